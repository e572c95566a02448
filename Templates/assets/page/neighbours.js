// The items before and after an item. Its page does not name them, so that it stays the same when they change: they are
// looked up when somebody reaches for them.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  const {element, isPlain} = Ganada;

  /** Puts the links in their place; they lead to the list until the neighbours are known. @param {HTMLElement} place */
  function showNeighbours(place) {
    const {previous, next} = Ganada.texts, base = Ganada.base();
    const linkTo = (rel, label) => element('a', {rel, href: new URL('index.html', base).href}, label);
    const links = [linkTo('prev', previous), linkTo('next', next)];
    let lookup;

    /** Names the neighbours, and points the links at them; the first and the last item have but one. */
    async function name() {
      const here = location.href.replace(/[?#].*/, '');
      const neighbours = await Ganada.open(base).neighbours(here, document.querySelector('h1').textContent);
      links.forEach((link, side) => {
        const item = neighbours[side];
        link.hidden = item === undefined;
        if (item === undefined) return;
        link.append(element('small', {}, ...link.childNodes), element('span', {dir: 'auto'}, item.name));
        link.href = item.href;
      });
    }

    const reach = () => lookup ??= name().catch(() => { lookup = undefined; });
    for (const event of ['pointerenter', 'focusin', 'touchstart']) place.addEventListener(event, reach, {passive: true});
    place.addEventListener('click', async event => {
      const link = /** @type {Element} */ (event.target).closest('a');
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      await reach();
      if (!link.hidden) location.href = link.href;
    });
    place.append(...links);
    place.hidden = false;
  }

  const place = document.querySelector('.neighbours');
  if (place !== null && Ganada.texts) showNeighbours(/** @type {HTMLElement} */ (place));
}
