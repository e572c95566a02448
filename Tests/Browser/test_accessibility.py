"""WCAG 2.2 AA as far as a program can tell, on every page kind, at rest and with results; and a keyboard alone."""

import itertools
import urllib.parse

import pytest
from axe_playwright_python.sync_playwright import Axe

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
PAGES = {
    "home": "index.html",
    "text": "about.html",
    "collection": "people/index.html",
    "section": "people/sections/ㄱ.html",
    "item": "people/최은.html",
    "tag": "people/tags/인사.html",
    "all": "people/all.html",
    "overview": "species/sections/s.html",
    "inline": "species/index.html",
    "japanese": "words/index.html",
    "arabic": "names/index.html",
    "missing": "404.html",
}


@pytest.fixture(scope="module")
def axe():
    return Axe()


@pytest.mark.parametrize("kind", PAGES)
def test_axe_finds_nothing(kind, axe, server, directory, open_page):
    address = server.address("/", directory) + urllib.parse.quote(PAGES[kind])
    # axe is put into the page as a script, which the site's policy would not let in.
    listing = open_page(address, bypass_csp=True)
    for query in ["", "하", "zzz"]:
        if query:
            listing.search(query)
        for width, scheme in itertools.product([320, 1280], ["light", "dark"]):
            listing.page.set_viewport_size({"width": width, "height": 800})
            listing.page.emulate_media(color_scheme=scheme)
            violations = axe.run(listing.page, options=RULES).response["violations"]
            assert [(found["id"], found["nodes"][0]["html"]) for found in violations] == [], (query, width, scheme)


def test_a_keyboard_alone_gets_everywhere_and_is_always_seen(server, directory, open_page):
    listing = open_page(server.address("/", directory) + "people/index.html", viewport={"width": 1280, "height": 400})
    page, reached = listing.page, []
    while True:
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break  # past the last stop
        reached.append(
            page.evaluate(
                """() => {
                  const focused = document.activeElement, box = focused.getBoundingClientRect();
                  const bar = document.querySelector('.bar').getBoundingClientRect();
                  const isSeen = focused.closest('.bar') || (box.top >= bar.bottom - 1 && box.bottom <= innerHeight + 1);
                  return [focused.textContent.trim() || focused.id, Boolean(isSeen)];
                }"""
            )
        )
    names = [name for name, _ in reached]
    assert names[0] == "본문으로 건너뛰기"
    assert "_q" in names and "ㅎ" in names and "강감찬" in names and "Béla Kun" in names
    assert [name for name, is_seen in reached[1:] if not is_seen] == []


def test_the_skip_link_leads_past_the_bar(server, directory, open_page):
    page = open_page(server.address("/", directory) + "people/index.html").page
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")
