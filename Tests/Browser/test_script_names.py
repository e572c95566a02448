"""What the shortening of names in scripts relies on: a name that it shortens is no global of the browser."""

import re

from content import PROJECT


def test_every_global_that_the_scripts_name_is_known(chromium):
    source = (PROJECT / "Sources/Rendering/Files/ScriptWords.swift").read_text(encoding="utf-8")
    known = set(re.search(r'globals = Set\(\s*"""(.*?)"""', source, re.S).group(1).split())
    scripts = [file.read_text(encoding="utf-8") for file in (PROJECT / "Templates/assets").rglob("*.js")]
    words = sorted(set(re.findall(r"[A-Za-z_$][\w$]*", "\n".join(scripts))))
    page = chromium.new_page()
    globals = page.evaluate("words => words.filter(word => word in window)", words)
    page.close()
    assert len(globals) > 50
    assert set(globals) <= known, "add the missing ones to ScriptWords.globals"
