"""When answers come late, in the wrong order, or not at all."""

import pytest


@pytest.fixture
def address(server, directory):
    return server.address("/", directory) + "people/index.html"


def test_a_failure_says_so_shows_no_number_and_can_be_retried(address, open_page):
    people = open_page(address)
    people.page.route("**/index.json", lambda route: route.abort())
    people.search("박")
    assert people.names == [] and people.count == "" and people.page.locator("[data-count]").is_hidden()
    message = people.page.locator("#_results")
    assert "검색을 불러오지 못했습니다." in message.inner_text()
    people.page.unroute("**/index.json")
    message.get_by_role("button").click()
    people.page.wait_for_selector("#_results [data-item]")
    assert people.names == ["박지훈", "박하은", "장바구니"]
    assert people.count == "3"
    people.errors.clear()  # the browser's own note of the request that failed


def test_a_failure_is_left_by_cancelling(address, open_page):
    people = open_page(address)
    people.page.route("**/index.json", lambda route: route.abort())
    people.search("박")
    people.cancel.click()
    assert len(people.names) == 15
    assert people.count_text == "15개 항목"
    people.errors.clear()


def test_a_late_answer_never_overwrites_a_newer_query(address, open_page):
    people = open_page(address)
    held = []
    people.page.route("**/index.json", lambda route: held.append(route))
    people.field.focus()
    people.page.keyboard.type("박")
    assert people.page.locator("[aria-busy=true]").count() > 0
    assert len(people.names) == 15, "the list stays until there is an answer"
    people.field.fill("한가")
    people.page.wait_for_timeout(100)
    for route in held:
        route.continue_()
    people.settle()
    assert people.names == ["한가람"]


def test_cancelling_before_the_answer_comes_keeps_the_list(address, open_page):
    people = open_page(address)
    held = []
    people.page.route("**/index.json", lambda route: held.append(route))
    people.field.focus()
    people.page.keyboard.type("박")
    people.page.keyboard.press("Escape")
    people.page.wait_for_timeout(100)
    for route in held:
        route.continue_()
    people.page.wait_for_timeout(300)
    assert len(people.names) == 15 and people.count == "15"


def test_what_is_typed_before_the_scripts_run_counts(address, open_page, chromium):
    context = chromium.new_context()
    page = context.new_page()
    held = []
    page.route("**/page.js", lambda route: held.append(route))
    page.goto(address, wait_until="commit")
    page.wait_for_selector("#_q")
    page.fill("#_q", "박")
    held[0].continue_()
    page.wait_for_selector("#_results [data-item]")
    assert page.locator("#_results .name").all_inner_texts() == ["박지훈", "박하은", "장바구니"]
    context.close()
