#!/usr/bin/env python3
"""Measures how long a save takes to be seen: from the write of one item to the page that shows it, as an open browser asks.

usage: serve.py PATH/TO/ganada [--items N] [--saves N]
"""
import argparse, json, pathlib, re, statistics, subprocess, tempfile, time, urllib.request

ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
ask.add_argument("ganada")
ask.add_argument("--items", type=int, default=10_000)
ask.add_argument("--saves", type=int, default=15)
given = ask.parse_args()

with tempfile.TemporaryDirectory() as folder:
    content = pathlib.Path(folder, "Content/words")
    content.mkdir(parents=True)
    (content.parent / "site.yaml").write_text("title: Served\nlanguage: en\n")
    (content / "_index.md").write_text("---\nitemPages: always\n---\n")
    rows = [f"{chr(97 + number % 26)} word {number},summary {number},{number % 7}" for number in range(given.items)]

    def save(number):
        rows[0] = f"a word 0,saved {number},0"
        (content / "words.csv").write_text("name,summary,kind\n" + "\n".join(rows) + "\n")

    save(0)
    process = subprocess.Popen([given.ganada, "serve", folder, "--port", "0"], stdout=subprocess.PIPE, text=True)
    address = re.search(r"http://\S+/", process.stdout.readline()).group()
    while " items, " not in process.stdout.readline():
        pass

    def get(path):
        with urllib.request.urlopen(address + path, timeout=60) as answer:
            return answer.read().decode()

    times = []
    for number in range(1, given.saves + 1):
        time.sleep(0.3)
        version = json.loads(get(".ganada/state"))["version"]
        start = time.monotonic()
        save(number)
        get(f".ganada/state?version={version}")
        assert f"saved {number}" in get("words/a-word-0.html")
        times.append((time.monotonic() - start) * 1000)
    process.terminate()
    process.wait()
print(f"{given.items} items: median {statistics.median(times):.0f} ms, least {min(times):.0f}, most {max(times):.0f}")
