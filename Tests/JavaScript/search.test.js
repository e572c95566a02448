'use strict';
const test = require('node:test'), assert = require('node:assert'), fs = require('node:fs'), path = require('node:path');
const {browser} = require('./browser.js');

const cases = JSON.parse(fs.readFileSync(path.join(__dirname, '../Cases/search.json'), 'utf8'));

/** The index of a case, as a build would write it. */
function indexOf({names, items = names.map(name => ({name})), searched = ['name']}) {
  return {
    title: 'Case', locale: 'en', count: items.length, sections: [{label: 'All', slug: 'all', count: items.length}],
    row: [], searched, items: items.map((item, at) => ({...item, url: `sections/all.html#${at}`, section: 'All'})),
  };
}

/** What crosses from another realm, as plain values of this one. */
const plain = value => JSON.parse(JSON.stringify(value));

for (const given of cases) {
  test(given.why, async () => {
    const index = JSON.stringify(indexOf(given));
    for (const [protocol, files] of [
      ['http:', {'list/index.json': index}], ['file:', {'list/index.js': `Ganada.receive(${index});\n`}],
    ]) {
      const {Ganada} = browser(files, {protocol});
      for (const [query, wanted] of Object.entries(given.queries)) {
        const answer = await Ganada.open('list/').search(query);
        assert.deepStrictEqual(plain(answer.items.map(item => item.name)), wanted, `${protocol} ${query}`);
        assert.strictEqual(answer.count, wanted.length);
        assert.strictEqual(answer.sections.reduce((sum, section) => sum + section.count, 0), wanted.length);
      }
    }
  });
}

const twoSections = JSON.stringify({
  title: 'T', locale: 'en', count: 3, row: [{role: 'summary'}], searched: ['name'],
  sections: [{label: 'A', slug: 'a', count: 2}, {label: 'B', slug: 'b', count: 1}],
  items: [
    {name: 'alpha b', url: 'alpha-b.html', section: 'A', summary: 'First'}, {name: 'ab', url: 'ab.html', section: 'A'},
    {name: 'b', url: 'b.html', section: 'B'},
  ],
});

test('nothing is loaded before it is asked for, and nothing twice', async () => {
  const {Ganada, loaded} = browser({'list/index.json': twoSections});
  const list = Ganada.open('list/');
  assert.deepStrictEqual(loaded, []);
  await Promise.all([list.search('a'), list.search('b'), Ganada.open('list/').search('c')]);
  assert.deepStrictEqual(loaded, ['search/collections.js', 'list/index.json']);
});

test('an answer has sections with hits only, rows with their values, and addresses for any page', async () => {
  const {Ganada} = browser({'list/index.json': twoSections});
  const answer = await Ganada.open('list/').search('alpha');
  assert.deepStrictEqual(plain(answer.sections), [{label: 'A', slug: 'a', count: 1}]);
  assert.strictEqual(answer.items[0].href, 'http://site/sub/path/list/alpha-b.html');
  assert.strictEqual(answer.items[0].summary, 'First');
});

test('the first hits come at once, the others when they are asked for', async () => {
  const {Ganada} = browser({'list/index.json': twoSections});
  const answer = await Ganada.open('list/').search('b', {limit: 1});
  assert.strictEqual(answer.count, 3);
  assert.deepStrictEqual(plain(answer.items.map(item => item.name)), ['alpha b']);
  assert.deepStrictEqual(plain((await answer.slice(1, 3)).map(item => item.name)), ['ab', 'b']);
});

test('an answer is refined before it is counted, and one in another order has no sections', async () => {
  const {Ganada} = browser({'list/index.json': twoSections}), list = Ganada.open('list/');
  const fewer = await list.search('b', {refine: async items => ({items: items.filter(at => at !== 1)})});
  assert.deepStrictEqual(plain(fewer.sections), [{label: 'A', slug: 'a', count: 1}, {label: 'B', slug: 'b', count: 1}]);
  const turned = await list.search('', {refine: async (items, index) => ({items: items.reverse(), isOrdered: index.count === 3})});
  assert.deepStrictEqual(plain(turned.sections), [{label: '', slug: '', count: 3}]);
  assert.deepStrictEqual(plain(turned.items.map(item => item.name)), ['b', 'ab', 'alpha b']);
});

test('parts are read in order', async () => {
  const index = JSON.parse(twoSections), [first, ...others] = index.items;
  const {Ganada} = browser({
    'list/index.json': JSON.stringify({...index, items: [first], parts: ['index-2.json']}),
    'list/index-2.json': JSON.stringify({items: others}),
  });
  assert.strictEqual((await Ganada.open('list/').search('b')).count, 3);
});

test('a failure rejects, and the next call tries again', async () => {
  const files = {}, {Ganada} = browser(files);
  await assert.rejects(Ganada.open('list/').search('b'), /cannot load/);
  files['list/index.json'] = twoSections;
  assert.strictEqual((await Ganada.open('list/').search('b')).count, 3);
});

test('a query that is given up rejects', async () => {
  const {Ganada} = browser({'list/index.json': twoSections}), given = new AbortController();
  const search = Ganada.open('list/').search('b', {signal: given.signal});
  given.abort();
  await assert.rejects(search, {name: 'AbortError'});
});

test('all collections are searched, and those with hits answer', async () => {
  const list = [{name: 'one', title: 'One', mount: 'one/', count: 3, form: 'single'}, {name: 'two', title: 'Two', mount: '', count: 3, form: 'single'}];
  const {Ganada} = browser({
    'search/collections.js': `Ganada.receive(${JSON.stringify(list)});\n`, 'one/index.json': twoSections,
    'index.json': twoSections.replace('"alpha b"', '"alpha"').replace('"ab"', '"a"'),
  });
  const answers = await Ganada.searchAll('ab');
  assert.deepStrictEqual(plain(answers.map(({title, result}) => [title, result.count])), [['One', 1]]);
});

test('what matched is marked in the text as it is shown', () => {
  const {Ganada} = browser();
  const marked = (query, text) => Ganada.marks(Ganada.parse(query).terms, text).map(([start, end]) => text.slice(start, end));
  for (const [query, text, wanted] of [
    ['stras', 'Straße', ['Straß']], ['e', 'Crème brûlée', ['è', 'e', 'ée']], ['cafe', 'Cafe\u0301s', ['Cafe\u0301']],
    ['대한민국', '대한 민국', ['대한 민국']], ['ㄱㄴ', '장바구니', ['구니']], ['ㅎㅇㅌㅌ', '회원 탈퇴', ['회원 탈퇴']], ['하', '한글 하나', ['한', '하']],
    ['ㅅ과', '풋사과', ['사과']], ['a b', 'abcab', ['ab', 'ab']], ['fi', 'ﬁnance', ['ﬁ']], ['ガ', 'ｶﾞｽ', ['ｶﾞ']],
    ['b', '  a   b ', ['b']], ['zz', 'abc', []], ['', 'abc', []],
  ]) assert.deepStrictEqual(plain(marked(query, text)), wanted, `${query} in ${text}`);
});

test('folding twice is folding once', () => {
  const {Ganada} = browser();
  for (let code = 0; code < 0x30000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const once = Ganada.fold(`a${String.fromCodePoint(code)}b`);
    assert.strictEqual(Ganada.fold(once), once, code.toString(16));
  }
});
