// The items before and after an item. Its page does not name them, so that it stays the same when they change: they are
// looked up when somebody reaches for them.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  const place = /** @type {HTMLElement} */ (document.querySelector('.neighbours'));
  const texts = JSON.parse(document.getElementById('_strings').textContent);
  const base = new URL(document.body.dataset.collection, location.href).href;

  /** A link that leads to the list until the neighbour is known. */
  function linkTo(relation, label) {
    const link = document.createElement('a');
    link.rel = relation;
    link.href = new URL('index.html', base).href;
    link.append(label);
    place.append(link);
    return link;
  }

  const links = [linkTo('prev', texts.previous), linkTo('next', texts.next)];
  let lookup;

  /** Names the neighbours, and points the links at them; the first and the last item have but one. */
  async function name() {
    const here = location.href.replace(/[?#].*/, '');
    const neighbours = await Ganada.open(base).neighbours(here, document.querySelector('h1').textContent);
    links.forEach((link, side) => {
      const item = neighbours[side];
      link.hidden = item === undefined;
      if (item === undefined) return;
      const label = document.createElement('small');
      label.append(...link.childNodes);
      const title = document.createElement('span');
      title.dir = 'auto';
      title.append(item.name);
      link.append(label, title);
      link.href = item.href;
    });
  }

  const reach = () => lookup ??= name().catch(() => { lookup = undefined; });
  for (const event of ['pointerenter', 'focusin', 'touchstart']) place.addEventListener(event, reach, {passive: true});
  place.addEventListener('click', async event => {
    const link = /** @type {Element} */ (event.target).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    await reach();
    if (!link.hidden) location.href = link.href;
  });
  place.hidden = false;
}
