// The sharded form of a collection's search: a query reads the few files that answer it. It is loaded where a collection has
// that form. Sources/Searching/Sharded/ShardedSearch.swift does the same; ARCHITECTURE.md describes the files.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** A frame, in milliseconds. */
  const FRAME = 16;
  /** So many files are remembered. */
  const REMEMBERED = 24;
  /** The code points of a key of initials, and of a mixed one. Sources/Searching/Sharded/SuffixKeys.swift cuts them so. */
  const INITIALS_LIMIT = 16;

  // Numbers, as Digits.swift writes them: base 32, the lowest digit first; a digit of the upper half says that more follow.
  const VALUES = new Uint8Array(128);
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].forEach((digit, value) => {
    VALUES[digit.charCodeAt(0)] = value;
  });

  /** The numbers at the start of a text, at most `limit` of them, and where they end. */
  function readNumbers(text, limit = Infinity) {
    const numbers = [];
    let at = 0, number = 0, shift = 0;
    while (at < text.length && numbers.length < limit) {
      const value = VALUES[text.charCodeAt(at)];
      number += (value & 31) * 2 ** shift;
      shift += 5;
      at += 1;
      if (value > 31) continue;
      numbers.push(number);
      number = shift = 0;
    }
    return {numbers, at};
  }

  /** Visits ascending numbers, of which the differences are written; after a 0 the length of a run of ones. */
  function visitAscending(text, visit) {
    let last = -1, number = 0, shift = 0, isRun = false;
    for (let at = 0; at < text.length; at++) {
      const value = VALUES[text.charCodeAt(at)];
      number |= (value & 31) << shift;
      shift += 5;
      if (value > 31) continue;
      const begins = !isRun && number === 0;
      if (isRun) for (; number > 0; number--) visit(last += 1);
      else if (!begins) visit(last += number);
      isRun = begins;
      number = shift = 0;
    }
  }

  function readAscending(text) {
    const numbers = [];
    visitAscending(text, number => numbers.push(number));
    return numbers;
  }

  /** Visits the members of a set of numbers below `count`; SetCode.swift, which describes the code, writes it. */
  function visitMembers(text, count, visit) {
    const chances = new Uint16Array(64).fill(2048);
    let at = 0, range = 1, code = 0, outcomes = 0;
    for (let number = 0; number < count; number++) {
      for (; range < 2 ** 24; range *= 64) code = code * 64 + (VALUES[text.charCodeAt(at++)] | 0);
      const chance = chances[outcomes], part = (range >>> 12) * chance, isMember = code < part;
      if (isMember) visit(number);
      else code -= part;
      range = isMember ? part : range - part;
      chances[outcomes] += isMember ? 4096 - chance >> 5 : -(chance >> 5);
      outcomes = (outcomes * 2 + isMember) % 64;
    }
  }

  /** A text of which is written how many units it has in common with the one before, then the rest. */
  function restore(previous, text) {
    const {numbers: [shared], at} = readNumbers(text, 1);
    return previous.slice(0, shared) + text.slice(at);
  }

  /** Whether a key comes before another by code points, which is the order of the files; UTF-16 has another. */
  function isBefore(one, other) {
    let at = 0;
    while (at < one.length && one[at] === other[at]) at += 1;
    if (at >= one.length || at >= other.length) return one.length < other.length;
    const weight = unit => unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
    return weight(one.charCodeAt(at)) < weight(other.charCodeAt(at));
  }

  /** The first index of which a test is true, where it is true of all that follow. */
  function firstIndex(count, isTrue) {
    let low = 0;
    for (let high = count; low < high;) {
      const middle = (low + high) >> 1;
      if (isTrue(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  const cut = text => Array.from(text).slice(0, INITIALS_LIMIT).join('');

  /** The key that whatever matches a term starts with, in the place that is rarest. */
  function lookupKey(term) {
    if (term.initials !== '') return '\u0001' + cut(term.initials);
    return term.head === '' ? term.keys : '\u0002' + cut(term.head.slice(-1) + term.keys);
  }

  /** Whether everything that has the lookup key in its place matches. */
  function isAnsweredByKey(term) {
    if (term.initials !== '') return cut(term.initials) === term.initials;
    return term.head === '' || term.head.length === 1 && cut(term.head + term.keys) === term.head + term.keys;
  }

  /** The slug that a name has where none is written; `plainSlug` in ItemListings.swift. @param {string} name */
  const plainSlug = name => name.normalize().replace(/[A-Z]/g, letter => letter.toLowerCase())
    .replace(/[^a-z0-9가-힣]+/gu, '-').replace(/^-|-$/g, '');

  /** A version of an index: its root is read, the other files are read as they are needed. */
  function openVersion(base, root) {
    for (const section of root.sections) section.slug ??= plainSlug(section.label);
    const searchesName = root.searched.includes('name');
    /** Whether whatever is searched stands in the shards, so that an item of a shard can be tested for every term. */
    const isComplete = !root.searched.some(path => path === 'summary' || path === 'body');
    /** The rank at which each section starts, and the end. */
    const starts = root.sections.reduce((starts, {count}) => [...starts, starts[starts.length - 1] + count], [0]);
    const sectionOf = rank => firstIndex(starts.length, at => starts[at] > rank) - 1;

    /** @type {Map<string, Promise<any>>} the files that were read last, as they are used */
    const remembered = new Map();

    /** Reads a file once, unless it is long ago. */
    function read(kind, number, use = data => data) {
      const path = `search/${root.version}/${kind}/${Math.floor(number / 1000)}/${number % 1000}.js`;
      const found = remembered.get(path) || Ganada.loadScript(base + path).then(use);
      remembered.delete(path);
      remembered.set(path, found);
      found.catch(() => remembered.delete(path));
      if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value);
      return found;
    }

    // Where a key leads.

    /** A page of the directory: its keys in order, and for each what is counted up to it. */
    function readPage(texts, [, shards, hotKeys, files]) {
      let key = '';
      return texts.map(text => {
        const isShard = text[0] === 's';
        const {numbers: [shared, answers, index], at} = readNumbers(text.slice(1), isShard ? 1 : 3);
        key = key.slice(0, shared) + text.slice(1 + at);
        const step = {key, isShard, shards, hotKeys, answers, index, file: files - (text[0] === 'l' ? 0 : 1)};
        if (isShard) shards += 1;
        else hotKeys += 1;
        if (text[0] === 'l') files += 1;
        return step;
      });
    }

    const onlyPage = root.directory && readPage(root.directory, root.pages[0]);
    const pageOf = number => onlyPage || read('directory', number, texts => readPage(texts, root.pages[number]));

    /** Where a key leads: to a hot key, to a shard, or to nothing. @returns {Promise<{hot?: number, shard?: number, answers?: number, index?: number, file?: number}>} */
    async function placeOf(key) {
      let number = Math.max(firstIndex(root.pages.length, at => isBefore(key, root.pages[at][0])) - 1, 0);
      for (;; number++) {
        const steps = await pageOf(number), at = firstIndex(steps.length, at => !isBefore(steps[at].key, key)), step = steps[at];
        if (step !== undefined && !step.isShard && step.key.startsWith(key)) return {...step, hot: step.hotKeys};
        const next = root.pages[number + 1];
        if (step === undefined && next !== undefined && next[0].startsWith(key)) continue;
        const last = step || steps[steps.length - 1];
        const shards = last.shards + (last.isShard && (step === undefined || step.key === key) ? 1 : 0);
        return shards > 0 ? {shard: shards - 1} : {};
      }
    }

    // Items.

    /** The items of a list whose ranks are known. */
    function itemsOf({names, more = {}}, ranks) {
      let name = '';
      return names.map((text, at) => ({rank: ranks[at], name: name = restore(name, text), ...more[at]}));
    }

    /** What is searched of an item: its name first, then its other texts. */
    function fieldsOf(item) {
      if (item.fields === undefined) {
        const others = (item.texts || []).filter((_, at) => at % 2 === 1);
        item.fields = [item.name, ...others].map(text => Ganada.field(Ganada.fold(text)));
      }
      return item.fields;
    }

    function matches(item, term) {
      const fields = fieldsOf(item);
      for (let at = searchesName ? 0 : 1; at < fields.length; at++) if (Ganada.find(term, fields[at])) return true;
      if (item.words === undefined || term.initials !== '' || term.head !== '') return false;
      return item.words.some(word => word.startsWith(Ganada.wordKeys(term)));
    }

    const shardOf = ({shard}) => shard === undefined ? Promise.resolve([])
      : read('shards', shard, data => itemsOf(data, readAscending(data.ranks)));

    /** The ranks of a hot key's items, as they are written: those whose name it is, those whose name starts with it, the rest. */
    const listsOf = async ({hot, file}) => {
      const {first, lists} = await read('lists', file);
      return lists[hot - first];
    };

    /** How near each item comes to a hot key, by its rank; 3 where it does not have it. */
    async function distancesOf(place) {
      const distances = new Uint8Array(root.count).fill(3);
      (await listsOf(place)).forEach((list, distance) => visitAscending(list, rank => { distances[rank] = distance; }));
      return distances;
    }

    async function ranksOf(term, place) {
      const ranks = new Set();
      if (place.hot === undefined) for (const item of await shardOf(place)) matches(item, term) && ranks.add(item.rank);
      else for (const list of await listsOf(place)) visitAscending(list, rank => ranks.add(rank));
      return ranks;
    }

    /** Items by their ranks, from the blocks of names. */
    async function itemsOfRanks(ranks) {
      const numbers = [...new Set(Array.from(ranks, rank => Math.floor(rank / root.block)))];
      const blocks = new Map(await Promise.all(numbers.map(async number => {
        const use = data => itemsOf(data, data.names.map((_, at) => number * root.block + at));
        return /** @type {const} */ ([number, await read('names', number, use)]);
      })));
      return Array.from(ranks, rank => blocks.get(Math.floor(rank / root.block))[rank % root.block]);
    }

    // Answers: `counts`, section by section; the first hits, `known`; and `ranksAt`, which gives those of any others.

    /** The answer of ranks in ascending lists: in each section those of the first list first. */
    function fromLists(lists, known) {
      const order = [], at = lists.map(() => 0), counts = [];
      root.sections.forEach((_, section) => {
        const before = order.length;
        lists.forEach((list, number) => {
          while (list[at[number]] < starts[section + 1]) order.push(list[at[number]++]);
        });
        if (order.length > before) counts.push([section, order.length - before]);
      });
      const byRank = new Map(known.map(item => [item.rank, item]));
      return {count: order.length, counts, known: order.map(rank => byRank.get(rank)), ranksAt: async () => []};
    }

    /** The answer of distances by rank, 3 for no hit: it may have a million hits, so no list of them is made. */
    function fromDistances(distances, known = []) {
      const counts = root.sections.map((_, section) => {
        let count = 0;
        for (let rank = starts[section]; rank < starts[section + 1]; rank++) if (distances[rank] < 3) count += 1;
        return [section, count];
      }).filter(([, count]) => count > 0);
      const ranksAt = async (start, end) => {
        const ranks = [];
        let first = 0;
        for (const [section, count] of counts) {
          if (first < end && first + count > start) {
            const lists = [[], [], []];
            for (let rank = starts[section]; rank < starts[section + 1]; rank++) lists[distances[rank]]?.push(rank);
            for (const rank of lists.flat().slice(Math.max(start - first, 0), end - first)) ranks.push(rank);
          }
          first += count;
        }
        return ranks;
      };
      return {count: counts.reduce((sum, [, count]) => sum + count, 0), counts, known, ranksAt};
    }

    /** The answer of items: in each section first the name that the query is, then those that start with it. */
    function fromItems(items, phrase) {
      const lists = [[], [], []];
      for (const item of items) lists[searchesName ? Ganada.distance(phrase, fieldsOf(item)[0]) : 2].push(item.rank);
      return fromLists(lists, items);
    }

    /** A term whose items all stand in one shard: those are tested for the other terms. */
    async function narrow(terms, phrase, places, chosen) {
      let items = (await shardOf(places[chosen])).filter(item => matches(item, terms[chosen]));
      for (const [at, term] of terms.entries()) {
        if (at === chosen) continue;
        // A term of initials or a mixed one never matches in running text, which alone is not listed.
        const isLocal = isComplete || term.initials !== '' || term.head !== '';
        const ranks = new Set(isLocal ? [] : await ranksOf(term, places[at]));
        items = items.filter(item => matches(item, term) || ranks.has(item.rank));
      }
      return fromItems(items, phrase);
    }

    const answersOf = file => read('answers', file, data => ({...data, items: itemsOf(data, readAscending(data.ranks))}));

    /** Reads answers that may be asked for next. */
    function fetchAhead([start, end] = [0, 0]) {
      for (let file = start; file < end; file++) answersOf(file).catch(() => {});
    }

    /** One hot key: its answer is written. */
    async function hot(place) {
      const {answers, items} = await answersOf(place.answers), {count, sections, hits, next} = answers[place.index];
      setTimeout(fetchAhead, FRAME, next); // this one is shown first
      const {numbers} = readNumbers(sections), counts = [];
      for (let at = 0, section = -1; at < numbers.length; at += 2) counts.push([section += numbers[at], numbers[at + 1]]);
      const known = readNumbers(hits).numbers.map(at => items[at]);
      let whole;
      const ranksAt = async (...range) => (await (whole ??= distancesOf(place).then(fromDistances))).ranksAt(...range);
      return {count, counts, known, ranksAt};
    }

    /** For hot keys, of dense ones for two at a time: what visits the ranks of their items. */
    function visitsOf(places) {
      const dense = places.map(({hot}) => root.dense.indexOf(hot)).filter(at => at >= 0);
      const visits = places.filter(({hot}) => !root.dense.includes(hot)).map(async place => {
        const lists = await listsOf(place);
        return visit => lists.forEach(list => visitAscending(list, visit));
      });
      for (let at = 0; at < dense.length; at += 2) {
        const [one, other] = [dense[at], dense[at + 1] ?? dense[at]].sort((one, other) => one - other);
        visits.push(read('pairs', other * (other + 1) / 2 + one, set => visit => visitMembers(set, root.count, visit)));
      }
      return Promise.all(visits);
    }

    /** Terms that are all hot: their lists are intersected. */
    async function wide(terms, phrase, places) {
      const distances = new Uint8Array(root.count).fill(3), hits = new Uint16Array(root.count);
      // What starts with the whole query is looked up by it, meanwhile.
      const beginning = searchesName ? placeOf(lookupKey(phrase)).then(async place => ({
        place, near: place.hot === undefined ? await shardOf(place) : isAnsweredByKey(phrase) ? await listsOf(place) : [],
      })) : {place: {}, near: []};
      const [visits, {place, near}] = await Promise.all([visitsOf(places), beginning]);
      visits.forEach((visitEach, number) => visitEach(rank => { if (hits[rank] === number) hits[rank] += 1; }));
      if (!terms.every(isAnsweredByKey) || place.hot !== undefined && !isAnsweredByKey(phrase)) {
        const ranks = [];
        hits.forEach((count, rank) => { if (count === visits.length) ranks.push(rank); });
        const items = await itemsOfRanks(ranks);
        return fromItems(items.filter(item => terms.every(term => isAnsweredByKey(term) || matches(item, term))), phrase);
      }
      for (let rank = 0; rank < hits.length; rank++) if (hits[rank] === visits.length) distances[rank] = 2;
      const settle = (rank, distance) => { if (distances[rank] === 2) distances[rank] = distance; };
      if (place.hot === undefined) {
        for (const item of near) settle(item.rank, Ganada.distance(phrase, fieldsOf(item)[0]));
      } else {
        near.forEach((list, distance) => visitAscending(list, rank => settle(rank, distance)));
      }
      return fromDistances(distances);
    }

    async function find({terms, phrase}) {
      if (terms.length === 0) return fromDistances(new Uint8Array(root.count).fill(2));
      const places = await Promise.all(terms.map(term => placeOf(lookupKey(term))));
      const chosen = places.findIndex(({hot}) => hot === undefined);
      if (chosen >= 0) return narrow(terms, phrase, places, chosen);
      const [term] = terms, isWhole = term.keys === phrase.keys && term.head === phrase.head && term.initials === phrase.initials;
      return terms.length === 1 && isWhole && isAnsweredByKey(term) ? hot(places[0]) : wide(terms, phrase, places);
    }

    /** An item as an answer gives it. */
    async function withAddress(item) {
      const section = root.sections[sectionOf(item.rank)], slug = item.slug ?? plainSlug(item.name);
      const hasPage = item.page ?? root.hasPages;
      let page = slug;
      if (!hasPage) page = 'sections/' + (root.parts ? await listOf(item.rank) : section.slug);
      else if (root.itemFolders) page = `${section.slug}/${slug}`;
      const url = encodeURI(page).replace(/[?#]/g, encodeURIComponent) + '.html' + (hasPage ? '' : '#' + encodeURIComponent(slug));
      const name = item.cut ? (await itemsOfRanks([item.rank]))[0].name : item.name;
      return {...item, name, section: section.label, url, href: new URL(url, base).href};
    }

    /** The stem of the page that lists an item, where sections have several. */
    async function listOf(rank) {
      const [start, ...lists] = await read('parts', Math.floor(rank / root.parts));
      let at = 0;
      for (let end = start + lists[1]; end <= rank; end += lists[at + 1]) at += 2;
      return lists[at];
    }

    return {
      root,
      /** Reads what a first letter asks for. */
      prepare() {
        fetchAhead(root.first);
        if (root.parts) read('parts', 0).catch(() => {});
      },
      async search(query, limit) {
        const {count, counts, known, ranksAt} = await find(Ganada.parse(query));
        const slice = async (start, end) => {
          const items = end <= known.length ? known.slice(start, end) : await itemsOfRanks(await ranksAt(start, end));
          return Promise.all(items.map(withAddress));
        };
        const sections = counts.map(([section, count]) => ({...root.sections[section], count}));
        const items = await slice(0, Math.min(limit, count));
        return {
          query, count, sections, items, index: root, slice, ready: known.length, isSharded: true,
          values: root.hasRows && valuesOf, othersOf,
        };
      },
      /** The items beside one, which is found by its name and told from its namesakes by its address. */
      async neighbours(address, name) {
        const {known, ranksAt} = await find(Ganada.parse(`"${name.replace(/"/g, ' ')}"`));
        const isHere = item => item.href === address;
        let here = (await Promise.all(known.map(withAddress))).find(isHere);
        here ??= (await Promise.all((await itemsOfRanks(await ranksAt(0, 10 * root.block))).map(withAddress))).find(isHere);
        if (here === undefined) return [];
        return Promise.all([here.rank - 1, here.rank + 1].map(async rank =>
          rank < 0 || rank >= root.count ? undefined : withAddress((await itemsOfRanks([rank]))[0])));
      },
    };

    /** What the row of an item shows beside the name. */
    async function valuesOf({rank}) {
      return {...(await read('rows', Math.floor(rank / root.block)))[rank % root.block]};
    }

    /** The other texts that are searched, each with its path. */
    function othersOf({texts = []}) {
      const others = [];
      for (let at = 0; at < texts.length; at += 2) others.push([root.searched[texts[at]], texts[at + 1]]);
      return others;
    }
  }

  /** A collection in the sharded form. @param {string} base */
  const openSharded = base => {
    let version;
    const load = again => Ganada.loadScript(base + 'search/root.js' + (again ? '?' + Date.now() : '')).then(root => openVersion(base, root));
    const current = () => version ??= load(false).catch(error => {
      version = undefined;
      throw error;
    });

    /** Asks the index; where a file is gone the site may have been published anew: then once more. */
    async function ask(question, signal) {
      const asked = await current();
      try {
        return await question(asked);
      } catch (error) {
        signal?.throwIfAborted();
        const renewed = await load(true);
        if (renewed.root.version === asked.root.version) throw error;
        version = Promise.resolve(renewed);
        return question(renewed);
      }
    }

    return {
      async load() {
        const index = await current();
        index.prepare();
        return index.root;
      },
      neighbours: (address, name) => ask(index => index.neighbours(address, name)),
      search: (query, {limit = 50, signal} = {}) => ask(async index => {
        const answer = await index.search(query, limit);
        signal?.throwIfAborted();
        return answer;
      }, signal),
    };
  };

  Ganada.receive(openSharded);
}
