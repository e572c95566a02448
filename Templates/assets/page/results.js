// What the page of a collection shows of an answer: sections with their counts, rows that come as one goes on; and where the
// field of such a page looks. home.js is for the pages of no collection.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  const {element, nextTurn} = Ganada, {listIn, sectionOf, contextOf, rowOf} = Ganada.rows;

  /** So many rows are shown at once; and where each may cost a file. */
  const FIRST = 100, FIRST_SHARDED = 8;
  /** So many rows are made in one turn, and so many at most before the visitor comes to their end. */
  const BATCH = 36, SCREENFUL = 1000;
  /** The least height of a row in pixels. Of a sharded list two screens are made: each key takes them away again, which is slow. */
  const ROW = 40;
  /** So many rows at least stand in one list: what a browser lays out anew where more of them come. */
  const LIST = 100;
  /** So many rows are loaded at a time where names have to be loaded. */
  const FEW = 24;
  /** So many items at most are read for a download where they stand in many files. */
  const LONGEST_DOWNLOAD = 10000;

  /**
   * Shows an answer in a place: the headings of its sections with their counts, the first rows at once, the others as the
   * visitor scrolls to them or opens a section, until the signal stops them.
   * @param {HTMLElement} place
   * @param {{query: string, count: number, sections: object[], items: object[], index: object, slice: Function, ready: number}} answer
   * @param {{texts: object, format: (number: number) => string, signal: AbortSignal}} options
   */
  function showResults(place, answer, {texts, format, signal}) {
    const context = contextOf(answer, texts, signal), list = listIn(answer, context);
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
      if (section.rows.childElementCount >= LIST) {
        section.rows = element('ul', {className: 'rows further'});
        section.line.before(section.rows);
      }
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
    }, {rootMargin: '300%'});
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
      section.element.querySelector('li a')?.focus({preventScroll: true});
    }

    /** Shows what is below the first rows, and what is there without loading, a turn at a time. */
    async function goOn() {
      await Ganada.nextFrame(); // what is done then holds up nothing that is seen
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
    place.replaceChildren(...letters ? [letters] : [], list);
    goOn();
  }

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
   * Where the field looks: in the page's collection. `find` gives the count of an answer, and how to show it in the place,
   * to find names that are nearly the query, and to download it.
   * @param {HTMLElement} place @param {{texts: object, format: (number: number) => string}} words
   */
  Ganada.openCollection = (place, {texts, format}) => {
    const base = Ganada.base(), opened = Ganada.open(base);
    return {
      total: async () => (await opened.load()).count,
      async find(query, signal) {
        const isSharded = await opened.form() === 'sharded', used = isSharded ? [] : Ganada.refinements || [];
        const refine = async (items, index) => {
          for (const refinement of used) items = await refinement.refine(items, index);
          return {items, isOrdered: used.some(refinement => refinement.isOrder && refinement.isActive())};
        };
        const answer = await opened.search(query, {limit: isSharded ? FIRST_SHARDED : FIRST, signal, refine});
        const {count, index} = answer, isTooLong = isSharded && count > LONGEST_DOWNLOAD;
        return {
          count,
          show() {
            if (count > 0) showResults(place, answer, {texts, format, signal});
            for (const refinement of used) refinement.show(place, index, count, {texts, format});
          },
          near: !isSharded && (async () => (await Ganada.loadSeldom('near'))(query, index, base, texts)),
          download: !isTooLong && (async () => (await Ganada.loadSeldom('download'))(answer, texts)),
        };
      },
    };
  };
}
