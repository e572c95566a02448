import Directory
import Testing

@testable import Reading

/// What becomes of rows and Markdown files.
@Suite struct ItemsTests {
    @Test func aMarkdownFile() throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/w/a.md": """
            ---
            name: 가방
            id: bag
            reading: ga-bang
            section: ㄱ
            aliases: [bag, sack]
            summary: A bag.
            tags: things; for travel
            url: https://a.example/
            image: bag.png
            date: 2026-03-05
            updated: 2026-03-06 18:00
            redirects: [old/bag]
            size: 3
            colours: [red, blue]
            ---
            Text.
            """
        ])
        #expect(reading.lines == [])
        let item = try #require(collection.items.first)
        #expect(item.name == "가방")
        #expect(item.id == "bag")
        #expect(item.reading == "ga-bang")
        #expect(item.section == "ㄱ")
        #expect(item.aliases == ["bag", "sack"])
        #expect(item.summary == "A bag.")
        #expect(item.tags == ["things", "for travel"])
        #expect(item.link == "https://a.example/")
        #expect(item.image == "bag.png")
        #expect(item.date == "2026-03-05")
        #expect(item.updated == "2026-03-06T18:00:00")
        #expect(item.redirects == ["old/bag"])
        #expect(item.body?.source == "Text.")
        #expect(item.body?.location == Location(path: "Content/w/a.md", line: 17))
        #expect(collection.columns.map(\.key) == ["size", "colours"])
        #expect(item.fields == [.number("3"), .list(["red", "blue"])])
    }

    @Test(arguments: [
        ("---\nname: A\n---\n# B\n\nText.\n", "A", "# B\n\nText.\n"),
        ("---\ntitle: B\n---\n# B\n\nText.\n", "B", "\n\nText.\n"),
        ("# B\n\nText.\n", "B", "\n\nText.\n"),
        ("B\n===\n\nText.\n", "B", "\n\n\nText.\n"),
        ("B\n===\nText.\n", "B", "\n\nText.\n"),
        ("\n\n## *B* `c`\nText.\n", "B c", "\n\n\nText.\n"),
        ("```\n# no\n```\n", "x", "```\n# no\n```\n"),
        ("Text.\n", "x", "Text.\n"),
        ("---\nname: \n---\nText.\n", "x", "Text.\n"),
        ("---\nname: B\n---\nText.\n\n# B\n", "B", "Text.\n\n# B\n"),
        ("# B\n", "B", nil),
        ("# &#8203;\n\nText.\n", "x", "# &#8203;\n\nText.\n"),
        ("", "x", nil),
    ])
    func nameAndBody(source: String, name: String, body: String?) throws {
        let (collection, reading) = try ContentMap.collection(["Content/w/deep/x.md": source])
        #expect(reading.lines == [])
        #expect(collection.items.map(\.name) == [name])
        #expect(collection.items[0].body?.source == body)
    }

    @Test(arguments: [
        ("First *one*, [two](x.md).\n\nSecond.\n", "First one, two."),
        ("# A\n\nAfter.\n", "After."),
        ("- list\n", nil),
        (String(repeating: "word ", count: 50), String(repeating: "word ", count: 31) + "word…"),
    ])
    func summary(source: String, expected: String?) throws {
        let (collection, _) = try ContentMap.collection(["Content/w/x.md": source])
        #expect(collection.items[0].summary == expected)
        let row = "name,body\nA,\"\(source)\"\n"
        let (rows, _) = try ContentMap.collection(["Content/w/x.csv": row])
        #expect(rows.items[0].summary == expected)
    }

    @Test(arguments: [
        // By the given id, by the path, in a folder, NFC and NFD alike.
        ["a.csv": "id,name,c\nx,Row,1\n", "y.md": "---\nid: x\n---\nText."],
        ["a.csv": "id,name,c\nx,Row,1\n", "x.md": "Text."],
        ["a.csv": "id,name,c\ndeep/x,Row,1\n", "deep/x.md": "Text."],
        ["a.csv": "id,name,c\n가,Row,1\n", "\u{1100}\u{1161}.md": "Text."],
        ["a.csv": "id,name,c\n\u{1100}\u{1161},Row,1\n", "가.md": "Text."],
        ["a.json": #"[{"id": 7, "name": "Row", "c": "1"}]"#, "7.md": "Text."],
    ])
    func joined(files: [String: String]) throws {
        let content = Dictionary(uniqueKeysWithValues: files.map { ("Content/w/" + $0, $1) })
        let (collection, reading) = try ContentMap.collection(content)
        #expect(reading.lines == [])
        #expect(collection.items.count == 1)
        let item = try #require(collection.items.first)
        #expect(item.name == "Row")
        #expect(item.fields.count == 1)
        #expect(item.body?.source == "Text.")
        #expect(item.summary == "Text.")
        #expect(item.location.path.hasSuffix(".md"))
    }

    @Test func whatAFileSaysWinsOverItsRow() throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/p.csv": "id,name,tags,a,b\nx,Row,t,1,2\ny,Other,u,3,4\n",
            "Content/p/x.md": "---\nname: File\na: 9\n---\n# File\n\nText.\n",
        ])
        #expect(reading.lines == [])
        #expect(collection.items.map(\.name) == ["File", "Other"])
        #expect(collection.items[0].id == "x")
        #expect(collection.items[0].tags == ["t"])
        #expect(collection.items[0].fields == [.number("9"), .number("2")])
        #expect(collection.items[0].body?.source == "\n\nText.\n")
    }

    @Test func rowsMayLeaveTheNameToTheirFiles() throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/p.csv": "id,phone\nx,1\n", "Content/p/x.md": "# File\n",
        ])
        #expect(reading.lines == [])
        #expect(collection.items.map(\.name) == ["File"])
        #expect(collection.columns.map(\.key) == ["phone"])
    }

    @Test(
        arguments: [
            (
                ["a.csv": "id,name\nx,A\ny,B\nx,C\n"],
                ["Content/w/a.csv:4: error: the id 'x' was already given at Content/w/a.csv:2; give each item its own"]
            ),
            (
                ["a.csv": "id,name\nx,A\n", "b.json": #"[{"name": "B", "id": "x"}]"#],
                ["Content/w/b.json:1: error: the id 'x' was already given at Content/w/a.csv:2; give each item its own"]
            ),
            (
                ["a.md": "---\nid: x\n---\n", "b.md": "---\nid: x\n---\n", "x.md": "X"],
                ["Content/w/b.md:1: error: the id 'x' was already given at Content/w/a.md:1; give each item its own"]
            ),
            (
                ["a.csv": "id,name\nx,A\n", "b.md": "---\nid: x\n---\n", "x.md": "X"],
                ["Content/w/x.md:1: error: the id 'x' was already given at Content/w/b.md:1; give each item its own"]
            ),
            (["a.csv": "id,name\n,A\n,A\n", "x.md": "X"], []),
            (["a.csv": "name,phone\nA,1\n,2\n"], ["Content/w/a.csv:3: error: this item has no name; give it one"]),
            (
                ["a.json": #"[{"name": "\u200b\ufeff"}, {"name": "\u3164"}, {"name": "---"}, {"name": "  "}]"#],
                [
                    "Content/w/a.json:1: error: this item's name has no visible character; give it one that can be read",
                    "Content/w/a.json:1: error: this item's name has no visible character; give it one that can be read",
                    "Content/w/a.json:1: error: this item has no name; give it one",
                ]
            ),
            (
                ["a.md": "---\ndate: yesterday\n---\n"],
                [
                    "Content/w/a.md:2:7: error: 'yesterday' in 'date' is no date; write it as 2026-11-30 or 2026-11-30T18:00"
                ]
            ),
            (
                ["a.md": "---\ndraft: maybe\n---\n"],
                ["Content/w/a.md:2:8: error: 'maybe' in 'draft' is neither true nor false; write one of the two"]
            ),
        ] as [([String: String], [String])]
    )
    func problems(files: [String: String], expected: [String]) throws {
        let content = Dictionary(uniqueKeysWithValues: files.map { ("Content/w/" + $0, $1) })
        #expect(try ContentMap.collection(content).reading.lines == expected)
    }

    @Test func draftsAreLeftOut() throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/w/a.csv": "id,name,draft\na,A,\nb,B,yes\nc,C,FALSE\nd,D,1\ne,E,\n",
            "Content/w/e.md": "---\ndraft: true\n---\nText.",
            "Content/w/f.md": "---\ndraft: no\n---\nText.",
        ])
        #expect(reading.lines == [])
        #expect(collection.items.map(\.name) == ["A", "C", "f"])
    }

    @Test(arguments: [
        (" \u{3000}a\u{A0}\n", "a"), ("\u{200B}a", "\u{200B}a"), ("a", "a"), ("가 ", "가"), (" ", ""), ("", ""),
    ])
    func trimming(text: String, expected: String) {
        #expect(Array(trimmed(text).utf8) == Array(expected.utf8))
    }

    @Test(arguments: [
        ("a;b ;; c", ";", ["a", "b", "c"]), ("a | b|c", " | ", ["a", "b|c"]), ("", ";", []), ("가;나", ";", ["가", "나"]),
        ("가、나", "、", ["가", "나"]), (";", ";", []),
    ])
    func splitting(text: String, separator: String, expected: [String]) {
        #expect(split(text, at: separator) == expected)
    }

    @Test func theSeparatorOfLists() throws {
        let (collection, _) = try ContentMap.collection([
            "Content/w/_index.md": "---\nseparator: \"|\"\n---\n",
            "Content/w/a.csv": "name,tags,aliases\nA,a;b|c,d\n",
        ])
        #expect(collection.items[0].tags == ["a;b", "c"])
        #expect(collection.items[0].aliases == ["d"])
    }

    @Test(arguments: [
        ("2026-03-05", "2026-03-05"), ("2026/3/5", "2026-03-05"), ("2026. 3. 5.", "2026-03-05"),
        ("2026.03.05", "2026-03-05"),
        ("2026년 3월 5일", "2026-03-05"), ("2026年3月5日", "2026-03-05"), ("2024-02-29", "2024-02-29"),
        ("2026-03-05T18:00", "2026-03-05T18:00:00"), ("2026-03-05 18:00:09", "2026-03-05T18:00:09"),
        ("2026-03-05T18:00:09.5Z", "2026-03-05T18:00:09Z"), ("2026-03-05T18:00:00+09:00", "2026-03-05T18:00:00+09:00"),
        ("2026-02-29", nil), ("2026-13-01", nil), ("2026-00-10", nil), ("2026-1", nil), ("2026", nil),
        ("05/03/2026", nil),
        ("2026-03/05", nil), ("2026-03-05T24:00", nil), ("2026-03-05T18:00+9", nil), ("2026-03-05x", nil), ("", nil),
        ("99999-01-01", nil), ("2026年3月5", nil),
    ])
    func dates(text: String, expected: String?) {
        #expect(isoDate(text) == expected)
    }
}
