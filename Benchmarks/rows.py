#!/usr/bin/env python3
"""Makes a list of a million rows of six columns as CSV, JSON Lines and SQLite, the same on every run.

usage: rows.py DIR    DIR/rows.csv, DIR/rows.jsonl, DIR/rows.db (about 430 MB)
"""
import csv
import json
import pathlib
import random
import sqlite3
import sys

SYLLABLES = "가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오조초코토포호"
COLUMNS = ["name", "부서", "전화", "수량", "날짜", "설명"]


def rows():
    draw = random.Random(1)
    for number in range(1_000_000):
        yield (
            "".join(draw.choice(SYLLABLES) for _ in range(draw.randint(2, 5))) + f" {number}",
            draw.choice(["인사팀", "개발팀", "영업팀", "연구소"]),
            f"02-{draw.randint(100, 999)}-{draw.randint(1000, 9999)}",
            draw.randint(1, 500_000),
            f"20{draw.randint(10, 26)}-{draw.randint(1, 12):02}-{draw.randint(1, 28):02}",
            f"A sentence about the thing number {number}, of some length.",
        )


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "rows.csv", "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([COLUMNS, *rows()])
    with open(folder / "rows.jsonl", "w", encoding="utf-8") as file:
        for row in rows():
            file.write(json.dumps(dict(zip(COLUMNS, row)), ensure_ascii=False) + "\n")
    (folder / "rows.db").unlink(missing_ok=True)
    with sqlite3.connect(folder / "rows.db") as database:
        database.execute("CREATE TABLE t (name TEXT, 부서 TEXT, 전화 TEXT, 수량 INTEGER, 날짜 DATE, 설명 TEXT)")
        database.executemany("INSERT INTO t VALUES (?, ?, ?, ?, ?, ?)", rows())


main(pathlib.Path(sys.argv[1]))
