"""A collection whose search is cut into files: the page answers as it does from the whole list, and loads little."""

import json
import re
import shutil

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import content

NAMES = [f"{word} {number:04}" for word in ("apple", "berry", "cherry", "date", "elder") for number in range(600)]


def site() -> dict[str, str]:
    rows = [f"{name},{'nut' + name[-4:] if at % 9 == 0 else ''},The {name} of all,{at % 7} kg" for at, name in enumerate(NAMES)]
    return {
        "Content/site.yaml": "title: Site\nlanguage: en\n",
        "Content/fruit/_index.md": "---\ntitle: Fruit\nrow: [summary, weight]\nitemPages: always\n---\n",
        "Content/fruit/fruit.csv": "name,aliases,summary,weight\n" + "\n".join(rows) + "\n",
        "Content/few/_index.md": "---\ntitle: Few\n---\n",
        "Content/few/few.csv": "name\napple pie\nbread\n",
    }


@pytest.fixture(scope="module")
def output(ganada, tmp_path_factory):
    source = content.write(tmp_path_factory.mktemp("sharded"), site())
    return content.build(ganada, source, source / "Output", "--search", "sharded")


@pytest.fixture
def fruit(host, output, open_page):
    return open_page(host(output) + "fruit/index.html")


@pytest.fixture
def served(server, output, open_page):
    return open_page(server.address("/", output) + "fruit/index.html")


def hits(query: str) -> list[str]:
    """The names that have every word of a query; in their section those that start with it come first."""
    found = [name for name in NAMES if all(word in name for word in query.split())]
    return sorted(found, key=lambda name: (name[0], not name.startswith(query)))


def loaded(listing, kind):
    return [address for address in listing.requests if f"/{kind}/" in address]


def test_nothing_is_loaded_before_the_field_has_the_focus(fruit):
    fruit.page.wait_for_load_state("networkidle")
    assert not [address for address in fruit.requests if "search/" in address or "shards" in address]
    fruit.field.focus()
    expect(fruit.page.locator("[data-count]")).to_have_text("3,000 items")


def test_counts_are_exact_and_the_first_rows_are_there(fruit):
    fruit.field.focus()
    for query in ["a", "ap", "app", "apple 01", "apple 0123", "zzz", "er 05", "rr y 05"]:
        fruit.search(query)
        assert fruit.count == str(len(hits(query))), query
        assert fruit.names[:10] == hits(query)[:10], query
        expect(fruit.page.locator("#_results section[data-section]")).to_have_count(len({name[0] for name in hits(query)}))
        assert fruit.sections == {letter.upper(): [name[0] for name in hits(query)].count(letter) for letter in sorted({name[0] for name in hits(query)})}


def test_rows_go_on_as_one_scrolls(fruit):
    fruit.search("apple")
    fruit.page.wait_for_function("document.querySelectorAll('#_results [data-item]').length >= 24")
    for _ in range(60):
        fruit.page.mouse.wheel(0, 3000)
        fruit.page.wait_for_timeout(60)
        if len(fruit.names) > 200:
            break
    names = fruit.names
    assert len(names) > 200 and names == [f"apple {number:04}" for number in range(len(names))]


def test_a_letter_opens_its_section(fruit):
    fruit.search("0")
    letters = fruit.page.locator("#_results nav a")
    expect(letters).to_have_count(5)
    assert letters.nth(3).inner_text() == "D 600"
    letters.nth(3).click()
    expect(fruit.page.locator('section[data-section="D"] [data-item] .name').first).to_have_text("date 0000")
    box = fruit.page.locator('section[data-section="D"] h2').bounding_box()
    assert 0 <= box["y"] < 400


def test_rows_get_their_fields_without_moving(fruit):
    fruit.page.evaluate("""() => {
        window.moved = 0;
        const isResult = ({node}) => node && document.getElementById('_results').contains(node);
        new PerformanceObserver(list => list.getEntries().forEach(entry => {
          window.moved += entry.sources.filter(isResult).length;
        })).observe({type: 'layout-shift', buffered: true});
    }""")
    fruit.search("apple 012")
    tops = "[...document.querySelectorAll('#_results [data-item]')].slice(0, 10).map(row => row.getBoundingClientRect().top)"
    before = fruit.page.evaluate(tops)
    row = fruit.page.locator("#_results [data-item]").first
    expect(row.locator(".summary")).to_have_text("The apple 0120 of all")
    expect(row.locator("dd")).to_have_text("1 kg")
    assert fruit.page.evaluate(tops) == before
    assert fruit.page.evaluate("moved") == 0


def test_while_typing_goes_on_no_fields_are_loaded(served):
    served.page.evaluate("""() => {
      window.typed = [];
      addEventListener('input', () => typed.push(performance.now()), true);
    }""")
    served.field.focus()
    for letter in "apple 01":
        served.type(letter)
        served.page.wait_for_timeout(50)
    expect(served.page.locator("#_results .summary").first).not_to_be_empty()
    # However long the letters took to arrive here: what is loaded comes when typing has rested.
    rests = served.page.evaluate("""() => performance.getEntriesByType('resource').filter(({name}) => name.includes('/rows/'))
      .map(({startTime}) => startTime - Math.max(...typed.filter(time => time <= startTime)))""")
    assert rests and min(rests) >= 300


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_answers(server, output, open_page, scheme):
    listing = open_page(server.address("/", output) + "fruit/index.html", bypass_csp=True)
    listing.page.emulate_media(color_scheme=scheme)
    for query in ["", "a", "zzz"]:
        listing.search(query)
        for width in [320, 1280]:
            listing.page.set_viewport_size({"width": width, "height": 800})
            violations = Axe().run(listing.page).response["violations"]
            assert [(found["id"], found["nodes"][0]["html"]) for found in violations] == [], (query, width)


def test_an_alias_that_answered_is_shown(fruit):
    fruit.search("nut0009")
    assert fruit.names == [name for at, name in enumerate(NAMES) if at % 9 == 0 and name.endswith("0009")]
    assert "Also known as nut0009" in fruit.page.locator("#_results [data-item]").first.inner_text()
    assert fruit.page.locator("#_results .match mark").first.inner_text() == "nut0009"


def test_a_shard_that_fails_says_so_and_can_be_tried_again(served):
    served.field.focus()
    served.page.wait_for_load_state("networkidle")
    served.page.route("**/shards/**", lambda route: route.abort())
    served.search("apple 0123")
    assert served.names == [] and served.count == ""
    served.page.unroute("**/shards/**")
    served.page.get_by_role("button", name="Try again").click()
    served.page.wait_for_selector("#_results [data-item]")
    assert served.names == ["apple 0123"] and served.count == "1"
    served.errors.clear()


def test_a_late_shard_never_overwrites_a_newer_query(served):
    served.field.focus()
    served.page.wait_for_load_state("networkidle")
    held = []
    served.page.route("**/shards/**", lambda route: held.append(route))
    served.field.fill("apple 012")
    served.page.wait_for_selector("[aria-busy=true]")
    served.field.fill("e")  # every name: its answer is there already
    served.settle()
    assert served.count == "3000"
    for route in held:
        route.continue_()
    served.page.wait_for_timeout(300)
    assert served.count == "3000" and served.names[0] == "apple 0000"


def test_a_site_that_was_published_anew_is_asked_again(ganada, server, tmp_path, open_page):
    source = content.write(tmp_path, site())
    folder = content.build(ganada, source, tmp_path / "Output", "--search", "sharded")
    listing = open_page(server.address("/anew/", folder) + "fruit/index.html")
    listing.search("apple")
    assert listing.count == "600"
    csv = source / "Content/fruit/fruit.csv"
    csv.write_text(csv.read_text() + "apple 9999,,New,1 kg\n")
    content.build(ganada, source, folder, "--search", "sharded")
    listing.search("9999")
    assert listing.names == ["apple 9999"]
    listing.page.wait_for_timeout(300)
    listing.errors.clear()  # the browser's own note of the file that is gone


def test_previous_and_next_are_found(fruit):
    fruit.page.goto(re.sub("index.html.*", "berry-0000.html", fruit.page.url))
    fruit.page.locator(".neighbours a").first.focus()
    expect(fruit.page.locator(".neighbours a[rel=prev]")).to_contain_text("apple 0599")
    expect(fruit.page.locator(".neighbours a[rel=next]")).to_contain_text("berry 0001")


def test_the_home_page_searches_all_collections_by_section(host, output, open_page):
    home = open_page(host(output) + "index.html")
    home.search("apple")
    assert home.count == "601"
    groups = home.page.locator("#_results .group > h2").all_inner_texts()
    assert [re.sub(r"\s+", " ", text) for text in groups] == ["Few 1", "Fruit 600"]
    assert home.page.locator("#_results .group").last.locator("section > h3").first.inner_text().split() == ["A", "600"]


def test_an_event_tells_query_and_count(fruit):
    fruit.page.evaluate("() => { window.told = []; addEventListener('ganada:search', ({detail}) => told.push(detail)); }")
    fruit.search("apple 0123")
    assert fruit.page.evaluate("told") == [{"query": "apple 0123", "count": 1}]


def test_the_example_of_the_manual_works(server, output, tmp_path, open_page, ganada):
    source = content.write(tmp_path / "source", {"Content/people.csv": "name\nAda\nGrace\n"})
    folder = tmp_path / "host"
    content.build(ganada, source, folder / "directory")
    guide = (content.PROJECT / "Content/reference/guides/search-embedding.md").read_text(encoding="utf-8")
    page = "\n".join(line[4:] for line in re.search(r"((?:    .*\n|\n)+)", guide[guide.index("    <!DOCTYPE"):]).group(0).splitlines())
    # The server of the tests allows no inline script; the example is for pages that do.
    script = re.search(r"<script>(.*?)</script>", page, re.S)
    (folder / "find.js").write_text(script.group(1), encoding="utf-8")
    page = page.replace(script.group(0), '<script src="find.js"></script>')
    page = page.replace("<title>", '<link rel="icon" href="data:,"><title>')
    (folder / "find.html").write_text(page, encoding="utf-8")
    listing = open_page(server.address("/embed/", folder) + "find.html")
    listing.page.fill("#query", "gra")
    expect(listing.page.locator("#hits")).to_have_text("Grace")
    assert listing.page.locator("#count").inner_text() == "1"
