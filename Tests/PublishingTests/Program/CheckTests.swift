import Foundation
import Testing

/// `ganada check` on a site with a fault of each kind.
@Suite struct CheckTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private struct Report: Decodable {
        struct Problem: Decodable {
            var path: String
            var line: Int?
            var column: Int?
            var field: String?
            var severity: String
            var code: String
            var message: String
        }

        var items: Int
        var errors: Int
        var warnings: Int
        var problems: [Problem]
    }

    private func check(_ options: String...) throws -> (run: Program.Run, report: Report) {
        let run = try Program.run(["check", "--json", "-q"] + options, in: folder.path)
        return (run, try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)))
    }

    /// Each problem as `code path:line:column`.
    private func found(_ report: Report) -> [String] {
        report.problems.map { problem in
            let place = [problem.line, problem.column].compactMap { $0.map { ":\($0)" } }.joined()
            return "\(problem.code) \(problem.path)\(place)" + (problem.field.map { " \($0)" } ?? "")
        }.sorted()
    }

    private func writeSite(_ files: [String: String]) throws {
        try folder.write("title: T\nlanguage: en\n", to: "Content/site.yaml")
        for (path, text) in files { try folder.write(text, to: path) }
    }

    @Test func findsEveryWarningOnce() throws {
        let long = String(repeating: "long ", count: 60)
        try writeSite([
            "Content/about.md":
                "# About\n\n가 [[Nobody]], [a](#no), [b](about.md#none), ![](x.png)\n\n## Yes\n[c](#yes)\n",
            "Content/people/_index.md":
                "---\nheader: 2\nitemPages: never\nitemFolders: true\nsections: {by: none, symbols: \"%\"}\n---\n",
            "Content/people/anna.md": "# Anna\n[[Kim]] and <b>this</b> [x](javascript:a)\n",
            "Content/people/anna2.md": "# Anna\n",
            "Content/people/kim.md": "# Kim\n\n[[TWIN]]\n",
            "Content/people/twins.yaml": "- name: Twin\n- name: twin\n- name: T\u{200B}win\n",
            "Content/things/list.csv": "name,image\n\(long),\nAlpha,\nＡＬＰＨＡ,\nBeta  x,\nBeta x,\n漢,\n",
            "Static/x.png": "",
            "Templates/footer.mustache": "{{headign}}",
            "Templates/.originals": "0123456789abcdef0123456789abcdef footer.mustache\nffff row.mustache\n",
        ])
        let (run, report) = try check()
        #expect(run.status == 0)
        #expect(
            found(report)
                == [
                    "ambiguous-term Content/people/kim.md:3:1",
                    "broken-anchor Content/about.md:3:19",
                    "broken-anchor Content/about.md:3:29",
                    "html-left-out Content/people/anna.md:2",
                    "image-without-text Content/about.md:3:49",
                    "long-name Content/things/list.csv:2",
                    "original-changed Templates/footer.mustache",
                    "reading-missing Content/things/list.csv:7",
                    "same-name Content/people/anna2.md:1",
                    "similar-name Content/people/twins.yaml:2",
                    "similar-name Content/people/twins.yaml:3",
                    "similar-name Content/things/list.csv:4",
                    "similar-name Content/things/list.csv:6",
                    "template-value-unknown Templates/footer.mustache:1:1",
                    "unknown-term Content/about.md:3:3",
                    "unsafe-address Content/people/anna.md:2:29",
                    "unused-setting Content/people/_index.md:2:1",
                    "unused-setting Content/people/_index.md:4:1",
                    "unused-setting Content/people/_index.md:5:22",
                ].sorted()
        )
        #expect(report.errors == 0 && report.warnings == report.problems.count)
        #expect(!folder.names(in: "").contains("Output"))
    }

    @Test func findsErrorsWithWhatIsMeant() throws {
        try writeSite([
            "Content/site.yaml": "title: T\nlanguage: en\nroott: people\n",
            "Content/people/_index.md": "---\nitempages: never\nsections: {byy: none}\n---\n",
            "Content/people/a.md": "# A\n\n[a](no.md) [b](sections/none.html)\n",
            "Content/things/list.csv": "name,image\nAlpha,missing.png\n",
        ])
        let (run, report) = try check()
        #expect(run.status == 1)
        #expect(
            found(report) == [
                "broken-link Content/people/a.md:3:16", "broken-link Content/people/a.md:3:5",
                "image-missing Content/things/list.csv:2 image",
                "unknown-setting Content/people/_index.md:2:1", "unknown-setting Content/people/_index.md:3:12",
                "unknown-setting Content/site.yaml:3:1",
            ]
        )
        let messages = report.problems.map(\.message)
        #expect(messages.contains { $0.hasSuffix("did you mean 'itemPages'?") })
        #expect(messages.contains { $0.hasSuffix("did you mean 'by'?") })
    }

    @Test func valuesHaveTheirOwnPlaces() throws {
        let columns = "columns: [{notes: {type: markdown}}, {사진: {type: image}}]"
        try writeSite([
            "Content/people/_index.md": "---\nfields: {see: 관련}\n\(columns)\n---\n",
            "Content/people/anna.md":
                "---\nname: Anna\n관련: [Bo, Nobody,\n  TWIN]\nimage: lost.png\nurl: javascript:x\nnotes: |\n  a\n\n  [b](#c)\n사진: gone.png\n---\n# Anna\n",
            "Content/people/bo.md": "---\nsee: ignored\nbody: \"[d](e.md)\"\n---\n",
            "Content/people/list.csv":
                "id,name,관련,notes,사진,image,body\n"
                + "x,Twin,Bo;None;TWIN,\"a\n[f](g.md) [[#Miss]] ![](https://h.example/i.png)\",1.jpg,2.jpg,[[No]]\n,twin,,[h](javascript:i) <b>,3.jpg,,\n"
                + "joined,Joined,Lost,[[Miss]],4.jpg,5.jpg,\n",
            "Content/people/joined.md": "---\nid: joined\nnotes: \"[[Oh]]\"\n---\nText.\n",
            "Content/people/rows.yaml": "- name: Row\n  notes: |\n    [j](k.md)\n",
        ])
        let (run, report) = try check()
        #expect(run.status == 1)
        #expect(
            found(report)
                == [
                    // In front matter: the value's own place.
                    "unknown-term Content/people/anna.md:3:10", "ambiguous-term Content/people/anna.md:4:3",
                    "image-missing Content/people/anna.md:5:8", "address-not-linked Content/people/anna.md:6:6",
                    "broken-anchor Content/people/anna.md:7:8",
                    "image-missing Content/people/anna.md:11:5", "broken-link Content/people/bo.md:3:7",
                    "unknown-term Content/people/joined.md:3:8",
                    // In rows: the row's line, and the column's name.
                    "unknown-term Content/people/list.csv:2 관련", "broken-link Content/people/list.csv:2 notes",
                    "ambiguous-term Content/people/list.csv:2 관련", "broken-anchor Content/people/list.csv:2 notes",
                    "image-without-text Content/people/list.csv:2 notes",
                    "image-missing Content/people/list.csv:2 사진", "image-missing Content/people/list.csv:2 image",
                    "unknown-term Content/people/list.csv:2 body", "unsafe-address Content/people/list.csv:4 notes",
                    "html-left-out Content/people/list.csv:4 notes", "similar-name Content/people/list.csv:4",
                    "unknown-term Content/people/list.csv:5 관련",
                    "broken-link Content/people/rows.yaml:1 notes",
                ].sorted()
        )
        let messages = report.problems.map(\.message)
        #expect(messages.contains { $0.hasPrefix("in '관련': nothing is called 'Lost'; correct") })
        let missing = "in '사진': 3 items are shown without an image, since there is no such file: 1.jpg (line 2), "
        #expect(messages.contains { $0.hasPrefix(missing) })
    }

    @Test func numbersOfPersonsAndCardsInShownColumns() throws {
        let rows =
            "name,결제,주민번호,메모,전화\nAnna,,,,010-1234-5678\n"
            + "Bo,4111 1111 1111 1111,800101-1234560,card 4111-1111-1111-1111,1234-5678-9012-3456\n"
            + "Carl,5555555555554444,,,\n"
        try writeSite(["Content/people.csv": rows])
        var (run, report) = try check()
        #expect(run.status == 0)
        #expect(
            found(report) == [
                "card-number Content/people.csv:3", "card-number Content/people.csv:3",
                "resident-number Content/people.csv:3",
            ]
        )
        let messages = report.problems.map(\.message)
        let card = "'결제' is shown and holds what looks like the number of a payment card; add 'hide: [결제]'"
        #expect(messages[0].hasPrefix(card))
        #expect(messages[1].hasPrefix("'주민번호' is shown and holds what looks like a resident registration number"))
        #expect(messages[2].hasPrefix("'메모' is shown and holds"))
        // What never leaves is nobody's business.
        try writeSite(["Content/people.md": "---\nhide: [결제, 주민번호]\ncolumns: [전화]\n---\n"])
        (run, report) = try check("--strict")
        #expect(run.status == 0 && report.problems.isEmpty)
    }

    @Test func strictTakesWarningsForErrors() throws {
        try writeSite(["Content/list/a.md": "# A\n[[B]]\n"])
        #expect(try check().run.status == 0)
        let (run, report) = try check("--strict")
        #expect(run.status == 1)
        #expect(run.error.hasPrefix("Content/list/a.md:2:1: error: nothing is called 'B'"))
        #expect(report.errors == 1 && report.warnings == 0 && report.problems[0].severity == "error")
        try folder.write("# A\n", to: "Content/list/a.md")
        #expect(try check("--strict").run.status == 0)
    }

    @Test func annotationsForGitHub() throws {
        try writeSite(["Content/list/a,b 100%.md": "# A\n[[B%]]\n"])
        let run = try Program.run(["check", "--format", "github", "-q"], in: folder.path)
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(
            run.output.hasPrefix(
                "::warning file=Content/list/a%2Cb 100%25.md,line=2,col=1::nothing is called 'B%25'; correct the name"
            )
        )
        try folder.write("name,see\nA,B\n", to: "Content/rows.csv")
        #expect(
            try Program.run(["check", "--format", "github", "-q"], in: folder.path).output.contains(
                "::warning file=Content/rows.csv,line=2::in 'see': nothing is called 'B'; correct the name"
            )
        )
        let strict = try Program.run(["check", "--format", "github", "--strict", "-q"], in: folder.path)
        #expect(strict.status == 1 && strict.output.hasPrefix("::error file="))
    }

    @Test func copiedTemplatesAreComparedWithTheirOriginals() throws {
        #expect(try Program.run(["init", "site", "--templates"], in: folder.path).status == 0)
        #expect(try Program.run(["check", "site", "-q"], in: folder.path).error.isEmpty)
        let path = "site/Templates/.originals"
        let notes = try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)
        #expect(notes.contains(" row.mustache\n"))
        // The original of a file that was not changed is no matter.
        let lines = notes.split(separator: "\n").map { $0.hasSuffix(" row.mustache") ? "0 row.mustache" : String($0) }
        try folder.write(lines.joined(separator: "\n"), to: path)
        #expect(try Program.run(["check", "site", "-q"], in: folder.path).error.isEmpty)
        let row = try String(contentsOfFile: folder.path + "/site/Templates/row.mustache", encoding: .utf8)
        try folder.write(row + "\n", to: "site/Templates/row.mustache")
        let outdated = try Program.run(["check", "site", "-q"], in: folder.path)
        #expect(
            outdated.error.hasPrefix("site/Templates/row.mustache: warning: the file that this one was copied from")
        )
    }
}
