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
    assert len(people.names) == COUNT
    assert people.page.evaluate(LAYERS) == []
    assert people.page.evaluate(SCROLL) == 0


def test_no_rule_goes_through_the_siblings_of_every_element():
    styles = "".join(file.read_text() for file in (content.PROJECT / "Templates/assets/ganada").glob("*.css"))
    assert "~ *" not in styles


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
