"""The letters of a phone: however many there are, all are in sight, or a dot stands for them; and every finger and key gets to all."""

import string

import pytest

import content

LETTERS = ["#", *string.ascii_uppercase]


@pytest.fixture(scope="module")
def alphabet(ganada, tmp_path_factory):
    """A list with names in every letter, on a site with navigation."""
    rows = "name\n4x4\n" + "".join(f"{letter}{vowel}word\n" for letter in string.ascii_uppercase for vowel in "aeiou")
    source = content.write(
        tmp_path_factory.mktemp("alphabet"),
        {"Content/site.yaml": "title: Alphabet\nlanguage: en\n", "Content/words/words.csv": rows, "Content/about.md": "# About\n\nText.\n"},
    )
    return content.build(ganada, source, source / "Output").as_uri() + "/words/index.html"


@pytest.fixture
def phone(alphabet, open_page):
    def open_phone(width, height):
        page = open_page(alphabet, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True).page
        page.touches = page.context.new_cdp_session(page)
        return page

    return open_phone


def seen(page):
    """The letters that one sees, with their boxes: those that lie whole within the bar."""
    return page.evaluate(
        """() => {
          const bar = document.querySelector('.letters').getBoundingClientRect();
          return [...document.querySelectorAll('.letters > a')]
            .filter(letter => getComputedStyle(letter).opacity === '1')
            .map(letter => [letter.textContent, letter.getBoundingClientRect()])
            .filter(([, box]) => box.top >= bar.top - 1 && box.bottom <= Math.min(bar.bottom, innerHeight) + 1)
            .map(([text, box]) => [text, box.top, box.height, box.left + box.width / 2]);
        }"""
    )


@pytest.mark.parametrize(("height", "letters"), [(844, LETTERS), (568, LETTERS[::2]), (480, [*LETTERS[::4], "Z"]), (320, [*LETTERS[::4], "Z"])])
def test_the_first_and_the_last_letter_are_in_sight(phone, height, letters):
    page = phone(320, height)
    assert [letter for letter, *_ in seen(page)] == letters
    assert all(size >= 24 for _, _, size, _ in seen(page)), "as large as a finger needs"
    assert page.evaluate("(bar => bar.scrollHeight <= bar.clientHeight)(document.querySelector('.letters'))")


@pytest.mark.parametrize("height", [568, 480])
def test_a_finger_comes_to_every_letter(phone, height):
    page = phone(320, height)
    boxes = seen(page)
    x, top, bottom = boxes[0][3], boxes[0][1] + 12, boxes[-1][1] + 12
    touch = lambda kind, *points: page.touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})
    touch("touchStart", {"x": x, "y": top})
    shown = []
    for step in range(int(bottom - top) + 1):
        touch("touchMove", {"x": x, "y": top + step})
        if page.locator(".bubble").count():
            letter = page.locator(".bubble").inner_text()
            shown += [letter] if shown[-1:] != [letter] else []
    touch("touchEnd")
    assert shown == LETTERS or ["#", *shown] == LETTERS


def test_a_tap_leads_to_the_letter_that_is_tapped(phone):
    page = phone(320, 568)
    _, top, _, x = next(box for box in seen(page) if box[0] == "N")
    page.touchscreen.tap(x, top + 12)
    page.wait_for_function("document.activeElement.textContent.trim() === 'Naword'")


def test_a_letter_that_has_the_focus_is_seen(phone):
    page = phone(320, 568)
    page.locator(".letters a").first.focus()
    for letter in LETTERS[1:]:
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.textContent") == letter
        assert letter in [seen_letter for seen_letter, *_ in seen(page)]


def test_a_line_of_letters_is_never_thinned(alphabet, open_page):
    page = open_page(alphabet, viewport={"width": 1280, "height": 400}).page
    assert page.evaluate("[...document.querySelectorAll('.letters > a')].every(letter => getComputedStyle(letter).opacity === '1')")
    assert len({box[1] for box in seen(page)}) == 1 and len(seen(page)) == 27
