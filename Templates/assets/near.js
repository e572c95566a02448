// Names that are nearly what was asked for, offered where nothing is found. Loaded then only.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** So many are offered. */
  const MOST = 5;

  /**
   * How many keys must be changed, added, left out or exchanged with the next, to make the wanted ones of the beginning of
   * some others; anything over the limit where they are more.
   * @param {string} wanted @param {string} given @param {number} limit
   */
  function distanceToStart(wanted, given, limit) {
    let before, row = Array.from({length: given.length + 1}, (_, at) => at);
    for (let at = 0; at < wanted.length; at++) {
      const next = [at + 1];
      for (let to = 0; to < given.length; to++) {
        let best = Math.min(row[to] + (wanted[at] !== given[to]), row[to + 1] + 1, next[to] + 1);
        if (before && to > 0 && wanted[at] === given[to - 1] && wanted[at - 1] === given[to]) best = Math.min(best, before[to - 1] + 1);
        next.push(best);
      }
      if (Math.min(...next) > limit) return limit + 1;
      [before, row] = [row, next];
    }
    return Math.min(...row);
  }

  /** The items whose names, or words of them, begin nearly like the query: the nearest first, else as the list has them. */
  function nearest(query, {items, fields}) {
    const {keys, initials} = Ganada.parse(query).phrase, found = [];
    // A few keys are near everything, and initials stand for too much.
    const limit = keys.length < 3 || initials !== '' ? 0 : keys.length < 6 ? 1 : 2;
    if (limit === 0) return found;
    fields.forEach(([name], item) => {
      const starts = [0];
      for (let at = name.keys.indexOf(' '); at >= 0; at = name.keys.indexOf(' ', at + 1)) starts.push(at + 1);
      const distances = starts.map(at => distanceToStart(keys, name.keys.slice(at, at + keys.length + limit), limit));
      const distance = Math.min(...distances);
      if (distance <= limit) found.push({item, distance, excess: Math.abs(name.keys.length - keys.length)});
    });
    found.sort((one, other) => one.distance - other.distance || one.excess - other.excess || one.item - other.item);
    return found.slice(0, MOST).map(({item}) => items[item]);
  }

  /** A list of such names, labelled as what it is; they are no results, and nothing counts them. */
  Ganada.receive((query, index, base, texts) => {
    const {element} = Ganada;
    const rows = nearest(query, index).map(({name, url}) => element('li', {},
      element('a', {href: new URL(url, base).href}, element('span', {className: 'name', dir: 'auto'}, name))));
    if (rows.length === 0) return '';
    return element('section', {className: 'near'}, element('h2', {}, texts.near), element('ul', {className: 'rows'}, ...rows));
  });
}
