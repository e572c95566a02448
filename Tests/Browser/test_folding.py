"""Folding in Chromium is what it is in Swift, over every code point that ICU's version of Unicode assigns."""

import json

from content import PROJECT

TABLE = json.loads((PROJECT / "Tests/Cases/folding.json").read_text(encoding="utf-8"))


def test_folding(chromium):
    page = chromium.new_page()
    for script in ("Templates/assets/search/fold.js", "Tests/Cases/folding.js"):
        page.add_script_tag(content=(PROJECT / script).read_text(encoding="utf-8"))
    assert len(TABLE["runs"]) > 100
    assert page.evaluate("runs => differences(Ganada.fold, runs)", TABLE["runs"]) == []
    # The table tells foldings apart: hardly a run is its own folding.
    assert len(page.evaluate("runs => differences(text => text + text, runs)", TABLE["runs"])) == len(TABLE["runs"])
    page.close()
