"""The address holds the query: a reload, a bookmark, Back and Forward show the same."""


def query_of(listing):
    return listing.page.evaluate("new URLSearchParams(location.search).get('q')")


def test_the_address_follows_the_field(host, directory, open_page):
    people = open_page(host(directory) + "people/index.html")
    length = people.page.evaluate("history.length")
    people.search("박 지")
    assert query_of(people) == "박 지"
    people.search("한&#")
    assert query_of(people) == "한&#"
    people.search("")
    assert query_of(people) is None
    assert people.page.evaluate("history.length") == length


def test_an_address_with_a_query_shows_its_answer(host, directory, open_page):
    people = open_page(host(directory) + "people/index.html?q=%EB%B0%95")
    people.page.wait_for_selector("#_results [data-item]")
    assert people.names == ["박지훈", "박하은", "장바구니"]
    assert people.field.input_value() == "박"
    people.page.reload()
    people.page.wait_for_selector("#_results [data-item]")
    assert people.names == ["박지훈", "박하은", "장바구니"]


def test_back_and_forward(host, directory, open_page):
    people = open_page(host(directory) + "people/index.html")
    people.search("최으")
    people.page.locator("#_results [data-item] a").first.click()
    people.page.wait_for_selector("h1:has-text('최은')")
    people.page.go_back()
    people.page.wait_for_selector("#_results [data-item]")
    assert people.names == ["최은"]
    assert people.field.input_value() == "최으"
    people.page.go_forward()
    people.page.wait_for_selector("h1:has-text('최은')")


def test_every_page_of_a_collection_searches_it(host, directory, open_page):
    base = host(directory) + "people/"
    for path in ["sections/%E3%84%B1.html", "%EC%B5%9C%EC%9D%80.html", "all.html"]:
        people = open_page(base + path)
        people.search("한가람")
        assert people.names == ["한가람"], path
        link = people.page.locator("#_results [data-item] a").first
        people.page.goto(link.evaluate("link => link.href"))
        assert people.page.get_by_text("한가람").first.is_visible()
