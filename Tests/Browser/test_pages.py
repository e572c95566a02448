"""Every page is complete without scripts; the letters lead everywhere; old anchors still do."""

import json
import urllib.parse

import pytest
from playwright.sync_api import expect

import content

PAGES = ["", "about.html", "people/", "people/sections/ㄱ.html", "people/최은.html", "people/tags/인사.html", "species/", "species/sections/s.html", "words/", "names/"]


def path(name):
    return urllib.parse.quote(name + "index.html" if name.endswith("/") or name == "" else name)


@pytest.mark.parametrize("host", ["server", "file"], indirect=True)
def test_without_scripts_every_item_is_reached_by_links(host, directory, chromium):
    """Follows every link of the site, from its home page on."""
    base = host(directory)
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    waiting, seen, texts = [base + "index.html"], set(), []
    while waiting:
        address = waiting.pop().partition("#")[0]
        if address in seen or not address.startswith(base) or not address.endswith(".html"):
            continue
        seen.add(address)
        response = page.goto(address)
        assert response is None or response.status in (0, 200), address
        texts.append(page.locator("main").inner_text())
        waiting += [urllib.parse.urljoin(address, link.get_attribute("href")) for link in page.locator("a").all()]
    context.close()
    everything = "\n".join(texts)
    for name in ["Béla Kun", "본문입니다.", "Species 300", "すし", "فاطمة", "이 사전에 대하여."]:
        assert name in everything, name


@pytest.mark.parametrize("name", PAGES)
def test_pages_load_nothing_but_themselves(name, host, directory, open_page):
    listing = open_page(host(directory) + path(name))
    listing.page.wait_for_load_state("networkidle")
    kinds = {urllib.parse.urlsplit(address).path.rpartition(".")[2] for address in listing.requests}
    assert kinds <= {"html", "css", "js", "svg"}
    assert not [address for address in listing.requests if "/assets/" not in address and not address.endswith(".html")]


@pytest.mark.parametrize("name", PAGES)
def test_nothing_moves_while_a_page_loads(name, server, directory, open_page):
    listing = open_page(server.address("/", directory) + path(name), viewport={"width": 360, "height": 700})
    shift = listing.page.evaluate(
        """() => new Promise(resolve => {
          let sum = 0;
          new PerformanceObserver(list => list.getEntries().forEach(entry => sum += entry.value))
            .observe({type: 'layout-shift', buffered: true});
          setTimeout(() => resolve(sum), 200);
        })"""
    )
    assert shift == 0


@pytest.mark.parametrize("name", PAGES)
def test_no_page_scrolls_sideways(name, server, directory, open_page):
    page = open_page(server.address("/", directory) + path(name)).page
    for width in [320, 360, 768, 1280, 3840]:
        page.set_viewport_size({"width": width, "height": 700})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_letter_is_a_link_and_scrolls_where_its_section_is_on_the_page(host, directory, open_page):
    people = open_page(host(directory) + "people/index.html", viewport={"width": 1280, "height": 500})
    letter = people.page.locator(".letters a", has_text="ㅂ")
    assert letter.get_attribute("href") == "sections/ㅂ.html"
    letter.click()
    assert people.page.url.endswith("people/index.html")
    heading = people.page.locator("section[data-section=ㅂ] h2")
    assert heading.bounding_box()["y"] < 150
    assert people.page.evaluate("scrollY") > 0
    assert letter.get_attribute("aria-current") == "true"
    assert people.page.locator(".letters [aria-hidden]", has_text="ㄷ").count() == 1


def test_letters_at_the_side_are_all_in_sight_of_a_short_window(ganada, tmp_path, open_page):
    source = content.write(tmp_path, {"Content/words/words.csv": "name\nalder\nmaple\nzelkova\n"})
    output = content.build(ganada, source, tmp_path / "Output", "--language", "en")
    page = open_page(output.as_uri() + "/words/index.html", viewport={"width": 320, "height": 480}).page
    boxes = [letter.bounding_box() for letter in page.locator(".letters > a").all()]
    assert len(boxes) == 3
    assert all(box["y"] >= 97 and box["y"] + box["height"] <= 480 for box in boxes)
    page.set_viewport_size({"width": 1280, "height": 480})
    assert page.locator(".letters > span").first.is_visible()


def touch(page, kind, x=0.0, y=0.0):
    points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
    page.touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.fixture
def phone(host, directory, open_page):
    def open_phone(name):
        listing = open_page(host(directory) + path(name), viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
        listing.page.touches = listing.page.context.new_cdp_session(listing.page)
        return listing

    return open_phone


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_dragging_along_the_letters_scrolls_and_shows_a_bubble(phone):
    people = phone("people/")
    page = people.page
    first, last = (middle(page.locator(".letters a", has_text=letter)) for letter in "ㄱㅎ")
    assert first[0] > 320 and first[0] == last[0], "the letters stand at the side"
    touch(page, "touchStart", *first)
    for step in range(1, 11):
        touch(page, "touchMove", first[0], first[1] + (last[1] - first[1]) * step / 10)
    bubble = page.locator(".bubble")
    bubble.wait_for()
    expect(bubble).to_have_text("ㅎ")
    assert page.locator("section[data-section=ㅎ] h2").bounding_box()["y"] < 130
    touch(page, "touchEnd")
    bubble.wait_for(state="detached")
    assert page.url.endswith("people/index.html")


def test_a_drag_that_ends_on_a_letter_of_another_page_goes_there(phone):
    people = phone("people/sections/ㄱ.html")
    page = people.page
    first, last = (middle(page.locator(".letters a", has_text=letter)) for letter in "ㄱㅎ")
    touch(page, "touchStart", *first)
    touch(page, "touchMove", first[0], (first[1] + last[1]) / 2)
    touch(page, "touchMove", *last)
    touch(page, "touchEnd")
    page.wait_for_url("**/%E3%85%8E.html")


def test_a_tap_on_a_letter_goes_to_its_section(phone):
    people = phone("people/")
    people.page.touchscreen.tap(*middle(people.page.locator(".letters a", has_text="ㅎ")))
    assert people.page.locator("section[data-section=ㅎ] h2").bounding_box()["y"] < 130


def test_an_anchor_that_moved_to_a_part_is_forwarded(host, directory, open_page):
    index = json.loads((directory / "species/index.json").read_text(encoding="utf-8"))
    address = next(item["url"] for item in index["items"] if item["name"] == "Species 217")
    page, _, anchor = address.partition("#")
    assert page != "sections/s.html"
    listing = open_page(f"{host(directory)}species/sections/s.html#{anchor}")
    listing.page.wait_for_url(f"**/species/{page}#{anchor}")
    assert listing.page.locator(":target .name").inner_text() == "Species 217"


def test_the_neighbours_of_an_item_are_named_when_one_reaches_for_them(host, directory, open_page):
    page = open_page(host(directory) + path("words/寿司.html")).page
    neighbours = page.get_by_role("navigation").filter(has=page.locator("[rel=next]"))
    neighbours.hover()
    neighbours.get_by_role("link", name="桜").wait_for()
    assert neighbours.get_by_role("link").all_inner_texts() == ["前へ\n桜"]
    page.go_back()
    page = open_page(host(directory) + path("words/桜.html")).page
    page.locator(".neighbours [rel=next]").click()
    page.locator("h1", has_text="寿司").wait_for()


def test_the_home_page_searches_every_collection(host, directory, open_page):
    home = open_page(host(directory) + "index.html")
    home.search("박")
    groups = home.page.locator("#_results .group > h2")
    assert [" ".join(text.split()) for text in groups.all_inner_texts()] == ["사람들 3"] and sum(home.sections.values()) == 3
    home.search("Species 2")
    assert [" ".join(text.split()) for text in groups.all_inner_texts()] == ["Species 138"] and sum(home.sections.values()) == 138
    assert home.count == "138" and len(home.names) == 10
    home.page.get_by_role("link", name="더 보기").click()
    home.page.locator("#_results [data-item]").first.wait_for()
    assert "/species/index.html?q=Species" in home.page.url


def test_the_header_of_the_manual_has_the_margins_of_the_page(ganada, tmp_path, open_page):
    manual = (content.PROJECT / "Content/reference/templates/header.mustache.md").read_text(encoding="utf-8")
    example = "".join(line[4:] + "\n" for line in manual.splitlines() if line.startswith("    "))
    source = content.write(tmp_path, {"Content/words/words.csv": "name\nalder\n", "Templates/header.mustache": example})
    page = open_page(content.build(ganada, source, tmp_path / "Output").as_uri() + "/words/index.html").page
    for width in [320, 1280, 1920]:
        page.set_viewport_size({"width": width, "height": 600})
        link, site = page.get_by_text("The library").bounding_box(), page.locator(".site").bounding_box()
        assert link["x"] == site["x"] >= 16 and 8 <= link["y"] <= 24


# Where the text of an element stands: its baseline, and its edge towards the start of the line.
TEXT = """element => {
  const mark = document.createElement('span');
  mark.style.cssText = 'display: inline-block; inline-size: 0; block-size: 0';
  element.prepend(mark);
  const {bottom, left} = mark.getBoundingClientRect();
  mark.remove();
  return [Math.round(bottom * 10) / 10, left];
}"""


def test_what_stands_in_a_row_stands_on_one_line(ganada, tmp_path, open_page):
    files = {
        "Content/people/_index.md": "---\ntitle: People\nrow: [summary, phone]\nsee: true\n---\n",
        "Content/people/people.csv": "name,summary,phone,aliases\nAnna,Looks after the letters,12,Bee\n",
        "Content/terms/_index.md": "---\ntitle: Terms\nitemPages: never\nsee: true\n---\n",
        "Content/terms/a.md": "---\nname: Accession\naliases: [Taking]\nkind: act\n---\nTo take a thing in.\n\nInto the collection.\n",
        "Content/terms/b.md": "---\nname: Both\nsummary: One and the other.\n---\n",
        "Content/terms/c.md": "---\nname: Case\nkind: box\n---\n",
    }
    source = content.write(tmp_path, files)
    for language, side in [("en", "left"), ("ar", "right")]:
        output = content.build(ganada, source, tmp_path / language, "--language", language)
        for path, width in [("people", 768), ("people", 1280), ("terms", 1280)]:
            page = open_page(f"{output.as_uri()}/{path}/index.html", viewport={"width": width, "height": 700}).page
            for row in page.locator("main .rows > li").all():
                parts = row.locator(".summary, .to, .fields dd, .body > p:first-child").all()
                name = row.locator(".name").evaluate(TEXT)[0]
                assert {part.evaluate(TEXT)[0] for part in parts[:1]} <= {name}, row.inner_text()
                start = f"element => {{const range = document.createRange(); range.selectNodeContents(element); return range.getBoundingClientRect().{side}; }}"
                assert row.locator(".name").evaluate(start) == page.locator("main h1").evaluate(start)
        # As much room below what a row shows as above it, on every width.
        for width in [320, 1280]:
            page = open_page(f"{output.as_uri()}/terms/index.html", viewport={"width": width, "height": 700}).page
            for room in page.locator("main .rows > li[data-item]").evaluate_all(
                """rows => rows.map(row => {
                  const range = document.createRange(), box = row.getBoundingClientRect();
                  range.selectNodeContents(row);
                  const boxes = [...range.getClientRects()].filter(({height}) => height > 0);
                  return [Math.min(...boxes.map(({top}) => top)) - box.top, box.bottom - Math.max(...boxes.map(({bottom}) => bottom))];
                })"""
            ):
                assert abs(room[0] - room[1]) <= 4, room


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_current_link_of_the_navigation_is_in_sight(language, ganada, tmp_path, open_page):
    names = ["Apples and pears", "Birds of the north", "Countries", "Mushrooms", "Zoological terms"]
    source = content.write(tmp_path, {f"Content/{name}/list.csv": "name\none\n" for name in names})
    output = content.build(ganada, source, tmp_path / "Output", "--language", language)
    for folder in sorted(path.parent for path in output.glob("*/index.html")):
        page = open_page((folder / "index.html").as_uri(), viewport={"width": 320, "height": 568}).page
        box = page.locator(".nav [aria-current]").bounding_box()
        assert box["x"] >= 8 and box["x"] + box["width"] <= 312, "clear of where the line fades"
        assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_sections_that_are_words_stand_at_the_margin_of_the_page(ganada, tmp_path, open_page):
    rows = "name,section\nAda,Research\nBea,Sales\n"
    files = {"Content/list/list.csv": rows, "Content/list/_index.md": "---\nsections: {by: section}\n---\n"}
    output = content.build(ganada, content.write(tmp_path, files), tmp_path / "Output", "--language", "en")
    page = open_page(output.as_uri() + "/list/index.html").page
    for width in [320, 1280]:
        page.set_viewport_size({"width": width, "height": 600})
        assert page.locator(".letters > a").first.bounding_box()["x"] == page.locator("main h1").bounding_box()["x"]
