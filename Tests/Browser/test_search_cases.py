"""The project's table of searches, asked through the page."""

import unicodedata
import urllib.parse

import pytest

from content import search_cases


def composed(names):
    return [unicodedata.normalize("NFC", name) for name in names]


@pytest.mark.parametrize("host", ["server", "file"], indirect=True)
@pytest.mark.parametrize("case", search_cases(), ids=lambda case: case["id"])
def test_case(case, host, case_site, open_page):
    listing = open_page(f"{host(case_site)}{urllib.parse.quote(case['id'])}/index.html")
    for query, wanted in case["queries"].items():
        listing.search("")
        listing.search(query)
        names = composed(listing.names)
        assert sorted(names) == sorted(composed(wanted)), query
        assert listing.count == str(len(wanted)), query
        if listing.sections:
            assert sum(listing.sections.values()) == len(wanted), query
        if query in case.get("order", {}):
            assert names == composed(case["order"][query]), query
