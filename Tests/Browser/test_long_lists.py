"""A list of thousands of rows: what makes it scroll smoothly, and what must not suffer from that."""

import pytest

import content

COUNT = 1000

# What browsers go through in each frame of scrolling, of every row: elements that are positioned, clipped or watched.
LAYERS = """() => [...document.querySelectorAll('main .rows > li, main .rows > li *')].flatMap(element => {
  const layers = [null, '::before', '::after'].filter(part => {
    const style = getComputedStyle(element, part);
    return !(part && ['none', 'normal'].includes(style.content)) && (style.position !== 'static' || style.clipPath !== 'none' ||
      style.overflow !== 'visible' || style.contentVisibility !== 'visible' || style.opacity !== '1' || style.filter !== 'none');
  });
  return layers.map(part => element.localName + (part ?? ''));
})"""

# From end to end and back by a window a frame.
SCROLL = """async () => {
  let shift = 0;
  new PerformanceObserver(list => list.getEntries().forEach(entry => { shift += entry.value; })).observe({type: 'layout-shift'});
  for (const step of [innerHeight, -innerHeight]) {
    for (let before = -1; before !== scrollY; await new Promise(requestAnimationFrame)) {
      before = scrollY;
      scrollBy(0, step);
    }
  }
  await new Promise(resolve => setTimeout(resolve, 200));
  return shift;
}"""


@pytest.fixture(scope="module")
def long_list(ganada, tmp_path_factory) -> str:
    lines = ["name,team,phone,mail"]
    for number in range(COUNT):
        lines.append(f"{chr(65 + number % 26)}a{number:04},Team {number % 9},02-123-{number:04},a{number}@example.org")
    settings = f"---\nonePage: {COUNT}\n---\n"
    source = tmp_path_factory.mktemp("long")
    content.write(source, {"Content/people/_index.md": settings, "Content/people/people.csv": "\n".join(lines)})
    return content.build(ganada, source, source / "Output").as_uri() + "/people/index.html"


@pytest.mark.parametrize("width", [320, 768, 1280])
def test_scrolling_goes_through_no_row_and_moves_nothing(width, long_list, open_page):
    people = open_page(long_list, viewport={"width": width, "height": 800})
    people.page.wait_for_selector(".painted")
    assert len(people.names) == COUNT
    assert people.page.evaluate(LAYERS) == []
    assert people.page.evaluate(SCROLL) == 0


def test_rows_far_down_wait_for_the_first_paint(long_list, open_page):
    # Without scripts no page is known to have been painted: it stays as it is at first.
    page = open_page(long_list, java_script_enabled=False).page
    rows = page.locator("#_h-a ~ .rows > li")
    kinds = [row.evaluate("row => getComputedStyle(row).contentVisibility") for row in (rows.nth(23), rows.nth(24))]
    assert kinds == ["visible", "auto"]


def test_a_row_far_down_is_where_its_address_says_once_all_is_laid_out(long_list, open_page):
    address = long_list.replace("people/index.html", "people/index.html#_h-m")
    page = open_page(address).page
    page.wait_for_selector(".painted")
    page.wait_for_timeout(200)
    bar, heading = (page.locator(place).bounding_box() for place in (".bar", "#_h-m"))
    assert heading["y"] - bar["y"] - bar["height"] < 120 and page.evaluate("scrollY") > 5000


def test_results_lay_out_only_the_list_that_they_come_to(long_list, open_page):
    people = open_page(long_list)
    people.search("a")
    people.page.locator("#_results .headings button").nth(1).click()  # in an order of their own they have no sections
    people.page.wait_for_selector("#_results section[data-section='']")
    people.page.evaluate(SCROLL)
    lists = people.page.evaluate("[...document.querySelectorAll('#_results .rows')].map(list => list.childElementCount)")
    assert sum(lists) == COUNT and max(lists) < 200
    contained = people.page.evaluate("getComputedStyle(document.querySelector('#_results .rows')).contain")
    assert contained == "layout style"


def test_no_rule_goes_from_a_list_or_everything_to_its_siblings():
    # Each row that comes would have the styles of all others found anew.
    styles = "".join(file.read_text() for file in (content.PROJECT / "Templates/assets/ganada").glob("*.css"))
    assert "~ *" not in styles and ".rows ~" not in styles and ".rows +" not in styles


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("pointer", ["mouse", "phone", "touch"])
def test_the_whole_row_leads_to_the_item(pointer, width, server, directory, open_page):
    options = {"has_touch": pointer != "mouse", "is_mobile": pointer == "phone"}
    page = open_page(server.address("/", directory) + "people/index.html", viewport={"width": width, "height": 800}, **options).page
    box = page.locator("main [data-item]").nth(1).bounding_box()
    press = page.mouse.click if pointer == "mouse" else page.touchscreen.tap
    press(box["x"] + box["width"] * 0.9, box["y"] + 3)
    page.wait_for_url(lambda address: not address.endswith("index.html"), timeout=3000)


def test_labels_of_columns_are_heard_though_not_seen(long_list, open_page):
    page = open_page(long_list).page
    label = page.locator("main dt").first
    assert label.bounding_box()["height"] == 0
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    assert sum(node.get("role", {}).get("value") == "term" and not node["ignored"] for node in nodes) == 3 * COUNT
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
