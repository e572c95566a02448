// The answer to a query as a list: sections with their counts, rows like those of the page, what matched marked.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** So many rows are made in one turn, and so many are shown before a button asks for more. */
  const BATCH = 100, SCREENFUL = 1000;

  /** Makes an element with properties and children. */
  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  /**
   * A text with the parts that answer the query marked.
   * @param {string} text @param {string} query @param {boolean} [words] whether only word starts answer
   * @returns {(string | HTMLElement)[]}
   */
  function marked(text, query, words) {
    const pieces = [];
    let end = 0;
    for (const [from, to] of Ganada.marks(query, text, words)) {
      pieces.push(text.slice(end, from), element('mark', {}, text.slice(from, to)));
      end = to;
    }
    return [...pieces, text.slice(end)];
  }

  /** The texts of an item at a path of its record, such as `summary` or `fields.Capital`. @returns {string[]} */
  function textsAt(item, path) {
    const value = path.startsWith('fields.') ? item.fields?.[path.slice(7)] : item[path];
    return value === undefined ? [] : [].concat(value).map(String);
  }

  /** A row, as `row.mustache` writes it: the name, the summary, the fields of the list. */
  function row(item, {query, row: paths = []}) {
    const name = element('span', {className: 'name', dir: 'auto'}, ...marked(item.name, query));
    const made = element('li', {}, element('a', {href: item.href}, name)), fields = [];
    made.dataset.item = '';
    for (const path of paths) {
      const texts = textsAt(item, path);
      if (texts.length === 0) continue;
      if (path === 'summary') {
        made.append(' ', element('span', {className: 'summary'}, ...marked(texts[0], query, true)));
      } else {
        const label = element('dt', {}, path.slice(path.indexOf('.') + 1));
        fields.push(element('div', {}, label, ...texts.map(text => element('dd', {}, ...marked(text, query)))));
      }
    }
    if (fields.length > 0) made.append(' ', element('dl', {className: 'fields'}, ...fields));
    return made;
  }

  /** A section without its rows. @returns {HTMLElement} */
  function section({label, slug, count, href}, format) {
    const id = `_r-${slug}`, title = href ? element('a', {href}, label) : label;
    const made = element('section', {}, element('ul', {className: 'rows'}));
    made.dataset.section = label;
    if (label === '') return made;
    made.setAttribute('aria-labelledby', id);
    made.prepend(element('h2', {id}, title, ' ', element('span', {className: 'count'}, format(count))));
    return made;
  }

  /**
   * Shows an answer in a place: the first rows at once, the others in later turns until the signal stops them.
   * @param {HTMLElement} place
   * @param {{query: string, count: number, sections: object[], items: object[], slice: Function}} answer
   * @param {{title: string, more: string, format: (number: number) => string, signal: AbortSignal}} options
   */
  Ganada.showResults = (place, answer, {title, more, format, signal}) => {
    const list = element('div', {className: 'list'});
    list.dataset.list = '';
    let shown = 0, opened = 0, end = 0;

    const append = items => {
      for (const item of items) {
        while (shown >= end) {
          list.append(section(answer.sections[opened], format));
          end += answer.sections[opened].count;
          opened += 1;
        }
        list.lastElementChild.lastElementChild.append(row(item, answer));
        shown += 1;
      }
    };

    const continueTo = async limit => {
      while (shown < Math.min(limit, answer.count)) {
        await new Promise(resolve => setTimeout(resolve));
        const items = await answer.slice(shown, shown + BATCH);
        if (signal.aborted || items.length === 0) return;
        append(items);
      }
      if (shown === answer.count) return;
      const button = element('button', {type: 'button'}, more), line = element('p', {className: 'message'}, button);
      button.onclick = () => {
        line.remove();
        continueTo(shown + SCREENFUL);
      };
      list.after(line);
    };

    append(answer.items);
    place.replaceChildren(element('h1', {className: 'visually-hidden'}, title), list);
    continueTo(SCREENFUL);
  };

  /** Shows a message in a place, with a button under it if there is something to do. */
  Ganada.showMessage = (place, message, action, onclick) => {
    const lines = [element('p', {}, message)];
    if (action) lines.push(element('p', {}, element('button', {type: 'button', onclick}, action)));
    place.replaceChildren(element('div', {className: 'message'}, ...lines));
  };
}
