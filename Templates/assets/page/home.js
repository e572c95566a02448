// The search on a page of no collection: in all of them, grouped by collection, then section.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  const {element} = Ganada, {listIn, sectionOf, contextOf, rowOf} = Ganada.rows;

  /** So many rows of each collection are shown. */
  const PREVIEW = 10;

  /**
   * Shows the answers of all collections in a place: the first rows of each by section, under its title, which leads to
   * the others.
   * @param {HTMLElement} place
   * @param {{title: string, href: string, answer: object}[]} found
   * @param {{texts: object, format: (number: number) => string, signal: AbortSignal}} options
   */
  function showCollections(place, found, {texts, format, signal}) {
    const groups = found.map(({title, href, answer}, at) => {
      const group = sectionOf({label: title, slug: at, count: answer.count, href}, format);
      const context = contextOf(answer, texts, signal), list = listIn(answer, context);
      group.className = 'group';
      delete group.dataset.section;
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
    place.replaceChildren(...groups);
  }

  const sum = list => list.reduce((total, {count}) => total + count, 0);

  /**
   * Where the field looks: in all collections of the site. The rest is as in `openCollection`.
   * @param {HTMLElement} place @param {{texts: object, format: (number: number) => string}} words
   */
  Ganada.openSite = (place, {texts, format}) => ({
    total: async () => sum(await Ganada.collections()),
    async find(query, signal) {
      const collections = await Ganada.searchAll(query, {limit: PREVIEW, signal});
      const found = collections.map(({title, mount, result}) => {
        const list = new URL(`${document.body.dataset.root}${mount}index.html`, location.href);
        list.searchParams.set('q', query);
        return {title, href: list.href, answer: result};
      });
      return {count: sum(found.map(({answer}) => answer)), show: () => showCollections(place, found, {texts, format, signal})};
    },
  });
}
