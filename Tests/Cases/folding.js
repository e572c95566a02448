// Compares a folding with `folding.json`, in node and in a browser.
'use strict';

/**
 * The runs of code points that fold otherwise than in the table.
 * @param {(text: string) => string} fold
 * @param {{first: number, last: number, hash: number}[]} runs
 */
function differences(fold, runs) {
  return runs.filter(({first, last, hash}) => {
    let made = 2166136261;
    for (let code = first; code <= last; code++) {
      for (const unit of fold(`a${String.fromCodePoint(code)}b`).split('')) {
        made = Math.imul(made ^ unit.charCodeAt(0), 16777619) >>> 0;
      }
    }
    return made !== hash;
  });
}

if (typeof module !== 'undefined') module.exports = {differences};
