#!/usr/bin/env python3
"""Types Korean words into a built site in headless Chromium, key by key, and checks every count against an oracle of its own.

usage: hangul.py --site DIR --page COLLECTION/index.html --names FILE.csv

The keys are those of the two-set keyboard, so that syllables are seen half typed; then initials and mixed terms. Bodies are
counted as a server sends them that compresses text. Needs Debian's chromium, and playwright from PyPI.
"""
import argparse
import csv
import functools
import http.server
import json
import statistics
import threading
import unicodedata

from playwright.sync_api import sync_playwright

from compressing import CompressingHandler

INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(" ")
FINALS = " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(" ")
# Single jamo that two keys write are taken for these.
CLUSTERS = str.maketrans(dict(entry.split("=") for entry in (
    "ㄳ=ㄱㅅ ㄵ=ㄴㅈ ㄶ=ㄴㅎ ㄺ=ㄹㄱ ㄻ=ㄹㅁ ㄼ=ㄹㅂ ㄽ=ㄹㅅ ㄾ=ㄹㅌ ㄿ=ㄹㅍ ㅀ=ㄹㅎ ㅄ=ㅂㅅ ㅘ=ㅗㅏ ㅙ=ㅗㅐ ㅚ=ㅗㅣ ㅝ=ㅜㅓ ㅞ=ㅜㅔ ㅟ=ㅜㅣ ㅢ=ㅡㅣ"
).split(" ")))
WORDS = ["대한민국", "값어치", "과일", "한글", "외국어", "닭고기", "사과"]
OTHERS = ["ㄱ", "ㄷㅎㅁㄱ", "ㅎㄱ", "ㅋㅋ", "한ㄱ", "가ㄴ", "ㅅ과", "ㄱㅅ과", "ㅎ국", "ㅏ", "사ㄱ", "ㄲ", "zzz"]


def is_syllable(character):
    return "가" <= character <= "힣"


def keys(text):
    """What is typed for a text."""
    out = ""
    for character in text:
        if is_syllable(character):
            index = ord(character) - 0xAC00
            out += INITIALS[index // 588] + VOWELS[index // 28 % 21] + FINALS[index % 28]
        else:
            out += character
    return out


def initial(character):
    return INITIALS[(ord(character) - 0xAC00) // 588] if is_syllable(character) else character


def typing(word):
    """What stands in the field after each key, as an input method composes it."""
    steps, typed = [], keys(word)
    for end in range(1, len(typed) + 1):
        steps.append(compose(typed[:end]))
    return steps


def compose(typed):
    """The syllables that the two-set keyboard makes of keys."""
    vowels, finals = {v: i for i, v in enumerate(VOWELS)}, {f: i for i, f in enumerate(FINALS)}
    out, at = "", 0
    while at < len(typed):
        if typed[at] not in INITIALS or at + 1 >= len(typed) or typed[at + 1] not in vowels:
            out, at = out + typed[at], at + 1
            continue
        first, at = INITIALS.index(typed[at]), at + 1
        vowel = typed[at : at + 2] if typed[at : at + 2] in vowels and len(typed[at : at + 2]) == 2 else typed[at]
        at += len(vowel)
        final = ""
        for length in (2, 1):
            taken, after = typed[at : at + length], typed[at + length : at + length + 1]
            if len(taken) == length and taken in finals and after not in vowels:
                final = taken
                break
        at += len(final)
        out += chr(0xAC00 + first * 588 + vowels[vowel] * 28 + finals[final])
    return out


@functools.cache
def rest_keys(name):
    return keys(name)


def occurs(term, name):
    bare = [c for c in term if c in INITIALS]
    syllables = [at for at, c in enumerate(term) if is_syllable(c)]
    has_vowel = any("ㅏ" <= c <= "ㅣ" for c in term)
    if bare and not syllables and not has_vowel:
        return term in "".join(map(initial, name))
    head = 0
    if syllables and not has_vowel:
        head = max((at + 1 for at, c in enumerate(term) if c in INITIALS and at < syllables[-1]), default=0)
    if keys(term[head:]) not in rest_keys(name):
        return False
    for start in range(len(name)):
        beginning = name[start : start + head]
        if len(beginning) == head and all(
            c == n or (c in INITIALS and c == initial(n)) for c, n in zip(term[:head], beginning)
        ):
            if keys(name[start + head :]).startswith(keys(term[head:])) and (head == 0 or len(name) > start + head):
                return True
    return False


TYPE = """async ([text, expected]) => {
  const box = document.querySelector('input[type=search]'), place = document.querySelector('[data-count]');
  const start = performance.now();
  box.value = text;
  box.dispatchEvent(new InputEvent('input', {bubbles: true}));
  while (performance.now() - start < 5000) {
    await new Promise(requestAnimationFrame);
    const shown = [...document.querySelectorAll('[data-item]')].filter(row => row.checkVisibility()).length;
    if (Number(place.dataset.count) === expected && (expected === 0) === (shown === 0)) break;
  }
  return [performance.now() - start, Number(place.dataset.count)];
}"""


def main():
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--site", required=True)
    ask.add_argument("--page", required=True)
    ask.add_argument("--names", required=True)
    given = ask.parse_args()
    rows = csv.DictReader(open(given.names, encoding="utf-8", newline=""))
    names = [unicodedata.normalize("NFC", row["name"]).casefold().translate(CLUSTERS) for row in rows]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(CompressingHandler, directory=given.site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    times, words, wrong, asked = [], [], [], 0
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for steps in [typing(word) for word in WORDS] + [[query] for query in OTHERS]:
            expected = [sum(occurs(text, name) for name in names) for text in steps]
            context = browser.new_context()
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/{given.page}")
            CompressingHandler.spent["bytes"] = 0
            page.focus("input[type=search]")
            page.wait_for_timeout(400)
            for text, count in zip(steps, expected):
                time, found = page.evaluate(TYPE, [text, count])
                asked += 1
                times.append(time)
                if found != count:
                    wrong.append([text, count, found])
                page.wait_for_timeout(150)
            words.append(CompressingHandler.spent["bytes"])
            print(f"{steps[-1]}: {expected[-1]} found, {words[-1]} bytes")
            context.close()
        browser.close()
    print(json.dumps({"right": asked - len(wrong), "of": asked, "wrong": wrong, "ms_median": round(statistics.median(times), 1),
                      "ms_max": round(max(times), 1), "worst_word_bytes": max(words)}, ensure_ascii=False))


main()
