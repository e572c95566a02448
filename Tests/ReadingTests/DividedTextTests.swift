import Directory
import Testing

@testable import Reading

/// One Markdown file that holds many items.
@Suite struct DividedTextTests {
    /// The items of a text as `name (aliases) @line: body`, line ends in bodies as `/`.
    private func items(_ text: String, items setting: String? = nil) throws -> (lines: [String], reading: SiteReading) {
        let text = setting.map { "---\nitems: \($0)\n---\n\(text)" } ?? text
        let reading = try ContentMap(["words.md": text]).read("words.md")
        let items = try #require(reading.site?.collections.first).items
        return (
            items.map { item in
                let aliases = item.aliases.isEmpty ? "" : " (\(item.aliases.joined(separator: ", ")))"
                let line = item.body?.location.line.map { " @\($0): " } ?? ""
                let body = String(
                    decoding: (item.body?.source ?? "").utf8.map { $0 == 0x0A ? 0x2F : $0 },
                    as: UTF8.self
                )
                return "\(item.name)\(aliases)\(line)\(body)"
            }, reading
        )
    }

    @Test(arguments: [
        (
            "# T\n\nIntro.\n\n## Ab\none\n\n### deep\ntwo\n## *B* `c`\nthree",
            ["Ab @6: one//### deep/two", "B c @11: three"]
        ),
        ("## A\n## B\n\n", ["A", "B"]),
        ("A\n---\none\r\n\r\nB\n---\ntwo", ["A @3: one\r/\r", "B @7: two"]),
        // Letters group items.
        ("## A\n### Apple\none\n## B\n### Bear\ntwo", ["Apple @3: one", "Bear @6: two"]),
        ("## 0–9\n### 1\n## ㄱ\n### 가방\n가", ["1", "가방 @5: 가"]),
        ("## Contents\n- x\n## A\n### Apple\n## B\n### Bear\n", ["Apple", "Bear"]),
        ("### A\none\n### B\ntwo", ["A @2: one", "B @4: two"]),
        // A heading in code or a quote is none of ours.
        ("## A\n```\n## no\n```\n> ## no\n", ["A @2: ```/## no/```/> ## no/"]),
        ("## API\n### deep\n## CSS\n### deep", ["API @2: ### deep", "CSS @4: ### deep"]),
        // Definitions of links go where they are used.
        (
            "## A\n[x]\n## B\n[y][X], [z]\n\n[x]: u\n[z]: v",
            ["A @2: [x]//[x]: u", "B @4: [y][X], [z]//[x]: u/[z]: v//[x]: u/[z]: v"]
        ),
    ])
    func headings(text: String, expected: [String]) throws {
        let found = try items(text)
        #expect(found.lines == expected)
        #expect(found.reading.lines == [])
        #expect(try items(text, items: "headings").lines.count == expected.count)
    }

    @Test(arguments: [
        ("# T\nIntro.\n\nA\n: one\n\nB\nb\n: two\nmore\n", ["A @5: one/", "B (b) @9: two/more/"]),
        ("A\n\n: one\n\n    two\n\nB\n:   three\n", ["A @3: one//two/", "B @8: three/"]),
        ("A\n: one\n: two\n", ["A @2: 1. one/2. two/"]),
        ("A\n: one\n\npara\n\n- list\n\n## B\n\nC\n: two", ["A @2: one//para//- list/", "C @11: two"]),
        ("## A\n\na\n: one\n\nb\n: two\n\n## C\n\nc\n: three", ["a @4: one/", "b @7: two/", "c @12: three"]),
    ])
    func terms(text: String, expected: [String]) throws {
        let found = try items(text)
        #expect(found.lines == expected)
        #expect(found.reading.lines == [])
        #expect(try items(text, items: "terms").lines == expected.map { Self.moved($0) })
    }

    /// The line of the front matter, which takes three lines, counted in.
    private static func moved(_ line: String) -> String {
        guard let start = line.firstRange(of: " @"), let end = line[start.upperBound...].firstIndex(of: ":"),
            let number = Int(line[start.upperBound..<end])
        else { return line }
        return line[..<start.upperBound] + String(number + 3) + line[end...]
    }

    @Test func aSettingDecidesWhatTextsOfBothKindsHold() throws {
        let text = "## A\n\nx\n: one\n\n## B\n\ny\n: two\n\nz\n: three\n"
        #expect(try items(text).lines.map { $0.prefix(1) } == ["x", "y", "z"])
        #expect(try items(text, items: "headings").lines.map { $0.prefix(1) } == ["A", "B"])
    }

    @Test func theTitleAndTheTextAboveTheFirstItem() throws {
        let site = try #require(
            try items("---\nlanguage: de\n---\n# Wörter\n\nText.\n\n## A\n\n### Apfel\n").reading.site
        )
        #expect(site.settings.title == "Wörter")
        #expect(site.settings.language == "de")
        #expect(site.collections[0].mount == "")
        #expect(site.collections[0].introduction?.source.replacing("\n", with: "") == "Text.")
        #expect(try items("## A\n").reading.site?.settings.title == "words")
    }

    @Test func whatHasNoPlaceIsAWarning() throws {
        let reading = try items("### X\n\n## A\n\nlost\n\n### Apple\none\n\n## B\nlost\n").reading
        #expect(reading.problems.map(\.fact) == [.textOutsideItems, .textOutsideItems])
        #expect(reading.problems.map(\.location.line) == [5, 11])
    }

    @Test(arguments: ["", "Text.\n", "# Title\n\nText.\n"])
    func aTextWithoutItemsIsAnError(text: String) throws {
        #expect(try items(text).reading.problems.map(\.fact) == [.noItemsInText])
    }

    @Test func aPageThatSaysSoIsACollection() throws {
        let files = [
            "Content/words.md": "---\nitems: headings\ntitle: Words\n---\n## B\nb\n## A\n",
            "Content/about.md": "## no\n",
            "Content/more/_index.md": "---\nitems: terms\n---\nx\n: y\n",
            "Content/more/file.md": "## File\n",
            "Content/table.csv": "name\nRow\n",
            "Content/table.md": "---\nitems: headings\n---\n## Text\n",
        ]
        let reading = try ContentMap(files).read()
        #expect(reading.lines == [])
        let site = try #require(reading.site)
        #expect(site.pages.map(\.slug) == ["about"])
        #expect(site.collections.map(\.mount) == ["more/", "table/", "words/"])
        #expect(site.collections.map(\.title) == ["more", "table", "Words"])
        #expect(site.collections.map { $0.items.map(\.name) } == [["File", "x"], ["Row", "Text"], ["B", "A"]])
    }

    @Test func twoTextsOfOneNameAreAnError() throws {
        let files = ["Content/a/_index.md": "x", "Content/a.md": "---\nitems: headings\n---\n## B"]
        let problems = try ContentMap(files).read().problems
        #expect(problems.map(\.fact) == [.secondIntroduction(first: Location(path: "Content/a/_index.md"))])
    }

    /// Thousands of items, each with a link of its own, in a few seconds.
    @Test(.timeLimit(.minutes(1)), arguments: ["", "[l]: https://example.org/l\n\n"])
    func theTimeGrowsWithTheItems(definition: String) throws {
        let text = (0..<8_000).map {
            let definition = definition.replacing("l]", with: "l\($0)]")
            return "## Item \($0)\n\nText [l\($0)] and [more](https://example.org/\($0)).\n\n\(definition)"
        }
        let found = try items("# List\n\n" + text.joined())
        #expect(found.lines.count == 8_000)
        #expect(found.reading.lines == [])
    }
}
