"""Takes the picture of the README from the sample site: `make pictures`."""
import pathlib

from playwright.sync_api import sync_playwright

PROJECT = pathlib.Path(__file__).resolve().parents[2]
PICTURE = PROJECT / ".github" / "pictures" / "countries.png"
LIST = (PROJECT / "Output" / "countries" / "index.html").as_uri()

# The list, and beside it the same list while it is searched.
FRAMES = f"""<!DOCTYPE html>
<style>body {{ margin: 0; display: flex; gap: 16px; background: #8884 }} iframe {{ flex: 1; border: 0; height: 640px }}</style>
<iframe src="{LIST}"></iframe><iframe src="{LIST}?q=ㅇㄹ"></iframe>
"""


def main():
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    frames = PROJECT / "Output" / "pictures.html"
    frames.write_text(FRAMES, encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1060, "height": 640})
        page.goto(frames.as_uri())
        page.frame_locator("iframe").nth(1).locator("#_results [data-item]").first.wait_for()
        page.screenshot(path=PICTURE)
        browser.close()
    frames.unlink()


main()
