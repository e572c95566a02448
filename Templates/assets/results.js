// The answer to a query as a list: sections with their counts, rows like those of the page, what matched marked.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** So many rows are made in one turn, and so many at most before the visitor comes to their end. */
  const BATCH = 100, SCREENFUL = 1000;
  /** The least height of a row in pixels. Of a sharded list two screens are made: each key takes them away again, which is slow. */
  const ROW = 40;
  /** So many rows are loaded at a time where names have to be loaded. */
  const FEW = 24;
  /** What rows show beside the name is loaded when no query has come for so many milliseconds. */
  const PAUSE = 300;

  /** The turn after the next frame: what is done there holds up nothing that is seen. */
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  const nextTurn = (delay = 0) => new Promise(resolve => setTimeout(resolve, delay));

  /** Makes an element with properties and children. */
  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

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
    if (href !== undefined) return element('a', {href}, ...content);
    return element('span', {}, ...content);
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
    const {terms, row, searched} = context, details = [];
    if (item.summary && row.some(({role}) => role === 'summary')) {
      const content = searched.includes('summary') ? marked(item.summary, terms, true) : [item.summary];
      details.push(' ', element('span', {className: 'summary'}, ...content));
    }
    if (item.image && row.some(({role}) => role === 'image')) {
      const src = imageAddress(item.image);
      details.push(' ', element('img', {className: 'thumbnail', src, alt: '', width: 48, height: 48, loading: 'lazy'}));
    }
    const others = row.filter(({role}) => role !== 'summary' && role !== 'image');
    const first = row.some(({role}) => role === 'summary') ? 2 : 1;
    const fields = others.flatMap((field, at) => fieldOf(item, field, context, first + at));
    if (fields.length > 0) details.push(' ', element('dl', {className: 'fields'}, ...fields));
    return details;
  }

  /** The room for what is not loaded yet. @returns {HTMLElement[]} */
  function roomFor({row}) {
    const room = [];
    if (row.some(({role}) => role === 'summary')) room.push(element('span', {className: 'summary'}));
    if (row.some(({role}) => role === 'image')) room.push(element('span', {className: 'thumbnail'}));
    if (row.some(({role}) => role !== 'summary' && role !== 'image')) room.push(element('div', {className: 'fields'}));
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
    const id = `_r-${slug}`, made = element('section', {}, element('ul', {className: 'rows'}));
    made.dataset.section = label;
    if (label === '') return made;
    const title = href === undefined ? label : element('a', {href}, label);
    made.setAttribute('aria-labelledby', id);
    made.prepend(element(level, {id}, title, ' ', element('span', {className: 'count'}, format(count))));
    return made;
  }

  /** An empty list, in the language of its names. @returns {HTMLElement} */
  function listIn(answer) {
    const list = element('div', {className: answer.values ? 'list lines' : 'list'}), language = answer.index.locale.replace(/-u-.*/, '');
    list.dataset.list = '';
    if (language !== document.documentElement.lang) list.lang = language;
    return list;
  }

  /** The heading of the results, for those who do not see where they stand. */
  const heading = texts => element('h1', {className: 'visually-hidden'}, texts.resultsTitle);

  /** What rows are made with. */
  function contextOf({query, index: {columns = [], row = [], searched = []}, values}, texts, signal) {
    return {terms: Ganada.parse(query).terms, columns, row, searched, texts, awaitView: values && openView(signal)};
  }

  /**
   * Shows an answer in a place: the headings of its sections with their counts, the first rows at once, the others as the
   * visitor scrolls to them or opens a section, until the signal stops them.
   * @param {HTMLElement} place
   * @param {{query: string, count: number, sections: object[], items: object[], index: object, slice: Function, ready: number}} answer
   * @param {{texts: object, format: (number: number) => string, signal: AbortSignal}} options
   */
  Ganada.showResults = (place, answer, {texts, format, signal}) => {
    const context = contextOf(answer, texts, signal), list = listIn(answer);
    let start = 0;
    const sections = answer.sections.map(section => {
      const state = {...section, start, shown: 0};
      start += section.count;
      return state;
    });

    /** Makes the element of a section, when it is first needed: there may be hundreds. */
    function make(section) {
      if (section.element) return section.element;
      const more = element('button', {type: 'button', onclick: () => fill(section)}, texts.more);
      section.line = element('p', {className: 'message', hidden: true}, more);
      section.element = sectionOf(section, format);
      section.rows = section.element.lastElementChild;
      section.element.append(section.line);
      return section.element;
    }

    const next = () => sections.find(({shown, count}) => shown < count);

    /** Appends items to a section. */
    function append(section, items) {
      make(section);
      section.rows.append(...items.map(item => rowOf(item, answer, context)));
      section.shown += items.length;
      section.line.hidden = section.shown === 0 || section.shown >= section.count;
    }

    /** Shows some more rows of a section. */
    async function fill(section, limit = answer.isSharded ? FEW : BATCH) {
      if (section.busy || section.shown >= section.count) return;
      section.busy = true;
      try {
        const from = section.start + section.shown;
        const items = await answer.slice(from, Math.min(from + limit, section.start + section.count));
        if (!signal.aborted) append(section, items);
      } catch {
        section.line.hidden = false; // its button tries again
      }
      section.busy = false;
    }

    /** The end of what is shown: what comes next is shown when it is near. */
    const end = element('p', {className: 'end'});
    const observer = new IntersectionObserver(async entries => {
      if (!entries[entries.length - 1].isIntersecting) return;
      const section = next(), before = section.shown;
      await fill(section);
      if (section.shown > before) watch();
    }, {rootMargin: '200px'});
    function watch() {
      observer.disconnect();
      const section = next();
      if (section === undefined || signal.aborted) return end.remove();
      section.shown > 0 ? section.rows.after(end) : section.element.before(end);
      observer.observe(end);
    }
    signal.addEventListener('abort', () => observer.disconnect());

    /** Opens a section out of turn. */
    async function open(section) {
      if (section.shown === 0) await fill(section);
      section.element.scrollIntoView();
      section.rows.querySelector('a')?.focus({preventScroll: true});
    }

    /** Shows what is below the first rows, and what is there without loading, a turn at a time. */
    async function goOn() {
      await nextFrame();
      if (signal.aborted) return;
      const limit = Math.min(answer.ready, answer.count, answer.isSharded ? Math.ceil(2 * innerHeight / ROW) : SCREENFUL);
      list.append(...sections.filter(({shown}) => shown === 0).map(make));
      showLetters(list, answer.items.length < answer.count ? sections : [], open, {texts, format});
      for (let shown = answer.items.length; shown < limit;) {
        await nextTurn();
        if (signal.aborted) return;
        const section = next();
        await fill(section, Math.min(BATCH, limit - shown));
        shown = section.start + section.shown;
      }
      if (answer.ready >= answer.count) return watch();
      // What has to be loaded waits for the visitor to go there.
      if (next().line) next().line.hidden = false;
      for (const event of ['scroll', 'wheel', 'touchmove']) addEventListener(event, watch, {once: true, passive: true, signal});
    }

    let rest = answer.items;
    for (const section of sections) {
      if (rest.length === 0) break;
      append(section, rest.slice(0, section.count));
      rest = rest.slice(section.count);
      list.append(section.element);
    }
    const letters = place.querySelector(':scope > nav'); // those of the last answer stay until the next turn: nothing jumps
    place.replaceChildren(heading(texts), ...letters ? [letters] : [], list);
    goOn();
  };

  /** Puts links to the sections of a long answer above its list, with their counts. */
  function showLetters(list, sections, open, {texts, format}) {
    const links = sections.map(section => {
      const count = element('span', {className: 'count'}, format(section.count));
      return element('a', {
        href: `#_r-${section.slug}`,
        onclick(event) {
          event.preventDefault();
          open(section);
        },
      }, section.label, ' ', count);
    });
    const before = list.previousElementSibling, isThere = before?.localName === 'nav';
    if (links.length < 2) return isThere && before.remove();
    if (isThere) before.replaceChildren(...links);
    else list.before(element('nav', {className: 'subletters', ariaLabel: texts.sections}, ...links));
  }

  /**
   * Shows the answers of all collections in a place: the first rows of each by section, under its title, which leads to
   * the others.
   * @param {HTMLElement} place
   * @param {{title: string, href: string, answer: object}[]} found
   * @param {{texts: object, format: (number: number) => string, signal: AbortSignal}} options
   */
  Ganada.showCollections = (place, found, {texts, format, signal}) => {
    const groups = found.map(({title, href, answer}, at) => {
      const group = sectionOf({label: title, slug: at, count: answer.count, href}, format), list = listIn(answer);
      group.className = 'group';
      delete group.dataset.section;
      const context = contextOf(answer, texts, signal);
      let first = 0;
      const sections = [];
      for (const section of answer.sections) {
        if (first >= answer.items.length) break;
        const made = sectionOf({...section, slug: `${at}-${section.slug}`}, format, 'h3');
        made.lastElementChild.append(...answer.items.slice(first, first += section.count).map(item => rowOf(item, answer, context)));
        sections.push(made);
      }
      group.lastElementChild.replaceWith(...sections);
      list.append(group);
      if (answer.items.length < answer.count) list.append(element('p', {className: 'more'}, element('a', {href}, texts.more)));
      return list;
    });
    place.replaceChildren(heading(texts), ...groups);
  };

  /** Shows a message in a place, with a button under it if there is something to try. */
  Ganada.showMessage = (place, message, texts, retry) => {
    const lines = [element('p', {}, message)];
    if (retry) lines.push(element('p', {}, element('button', {type: 'button', onclick: retry}, texts.retry)));
    place.replaceChildren(heading(texts), element('div', {className: 'message'}, ...lines));
  };
}
