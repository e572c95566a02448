"""Filters with live counts, orders by column, the download of a list, and names that are nearly what was asked for."""

import csv
import io
import urllib.parse

import pytest
from playwright.sync_api import expect

import content

DEVELOPERS = ["김하나", "나윤서", "박지훈", "이서연"]


@pytest.fixture
def people(host, directory, open_page):
    return open_page(host(directory) + "people/index.html")


def chips(listing) -> dict[str, str]:
    """The values that one may choose among the results, with their counts."""
    texts = listing.page.locator("#_results .facets [aria-disabled=false]").all_inner_texts()
    return dict(text.rsplit(" ", 1) for text in texts)


def choose(listing, value):
    place = "#_results" if listing.page.locator("#_results").is_visible() else "main"
    listing.page.locator(f"{place} .facets").get_by_text(value, exact=False).click()
    listing.page.locator("#_results .facets").wait_for()
    listing.settle()


def parameters(listing):
    return urllib.parse.parse_qs(urllib.parse.urlsplit(listing.page.url).query)


def sort(listing, label):
    place = "#_results" if listing.page.locator("#_results .headings").is_visible() else "main"
    listing.page.locator(f"{place} .headings").get_by_text(label).click()
    listing.settle()
    listing.page.wait_for_function("document.activeElement.closest('[data-order]')")


def test_a_filter_narrows_the_list_and_stands_in_the_address(people):
    choose(people, "개발팀")
    assert people.names == DEVELOPERS
    assert (people.count, people.count_text) == ("4", "결과 4개")
    assert people.sections == {"ㄱ": 1, "ㄴ": 1, "ㅂ": 1, "ㅇ": 1}
    assert parameters(people) == {"부서": ["개발팀"]}
    assert people.page.evaluate("document.activeElement.dataset.value") == "개발팀"
    people.page.reload()
    people.page.locator("#_results [data-item]").first.wait_for()
    assert people.names == DEVELOPERS


def test_filters_and_query_combine_with_live_counts(people):
    choose(people, "개발팀")
    assert chips(people) == {"개발팀": "4", "디자인팀": "2", "영업팀": "5", "인사팀": "3", "총무팀": "1"}
    people.search("하")
    assert people.names == ["김하나"]
    assert chips(people) == {"개발팀": "1", "디자인팀": "2", "영업팀": "1"}
    choose(people, "디자인팀")
    assert people.names == ["김하나", "하현우", "한가람"], "values of one field widen each other"
    assert parameters(people) == {"q": ["하"], "부서": ["개발팀", "디자인팀"]}
    choose(people, "개발팀")
    choose(people, "디자인팀")
    assert people.names == ["김하나", "박하은", "하현우", "한가람"]


def test_fields_narrow_each_other(people):
    choose(people, "인사팀")
    choose(people, "신입")
    assert people.names == ["최은"]
    assert parameters(people) == {"부서": ["인사팀"], "tags": ["신입"]}
    people.search("김")
    assert (people.names, people.count) == ([], "0")
    assert people.page.locator("#_results [aria-pressed=true]").count() == 2, "what was chosen can be taken back"


@pytest.mark.parametrize("end", ["Escape", "Cancel"])
def test_ending_the_search_takes_filters_and_orders_back(people, end):
    choose(people, "개발팀")
    sort(people, "전화")
    people.cancel.click() if end == "Cancel" else people.page.keyboard.press("Escape")
    people.settle()
    assert len(people.names) == 15 and people.count_text == "15개 항목"
    assert parameters(people) == {}


def test_back_returns_to_the_filtered_list(people):
    choose(people, "신입")
    people.page.locator("#_results [data-item] a").first.click()
    people.page.wait_for_selector("h1:has-text('최은')")
    people.page.go_back()
    people.page.locator("#_results [data-item]").first.wait_for()
    assert people.names == ["최은"]


def test_a_heading_orders_the_list_both_ways_and_back(people):
    department = people.page.locator("#_results [data-column='fields.부서']")
    sort(people, "부서")
    assert department.get_attribute("data-order") == "ascending"
    # The order of the departments is that of the locale; in each, and after them, that of the list.
    assert people.names[:6] == [*DEVELOPERS, "하현우", "한가람"] and people.sections == {}
    assert parameters(people) == {"sort": ["부서"]}
    sort(people, "부서")
    assert department.get_attribute("data-order") == "descending"
    assert people.names[:4] == ["강감찬", "김민수", "정도윤", "최은"]
    people.page.reload()
    people.page.locator("#_results [data-item]").first.wait_for()
    assert people.names[:4] == ["강감찬", "김민수", "정도윤", "최은"]
    people.page.locator("#_results .headings").get_by_text("부서").click()
    people.page.locator("main .headings").wait_for()
    assert people.count_text == "15개 항목" and people.names[0] == "강감찬"


def test_what_has_no_value_stands_last_in_either_order(people):
    for _ in range(2):
        sort(people, "전화")
        assert people.names[-1] == "최은"
    assert people.names[0] == "Béla Kun"


def test_the_names_are_in_order_already_and_can_be_turned(people):
    assert people.page.locator("main [data-column=name]").get_attribute("data-order") == "ascending"
    sort(people, "이름")
    assert people.names[:2] == ["Béla Kun", "Anna Berg"] and people.names[-1] == "강감찬"


def test_columns_stand_under_their_headings(people):
    edges = """selector => [...document.querySelectorAll(selector)].map(one => Math.round(one.getBoundingClientRect().left))"""
    for width in [720, 1280]:
        people.page.set_viewport_size({"width": width, "height": 700})
        headings = people.page.evaluate(edges, "main .headings > *")
        row = people.page.evaluate(edges, "main [data-item]:first-child > a, main [data-item]:first-child .summary, main [data-item]:first-child .fields > div")
        assert len(headings) == 4 and headings == row[:4]
        tops = people.page.evaluate(edges.replace(".left", ".top"), "main #김하나 > *")
        assert len(tops) == 3 and max(tops) - min(tops) < 8, "in one line"
    people.page.set_viewport_size({"width": 719, "height": 700})
    assert people.page.locator("main .headings").is_hidden()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_labels_that_the_headings_show_are_not_seen_in_the_rows(language, ganada, tmp_path, open_page):
    settings = "---\nrow: [summary, height, region]\n---\n"
    rows = "name,summary,height,region\nAda,Tall,1200,North\nBea,Small,90,South\n"
    source = content.write(tmp_path, {"Content/list/_index.md": settings, "Content/list/list.csv": rows})
    page = open_page(content.build(ganada, source, tmp_path / "out", "--language", language).as_uri() + "/list/index.html")
    seen = """labels => labels.filter(label => {
      const range = document.createRange();
      range.selectNodeContents(label);
      const {left, right} = range.getBoundingClientRect();
      return right > 0 && left < innerWidth;
    }).length"""
    assert page.page.locator("main .number dt").first.evaluate("label => getComputedStyle(label.parentNode).textAlign") == "end"
    assert page.page.locator("main .rows dt").evaluate_all(seen) == 0
    page.search("a")
    assert page.page.locator("#_results .rows dt").evaluate_all(seen) == 0
    assert page.page.evaluate("document.documentElement.scrollWidth") <= 1280


def download(listing) -> tuple[str, list[list[str]]]:
    with listing.page.expect_download() as started:
        listing.page.locator("[data-download]").click()
    text = open(started.value.path(), encoding="utf-8", newline="").read()
    assert text.startswith("\ufeff") and text.endswith("\r\n")
    return started.value.suggested_filename, list(csv.reader(io.StringIO(text[1:])))


def test_the_list_and_the_present_result_are_downloaded(people):
    name, rows = download(people)
    assert name == "사람들.csv"
    assert rows[0] == ["이름", "설명", "태그", "부서", "전화"]
    assert [row[0] for row in rows[1:]] == people.names
    assert ["최은", "", "신입; 인사", "인사팀", ""] in [[row[0], "", *row[2:]] for row in rows]
    people.search("하")
    choose(people, "디자인팀")
    _, rows = download(people)
    assert [row[0] for row in rows[1:]] == ["하현우", "한가람"]


def test_a_cell_that_looks_like_a_formula_stays_text(ganada, tmp_path, open_page):
    rows = 'name,a,b\n"=1+2","+82 2-123","-5"\n"@x","quote "" and, comma","-1+cmd|x"\n'
    content.write(tmp_path, {"rows.csv": rows})
    page = open_page(content.build(ganada, tmp_path / "rows.csv", tmp_path / "out").as_uri() + "/index.html")
    assert sorted(download(page)[1][1:]) == [["'=1+2", "+82 2-123", "-5"], ["'@x", 'quote " and, comma', "'-1+cmd|x"]]


@pytest.mark.parametrize(
    ("query", "names"), [("강간찬", ["강감찬"]), ("Ana Brg", ["Anna Berg"]), ("Krun", ["Béla Kun"]), ("ㅋㅌㅍ", []), ("완전히 다른", [])]
)
def test_near_names_are_offered_and_never_counted(people, query, names):
    people.search(query)
    assert (people.names, people.count, people.count_text) == ([], "0", "결과 0개")
    near = people.page.locator(".near")
    if names:
        near.wait_for()
        assert near.locator("h2").inner_text() == "비슷한 이름"
    people.page.wait_for_load_state("networkidle")
    assert near.locator("a").all_inner_texts() == names


def test_arrows_reach_near_names(people):
    people.field.focus()
    people.type("강간찬")
    people.page.locator(".near").wait_for()
    people.page.keyboard.press("ArrowDown")
    assert people.page.evaluate("document.activeElement.textContent") == "강감찬"


def test_a_value_that_is_neither_true_nor_false_is_offered_as_it_is_written(ganada, tmp_path, open_page):
    settings = "---\ncolumns: [{aktiv: {type: boolean}}]\nfacets: [aktiv]\n---\n"
    rows = "name,aktiv\nAda,true\nBea,false\nCem,maybe\nDov,maybe\n"
    source = content.write(tmp_path, {"Content/list/_index.md": settings, "Content/list/list.csv": rows})
    page = open_page(content.build(ganada, source, tmp_path / "out", "--language", "en").as_uri() + "/list/index.html")
    choose(page, "maybe")
    assert page.names == ["Cem", "Dov"]
    texts = page.page.locator("#_results .facets button").all_inner_texts()
    assert sorted(text.replace("\n", " ") for text in texts) == ["No 1", "Yes 1", "maybe 2"]
