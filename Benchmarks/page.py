"""Times the pages of long lists in Chromium: `.venv/bin/python Benchmarks/page.py [PROGRAM]` after `make test-tools`.

A section of 500 rows as a phone loads it (the processor four times slower, slow 4G: 1.6 Mbit/s, 150 ms, as Lighthouse has
it): largest contentful paint, layout shift, size. A page of 5,000 rows that is scrolled from end to end on the machine as it
is: the longest task. The same in the results of a search, which are made as one comes to them.
"""

import gzip
import itertools
import pathlib
import subprocess
import sys
import tempfile
import threading
import http.server

from playwright.sync_api import sync_playwright

from compressing import CompressingHandler

PROGRAM = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/release/ganada").resolve()
SYLLABLES = [chr(0xAC00 + 588 * initial + 28 * vowel) for initial in range(0, 19, 2) for vowel in range(0, 21, 3)]


def people(count: int) -> str:
    """Names, departments, telephone numbers and mail addresses."""
    lines = ["이름,부서,전화,이메일"]
    for number in range(count):
        name = "김" + SYLLABLES[number % 70] + SYLLABLES[number // 70 % 70]
        lines.append(f"{name},{SYLLABLES[number % 9]}팀,02-123-{number:04},person{number}@example.org")
    return "\n".join(lines)


def build(folder: pathlib.Path, count: int, settings: str) -> pathlib.Path:
    content = folder / "Content" / "people"
    content.mkdir(parents=True)
    (content / "_index.md").write_text(f"---\ntitle: 사람들\n{settings}\n---\n", encoding="utf-8")
    (content / "people.csv").write_text(people(count), encoding="utf-8")
    subprocess.run([PROGRAM, "build", folder, "--quiet", "--language", "ko"], check=True, stderr=subprocess.DEVNULL)
    return folder / "Output"


OBSERVE = """
  window.seen = {paint: 0, shift: 0, tasks: []};
  const observe = (type, use) => new PerformanceObserver(list => list.getEntries().forEach(use)).observe({type, buffered: true});
  observe('largest-contentful-paint', entry => { seen.paint = entry.startTime; });
  observe('layout-shift', entry => { seen.shift += entry.value; });
  observe('longtask', entry => seen.tasks.push(entry.duration));
"""


def load(browser, address: str, width: int, is_slow: bool):
    page = browser.new_context(viewport={"width": width, "height": 800}).new_page()
    page.add_init_script(OBSERVE)
    if is_slow:
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        rate = 1.6 * 1024 * 1024 / 8
        session.send("Network.emulateNetworkConditions", {"offline": False, "latency": 150, "downloadThroughput": rate, "uploadThroughput": rate / 2})
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(address, timeout=120_000)
    page.wait_for_timeout(1500)
    return page


def scroll(page) -> list[float]:
    """Scrolls to the end and back by a window a frame; gives the long tasks on the way."""
    page.evaluate("seen.tasks.length = 0")
    page.evaluate(
        """async () => {
          for (const sign of [1, -1]) {
            for (let before = -1; before !== scrollY; await new Promise(requestAnimationFrame)) {
              before = scrollY;
              scrollBy(0, sign * innerHeight);
            }
          }
        }"""
    )
    page.wait_for_timeout(300)
    return page.evaluate("seen.tasks")


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = pathlib.Path(folder)
        section = build(root / "section", 500, "onePage: 100\npageSize: 500") / "people" / "sections" / "ㄱ.html"
        build(root / "long", 5000, "onePage: 5000\npageSize: 5000")
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), lambda *given: CompressingHandler(*given, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        base = f"http://127.0.0.1:{server.server_address[1]}/"
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        print(f"a section of 500 rows: {len(section.read_bytes())} bytes, {len(gzip.compress(section.read_bytes(), 6))} gzip -6")
        for width in [360, 1280]:
            paints = []
            for _ in range(3):
                page = load(browser, base + "section/Output/people/sections/%E3%84%B1.html", width, is_slow=True)
                seen = page.evaluate("seen")
                paints.append(round(seen["paint"]))
                shift = seen["shift"]
                page.context.close()
            print(f"{width} px, slow: largest contentful paint {sorted(paints)[1]} ms, layout shift {shift:.4f}")
        for width, query in itertools.product([320, 768, 1280], ["", "ㄱ"]):
            page = load(browser, base + "long/Output/people/index.html", width, is_slow=False)
            if query:
                page.fill("#_q", query)
                page.wait_for_timeout(3000)
            tasks = scroll(page)
            shift = page.evaluate("seen.shift")
            what = "results" if query else "rows"
            print(f"{width} px, 5,000 {what} scrolled: {len(tasks)} tasks over 50 ms, longest {max(tasks, default=0):.0f} ms, layout shift {shift:.4f}")
            page.context.close()
        browser.close()
        server.shutdown()


main()
