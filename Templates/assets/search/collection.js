// Searching a collection from its files: `Ganada.open(base).search(query)`. No interface; page.js has that.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** The site's folder: this script stands in its `assets/`. */
  const root = new URL('..', document.currentScript.src).href;

  /** Work is done in turns of so many milliseconds, so that typing is never held up. */
  const TURN = 8;
  Ganada.nextTurn = () => new Promise(resolve => setTimeout(resolve));

  /** @type {Map<string, (data: any) => void>} what waits for the data of a script, by its address */
  const waiting = new Map();

  /** Data files are scripts that hand over what they hold, so that they load on `file://` too. @param {any} data */
  Ganada.receive = data => waiting.get(document.currentScript.src)?.(data);

  /** Loads a data file that is a script. @param {string} url @returns {Promise<any>} */
  Ganada.loadScript = url => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const done = (settle, value) => {
      waiting.delete(url);
      script.remove();
      settle(value);
    };
    waiting.set(url, data => done(resolve, data));
    script.onerror = () => done(reject, new Error(`cannot load ${url}`));
    script.onload = () => waiting.has(url) && done(reject, new Error(`nothing in ${url}`));
    script.src = url;
    document.head.append(script);
  });

  /**
   * Loads `PATH.json`, or its twin `PATH.js` where a page may not fetch (a file, another site) or no index is published.
   * @param {string} path @returns {Promise<any>}
   */
  async function load(path) {
    if (root.startsWith('file:') || new URL(root).origin !== location.origin) return Ganada.loadScript(path + '.js');
    const response = await fetch(path + '.json');
    if (response.status === 404) return Ganada.loadScript(path + '.js');
    if (!response.ok) throw new Error(`cannot load ${path}.json: ${response.status}`);
    return response.json();
  }

  /** A promise that is made once, and anew after a failure. */
  function once(make) {
    let made;
    return () => made ??= make().catch(error => {
      made = undefined;
      throw error;
    });
  }

  /** The values of a searched field of an item, such as `aliases` or `fields.capital`. @returns {string[]} */
  function valuesOf(item, path) {
    const value = path.startsWith('fields.') ? item.fields?.[path.slice(7)] : item[path];
    return value === undefined ? [] : [].concat(value).map(String);
  }

  /** Reads a collection's index and folds what is searched. */
  async function readIndex(base) {
    const index = await load(base + 'index');
    for (const part of await Promise.all((index.parts || []).map(name => load(base + name.replace(/\.json$/, ''))))) {
      index.items.push(...part.items);
    }
    const paths = index.searched.filter(path => path !== 'name');
    const fields = [];
    let until = Date.now() + TURN;
    for (const item of index.items) {
      const others = paths.flatMap(path => valuesOf(item, path).map(value =>
        Ganada.field(Ganada.fold(value), path === 'summary' || path === 'body')));
      fields.push([Ganada.field(Ganada.fold(item.name)), ...others]);
      if (Date.now() > until) {
        await Ganada.nextTurn();
        until = Date.now() + TURN;
      }
    }
    return {...index, fields, searchesName: index.searched.includes('name')};
  }

  /** Finds the items of an index that answer a query, in the order of the page. @returns {Promise<number[]>} their indices */
  async function findItems(index, query, signal) {
    const {terms, phrase} = Ganada.parse(query);
    const items = [];
    let at = 0, until = Date.now() + TURN;
    for (const section of index.sections) {
      const byDistance = [[], [], []];
      for (const end = at + section.count; at < end; at++) {
        const [name, ...others] = index.fields[at];
        const fields = index.searchesName ? index.fields[at] : others;
        if (terms.every(term => fields.some(field => Ganada.find(term, field) !== undefined))) {
          byDistance[terms.length === 0 ? 0 : Ganada.distance(phrase, name)].push(at);
        }
        if (at % 256 === 0 && Date.now() > until) {
          await Ganada.nextTurn();
          signal?.throwIfAborted();
          until = Date.now() + TURN;
        }
      }
      for (const hits of byDistance) for (const hit of hits) items.push(hit);
    }
    return items;
  }

  /** The sections of items that stand section by section, with how many of them each has. */
  function sectionsOf(index, items) {
    const found = [];
    let end = 0, next = 0, at = 0;
    while (at < items.length) {
      const {label, slug, count} = index.sections[next++], start = at;
      end += count;
      while (items[at] < end) at += 1;
      if (at > start) found.push({label, slug, count: at - start});
    }
    return found;
  }

  /** A collection in the single form: all of its index in memory. */
  function openSingle(base) {
    const index = once(() => readIndex(base));
    const withAddress = item => item && {...item, href: new URL(item.url, base).href};
    return {
      load: index,
      async neighbours(address) {
        const {items} = await index();
        const at = items.findIndex(({url}) => new URL(url, base).href === address);
        return at < 0 ? [] : [withAddress(items[at - 1]), withAddress(items[at + 1])];
      },
      async search(query, {limit = 50, signal, refine} = {}) {
        const read = await index();
        signal?.throwIfAborted();
        const found = await findItems(read, query, signal);
        const {items, isOrdered} = refine ? await refine(found, read) : {items: found};
        signal?.throwIfAborted();
        const sections = isOrdered ? [{label: '', slug: '', count: items.length}] : sectionsOf(read, items);
        const slice = async (start, end) => items.slice(start, end).map(at => withAddress(read.items[at]));
        const paths = read.searched.filter(path => path !== 'name' && path !== 'summary' && path !== 'body');
        const othersOf = item => paths.flatMap(path => valuesOf(item, path).map(text => [path, text]));
        return {query, count: items.length, sections, items: await slice(0, limit), index: read, slice, ready: items.length, othersOf};
      },
    };
  }

  /** @type {Map<string, () => Promise<Function>>} */
  const seldom = new Map();

  /** Loads a script that is seldom needed, once; it hands over a function. @param {string} name @returns {Promise<Function>} */
  Ganada.loadSeldom = name => {
    if (!seldom.has(name)) seldom.set(name, once(() => Ganada.loadScript(`${root}assets/${name}.js`)));
    return seldom.get(name)();
  };

  /** A collection in the form that the site's list says. */
  function openEither(base) {
    const form = async () => (await Ganada.collections()).find(({mount}) => new URL(mount, root).href === base)?.form || 'single';
    const either = once(async () => await form() === 'sharded' ? (await Ganada.loadSeldom('shards'))(base) : openSingle(base));
    const ask = question => async (...given) => (await either())[question](...given);
    return {form, load: ask('load'), neighbours: ask('neighbours'), search: ask('search')};
  }

  const opened = new Map();

  /** The collections of the site. @returns {Promise<{name: string, title: string, mount: string, form: string}[]>} */
  Ganada.collections = once(() => Ganada.loadScript(root + 'search/collections.js'));

  /**
   * A collection by the address of its folder, absolute or relative to the site's folder. Nothing is loaded before `load`
   * or `search` is called; a failure rejects their promise, and the next call tries again.
   *
   * `form()` gives `single` or `sharded`; `load()` reads what the first query will need, and gives the collection's title,
   * locale, count, sections and columns.
   * `search(query, {limit, signal})` gives `{query, count, sections: [{label, slug, count}], items, index, slice}`: the exact
   * counts, the first hits in the order of the page, and `slice(start, end)` for any of the others. The hits before `ready`
   * need no file any more. Where there is `values`, it gives what the row of an item shows beside its name, for then the
   * items do not hold it. `othersOf(item)` gives what is searched beside the name, as pairs of a path and a text. In the
   * single form `refine(items, index)` may take items away, or put them in another order, which then has no sections
   * (`isOrdered`).
   * `neighbours(address, name)` gives the items before and after the one at an address; undefined where there is none.
   * @param {string} base
   */
  Ganada.open = base => {
    const address = new URL(base, root).href;
    if (!opened.has(address)) opened.set(address, openEither(address));
    return opened.get(address);
  };

  /**
   * Searches every collection of the site.
   * @param {string} query @param {{limit?: number, signal?: AbortSignal}} [options]
   * @returns {Promise<{name: string, title: string, mount: string, result: object}[]>} those with hits
   */
  Ganada.searchAll = async (query, options) => {
    const collections = await Ganada.collections();
    const results = await Promise.all(collections.map(({mount}) => Ganada.open(mount).search(query, options)));
    return collections.map((collection, at) => ({...collection, result: results[at]})).filter(({result}) => result.count > 0);
  };
}
