import Directory
import Testing

@testable import Reading

/// Which files are what.
@Suite struct ContentFilesTests {
    @Test(
        arguments: [
            // A folder, a data file, and both under one name.
            (["words/a.md": "A"], ["words/": ["a"]]),
            (["people.csv": "name\nAda\n"], ["people/": ["Ada"]]),
            (["people.csv": "name\nAda\n", "people/b.md": "# Bob\n"], ["people/": ["Ada", "Bob"]]),
            // Any depth; in the order of the paths' bytes, data before Markdown.
            (["w/b/c.md": "C", "w/a.md": "A", "w/b.md": "B", "w/z.csv": "name\nZ\n"], ["w/": ["Z", "a", "b", "c"]]),
            // What is not content.
            (
                ["w/.a.md": "A", "w/~$b.csv": "name\nB\n", "w/_c.md": "C", "w/_d/e.md": "E", "w/f.md": "F"],
                ["w/": ["f"]]
            ),
            (["_drafts/a.md": "A", ".git/b.md": "B", "w/a.md": "A", "w/Thumbs.db": ""], ["w/": ["a"]]),
            (["w/a.md": "A", "old/index.json": "[1]", "old/.ganada/manifest": ""], ["w/": ["a"]]),
            // A folder with neither items nor an introduction is no collection.
            (["empty/notes/.keep": "", "w/_index.md": "Words."], ["w/": []]),
            // README.md introduces where there is no _index.md, and is no item in any case.
            (["w/README.md": "Words.", "w/a.md": "A"], ["w/": ["a"]]),
            (["w/README.md": "Words.", "w/_index.md": "Words.", "w/a.md": "A"], ["w/": ["a"]]),
            // Other places.
            (["w/_index.md": "---\npath: /a/b/\n---\n", "w/a.md": "A"], ["a/b/": ["a"]]),
            (["site.yaml": "root: w", "w/a.md": "A", "v/a.md": "A"], ["": ["a"], "v/": ["a"]]),
        ] as [([String: String], [String: [String]])]
    )
    func collections(files: [String: String], expected: [String: [String]]) throws {
        let content = Dictionary(uniqueKeysWithValues: files.map { ("Content/" + $0, $1) })
        let reading = try ContentMap(content).read()
        let site = try #require(reading.site)
        let found = Dictionary(uniqueKeysWithValues: site.collections.map { ($0.mount, $0.items.map(\.name)) })
        #expect(found == expected)
        #expect(reading.lines == [])
        #expect(site.pages.isEmpty)
    }

    @Test(
        arguments: [
            (
                ["assets/a.md": "A"],
                ["Content/assets: error: 'assets' is a folder of Ganada's own; rename it, or set another path"]
            ),
            (
                ["Tags.csv": "name\nA\n"],
                ["Content/Tags.csv: error: 'Tags' is a folder of Ganada's own; rename it, or set another path"]
            ),
            (
                ["w/_index.md": "---\npath: a/search\n---\n"],
                ["Content/w/_index.md:2:7: error: 'search' is a folder of Ganada's own; rename it, or set another path"]
            ),
            (
                ["w/_index.md": "---\npath: ../a\n---\n"],
                [
                    "Content/w/_index.md:2:7: error: '../a' cannot be a path; "
                        + "write folder names joined by '/', such as staff/everybody"
                ]
            ),
            (
                ["v/a.md": "A", "w/_index.md": "---\npath: V\n---\n"],
                [
                    "Content/w/_index.md:2:7: error: Content/v is already published at '/V/'; set another path for one of the two"
                ]
            ),
            (
                ["p.csv": "name\nA\n", "p.json": #"[{"name": "B"}]"#],
                [
                    "Content/p.json: error: Content/p.csv is already published at '/p/'; set another path for one of the two"
                ]
            ),
            (
                ["p.csv": "name\nA\n", "p.md": "P", "p/_index.md": "P"],
                ["Content/p.md: error: Content/p/_index.md already configures this collection; keep one of the two"]
            ),
            (
                ["site.yaml": "root: wrods", "words/a.md": "A"],
                [
                    "Content/site.yaml:1:7: error: 'root' names 'wrods', but there is no such collection; did you mean 'words'?"
                ]
            ),
            (["Index.md": "A"], ["Content/Index.md: error: 'Index.html' is a page of Ganada's own; rename the file"]),
            (
                ["a.pdf": ""],
                [
                    "Content/a.pdf: warning: this file is not read: content is .md, .csv, .tsv, .json, .jsonl, .ndjson, .yaml, "
                        + ".yml, .vcf, .xlsx, .xlsm, .sqlite, .sqlite3, .db; put files that are to be published as they are into Static/"
                ]
            ),
        ] as [([String: String], [String])]
    )
    func problems(files: [String: String], expected: [String]) throws {
        let content = Dictionary(uniqueKeysWithValues: files.map { ("Content/" + $0, $1) })
        #expect(try ContentMap(content).read().lines == expected)
    }

    @Test func aNameThatIsNotUTF8IsTold() throws {
        var map = ContentMap(["Content/w/a.md": "A", "Static/a.txt": "", "Static/가/b.txt": ""])
        map.oddNames = [
            ("Content", [0xB1, 0xE8] + Array(".csv".utf8)), ("Content/w", Array("caf".utf8) + [0xE9]),
            ("Content/w", Array("_".utf8) + [0xE9]), ("Static/가", [0xEA, 0xB0, 0x80, 0xFF]),
        ]
        let reading = try map.read()
        let places = [#"Content/\xB1\xE8.csv"#, #"Content/w/caf\xE9"#, #"Static/가/가\xFF"#]
        #expect(reading.problems == places.map { Problem(Location(path: $0), .nameNotUTF8) })
        #expect(reading.problems.allSatisfy { $0.fact.severity == .error && $0.text.contains("rename") })
        #expect(reading.site?.staticFiles.map(\.path) == ["a.txt", "가/b.txt"])
    }

    @Test func aLinkMayOnlyLeadToContent() throws {
        let reading = try ContentMap([
            "secret.csv": "name\nSecret\n",
            "Content/w/a.md": "A",
            "Content/w/b.md->": "a.md",
            "Content/w/out.csv->": "../../secret.csv",
            "Content/w/round->": "..",
            "Content/w/nowhere.md->": "missing.md",
            "Content/v->": "w/deep",
            "Content/w/deep/c.md": "C",
            "Static/a.txt": "",
            "Static/out->": "../Content",
        ]).read()
        #expect(reading.site?.collections.map { $0.items.map(\.name) } == [["c"], ["a", "b", "c"]])
        let links = ["Content/w/nowhere.md", "Content/w/out.csv", "Content/w/round", "Static/out"]
        #expect(reading.problems == links.map { Problem(Location(path: $0), .linkOutOfContent) })
        #expect(reading.site?.staticFiles.map(\.path) == ["a.txt"])
    }

    @Test func everyKindOfFileIsReadByLinksWithinTheContentOnly() throws {
        let names = [
            "_index.md", "README.md", "a.md", "a.csv", "a.tsv", "a.json", "a.jsonl", "a.yaml", "a.vcf", "a.xlsx",
            "a.db", "a.png",
        ]
        let files = names.map { ("Content/w/" + $0 + "->", "../../out/" + $0) } + names.map { ("out/" + $0, "x") }
        let site = ["Content/site.yaml->": "../out/a.yaml", "Static/_headers->": "../out/a.md"]
        let reading = try ContentMap(site.merging(files) { first, _ in first }).read()
        let refused = ["Content/site.yaml", "Static/_headers"] + names.map { "Content/w/" + $0 }
        let links = reading.problems.filter { $0.fact == .linkOutOfContent }.map(\.location.path)
        #expect(links.sorted() == refused.sorted())
        #expect(reading.inputs.allSatisfy { !$0.contains("/out/") })
        // What is never read may lead anywhere.
        let kept = try ContentMap([
            "Content/w/a.md": "A", "Content/w/.git->": "../../out", "Content/v/_index.md->": "../_shared.md",
            "Content/_shared.md": "---\ntitle: Shared\n---\n", "Content/v/b.md": "B", "Static/_headers->": "a.txt",
            "Static/a.txt": "", "Static/.DS_Store->": "../out", "out/x": "",
        ]).read()
        #expect(kept.lines == [])
        #expect(kept.site?.collections.map(\.title) == ["Shared", "w"])
        #expect(kept.site?.staticFiles.map(\.path) == ["_headers", "a.txt"])
    }

    @Test func aContentFolderIsASourceToo() throws {
        let reading = try ContentMap(["notes/words/a.md": "A", "notes/about.md": "# About\n"]).read("notes/")
        #expect(reading.site?.settings.title == "notes")
        #expect(reading.site?.collections.map(\.mount) == ["words/"])
        #expect(reading.site?.collections.first?.items.first?.location.path == "words/a.md")
        #expect(reading.site?.pages.map(\.title) == ["About"])
        #expect(reading.inputs.map { $0.hasPrefix(reading.folder + "/") } == [true, true])
    }

    @Test(arguments: ["missing", "a.pdf", "a.xls"])
    func aSourceThatCannotBeRead(_ name: String) throws {
        let reading = try ContentMap(["a.pdf": "", "a.xls": ""]).read(name)
        #expect(reading.site == nil)
        #expect(reading.problems.count == 1)
        #expect(reading.problems[0].fact.severity == .error)
    }

    @Test func staticFilesKeepTheirNames() throws {
        let reading = try ContentMap([
            "Content/w/a.md": "A",
            "Static/.well-known/x": "", "Static/_headers": "", "Static/.DS_Store": "", "Static/img/a.png": "",
        ]).read()
        #expect(reading.site?.staticFiles.map(\.path) == [".well-known/x", "_headers", "img/a.png"])
    }
}
