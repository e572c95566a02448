// The headings of columns order the list when they are pressed. In which order is decided where the site is made: its ranks
// are loaded, and nothing but numbers is compared.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** The column by which the list is ordered, and whether from its end. */
  let path = '', isReversed = false;
  /** The ranks of the items by column; without them the list stands in the order of the names. */
  let ranks;
  let place;

  const parameterOf = path => path.replace(/^fields\./, '');

  /** The headings at rest, as the page has them. */
  const resting = /** @type {HTMLElement} */ (document.querySelector('main .headings'));
  const headingsIn = headings => [...headings.querySelectorAll('[data-column]')];
  const headingOf = (headings, column) => headingsIn(headings).find(({dataset}) => dataset.column === column);
  const restingOrder = column => headingOf(resting, column).dataset.order || 'none';

  /** Marks a heading with the order of its column: `ascending`, `descending` or `none`; in words for those who do not see it. */
  function mark(heading, order) {
    heading.dataset.order = order;
    heading.querySelector('.visually-hidden').textContent = resting.dataset[order] || '';
  }

  /** Makes buttons of the headings at rest. */
  function enliven() {
    for (const heading of headingsIn(resting)) {
      const button = document.createElement('button'), words = document.createElement('span');
      button.type = 'button';
      words.className = 'visually-hidden';
      button.append(...heading.childNodes, ' ', words);
      heading.append(button);
      mark(heading, restingOrder(heading.dataset.column));
    }
  }

  /** From the beginning, from the end, and back to the list as it was. */
  function turn(column) {
    // What the list is in order of already, it can only be in the reverse order of.
    if (column !== path) [path, isReversed] = [column, restingOrder(column) === 'ascending'];
    else if (!isReversed) isReversed = true;
    else path = '';
    return Ganada.update();
  }

  /** What the search field is told of the order. */
  const refinement = {
    isOrder: true,
    read(parameters) {
      const wanted = parameters.get('sort') || '', name = wanted.replace(/^-/, '');
      path = headingsIn(resting).map(({dataset}) => dataset.column).find(column => parameterOf(column) === name) || '';
      isReversed = name !== wanted;
    },
    write(parameters) {
      if (path === '') parameters.delete('sort');
      else parameters.set('sort', (isReversed ? '-' : '') + parameterOf(path));
    },
    isActive: () => path !== '',
    clear() { path = ''; },
    async refine(items) {
      if (path === '') return items;
      ranks ||= await Ganada.loadScript(Ganada.base() + 'search/orders.js');
      const rankOf = item => ranks[path] ? ranks[path][item] : item + 1, sign = isReversed ? -1 : 1;
      // What has no value stands last in either order.
      return [...items].sort((one, other) =>
        (rankOf(one) === 0) - (rankOf(other) === 0) || sign * (rankOf(one) - rankOf(other)) || one - other);
    },
    show(answers, index, count) {
      if (!place) {
        place = /** @type {HTMLElement} */ (resting.cloneNode(true));
        answers.before(place);
      }
      place.hidden = count === 0;
      for (const heading of headingsIn(place)) {
        const {column} = heading.dataset, order = column === path ? isReversed ? 'descending' : 'ascending' : 'none';
        mark(heading, path === '' ? restingOrder(column) : order);
      }
      const {className} = resting.nextElementSibling || {className: 'list'};
      for (const list of answers.querySelectorAll('.list')) list.className = className;
    },
  };

  async function press(event) {
    const heading = /** @type {Element} */ (event.target).closest?.('.headings [data-column]');
    if (!heading || !Ganada.update) return;
    const column = heading.dataset.column;
    await turn(column);
    const headings = document.getElementById('_results').hidden ? resting : place;
    headingOf(headings, column).firstChild.focus({preventScroll: true});
  }

  if (resting !== null) { // a site's own list may have none
    (Ganada.refinements ||= []).push(refinement);
    enliven();
    document.addEventListener('click', press);
  }
}
