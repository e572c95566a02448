"""WCAG 2.2 AA as far as a program can tell, on every page kind, at rest and with results; and a keyboard alone."""

import itertools
import string
import urllib.parse

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import content

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


def test_axe_finds_nothing_in_thinned_letters(axe, ganada, tmp_path, server, open_page):
    rows = "name\n" + "".join(f"{letter}word\n" for letter in string.ascii_uppercase)
    source = content.write(tmp_path, {"Content/words/words.csv": rows, "Content/about.md": "# About\n"})
    output = content.build(ganada, source, tmp_path / "Output", "--language", "en")
    address = server.address("/", output) + "words/index.html"
    page = open_page(address, bypass_csp=True, viewport={"width": 320, "height": 568}).page
    assert page.locator(".letters > a").nth(1).evaluate("letter => getComputedStyle(letter).opacity") == "0"
    violations = axe.run(page, options=RULES).response["violations"]
    assert [(found["id"], found["nodes"][0]["html"]) for found in violations] == []


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


# What has the focus, told apart from all else in the body: the head holds the index's script for a moment.
FOCUSED = """() => {
  const focused = document.activeElement;
  return focused === document.body ? null : [...document.body.querySelectorAll('*')].indexOf(focused);
}"""


@pytest.mark.parametrize("query", ["", "김"])
def test_the_way_back_is_the_way_there(query, server, directory, open_page):
    listing = open_page(server.address("/", directory) + "people/index.html")
    if query:
        listing.search(query)
        listing.page.keyboard.press("Enter")

    def walk(key):
        stops = []
        while True:
            listing.page.keyboard.press(key)
            stop = listing.page.evaluate(FOCUSED)
            if stop is None or stops[:1] == [stop]:
                return stops  # out of the page, or around
            assert stop not in stops, "a trap"
            stops.append(stop)

    listing.page.locator(".skip").focus()
    there = [listing.page.evaluate(FOCUSED), *walk("Tab")]
    back = walk("Shift+Tab")
    assert there == sorted(there) and len(there) > 10
    if query == "":  # the field shows its way out only to who comes from above
        there.remove(listing.page.evaluate("[...document.body.querySelectorAll('*')].indexOf(document.querySelector('[data-cancel]'))"))
    assert back == there[::-1]


def tree(page) -> list[tuple[str, str]]:
    """Role and name of everything that a screen reader comes to, in its order."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}

    def walk(node):
        if not node["ignored"]:
            yield node["role"]["value"], node.get("name", {}).get("value", "").strip()
        for child in node.get("childIds", []):
            if child in by_id:
                yield from walk(by_id[child])

    return list(walk(nodes[0]))


def test_a_screen_reader_comes_to_everything_in_order(server, directory, open_page):
    listing = open_page(server.address("/", directory) + "people/index.html")

    def heard(*roles):
        return [name for role, name in tree(listing.page) if role in roles]

    landmarks = [role for role, _ in tree(listing.page) if role in ("banner", "search", "main", "contentinfo")]
    assert landmarks == ["banner", "search", "main", "contentinfo"]
    assert all(heard("navigation", "searchbox", "group", "link", "button"))
    assert heard("region", "table") == [], "headings suffice: a landmark for each letter would drown the others"
    assert "정렬" in heard("group") and "이름 오름차순" in heard("button") and "부서" in heard("button")
    assert heard("heading")[:3] == ["사람들", "ㄱ 3", "ㄴ 1"]
    assert heard("navigation").count("글자") == 1
    # Each value comes after its label, though the label is not seen in columns.
    values = heard("term", "definition")
    assert values.count("전화") == 14 and len(heard("listitem")) == 15
    assert heard("status") == [""]

    listing.page.locator(".headings").get_by_text("부서").click()
    listing.settle()
    assert heard("group", "heading")[:4] == ["검색 결과", "부서", "태그", "정렬"], "first what it is, then what narrows and orders it"
    assert "부서 오름차순" in heard("button") and "이름" in heard("button")
    assert listing.page.locator("#_results > :first-child").inner_text() == "검색 결과"
    listing.search("zzz")
    assert heard("group", "heading")[:3] == ["검색 결과", "부서", "태그"]
    listing.page.keyboard.press("Escape")
    assert listing.page.locator("h1").count() == 1

    listing.search("김")
    expect(listing.page.locator("[role=status]")).to_have_text(listing.count_text)
    assert heard("main") == [""]
    assert "검색 결과" in heard("heading") and "ㄱ 2" in heard("heading")
    assert len(heard("listitem")) == 2
    assert listing.status in heard("StaticText")


def test_a_letter_without_names_is_nothing_to_stop_at(server, directory, open_page):
    page = open_page(server.address("/", directory) + "words/index.html").page
    assert page.locator(".letters > span", has_text="あ").is_visible()
    heard = [name for _, name in tree(page)]
    assert "さ" in heard and "あ" not in heard


def test_the_skip_link_leads_past_the_bar(server, directory, open_page):
    page = open_page(server.address("/", directory) + "people/index.html").page
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")
