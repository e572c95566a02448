"""The content of the sites that the tests look at: small, and known to the last row."""

import json
import os
import pathlib
import subprocess

PROJECT = pathlib.Path(__file__).resolve().parents[2]

# In no order; the page has them in ten sections, with one more from a file of its own.
PEOPLE = """이름,부서,전화,설명
김민수,인사팀,02-123-4567,채용과 교육
김하나,개발팀,02-123-4570,검색 담당
강감찬,총무팀,02-123-4571,물자 관리
나윤서,개발팀,02-123-4572,서버 담당
박지훈,개발팀,02-123-4569,화면 담당
박하은,영업팀,02-123-4580,국내 영업
이서연,개발팀,02-123-4568,자료 담당
장바구니,영업팀,02-123-4590,장보기
정도윤,인사팀,02-123-4591,급여
하현우,디자인팀,02-123-4592,상표
한가람,디자인팀,02-123-4593,제품
홍길동,영업팀,02-123-4594,해외 영업
Anna Berg,영업팀,02-123-4600,유럽 담당
Béla Kun,영업팀,02-123-4601,동유럽 담당
"""


def write(folder: pathlib.Path, files: dict[str, str]) -> pathlib.Path:
    """Writes files by their paths; gives the folder back."""
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def build(ganada: pathlib.Path, source: pathlib.Path, output: pathlib.Path, *options: str) -> pathlib.Path:
    """Builds a site; gives its output folder."""
    command = [ganada, "build", source, "--output", output, "--quiet", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return output


def directory() -> dict[str, str]:
    """A site with a page of text and lists in Korean, English, Japanese and Arabic."""
    species = "".join(f"- name: Species {number}\n  summary: The one numbered {number}.\n" for number in range(1, 301))
    return {
        "Content/site.yaml": "title: 사전\nlanguage: ko\n",
        "Content/_index.md": "모든 목록입니다.\n",
        "Content/about.md": "# 소개\n\n이 사전에 대하여.\n",
        "Content/people/people.csv": PEOPLE,
        "Content/people/_index.md": "---\ntitle: 사람들\nrow: [설명, 부서, 전화]\nfacets: [부서, tags]\ncolumns: [부서, {전화: {type: tel}}]\n---\n",
        "Content/people/최은.md": "---\nname: 최은\ntags: [신입, 인사]\n부서: 인사팀\n---\n# 경력\n\n본문입니다.\n",
        "Content/species/_index.md": "---\ntitle: Species\nlanguage: en\npageSize: 50\nonePage: 100\nitemPages: never\n---\n",
        "Content/species/species.yaml": species,
        "Content/words/_index.md": "---\ntitle: 用語集\nlanguage: ja\nitemPages: always\n---\n日本の言葉。\n",
        "Content/words/words.json": json.dumps(
            [
                {"name": "桜", "reading": "さくら", "summary": "春の花。"},
                {"name": "カタカナ", "summary": "音節文字。"},
                {"name": "寿司", "reading": "すし", "summary": "酢飯と魚。"},
            ],
            ensure_ascii=False,
        ),
        "Content/names/_index.md": "---\ntitle: الأسماء\nlanguage: ar\nitemPages: always\n---\n",
        "Content/names/names.json": json.dumps(
            [{"name": name, "summary": "اسم"} for name in ["أحمد", "بدر", "جمال", "سلمى", "فاطمة"]],
            ensure_ascii=False,
        ),
    }


def search_cases() -> list[dict]:
    """The table of searches that every way of searching answers alike, and another where `GANADA_SEARCH_CASES` has one."""
    cases = json.loads((PROJECT / "Tests/Cases/search.json").read_text(encoding="utf-8"))
    # Its names stand in the order of the page, and each query has its hits in order.
    for number, case in enumerate(cases):
        case |= {"id": f"case-{number}", "listed": True, "order": case["queries"]}
    if other := os.environ.get("GANADA_SEARCH_CASES"):
        cases += json.loads(pathlib.Path(other).read_text(encoding="utf-8"))
    return cases


def collection_of(case: dict) -> dict[str, str]:
    """A case of the table as a collection of its own."""
    folder = f"Content/{case['id']}"
    front = {"title": case["id"], "search": {"fields": case.get("searched", ["name"])}}
    if case.get("listed"):
        front |= {"sections": {"by": "none"}, "sort": "file"}
    items = case.get("items") or [{"name": name} for name in case["names"]]
    return {
        f"{folder}/_index.md": f"---\n{json.dumps(front)}\n---\n",
        f"{folder}/items.json": json.dumps(items, ensure_ascii=False),
    }
