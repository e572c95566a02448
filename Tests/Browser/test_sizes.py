"""What a visitor waits for: the sizes that the theme keeps, compressed as a web server does."""

import gzip
import re

import pytest

from content import build, write

KIBIBYTE = 1024


def compressed(*files):
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


@pytest.fixture(scope="module")
def output(ganada, tmp_path_factory):
    """A site with all that scripts are for: letters in parts, filters, columns, shards, pages of items and none."""
    folder = tmp_path_factory.mktemp("sizes")
    starts, ends = ["an", "ber", "da", "el", "fri", "ma", "ro", "sa", "tho", "vi"], ["bel", "da", "lia", "mas", "na", "rik", "ta"]
    names = [f"{one}{two} {three.title()}{four}" for one in starts for two in ends for three in starts for four in ends]
    rows = "name,summary,tags,phone\n" + "".join(
        f"x{names[at * 7]},person{at}@example.org,{'pqr'[at % 3]},02-123-{at:04}\n" for at in range(500)
    )
    settings = "row: [summary, phone]\n"
    write(folder, {
        "Content/site.yaml": "title: Sizes\nlanguage: en\n",
        "Content/single/items.csv": rows + rows.replace("\nx", "\na") + rows.replace("\nx", "\nas"),
        "Content/single/_index.md": f"---\n{settings}facets: [tags]\npageSize: 500\nonePage: 0\nitemPages: never\n---\n",
        "Content/sharded/items.csv": rows,
        "Content/sharded/_index.md": f"---\n{settings}search: {{index: sharded}}\nitemPages: always\n---\n",
    })
    return build(ganada, folder, folder / "Output")


def scripts_of(output, page, *on_demand):
    """The scripts that a page loads, those that it loads once they are needed among them."""
    named = re.findall(r'src="[./]*(assets/[^"]+)"', page.read_text(encoding="utf-8"))
    assert named and not re.search(r'<script(?![^>]*(src="[./]*assets/|application/))', page.read_text(encoding="utf-8"))
    return [output / path for path in named] + [output / f"assets/{name}.js" for name in on_demand]


@pytest.mark.parametrize("page, on_demand", [
    ("index.html", ["shards"]),
    ("single/index.html", ["near", "download"]),
    ("sharded/index.html", ["shards", "download"]),
])
def test_scripts_of_a_page_have_16_kilobytes_at_most(output, page, on_demand):
    assert compressed(*scripts_of(output, output / page, *on_demand)) <= 16 * KIBIBYTE


def test_every_script_is_counted(output):
    pages = [("index.html", ["shards"]), ("single/index.html", ["near", "download"])]
    counted = {file for page, names in pages for file in scripts_of(output, output / page, *names)}
    assert counted == set((output / "assets").glob("*.js"))


def test_the_style_has_10_kilobytes_at_most(output):
    assert compressed(*(output / "assets").glob("*.css")) <= 10 * KIBIBYTE


def test_a_section_of_500_rows_has_16_kilobytes_at_most(output):
    page = output / "single/sections/x.html"
    assert page.read_text(encoding="utf-8").count("data-item") == 500
    assert compressed(page) <= 16 * KIBIBYTE
