"""The sharded form against the single one in Chromium: every substring of 1 to 6 characters of 2,000 names of mixed scripts.

`swift test` writes the names in both forms, with shards of 8 items (ShardedOracleTests.swift).
"""

import json
import shutil

import pytest

from content import PROJECT

ORACLE = PROJECT / ".build/oracle"

ASK = """async queries => {
  const single = Ganada.open('single/'), sharded = Ganada.open('sharded/'), differing = [];
  const facts = ({count, sections, items}) =>
    JSON.stringify([count, sections.map(section => section.count), items.map(({name, url}) => [name, url])]);
  for (const query of queries) {
    const [wanted, found] = await Promise.all([single, sharded].map(list => list.search(query, {limit: 30})));
    if (facts(wanted) !== facts(found)) differing.push([query, facts(wanted), facts(found)]);
  }
  return differing;
}"""


@pytest.fixture(scope="module")
def page(chromium, tmp_path_factory):
    assert ORACLE.is_dir(), "run `swift test --filter ShardedOracleTests` first: it writes what is compared here"
    folder = tmp_path_factory.mktemp("oracle")
    shutil.copytree(ORACLE, folder, dirs_exist_ok=True)
    shutil.copytree(PROJECT / "Templates/assets", folder / "assets")
    parts = [(folder / f"assets/search/{name}.js").read_text(encoding="utf-8") for name in ("fold", "match", "collection")]
    (folder / "assets/search.js").write_text("".join(parts), encoding="utf-8")
    (folder / "index.html").write_text(
        '<!doctype html><meta charset="utf-8"><title>Oracle</title><script src="assets/search.js"></script>', encoding="utf-8"
    )
    page = chromium.new_page()
    page.goto((folder / "index.html").as_uri())
    yield page
    page.close()


def parts() -> list[str]:
    return json.loads((ORACLE / "parts.json").read_text(encoding="utf-8"))


def test_every_substring_finds_the_same(page):
    queries = parts()
    assert len(queries) > 10_000
    assert page.evaluate(ASK, queries)[:5] == []


def test_several_terms_find_the_same(page):
    short = [part for part in parts() if len(part) < 3]
    queries = [f"{short[at * 7 % len(short)]} {short[at * 13 % len(short)]}" for at in range(600)]
    assert page.evaluate(ASK, queries)[:5] == []


def test_common_terms_find_the_same(page):
    letters = "a e i o n r s t l u c 가 이 1".split()
    queries = [" ".join({one, other, third}) for one in letters for other in letters for third in letters]
    assert page.evaluate(ASK, sorted(set(queries)))[:5] == []


def test_initials_and_unfinished_syllables_find_the_same(page):
    queries = ["ㄱ", "ㄱㄴ", "ㅋ", "ㅋㅋㅋ", "ㅅ과", "ㄱㅅ과", "가ㄴ", "한ㄱ", "ㅏ", "ㄱ ㄴ", '"ㄱ ㄴ"', "ㄲ", "ㄱ7", "aㄱ", "값", "ㅇ한ㄱ", "ㄱㄴㄷ"]
    assert page.evaluate(ASK, queries) == []
