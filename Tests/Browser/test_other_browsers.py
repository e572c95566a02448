"""What the search field does, in WebKit and in Firefox: on a server, under a path, and from a folder."""

import pytest

from firefox import Firefox
from webkit import WebKit
from window import Keys

PARK = ["박지훈", "박하은", "장바구니"]


@pytest.fixture(scope="module", params=[WebKit, Firefox])
def window(request):
    window = request.param()
    yield window
    window.close()


@pytest.fixture
def people(window, host, directory):
    window.open(host(directory) + "people/index.html")
    return window


def test_typing_filters_and_what_ends_the_search_restores(people):
    assert len(people.names) == 15 and people.count_text == "15개 항목"
    people.field.click()
    people.type("박")
    assert (people.names, people.count_text) == (PARK, "결과 3개")
    people.type("하")
    assert people.names == ["박하은"]
    people.type(Keys.BACKSPACE)
    assert people.names == PARK
    people.type(Keys.ESCAPE)
    people.wait("document.querySelector('#_results').hidden")
    assert len(people.names) == 15 and people.count_text == "15개 항목"
    assert people.run("document.getElementById('_q').value + location.search") == ""
    people.field.send_keys("없는 이름")
    people.settle()
    assert (people.names, people.count_text) == ([], "결과 0개")
    people.find("[data-cancel]").click()
    assert len(people.names) == 15 and people.focused == ""


def test_half_typed_syllables_and_initials(people):
    people.field.click()
    people.type("ㅈㅂㄱㄴ")
    assert people.names == ["장바구니"]
    people.field.clear()
    people.field.send_keys("김하ㄴ")
    people.settle()
    assert people.names == ["김하나"]


def test_keys_move_and_enter_keeps_the_result(people):
    people.run("document.body.focus()")
    people.find("body").send_keys("/")
    assert people.focused == "field"
    people.type("하")
    pressed = []
    for key in [Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.END, Keys.HOME, Keys.ARROW_UP]:
        people.type(key)
        pressed.append(people.focused)
    assert pressed == ["김하나", "박하은", "한가람", "김하나", "field"]
    people.type(Keys.ENTER)
    assert people.focused == "" and people.names == ["김하나", "박하은", "하현우", "한가람"]


def test_the_address_keeps_the_query(people):
    people.field.send_keys("최으")
    people.settle()
    assert people.run("new URLSearchParams(location.search).get('q')") == "최으"
    people.find("#_results [data-item] a").click()
    people.wait("document.querySelector('h1')?.textContent === '최은'")
    people.back()
    people.wait("document.querySelector('#_results [data-item]')")
    assert people.names == ["최은"]


def test_filters_orders_and_letters(people):
    people.find(".facets [data-value='개발팀']").click()
    people.wait("document.querySelector('#_results [data-item]')")
    assert people.names == ["김하나", "나윤서", "박지훈", "이서연"]
    people.find("#_results [data-column='fields.전화'] button").click()
    people.wait("document.querySelector('#_results [data-order=ascending]')")
    people.settle()
    assert people.names == ["이서연", "박지훈", "김하나", "나윤서"]
    people.find("[data-cancel]").click()
    people.run("scrollTo(0, 0)")
    people.run("[...document.querySelectorAll('.letters a')].find(letter => letter.textContent.trim() === 'ㅎ').click()")
    people.wait("scrollY > 0 || innerHeight >= document.documentElement.scrollHeight")
    assert people.focused == "하현우"


def test_hangul_is_composed(people):
    """The events of an input method, in the order in which browsers send them."""
    people.field.click()
    for text in ["ㅎ", "하", "한"]:
        people.run(
            "(text => { const field = document.getElementById('_q');"
            " field.dispatchEvent(new CompositionEvent('compositionupdate', {data: text, bubbles: true}));"
            " field.value = text;"
            " field.dispatchEvent(new InputEvent('input', {data: text, isComposing: true, inputType: 'insertCompositionText', bubbles: true}));"
            "})(arguments[0])",
            text,
        )
        people.settle()
    assert people.names == ["김하나", "한가람"]
