// Matching: what a query asks for, and whether and where a field answers it. Sources/Searching/Matching/Term.swift does the same.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  // In folded text clusters are split into their keys, so ㄱ–ㅎ are single consonants and ㅏ–ㅣ single vowels.
  const CONSONANT = /[ㄱ-ㅎ]/, SYLLABLE = /[가-힣]/, VOWEL = /[ㅏ-ㅣ]/;
  /** Scripts without spaces between words: every character may start one. Han, kana, Hangul, Thai. */
  const DENSE = /[\u0e00-\u0e7f\u2e80-\u2fdf\u3005\u3007\u3021-\u3029\u3038-\u303b\u3041-\u30ff\u3131-\u318e\u31f0-\u31ff]|[\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
  const LETTER = /[\p{L}\p{Nd}]/u, INSIDE = /[\p{L}\p{Nd}\p{M}]/u;

  /**
   * One thing that must occur.
   * @typedef {{text: string, keys: string, whole: string, hangul: boolean, initials: string, head: string}} Term
   *   `keys`: what is compared by keystrokes, `whole` without the `head`.
   *   `initials`: the term without spaces where it is one of initials, else empty.
   *   `head`: its beginning up to a bare consonant before a syllable (ㅅ in ㅅ과), compared a syllable at a time; else empty.
   * @param {string} text folded
   * @returns {Term}
   */
  function term(text) {
    const bare = CONSONANT.test(text) && !VOWEL.test(text), whole = SYLLABLE.test(text);
    const head = bare && whole ? /^(.*[ㄱ-ㅎ](?=.*[가-힣]))?/.exec(text)[0] : '';
    return {
      text,
      keys: Ganada.keys(text.slice(head.length)),
      whole: Ganada.keys(text),
      hangul: /[ㄱ-ㅣ가-힣]/.test(text),
      initials: bare && !whole ? text.replace(/ /g, '') : '',
      head,
    };
  }

  /**
   * What a query asks for: its terms, all of which must occur, and all of it as one, for what starts with it.
   * @param {string} query
   * @returns {{terms: Term[], phrase: Term}}
   */
  Ganada.parse = query => {
    const texts = [];
    // A quotation mark counts where a term starts; one that is not closed yet reaches to the end.
    for (const [, quoted, plain] of query.matchAll(/["“”„＂]([^"“”„＂]*)(?:["“”„＂]|$)|([^\s\u0085]+)/g)) {
      texts.push(Ganada.fold(plain === undefined ? quoted : plain));
    }
    const terms = [...new Set(texts.filter(text => text !== ''))];
    return {terms: terms.map(term), phrase: term(Ganada.fold(texts.join(' ')))};
  };

  /**
   * A text that is searched.
   * @typedef {{text: string, keys: string, initials: string, words: boolean}} Field
   * @param {string} text folded
   * @param {boolean} [words] whether terms must stand at the start of a word
   * @returns {Field}
   */
  Ganada.field = (text, words = false) => {
    const hangul = /[ㄱ-ㅎ가-힣]/.test(text);
    return {text, keys: hangul ? Ganada.keys(text) : text, initials: hangul ? Ganada.initials(text) : '', words};
  };

  /** As much of a term as is compared with running text, in code points of its keys. */
  const WORD_LIMIT = 48;

  /** What the words that answer a term start with. @param {Term} term @returns {string} */
  Ganada.wordKeys = term => term.keys.length <= WORD_LIMIT ? term.keys : Array.from(term.keys).slice(0, WORD_LIMIT).join('');

  const isWordStart = (text, at) => {
    const [character] = text.slice(at, at + 2);
    return DENSE.test(character) || LETTER.test(character) && !INSIDE.test(Array.from(text.slice(Math.max(at - 2, 0), at)).pop() || '');
  };

  /**
   * Where a term stands at a position of a field, character by character of the field's text.
   * @returns {number | undefined} the end
   */
  function endOfMatch(term, keys, text, start) {
    let at = start;
    for (const wanted of term.head) {
      const found = text[at];
      if (found === undefined) return undefined;
      const here = CONSONANT.test(wanted) ? Ganada.initials(found) : text.slice(at, at + wanted.length);
      if (here !== wanted) return undefined;
      at += wanted.length;
    }
    let rest = keys;
    while (rest !== '') {
      if (at >= text.length) return undefined;
      const keys = Ganada.keys(text[at]);
      if (!keys.startsWith(rest) && !rest.startsWith(keys)) return undefined;
      rest = rest.slice(keys.length);
      at += 1;
    }
    return at;
  }

  /**
   * Where a term first occurs in a field, from a position on, in UTF-16 units of the field's text.
   * @param {Term} term @param {Field} field @param {number} [from]
   * @returns {[number, number] | undefined} start and end
   */
  Ganada.find = (term, field, from = 0) => {
    const {text} = field;
    if (term.initials !== '') {
      if (field.words || !field.initials.includes(term.initials)) return undefined;
      // A space is nothing to initials: count them back in.
      const positions = [];
      for (let at = 0; at < text.length; at++) if (text[at] !== ' ') positions.push(at);
      const skipped = positions.findIndex(at => at >= from);
      const found = skipped < 0 ? -1 : field.initials.indexOf(term.initials, skipped);
      return found < 0 ? undefined : [positions[found], positions[found + term.initials.length - 1] + 1];
    }
    if (!term.hangul && !field.words) {
      const found = text.indexOf(term.text, from);
      return found < 0 ? undefined : [found, found + term.text.length];
    }
    if (field.words && term.head !== '') return undefined;
    const keys = field.words ? Ganada.wordKeys(term) : term.keys;
    if (!field.keys.includes(keys)) return undefined;
    for (let at = from; at < text.length; at++) {
      if (field.words && !isWordStart(text, at)) continue;
      const end = endOfMatch(term, keys, text, at);
      if (end !== undefined) return [at, end];
    }
    return undefined;
  };

  /**
   * How near a name comes to being what was asked for: 0 it is, 1 it starts with it, 2 neither.
   * @param {Term} phrase @param {Field} name
   */
  Ganada.distance = (phrase, name) => {
    const isEqual = phrase.initials !== '' ? name.initials === phrase.initials && name.keys === name.text
      : name.keys === phrase.whole;
    if (isEqual) return 0;
    const found = Ganada.find(phrase, name);
    return found !== undefined && found[0] === 0 ? 1 : 2;
  };

  /**
   * The parts of a text that answer terms, for marking: ranges of UTF-16 units, in order, not overlapping.
   * @param {Term[]} terms @param {string} text as shown @param {boolean} [words] as for `field`
   * @returns {[number, number][]}
   */
  Ganada.marks = (terms, text, words = false) => {
    const {text: folded, starts, ends} = Ganada.foldWithOffsets(text), field = Ganada.field(folded, words), found = [];
    for (const term of terms) {
      for (let hit = Ganada.find(term, field); hit !== undefined; hit = Ganada.find(term, field, hit[1])) {
        if (hit[1] <= starts.length) found.push([starts[hit[0]], ends[hit[1] - 1]]);
      }
    }
    const marks = [];
    for (const [start, end] of found.sort((one, other) => one[0] - other[0])) {
      const last = marks[marks.length - 1];
      if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
      else marks.push([start, end]);
    }
    return marks;
  };
}
