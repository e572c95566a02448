// Filters: the values of some fields as buttons with live counts. Values of one field widen each other, fields narrow.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** The fields, by where their values stand in an item: `tags`, `fields.region`. @type {string[]} */
  const paths = JSON.parse(document.currentScript.dataset.facets);
  /** The chosen values of each field, by what is compared. */
  const chosen = new Map(paths.map(path => [path, new Map()]));
  /** Of the index: each field with its values, and of each item which of these it has. */
  let facets;
  let place;

  /** What a field is called in the address; `q` and `sort` are taken. */
  const parameterOf = path => path.replace(/^fields\./, '').replace(/^(q|sort)$/, '_$1');

  /** Tags that differ in case alone are one. */
  const keyOf = (path, text) => path === 'tags' ? text.toUpperCase().toLowerCase() : text;

  function readFacets({facets: listed, columns = [], items}) {
    return listed.map(({role, field, values}) => {
      const path = role || `fields.${field}`, numbers = new Map(values.map((value, at) => [keyOf(path, value), at]));
      const valuesOf = item => [].concat((role ? item[role] : item.fields?.[field]) ?? []).map(String);
      return {
        path, values, numbers,
        held: items.map(item => [...new Set(valuesOf(item).map(value => numbers.get(keyOf(path, value))))]),
        column: columns.find(({key}) => key === field),
      };
    });
  }

  /** The numbers of the chosen values of a field. */
  const pressedOf = ({path, numbers}) => new Set([...chosen.get(path).keys()].map(key => numbers.get(key)));

  /** Presses a button, or takes it back. */
  function toggle(path, value) {
    const values = chosen.get(path), key = keyOf(path, value);
    if (!values.delete(key)) values.set(key, value);
    return Ganada.update();
  }

  function buttonOf(value, text) {
    const {element} = Ganada, button = element('button', {type: 'button'}, text, ' ', element('span', {className: 'count'}));
    button.dataset.value = value;
    return button;
  }

  function open(texts) {
    const {element} = Ganada;
    return element('div', {className: 'facets'}, ...facets.map(({path, values, column}) => {
      const label = column ? column.label : texts[path];
      const buttons = values.map(value =>
        buttonOf(value, column?.type === 'boolean' && texts[{true: 'yes', false: 'no'}[value]] || value));
      const group = element('div', {role: 'group', ariaLabel: label}, element('span', {}, label), ...buttons);
      group.dataset.facet = path;
      return group;
    }));
  }

  (Ganada.refinements ||= []).push({
    read(parameters) {
      for (const [path, values] of chosen) {
        values.clear();
        for (const value of parameters.getAll(parameterOf(path))) values.set(keyOf(path, value), value);
      }
    },
    write(parameters) {
      for (const [path, values] of chosen) {
        parameters.delete(parameterOf(path));
        for (const value of values.values()) parameters.append(parameterOf(path), value);
      }
    },
    isActive: () => [...chosen.values()].some(values => values.size > 0),
    clear() {
      for (const values of chosen.values()) values.clear();
    },
    async refine(items, index) {
      facets ||= readFacets(index);
      const wanted = facets.map(pressedOf);
      for (const facet of facets) facet.counts = facet.values.map(() => 0);
      return items.filter(item => {
        // A field's own choice does not change its counts: they tell what another of its values would add.
        const lacking = facets.filter(({held}, at) => wanted[at].size > 0 && !held[item].some(value => wanted[at].has(value)));
        for (const {held, counts} of lacking.length === 0 ? facets : lacking.length === 1 ? lacking : []) {
          for (const value of held[item]) counts[value] += 1;
        }
        return lacking.length === 0;
      });
    },
    show(answers, index, count, {texts, format}) {
      if (!facets) return;
      if (!place) answers.before(place = open(texts));
      facets.forEach((facet, at) => {
        const {counts} = facet, pressed = pressedOf(facet);
        [...place.children[at].querySelectorAll('button')].forEach((button, value) => {
          button.setAttribute('aria-pressed', String(pressed.has(value)));
          button.setAttribute('aria-disabled', String(counts[value] === 0 && !pressed.has(value)));
          button.lastChild.textContent = format(counts[value]);
        });
      });
    },
  });

  document.addEventListener('click', async event => {
    const chip = /** @type {Element} */ (event.target).closest?.('.facets [data-value]');
    if (!chip || !Ganada.isPlain(event) || !Ganada.update) return;
    event.preventDefault();
    if (chip.getAttribute('aria-disabled') === 'true') return;
    const {value} = chip.dataset, path = chip.parentNode.dataset.facet;
    await toggle(path, value);
    // The list gives way to the results, whose filters go on where one was.
    if (!place?.contains(chip)) place?.querySelector(`[data-facet="${CSS.escape(path)}"] [data-value="${CSS.escape(value)}"]`)?.focus();
  });
}
