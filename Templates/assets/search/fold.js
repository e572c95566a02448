// Folding: names and queries meet in one form, whatever their case, accents, width or keyboard.
//
// Sources/Searching/Matching/Folding.swift does the same, code point by code point; Tests/Browser compares the two over all that is
// assigned in Unicode 15.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** Only so much of a field is searched, in folded code points. */
  const LIMIT = 256;

  // Double jamo that are written with two keys (of the two-set keyboard): each with these.
  const CLUSTERS = 'ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ'.split(' ');

  // Letters that no normal form takes apart, then quotes and dashes: each with what it folds to.
  const LETTERS = ('øo łl đd ħh ŧt ðd þth æae œoe ŋn ĸk ƀb ɓb ƈc ȼc ɖd ɗd ɇe ƒf ǥg ɠg ɨi ɉj ƙk ƚl ɲn ɵo ƥp ɍr ʂs ƭt ʈt '
    + 'ʉu ʋv ƴy ɏy ƶz ⱥa ⱦt ıi ٱا ٲا ٳا ىي ـ ‘\' ’\' ‚\' ‛\' ʼ\' “" ”" „" ‟" ‐- ‒- –- —- ―- −-').split(' ');

  // Marks and invisible characters that do not count: accents, Hebrew points, Arabic vowel signs, variation selectors,
  // what steers the direction of text. Thai, Indic and kana marks make other words and stay; so does the joiner of emoji.
  const IGNORED = new RegExp('[\\0\\u00ad\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5'
    + '\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u08ca-\\u08e1'
    + '\\u08e3-\\u08ff\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200b\\u200c\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069'
    + '\\u20d0-\\u20ff\\ufe00-\\ufe2f\\ufeff\\u{e0100}-\\u{e01ef}]', 'gu');

  /** What a code point folds to. Filled here with all exceptions, and with the others as they are met. */
  const known = new Map(CLUSTERS.concat(LETTERS).map(entry => [entry[0], entry.slice(1)]));
  const codes = (first, last) => Array.from({length: last - first + 1}, (_, index) => String.fromCharCode(first + index));
  for (const jamo of codes(0x3131, 0x318e)) {
    // NFKC would make conjoining jamo of them, and syllables of those: it goes the other way here.
    if (!known.has(jamo)) known.set(jamo, jamo);
    known.set(jamo.normalize('NFKC'), known.get(jamo));
  }

  // The keys of Hangul, in the order of Unicode's composed syllables, which is that of its single jamo.
  const keysOf = jamo => known.get(jamo), CONSONANTS = codes(0x3131, 0x314e);
  const INITIALS = CONSONANTS.filter(jamo => keysOf(jamo) === jamo);
  const VOWELS = codes(0x314f, 0x3163).map(keysOf);
  const FINALS = ['', ...CONSONANTS.filter(jamo => !/[ㄸㅃㅉ]/.test(jamo)).map(keysOf)];
  FINALS.forEach((keys, index) => index && known.set(String.fromCharCode(0x11a7 + index), keys));

  /** @param {string} character one code point @returns {string} */
  function foldCodePoint(character) {
    let result = known.get(character);
    if (result !== undefined) return result;
    // By way of upper case, which is full case folding: `toLowerCase` alone leaves ß and final sigma.
    const parts = character.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFD').replace(IGNORED, '').normalize();
    if (parts !== character) result = Array.from(parts, foldCodePoint).join('');
    else if (/[ァ-ヶヽヾ]/.test(character)) result = String.fromCharCode(character.charCodeAt(0) - 0x60);
    else result = /[\s\u0085]/.test(character) ? ' ' : character;
    known.set(character, result);
    return result;
  }

  /** What only case and space change: most names. */
  const PLAIN = /^[\x01-\x7f가-힣]*$/;

  /** One space for many, none at the ends, none between two syllables of Hangul. @param {string} text */
  const closeUp = text => text.replace(/^ +| +$/g, '').replace(/ +/g, ' ').replace(/([가-힣]) (?=[가-힣])/g, '$1');

  /** The first code points of a text. @param {string} text */
  function cut(text) {
    return text.length <= LIMIT ? text : Array.from(text.slice(0, 2 * LIMIT)).slice(0, LIMIT).join('').replace(/ $/, '');
  }

  const foldOpen = text => Array.from(text.normalize(), foldCodePoint).join('').normalize();

  /** The form in which names and queries are compared. @param {string} text @returns {string} */
  Ganada.fold = text => cut(closeUp(PLAIN.test(text) ? text.toLowerCase().replace(/\s/g, ' ') : foldOpen(text)));

  /**
   * The folded text with the way back: for each of its UTF-16 units, where what it came from starts and ends in `text`.
   * @param {string} text
   * @returns {{text: string, starts: number[], ends: number[]}}
   */
  Ganada.foldWithOffsets = text => {
    const folded = Ganada.fold(text), starts = [], ends = [];
    let start = 0;
    if (PLAIN.test(text) && folded.length === text.length) { // each stands for itself
      for (; start < text.length; start++) starts.push(start) && ends.push(start + 1);
      return {text: folded, starts, ends};
    }
    // What may compose with the character before it folds together with it; all else folds by itself.
    for (const cluster of text.match(/[^][\p{M}\uff9e\uff9f\u1160-\u11ff\ud7b0-\ud7fb]*/gu) || []) {
      for (const unit of foldOpen(cluster).split('')) {
        if (unit !== folded[starts.length]) continue; // a space that was closed up, or what was cut off
        starts.push(start);
        ends.push(start + cluster.length);
      }
      start += cluster.length;
    }
    return {text: folded, starts, ends};
  };

  /** The keys that write a folded text; what is not a syllable stays as it is. @param {string} text @returns {string} */
  Ganada.keys = text => text.replace(/[가-힣]/g, syllable => {
    const index = syllable.charCodeAt(0) - 0xac00;
    return INITIALS[Math.floor(index / 588)] + VOWELS[Math.floor(index / 28) % 21] + FINALS[index % 28];
  });

  /** A folded text with the initial of each syllable in its place, without spaces. @param {string} text @returns {string} */
  Ganada.initials = text => text.replace(/ /g, '').replace(/[가-힣]/g, syllable =>
    INITIALS[Math.floor((syllable.charCodeAt(0) - 0xac00) / 588)]);
}
