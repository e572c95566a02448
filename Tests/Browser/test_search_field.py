"""Typing filters, Escape and Cancel restore, keys move: what the three first apps did, and where they fell short."""

import pytest
from playwright.sync_api import expect

PEOPLE = ["강감찬", "김민수", "김하나", "나윤서", "박지훈", "박하은", "이서연", "장바구니", "정도윤", "최은", "하현우", "한가람", "홍길동"] + [
    "Anna Berg", "Béla Kun"]

# 박 is typed on the way to 바구, too.
PARK = ["박지훈", "박하은", "장바구니"]


@pytest.fixture
def people(host, directory, open_page):
    return open_page(host(directory) + "people/index.html")


def test_at_rest_everything_is_there(people):
    assert people.names == PEOPLE
    assert (people.count, people.count_text) == ("15", "15개 항목")
    assert people.cancel.is_hidden()


def test_nothing_is_loaded_before_the_field_has_the_focus(people):
    people.page.wait_for_load_state("networkidle")
    assert not [address for address in people.requests if "index.js" in address]
    people.field.focus()
    people.search("김")
    assert [address for address in people.requests if "index.js" in address]


def test_typing_filters_and_counts_by_section(people):
    people.field.focus()
    people.type("김")
    assert people.names == ["김민수", "김하나"]
    assert people.sections == {"ㄱ": 2}
    assert (people.count, people.count_text) == ("2", "결과 2개")
    people.search("하")
    assert people.names == ["김하나", "박하은", "하현우", "한가람"]
    assert people.sections == {"ㄱ": 1, "ㅂ": 1, "ㅎ": 2}


def test_deleting_a_character_filters_by_what_is_left(people):
    people.field.focus()
    people.type("김하")
    assert people.names == ["김하나"]
    people.page.keyboard.press("Backspace")
    people.settle()
    assert people.names == ["김민수", "김하나"]
    people.page.keyboard.press("Backspace")
    people.settle()
    assert people.names == PEOPLE
    assert people.count_text == "15개 항목"


def test_no_hit_says_so_and_shows_no_row(people):
    people.search("없는 이름")
    assert people.names == []
    assert (people.count, people.count_text) == ("0", "결과 0개")
    assert "결과 0개" in people.page.locator("#_results").inner_text()


def test_white_space_alone_is_no_query(people):
    people.search("   ")
    assert people.names == PEOPLE


@pytest.mark.parametrize("end", ["Escape", "Cancel"])
def test_ending_the_search_restores_everything(people, end):
    people.page.evaluate("scrollTo(0, 150)")
    people.field.focus()
    people.type("박")
    assert people.names == PARK
    people.cancel.click() if end == "Cancel" else people.page.keyboard.press("Escape")
    people.settle()
    assert people.names == PEOPLE
    assert (people.field.input_value(), people.count, people.count_text) == ("", "15", "15개 항목")
    assert people.cancel.is_hidden() and people.focused == ""
    assert "?q" not in people.page.url
    assert people.page.evaluate("scrollY") == 150


def test_focus_shows_the_way_back_and_the_footer(people):
    people.page.set_viewport_size({"width": 360, "height": 500})
    count = people.page.locator("[data-count]")
    assert not people.page.evaluate("document.querySelector('[data-count]').getBoundingClientRect().bottom <= innerHeight")
    people.field.focus()
    assert people.cancel.is_visible() and count.is_visible()
    assert people.page.evaluate("document.querySelector('[data-count]').getBoundingClientRect().bottom <= innerHeight")
    people.field.blur()
    assert people.cancel.is_hidden()


@pytest.mark.parametrize(("path", "total"), [("people/%EC%B5%9C%EC%9D%80.html", "15개 항목"), ("index.html", "323개 항목")])
def test_focus_tells_the_total_where_the_page_does_not(path, total, host, directory, open_page):
    listing = open_page(host(directory) + path)
    count = listing.page.locator("[data-count]")
    assert count.is_hidden()
    listing.field.focus()
    expect(count).to_have_text(total)
    listing.field.blur()
    listing.search("zzz")
    listing.search("")
    assert listing.count_text == total


@pytest.mark.parametrize("collection", ["people", "species", "words", "names"])
def test_the_page_and_its_script_write_a_count_alike(collection, server, directory, open_page):
    listing = open_page(f"{server.address('/', directory)}{collection}/index.html")
    at_rest = listing.count_text
    counts = listing.page.locator("section .count").all_inner_texts()
    listing.search('""')  # nothing in quotation marks, which everything has
    assert int(listing.count) > 0
    assert listing.page.locator("#_results section .count").all_inner_texts() == counts
    listing.search("")
    assert listing.count_text == at_rest


def test_enter_keeps_the_result_and_leaves_the_field(people):
    people.field.focus()
    people.type("박")
    people.page.keyboard.press("Enter")
    assert people.focused == ""
    assert people.names == PARK
    assert people.field.input_value() == "박"


def test_slash_and_control_k_reach_the_field(people):
    people.page.keyboard.press("/")
    assert people.focused == "field" and people.field.input_value() == ""
    people.type("a/b")
    assert people.field.input_value() == "a/b"
    people.page.keyboard.press("Escape")
    people.page.keyboard.press("Control+k")
    assert people.focused == "field"


def test_arrows_home_and_end_move_through_the_results(people):
    people.field.focus()
    people.type("하")
    pressed = []
    for key in ["ArrowDown", "ArrowDown", "ArrowUp", "End", "ArrowDown", "Home", "ArrowUp"]:
        people.page.keyboard.press(key)
        pressed.append(people.focused)
    assert pressed == ["김하나", "박하은", "김하나", "한가람", "한가람", "김하나", "field"]
    people.page.keyboard.press("ArrowDown")
    people.page.keyboard.press("Escape")
    people.settle()
    assert people.names == PEOPLE


def test_enter_on_a_result_opens_it(people):
    people.field.focus()
    people.type("최으")
    people.page.keyboard.press("ArrowDown")
    people.page.keyboard.press("Enter")
    people.page.wait_for_url("**/people/*.html")
    assert people.page.locator("h1").inner_text() == "최은"


def test_a_result_shows_the_row_of_the_list(people):
    shape = "row => row.innerHTML.replace(/<\\/?mark>|<\\/?span>| dir=\"auto\"|\\s+/g, '')"
    resting = people.page.locator("main [data-item]", has_text="나윤서").evaluate(shape)
    people.search("나윤서")
    found = people.page.locator("#_results [data-item]").evaluate(shape)
    # The list leads to an anchor of its own page; the result has to name the page.
    assert found.partition(">")[2] == resting.partition(">")[2]
    assert "tel:021234572" in found


@pytest.mark.parametrize(
    ("query", "marked"),
    [("김하ㄴ", ["김하나"]), ("ㅈㅂㄱㄴ", ["장바구니"]), ("BELA", ["Béla"]), ("4592", ["4592"]), ("인사 최", ["최", "인사"])],
)
def test_what_matched_is_marked(people, query, marked):
    people.search(query)
    assert people.page.locator("#_results mark").all_inner_texts() == marked


def test_the_count_is_announced_once_typing_pauses(people):
    people.field.focus()
    people.type("박")
    assert people.status == ""
    expect(people.page.locator("[role=status]")).to_have_text("결과 3개")


def test_hangul_filters_while_it_is_composed(people):
    people.field.focus()
    keyboard = people.page.context.new_cdp_session(people.page)
    seen = {}
    for text in ["ㅎ", "하", "한"]:
        keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": 1, "selectionEnd": 1})
        people.settle()
        seen[text] = people.names
    assert seen == {
        "ㅎ": ["김하나", "박지훈", "박하은", "하현우", "한가람", "홍길동"],
        "하": ["김하나", "박하은", "하현우", "한가람"],
        "한": ["김하나", "한가람"],
    }
    keyboard.send("Input.insertText", {"text": "한"})
    people.settle()
    assert (people.field.input_value(), people.names) == ("한", seen["한"])


def test_the_keys_of_a_composition_are_the_input_methods_own(people):
    """Enter and Escape end a composition, not the search."""
    people.field.focus()
    people.type("박")
    for key in ["Enter", "Escape"]:
        people.field.dispatch_event("keydown", {"key": key, "isComposing": True, "bubbles": True, "cancelable": True})
        people.settle()
        assert (people.focused, people.names) == ("field", PARK)
