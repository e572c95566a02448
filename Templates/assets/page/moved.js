// A section that was split keeps its old anchors: `l.html#lamp` goes on to the part that holds `lamp` now.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** The anchor that the address asks for and this page lacks; else empty. */
  function missingAnchor() {
    let id = location.hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      // Not an address of ours; it is looked for as it stands.
    }
    return document.getElementById(id) ? '' : id;
  }

  /** Called by the script that is loaded: each part's page with the anchors that it holds. @param {Object<string, string[]>} parts */
  Ganada.moved = parts => {
    const id = missingAnchor();
    for (const [page, ids] of Object.entries(parts)) {
      if (ids.includes(id)) location.replace(`${page}#${encodeURIComponent(id)}`);
    }
  };

  function forward() {
    const list = document.querySelector('[data-moved]');
    if (list !== null && missingAnchor() !== '') document.head.append(Ganada.element('script', {src: list.dataset.moved}));
  }

  addEventListener('hashchange', forward);
  forward();
}
