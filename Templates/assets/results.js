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

  /**
   * Where a value leads; undefined where it is shown as plain text. Sources/Rendering/FieldAddress.swift decides the same
   * for the pages: only these schemes come through, so that data never carries a script.
   * @param {string} text @param {string} type of the column
   */
  function addressOf(text, type) {
    if (type === 'email') return /^[^@\s]+@[^@\s]+$/.test(text) ? 'mailto:' + encodeURI(text) : undefined;
    if (type === 'tel') {
      const number = /^[\d+ ().\/-]*/.exec(text)[0].replace(/(?!^\+)\D/g, '');
      return /\d{3}/.test(number) ? 'tel:' + number : undefined;
    }
    if (type !== 'url' || /[\s\x00-\x1f\x7f]/.test(text)) return undefined;
    const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text);
    if (scheme) return /^(https?|ftp|mailto|tel)$/i.test(scheme[1]) ? text : undefined;
    return /^[^./@][^/@]*\.[^/@]*[^./@](\/|$)/.test(text) ? 'https://' + text : undefined;
  }

  /** One value of a field. */
  function valueOf(text, type, {query, texts}) {
    if (type === 'boolean') return texts[{true: 'yes', false: 'no'}[text.toLowerCase()]] || text;
    if (type === 'image') {
      const src = /^(https?:|\/\/)/i.test(text) ? text : document.body.dataset.root + text.replace(/^\/+/, '');
      return element('img', {src, alt: '', loading: 'lazy'});
    }
    const href = addressOf(text, type), content = marked(text, query);
    if (href !== undefined) return element('a', {href}, ...content);
    return type === 'date' ? element('time', {dateTime: text}, ...content) : element('span', {}, ...content);
  }

  /** A labelled field of a row, if the item has it. */
  function fieldOf(item, {role, field: key}, context, number) {
    const column = context.columns.find(column => column.key === key);
    const value = column ? item.fields?.[key] : item[role], type = column?.type;
    if (value === undefined) return [];
    // Each link is a value of its own; words stand in one line.
    const isList = Array.isArray(value), isSeparate = /^(url|email|tel|image|markdown)$/.test(type);
    const values = isList && isSeparate ? value : [isList ? value.join(', ') : String(value)];
    const shown = values.map(text => element('dd', {}, valueOf(text, role === 'updated' ? 'date' : type || role, context)));
    const className = `c${number}${type === 'number' ? ' number' : ''}`;
    return [element('div', {className}, element('dt', {}, column ? column.label : context.texts[role]), ...shown)];
  }

  /** A row, as `row.mustache` writes it: the name, the summary, the fields of the list. */
  function rowOf(item, context) {
    const {query, row, searched} = context;
    const name = element('span', {className: 'name', dir: 'auto'}, ...marked(item.name, query));
    const isAnchor = item.url.includes('#');
    const href = isAnchor && item.link && addressOf(item.link, 'url') || item.href;
    const made = element('li', {}, element('a', {href}, name));
    made.dataset.item = '';
    if (item.summary && row.some(({role}) => role === 'summary')) {
      const content = searched.includes('summary') ? marked(item.summary, query, true) : [item.summary];
      made.append(' ', element('span', {className: 'summary'}, ...content));
    }
    const others = row.filter(({role}) => role !== 'summary'), first = row.length > others.length ? 2 : 1;
    const fields = others.flatMap((field, at) => fieldOf(item, field, context, first + at));
    if (fields.length > 0) made.append(' ', element('dl', {className: 'fields'}, ...fields));
    return made;
  }

  /** A section without its rows; its heading is a link where there is an address. @returns {HTMLElement} */
  function sectionOf({label, slug, count, href}, format) {
    const id = `_r-${slug}`, made = element('section', {}, element('ul', {className: 'rows'}));
    made.dataset.section = label;
    if (label === '') return made;
    const title = href === undefined ? label : element('a', {href}, label);
    made.setAttribute('aria-labelledby', id);
    made.prepend(element('h2', {id}, title, ' ', element('span', {className: 'count'}, format(count))));
    return made;
  }

  /** An empty list, in the language of its names. @returns {HTMLElement} */
  function listIn(locale) {
    const list = element('div', {className: 'list'}), language = locale.replace(/-u-.*/, '');
    list.dataset.list = '';
    if (language !== document.documentElement.lang) list.lang = language;
    return list;
  }

  /** The heading of the results, for those who do not see where they stand. */
  const heading = texts => element('h1', {className: 'visually-hidden'}, texts.resultsTitle);

  /** What rows are made with. */
  const contextOf = (answer, {columns = [], row = [], searched = []}, texts) =>
    ({query: answer.query, columns, row, searched, texts});

  /**
   * Shows an answer in a place: the first rows at once, the others in later turns until the signal stops them.
   * @param {HTMLElement} place
   * @param {{query: string, count: number, sections: object[], items: object[], slice: Function}} answer
   * @param {{locale: string, columns?: object[], row?: object[], searched?: string[]}} index what the collection says of
   *   its rows
   * @param {{texts: object, format: (number: number) => string, signal: AbortSignal}} options
   */
  Ganada.showResults = (place, answer, index, {texts, format, signal}) => {
    const context = contextOf(answer, index, texts), list = listIn(index.locale);
    let shown = 0, opened = 0, end = 0;

    const append = items => {
      for (const item of items) {
        while (shown >= end) {
          list.append(sectionOf(answer.sections[opened], format));
          end += answer.sections[opened].count;
          opened += 1;
        }
        list.lastElementChild.lastElementChild.append(rowOf(item, context));
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
      const button = element('button', {type: 'button'}, texts.more), line = element('p', {className: 'message'}, button);
      button.onclick = () => {
        line.remove();
        continueTo(shown + SCREENFUL);
      };
      list.after(line);
    };

    append(answer.items);
    place.replaceChildren(heading(texts), list);
    continueTo(SCREENFUL);
  };

  /**
   * Shows the answers of all collections in a place: the first rows of each, under its title, which leads to the others.
   * @param {HTMLElement} place
   * @param {{title: string, href: string, answer: object, index: object}[]} found
   * @param {{texts: object, format: (number: number) => string}} options
   */
  Ganada.showCollections = (place, found, {texts, format}) => {
    const lists = found.map(({title, href, answer, index}, at) => {
      const section = sectionOf({label: title, slug: at, count: answer.count, href}, format), list = listIn(index.locale);
      section.lastElementChild.append(...answer.items.map(item => rowOf(item, contextOf(answer, index, texts))));
      list.append(section);
      if (answer.items.length < answer.count) list.append(element('p', {className: 'more'}, element('a', {href}, texts.more)));
      return list;
    });
    place.replaceChildren(heading(texts), ...lists);
  };

  /** Shows a message in a place, with a button under it if there is something to try. */
  Ganada.showMessage = (place, message, texts, retry) => {
    const lines = [element('p', {}, message)];
    if (retry) lines.push(element('p', {}, element('button', {type: 'button', onclick: retry}, texts.retry)));
    place.replaceChildren(heading(texts), element('div', {className: 'message'}, ...lines));
  };
}
