// The rows of an answer, like those of the page, with what matched marked; the sections that they stand in.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  const {element} = Ganada;

  /** What rows show beside the name is loaded when no query has come for so many milliseconds. */
  const PAUSE = 300;

  /**
   * A text with the parts that answer the query marked.
   * @param {string} text @param {object[]} terms @param {boolean} [words] whether only word starts answer
   * @returns {(string | HTMLElement)[]}
   */
  function marked(text, terms, words) {
    const pieces = [];
    let end = 0;
    for (const [from, to] of Ganada.marks(terms, text, words)) {
      pieces.push(text.slice(end, from), element('mark', {}, text.slice(from, to)));
      end = to;
    }
    return [...pieces, text.slice(end)];
  }

  /**
   * Where a value leads; undefined where it is shown as plain text. Sources/Rendering/Views/FieldAddress.swift decides the same
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

  /** The formats of the page's language, made once; Sources/International has the same. */
  const formats = {};

  /** A number with the separators of the page's language and as many digits after the point as it has. */
  function shownNumber(text, useGrouping) {
    if (!/^[-+]?\d+(\.\d+)?$/.test(text) || text.length > 15) return text;
    const places = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0, name = `${places} ${useGrouping}`;
    formats[name] ??= new Intl.NumberFormat(document.documentElement.lang, {
      numberingSystem: 'latn', useGrouping, minimumFractionDigits: places, maximumFractionDigits: places});
    return formats[name].format(text);
  }

  /** A day, and a time if it has one, as the page's language writes it, by the clock of its own zone. */
  function shownDate(text) {
    const [, day, time, zone] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)[\d:.]*(Z?)\S*)?$/i.exec(text) || [];
    const moment = new Date(`${day}T${time || '00:00'}Z`);
    if (isNaN(moment)) return text;
    const format = dateStyle => new Intl.DateTimeFormat(document.documentElement.lang, {
      calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC', dateStyle, timeStyle: time && 'short'});
    // A month that is cut short is written out.
    const isCut = () => !/^\d+$/.test(format('medium').formatToParts(moment).find(part => part.type === 'month').value);
    formats[time ? 'moment' : 'day'] ??= format(isCut() ? 'long' : 'medium');
    return formats[time ? 'moment' : 'day'].format(moment) + (zone ? ' UTC' : '');
  }

  /** The address of an image on the page: one of the web, else a file of the site. */
  const imageAddress = text => /^(https?:|\/\/)/i.test(text) ? text : document.body.dataset.root + encodeURI(text.replace(/^\/+/, ''));

  /** One value of a field. */
  function valueOf(text, type, {terms, texts}, grouped) {
    if (type === 'number') return element('span', {}, ...marked(shownNumber(text, grouped), terms));
    if (type === 'date') return element('time', {dateTime: text}, ...marked(shownDate(text), terms));
    if (type === 'boolean') return texts[{true: 'yes', false: 'no'}[text.toLowerCase()]] || text;
    if (type === 'image') return element('img', {src: imageAddress(text), alt: '', loading: 'lazy'});
    const href = addressOf(text, type), content = marked(text, terms);
    return href === undefined ? element('span', {}, ...content) : element('a', {href}, ...content);
  }

  /** A labelled field of a row, if the item has it. */
  function fieldOf(item, {role, field: key}, context, number) {
    const column = context.columns.find(column => column.key === key);
    const value = column ? item.fields?.[key] : item[role], type = column?.type;
    if (value === undefined) return [];
    // Each link is a value of its own; words stand in one line.
    const isList = Array.isArray(value), isSeparate = /^(url|email|tel|image|markdown)$/.test(type);
    const values = isList && isSeparate ? value : [isList ? value.join(', ') : String(value)];
    const shown = values.map(text => element('dd', {}, valueOf(text, role === 'updated' ? 'date' : type || role, context, column?.grouped !== false)));
    const className = `c${number}${type === 'number' ? ' number' : ''}`;
    return [element('div', {className}, element('dt', {}, column ? column.label : context.texts[role]), ...shown)];
  }

  /** What the row of an item shows beside the name. @returns {(string | HTMLElement)[]} */
  function detailsOf(item, context) {
    const {terms, searched, shows, others} = context, details = [];
    if (item.summary && shows('summary')) {
      const content = searched.includes('summary') ? marked(item.summary, terms, true) : [item.summary];
      details.push(' ', element('span', {className: 'summary'}, ...content));
    }
    if (item.image && shows('image')) {
      const src = imageAddress(item.image);
      details.push(' ', element('img', {className: 'thumbnail', src, alt: '', width: 48, height: 48, loading: 'lazy'}));
    }
    const first = shows('summary') ? 2 : 1;
    const fields = others.flatMap((field, at) => fieldOf(item, field, context, first + at));
    if (fields.length > 0) details.push(' ', element('dl', {className: 'fields'}, ...fields));
    return details;
  }

  /** The room for what is not loaded yet. @returns {HTMLElement[]} */
  function roomFor({shows, others}) {
    const room = [];
    if (shows('summary')) room.push(element('span', {className: 'summary'}));
    if (shows('image')) room.push(element('span', {className: 'thumbnail'}));
    if (others.length > 0) room.push(element('div', {className: 'fields'}));
    return room;
  }

  /** Where a text that the row does not show answers the query, such as an alias: the text under its label. */
  function matchOf(item, {terms, row, columns, texts}, othersOf) {
    const name = Ganada.field(Ganada.fold(item.name));
    for (const term of terms) {
      if (Ganada.find(term, name)) continue;
      for (const [path, text] of othersOf(item)) {
        const key = path.replace(/^fields\./, '');
        if (row.some(({role, field}) => (role || field) === key) || !Ganada.find(term, Ganada.field(Ganada.fold(text)))) continue;
        const label = columns.find(column => column.key === key)?.label || texts[key];
        return [' ', element('span', {className: 'match'}, label ? label + ' ' : '', ...marked(text, terms))];
      }
    }
    return [];
  }

  /** A row, as `row.mustache` writes it: the name, the summary, the fields of the list. */
  function rowOf(item, answer, context) {
    const name = element('span', {className: 'name', dir: 'auto'}, ...marked(item.name, context.terms));
    const isAnchor = item.url.includes('#');
    const href = isAnchor && item.link && addressOf(item.link, 'url') || item.href;
    const made = element('li', {}, element('a', {href}, name), ...matchOf(item, context, answer.othersOf));
    made.dataset.item = '';
    const shown = answer.values ? roomFor(context) : detailsOf(item, context);
    made.append(...shown);
    if (answer.values) {
      context.awaitView(made, async () => {
        const details = detailsOf(await answer.values(item), context);
        for (const place of shown) {
          const detail = details.find(({className}) => className === place.className);
          if (detail) place.replaceWith(detail);
        }
      });
    }
    return made;
  }

  /** Loads what rows show once they come into view and typing pauses; a failure is tried again when they come anew. */
  function openView(signal) {
    const start = performance.now(), loads = new Map();
    const observer = new IntersectionObserver(entries => {
      for (const {target, isIntersecting} of entries) {
        clearTimeout(loads.get(target).timer);
        if (!isIntersecting) continue;
        loads.get(target).timer = setTimeout(() => {
          if (signal.aborted) return;
          loads.get(target).load().then(() => observer.unobserve(target), () => {});
        }, Math.max(start + PAUSE - performance.now(), 50));
      }
    });
    signal.addEventListener('abort', () => observer.disconnect());
    return (row, load) => {
      loads.set(row, {load, timer: 0});
      observer.observe(row);
    };
  }

  /** A section without its rows; its heading is a link where there is an address. @returns {HTMLElement} */
  function sectionOf({label, slug, count, href}, format, level = 'h2') {
    const made = element('section', {}, element('ul', {className: 'rows'}));
    made.dataset.section = label;
    if (label === '') return made;
    const title = href === undefined ? label : element('a', {href}, label);
    made.prepend(element(level, {id: `_r-${slug}`}, title, ' ', element('span', {className: 'count'}, format(count))));
    return made;
  }

  /** An empty list, in the language of its names. @returns {HTMLElement} */
  function listIn(answer, {shows}) {
    const className = `list${answer.values ? ' lines' : ''}${shows('image') ? ' images' : ''}`;
    const list = element('div', {className}), language = answer.index.locale.replace(/-u-.*/, '');
    list.dataset.list = '';
    if (language !== document.documentElement.lang) list.lang = language;
    return list;
  }

  /** What rows are made with. */
  function contextOf({query, index: {columns = [], row = [], searched = []}, values}, texts, signal) {
    return {
      terms: Ganada.parse(query).terms, columns, row, searched, texts, awaitView: values && openView(signal),
      shows: wanted => row.some(({role}) => role === wanted),
      others: row.filter(({role}) => role !== 'summary' && role !== 'image'),
    };
  }

  /** Shows a message in a place, with a button under it if there is something to try. */
  Ganada.showMessage = (place, message, texts, retry) => {
    const button = retry ? [element('button', {type: 'button', onclick: retry}, texts.retry)] : [];
    place.replaceChildren(element('div', {className: 'message'}, element('p', {}, message), ...button));
  };

  Ganada.rows = {listIn, sectionOf, contextOf, rowOf};
}
