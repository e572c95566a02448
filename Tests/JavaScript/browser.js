// As much of a browser as the search scripts need, so that they run under `node --test` as they are published.
'use strict';
const fs = require('node:fs'), path = require('node:path'), vm = require('node:vm');

const ASSETS = path.join(__dirname, '../../Templates/assets');
const SCRIPTS = ['fold.js', 'match.js', 'collection.js'];

/**
 * Loads the search scripts of a site, whose files are `files[path]`; `loaded` lists the files that were asked for.
 * @param {Record<string, string>} files
 * @param {{protocol?: string}} [options]
 * @returns {{Ganada: any, loaded: string[]}}
 */
function browser(files = {}, {protocol = 'http:'} = {}) {
  const root = `${protocol}//site/sub/path/`, loaded = [];
  const read = url => {
    const name = decodeURI(url.slice(root.length).replace(/\?.*/, ''));
    loaded.push(name);
    if (name === 'assets/shards.js') return fs.readFileSync(path.join(ASSETS, 'shards.js'), 'utf8');
    return files[name] ?? (name === 'search/collections.js' ? 'Ganada.receive([]);' : undefined);
  };
  const document = {
    currentScript: null,
    createElement: () => ({remove() {}}),
    head: {
      append(script) {
        setImmediate(() => {
          const source = read(script.src);
          if (source === undefined) return script.onerror();
          document.currentScript = script;
          vm.runInContext(source, context);
          document.currentScript = null;
          script.onload();
        });
      },
    },
  };
  const fetch = async url => {
    const source = read(url);
    return {ok: source !== undefined, status: source === undefined ? 404 : 200, json: async () => JSON.parse(source)};
  };
  const context = vm.createContext({document, location: new URL(root), fetch, setTimeout, URL, Date, console});
  for (const name of SCRIPTS) {
    document.currentScript = {src: `${root}assets/search.js`};
    vm.runInContext(fs.readFileSync(path.join(ASSETS, 'search', name), 'utf8'), context, {filename: name});
  }
  document.currentScript = null;
  return {Ganada: vm.runInContext('Ganada', context), loaded};
}

module.exports = {browser};
