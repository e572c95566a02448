import Directory
import Testing

@testable import Reading

@Suite struct SettingsTests {
    private func collection(_ settings: String, _ data: String = "name,부서,순위\nAda,A,1\nBob,B,2\n") throws -> Collection
    {
        let (collection, reading) = try ContentMap.collection([
            "Content/w/_index.md": "---\n\(settings)\n---\n", "Content/w/a.csv": data,
        ])
        #expect(reading.lines == [])
        return collection
    }

    @Test func everySettingOfACollection() throws {
        let words = try collection(
            """
            title: Words
            language: de
            locale: ko-u-kn-kr-latn-hang-hani
            labels: [en, ja]
            ignorePrefixes: [the, a]
            sections:
              by: 부서
              order: [B, A]
              other: 그 밖
              empty: hide
            sort: -순위
            see: true
            itemPages: always
            pageSize: 50
            onePage: 0
            slugs: ascii
            itemFolders: true
            index: false
            search: {index: sharded, fields: [name, 부서]}
            markdown: {unsafe: true}
            row: [순위]
            facets: [tags, 부서, tags]
            """
        )
        #expect(words.facets == [.tags, .column(0)])
        let settings = words.settings
        #expect(settings.title == "Words")
        #expect(settings.language == "de")
        #expect(settings.locale == "ko-u-kn-kr-latn-hang-hani")
        #expect(settings.labels == ["en", "ja"])
        #expect(settings.ignoredPrefixes == .list(["the", "a"]))
        #expect(settings.sections.by == .field("부서"))
        #expect(settings.sections.order == .list(["B", "A"]))
        #expect(settings.sections.other == "그 밖")
        #expect(!settings.sections.showEmpty)
        #expect(settings.sort == .field("순위", descending: true))
        #expect(settings.see)
        #expect(settings.itemPages == .always)
        #expect(settings.pageSize == 50)
        #expect(settings.onePage == 0)
        #expect(settings.slugs == .ascii)
        #expect(settings.itemFolders)
        #expect(!settings.index)
        #expect(settings.searchForm == .sharded)
        #expect(settings.searchFields == ["name", "부서"])
        #expect(settings.unsafeMarkdown)
        #expect(settings.row == ["순위"])
    }

    @Test func theSettingsOfSectionsByLetter() throws {
        let words = try collection("sections: {letters: [A, CH], numbers: own, symbols: \"*\", tense: own}")
        #expect(words.settings.sections.letters == ["A", "CH"])
        #expect(words.settings.sections.numbersOwn)
        #expect(words.settings.sections.symbols == "*")
        #expect(words.settings.sections.tenseOwn)
    }

    @Test func everySettingOfTheSite() throws {
        let reading = try ContentMap([
            "Content/site.yaml": """
            title: Our people
            description: All of us
            baseURL: https://example.org/people
            language: ko
            search: sharded
            root: w
            accent: "#0a5"
            nav:
              - {title: About, url: about.html}
            robots: false
            editURL: "https://example.org/edit/{path}"
            compress: true
            host: github
            """,
            "Content/w/a.md": "A",
        ]).read()
        #expect(reading.lines == [])
        let settings = try #require(reading.site?.settings)
        #expect(settings.title == "Our people")
        #expect(settings.description == "All of us")
        #expect(settings.baseURL == "https://example.org/people/")
        #expect(settings.language == "ko")
        #expect(settings.search)
        #expect(settings.root == "w")
        #expect(settings.accent == "#0a5")
        #expect(settings.navigation == [SiteSettings.NavigationLink(title: "About", url: "about.html")])
        #expect(!settings.robots)
        #expect(settings.editURL == "https://example.org/edit/{path}")
        #expect(settings.compress)
        #expect(settings.host == "github")
        #expect(reading.site?.collections[0].settings.searchForm == .sharded)
        #expect(reading.notices == [])
    }

    @Test func aFormAloneIsShort() throws {
        let reading = try ContentMap([
            "Content/w/_index.md": "---\nsearch: sharded\n---\n",
            "Content/w/a.md": "",
        ]).read()
        #expect(reading.lines == [])
        #expect(reading.site?.collections[0].settings.searchForm == .sharded)
    }

    @Test func whatTheCommandLineSaysWins() throws {
        var content = ContentMap([
            "Content/site.yaml": "{title: A, language: ko, baseURL: 'https://a.example/', search: single}",
            "Content/w/_index.md": "---\nsearch: {index: single}\n---\n",
            "Content/w/a.md": "---\ndraft: true\n---\n",
            "Content/draft.md": "---\ndraft: true\n---\n",
        ])
        #expect(try content.read().site?.collections[0].items.count == 0)
        #expect(try content.read().site?.pages.count == 0)
        content.options.title = "B"
        content.options.language = "ja"
        content.options.baseURL = "https://b.example"
        content.options.searchForm = .sharded
        content.options.drafts = true
        let site = try #require(try content.read().site)
        #expect(site.settings.title == "B")
        #expect(site.settings.language == "ja")
        #expect(site.settings.baseURL == "https://b.example/")
        #expect(site.collections[0].settings.searchForm == .sharded)
        #expect(site.collections[0].items.count == 1)
        #expect(site.pages.count == 1)
    }

    @Test(arguments: [
        ("pagesize: 5", "2:1: error: there is no setting 'pagesize'; did you mean 'pageSize'?"),
        ("sections: {ordre: file}", "2:12: error: there is no setting 'ordre'; did you mean 'order'?"),
        ("search: {form: single}", "2:10: error: there is no setting 'form'; remove it, or write one of index, fields"),
        ("search: shard", "2:9: error: 'search' cannot be this; write one of auto, single, sharded"),
        ("colour: red", "2:1: error: there is no setting 'colour'; "),
        ("pageSize: many", "2:11: error: 'pageSize' cannot be this; write a whole number from 1"),
        ("pageSize: 0", "2:11: error: 'pageSize' cannot be this; write a whole number from 1"),
        ("index: no", "2:8: error: 'index' cannot be this; write true or false"),
        ("itemPages: sometimes", "2:12: error: 'itemPages' cannot be this; write one of auto, always, never"),
        (
            "ignorePrefixes: the",
            "2:17: error: 'ignorePrefixes' cannot be this; write none, auto, or a list, such as [a, b]"
        ),
        (
            "sections: name",
            "2:11: error: 'sections' cannot be this; write some of 'by', 'order', 'letters', 'numbers', 'symbols', 'other', "
                + "'tense', 'empty', such as {by: …}"
        ),
        ("markdown: true", "2:11: error: 'markdown' cannot be this; write {unsafe: …}"),
        ("sections:\n  symbols: #", "3:11: error: 'sections.symbols' is empty: # begins a comment in YAML; "),
        ("locale: korean", "2:9: error: 'korean' is no known locale; "),
        ("locale: en_", "2:9: error: 'en_' is no known locale; "),
        ("labels: [en, zz]", "2:14: error: 'zz' is no known locale; "),
        ("fields: {nmae: 이름}", "2:10: error: there is no setting 'nmae'; did you mean 'name'?"),
        (
            "fields: {summary: 부셔}",
            "2:19: error: 'fields.summary' names '부셔', but no item has such a column; did you mean '부서'?"
        ),
        ("columns: [부서, 전화]", "2:15: error: 'columns' names '전화', but no item has such a column; "),
        (
            "columns: [{부서: {type: words}}]",
            "2:23: error: 'columns.부서.type' cannot be this; write one of text, number, "
        ),
        ("hide: Phone", "2:7: error: 'hide' names 'Phone', but no item has such a column; "),
        ("hide: 부서\nrow: [부서]", "3:7: error: 'row' would publish the column '부서', "),
        ("hide: 부서\nsections: {by: 부서}", "3:16: error: 'sections.by' would publish the column '부서', "),
        ("hide: 부서\nfields: {summary: 부서}", "3:19: error: 'fields.summary' would publish the column '부서', "),
        ("hide: 부서\nsearch: {fields: [부서]}", "3:19: error: 'search.fields' would publish the column '부서', "),
        ("row: [body]", "2:7: error: 'row' cannot have 'body'; "),
        ("facets: [tags, id]", "2:16: error: 'facets' cannot have 'id'; "),
        ("fillDown: [part]", "2:12: error: 'fillDown' names 'part', but no item has such a column; "),
        ("sort: -age", "2:7: error: 'sort' names 'age', but no item has such a column; "),
    ])
    func problems(settings: String, expected: String) throws {
        let reading = try ContentMap([
            "Content/w/_index.md": "---\n\(settings)\n---\n", "Content/w/a.csv": "name,부서\nAda,A\n",
        ]).read()
        #expect(reading.lines.count == 1)
        #expect(reading.lines.first?.hasPrefix("Content/w/_index.md:" + expected) == true, "\(reading.lines)")
    }

    @Test(arguments: [
        (
            "accent: #0a5",
            "1:8: error: 'accent' is empty: # begins a comment in YAML; put the value in quotes, such as "
        ),
        ("search: no", "1:9: error: 'search' cannot be this; write one of true, false, auto, single, sharded"),
        ("titel: A", "1:1: error: there is no setting 'titel'; did you mean 'title'?"),
        ("baseURL: example.org", "1:10: error: 'baseURL' cannot be this; write an address that begins with https://"),
        ("nav: [{title: A}]", "1:7: error: 'nav' cannot be this; write a title and an address"),
        (
            "nav: x",
            "1:6: error: 'nav' cannot be this; write a list of titles and addresses, such as [{title: About, url: about.html}]"
        ),
        ("language: xx-invalid-language", "1:11: error: 'xx-invalid-language' is no known locale; "),
        ("- a", "1:1: error: 'site.yaml' cannot be this; write some of 'title', "),
    ])
    func problemsOfTheSite(settings: String, expected: String) throws {
        let reading = try ContentMap(["Content/site.yaml": settings, "Content/w/a.md": "A"]).read()
        #expect(reading.lines.count == 1)
        #expect(reading.lines.first?.hasPrefix("Content/site.yaml:" + expected) == true, "\(reading.lines)")
    }

    @Test func allProblemsAreFoundAtOnceInTheOrderOfTheirPlaces() throws {
        let reading = try ContentMap([
            "Content/site.yaml": "titel: A\nlanguage: 1x\n",
            "Content/w/_index.md": "---\npageSize: x\nlocal: ko\n---\n",
            "Content/w/a.csv": "name,date\n,2026-01-01\nA,2026-13-01\n",
        ]).read()
        #expect(
            reading.lines.map { $0.prefix { $0 != " " } } == [
                "Content/site.yaml:1:1:", "Content/site.yaml:2:11:", "Content/w/_index.md:2:11:",
                "Content/w/_index.md:3:1:", "Content/w/a.csv:2:", "Content/w/a.csv:3:",
            ]
        )
    }

    @Test func whatTheSiteSaysOfMarkdownHoldsWhereACollectionIsSilent() throws {
        let site = try #require(
            try ContentMap([
                "Content/site.yaml": "markdown: {unsafe: true}",
                "Content/v/_index.md": "---\nmarkdown: {unsafe: false}\n---\n", "Content/v/a.md": "A",
                "Content/w/a.md": "A",
            ]).read().site
        )
        #expect(site.settings.unsafeMarkdown)
        #expect(site.collections.map(\.settings.unsafeMarkdown) == [false, true])
    }

    @Test func emptySettingsKeepTheirDefaults() throws {
        let settings = try collection("title:\nsections:\nrow:\npageSize: null").settings
        #expect(settings.title == nil)
        #expect(settings.pageSize == 500)
    }

    @Test(arguments: [
        ("pagesize", "pageSize"), ("itempage", "itemPages"), ("sectoins", "sections"), ("lable", nil),
        ("xyz", nil),
        ("", nil),
    ])
    func nearest(name: String, expected: String?) {
        #expect(nearestName(to: name, among: CollectionConfiguration.all.map(\.name)) == expected)
    }

    @Test func settingsInTheFrontMatterOfAnItemAreTold() throws {
        func lines(_ settings: String) throws -> [String] {
            try ContentMap([
                "Content/w/_index.md": "---\n\(settings)\n---\n",
                "Content/w/a.md":
                    "---\nname: A\nitems: headings\nlocale: ko\nitemPages: never\nsections: {by: none}\n"
                    + "language: de\nkey: C\nsource: a book\nrow: \n---\n",
                "Content/w/b.md": "---\nitems: 5\npageSize: large\n---\n# B",
            ]).read().problems.filter { $0.fact.code == "setting-in-item" }.map { "\($0.location.text) \($0.fact)" }
        }
        let places = ["3:1 items", "4:1 locale", "5:1 itemPages", "6:1 sections"].map { $0.split(separator: " ") }
        let all = places.map { "Content/w/a.md:\($0[0]) \(Fact.settingInItem(name: String($0[1])))" }
        #expect(try lines("") == all)
        #expect(try lines("columns: [locale]\nhide: items") == Array(all.suffix(2)))
    }

    @Test func aHeaderThatNoFileHasIsToldAtTheSetting() throws {
        let files = ["Content/a/_index.md": "---\nheader: 99\n---\n", "Content/a/b.csv": "name\nA\n"]
        #expect(
            try ContentMap(files).read().lines == [
                "Content/a/_index.md:2:9: error: Content/a/b.csv has no row 99 with the names of columns; set 'header' to the "
                    + "row that has them, counted from 1"
            ]
        )
    }

    @Test(arguments: ["source: _people.txt", "source: {file: _people.txt}"])
    func aTableMayBeNamedWhateverItsEnding(setting: String) throws {
        // As Excel writes "Unicode Text".
        let text = "\u{FEFF}이름\t부서\r\n김민수\t\"인사, 총무\"\r\n"
        var map = ContentMap(["Content/a/_index.md": "---\n\(setting)\nheader: 1\nencoding: utf-16\n---\n"])
        map.data["Content/a/_people.txt"] = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        var reading = try map.read()
        #expect(reading.lines == [])
        #expect(reading.site?.collections.first?.items.map(\.name) == ["김민수"])
        // It may lie there under a name of content.
        map.data["Content/a/people.txt"] = map.data["Content/a/_people.txt"]
        map.files["Content/a/_index.md"] = "---\nsource: people.txt\n---\n"
        #expect(try map.read().lines == [])
        // Nobody says so of a file that only lies there, but who builds a site of one does.
        map.files["Content/a/_index.md"] = ""
        let unread = try map.read().lines.first ?? ""
        #expect(unread.contains("name a table with 'source' in an _index.md, and put files"))
        reading = try map.read("Content/a/people.txt")
        #expect(reading.lines == [])
        #expect(reading.site?.collections.first?.items.first?.fields == [.text("인사, 총무")])
    }
}
