'use strict';
const test = require('node:test'), assert = require('node:assert'), fs = require('node:fs'), path = require('node:path');
const {browser} = require('./browser.js');
const {differences} = require('../Cases/folding.js');

test('every code point assigned in Unicode 15 folds as in Swift', () => {
  const table = JSON.parse(fs.readFileSync(path.join(__dirname, '../Cases/folding.json'), 'utf8'));
  assert.deepStrictEqual(differences(browser().Ganada.fold, table.runs), []);
});
