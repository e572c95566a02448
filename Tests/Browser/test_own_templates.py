"""A site's own templates may leave out what the scripts of the theme look for: then that is missing, and nothing fails."""

import pathlib
import re

import pytest

import content

PEOPLE = {
    "Content/site.yaml": "title: 사전\nlanguage: ko\n",
    "Content/people/people.csv": content.PEOPLE,
    "Content/people/_index.md": "---\ntitle: 사람들\nrow: [설명, 부서, 전화]\nfacets: [부서]\n---\n",
    "Content/people/최은.md": "---\nname: 최은\n---\n본문입니다.\n",
    "Content/words/words.csv": "name\nalder\n",
}

# What a site's own template lacks: the template, what is cut out of it, and whether the search works without.
LACKING = {
    "footer": ("page", r"<footer.*</footer>", True),
    "count": ("count", r".*", True),
    "count of a page without a list": ("page", r"<p data-count=.*?</p>", True),
    "status": ("page", r'<p role="status".*?</p>', True),
    "words": ("page", r'<script type="application/json".*?</script>', False),
    "place of the results": ("page", r'<div id="_results".*?</div>', False),
    "id of the main part": ("page", r' id="_main"', False),
    "search box": ("search", r".*", False),
    "form of the search box": ("search", r"</?form.*?>", False),
    "way back": ("search", r"<button.*?</button>", True),
    "headings": ("list", r'<div class="headings.*?\{\{/columns\}\}\n</div>', True),
    "list": ("list", r".*", True),
    "letters": ("letters", r".*", True),
    "filters": ("facets", r".*", True),
}


@pytest.mark.parametrize("lacking", LACKING)
def test_what_own_templates_lack_is_no_error(lacking, ganada, tmp_path, open_page):
    template, pattern, is_searched = LACKING[lacking]
    original = (content.PROJECT / f"Templates/{template}.mustache").read_text(encoding="utf-8")
    own = re.sub(pattern, "", original, flags=re.DOTALL)
    assert own != original
    source = content.write(tmp_path, {**PEOPLE, f"Templates/{template}.mustache": own})
    output = content.build(ganada, source, tmp_path / "Output")
    for path in ["index.html", "people/index.html", "people/최은.html"]:
        visit(open_page((output / path).as_uri()), is_searched)


def visit(listing, is_searched: bool):
    """Does what a visitor may do; an error of a script fails the test (`open_page`)."""
    page = listing.page
    page.evaluate("visualViewport.dispatchEvent(new Event('resize'))")
    for control in ["main .headings [data-column]", "main .facets [data-value]", ".letters a", "[data-download]"]:
        if page.locator(control).first.is_visible():
            page.locator(control).last.click()
            listing.settle()
    if page.locator(".neighbours").is_visible():
        page.locator(".neighbours").hover()
    page.keyboard.press("/")
    if listing.field.count() == 1:
        listing.search("김")
        page.keyboard.press("ArrowDown")
        if is_searched:
            assert "김민수" in page.locator("#_results").inner_text()
        page.keyboard.press("Escape")
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    page.wait_for_load_state("networkidle")
