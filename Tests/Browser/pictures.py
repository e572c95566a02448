"""Takes the pictures of the README and the manual from the sample site: `make pictures`."""
import pathlib

from playwright.sync_api import sync_playwright

PROJECT = pathlib.Path(__file__).resolve().parents[2]
OUTPUT = PROJECT / "Output"
LIST = "countries/index.html"

# The file of each picture, its size, and the addresses that stand in it side by side.
PICTURES = [
    (".github/pictures/countries.png", (1060, 640), [LIST, LIST + "?q=ㅇㄹ"]),
    ("Content/reference/pictures/columns.png", (900, 480), [LIST + "?sort=-Korean"]),
    ("Content/reference/pictures/search.png", (760, 460), [LIST + "?q=ㅎㄱ", "index.html?q=re"]),
    ("Content/reference/pictures/item.png", (760, 420), ["countries/kr.html", "address-book/index.html"]),
]


def frames(addresses: list[str]) -> str:
    parts = "".join(f'<iframe src="{OUTPUT.as_uri()}/{address}"></iframe>' for address in addresses)
    style = "body { margin: 0; display: flex; gap: 16px; background: #8884 } iframe { flex: 1; border: 0; height: 100vh }"
    return f"<!DOCTYPE html>\n<style>{style}</style>\n{parts}\n"


def take(browser, path: pathlib.Path, size: tuple[int, int], addresses: list[str]):
    path.parent.mkdir(parents=True, exist_ok=True)
    place = OUTPUT / "pictures.html"
    place.write_text(frames(addresses), encoding="utf-8")
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.goto(place.as_uri())
    for number, address in enumerate(addresses):
        frame = page.frame_locator("iframe").nth(number)
        frame.locator("#_results [data-item]" if "?" in address else "h1").first.wait_for()
    page.screenshot(path=path)
    page.close()
    place.unlink()


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for path, size, addresses in PICTURES:
            take(browser, PROJECT / path, size, addresses)
        browser.close()


main()
