"""The words of the interface: all there in every language, in the plural forms that the language has."""

import json

import pytest

from content import PROJECT

FILES = sorted(file for file in (PROJECT / "Templates/strings").glob("*.json") if file.stem != "columns")
ENGLISH = json.loads((PROJECT / "Templates/strings/en.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_language(file, chromium):
    texts = json.loads(file.read_text(encoding="utf-8"))
    assert texts["language"] == file.stem
    assert list(texts) == list(ENGLISH)
    page = chromium.new_page()
    categories = page.evaluate("language => new Intl.PluralRules(language).resolvedOptions().pluralCategories", file.stem)
    page.close()
    for key, text in texts.items():
        forms = text if isinstance(text, dict) else {"": text}
        assert all(form.strip() for form in forms.values()), key
        if isinstance(text, dict):
            assert set(text) == set(categories), key
            assert all("{count}" in form for form in forms.values()), key
        elif "{" in ENGLISH[key]:
            assert ENGLISH[key].partition("{")[2].partition("}")[0] in text, key
