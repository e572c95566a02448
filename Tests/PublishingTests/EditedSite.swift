/// A site that somebody works on: a glossary with a page an item and links between them, and a table with a page a row.
struct EditedSite {
    /// A word of the glossary, which may refer to others.
    struct Word {
        var name: String
        var text: String
        var tags: [String] = []
        var aliases: [String] = []
        var image = false
    }

    /// A row of the table.
    struct Row {
        var name: String
        var summary: String
        var kind: String
        var link = ""
        var place = ""
    }

    /// What may be done to it.
    static let edits: [@Sendable (inout EditedSite, inout EditedSite.Chance) -> Void] = [
        { site, chance in site.withRow(&chance) { row, _ in row.summary += " more" } },
        { site, chance in site.withRow(&chance) { $0.name = $1.name() } },
        { site, chance in site.withRow(&chance) { $0.kind = ["red", "blue", "grün"][$1.below(3)] } },
        { site, chance in site.withRow(&chance) { row, _ in row.link = row.link.isEmpty ? "https://example.org/x" : "" }
        },
        { site, chance in site.withRow(&chance) { $0.place = "place \($1.below(4))" } },
        { site, chance in
            site.rows.insert(
                Row(name: chance.name(), summary: "new", kind: "red"),
                at: chance.below(site.rows.count + 1)
            )
        },
        { site, chance in if site.rows.count > 3 { site.rows.remove(at: chance.below(site.rows.count)) } },
        { site, chance in site.withWord(&chance) { word, _ in word.text += "\n\nAnother paragraph.\n" } },
        { site, chance in site.withWord(&chance) { $0.name = $1.name() } },
        { site, chance in
            site.withWord(&chance) { word, chance in
                word.tags = ["one", "two", "three"].filter { _ in chance.below(2) == 0 }
            }
        },
        { site, chance in site.withWord(&chance) { $0.aliases = $1.below(2) == 0 ? [$1.name()] : [] } },
        { site, chance in site.withWord(&chance) { word, _ in word.image.toggle() } },
        { site, chance in
            let target = site.words.keys.sorted()[chance.below(site.words.count)]
            site.withWord(&chance) { word, _ in word.text += "\n\nSee [it](\(target).md).\n" }
        },
        { site, chance in
            let target = site.words.values.map(\.name).sorted()[chance.below(site.words.count)]
            site.withWord(&chance) { word, _ in word.text += "\n\nSee [[\(target)]].\n" }
        },
        { site, chance in site.words["w\(chance.below(1000))"] = Word(name: chance.name(), text: "A new word.") },
        { site, chance in
            let path = site.words.keys.sorted()[chance.below(site.words.count)]
            if site.words.count > 3, path != "w1" { site.removeWord(path) }
        },
        { site, chance in site.imageWidth = 1 + chance.below(3) },
        { site, chance in site.toggle("title: Another title", in: \.settings) },
        { site, chance in site.toggle("baseURL: https://example.org/sub/", in: \.settings) },
        { site, chance in site.toggle("language: ko", in: \.settings) },
        { site, chance in site.toggle("accent: \"#aa0044\"", in: \.settings) },
        { site, chance in site.toggle("compress: true", in: \.settings) },
        { site, chance in site.toggle("editURL: https://example.org/edit/{path}", in: \.settings) },
        { site, chance in site.toggle("nav: [{title: Table, url: table/}]", in: \.settings) },
        { site, chance in site.toggle("robots: false", in: \.settings) },
        { site, chance in site.toggle("pageSize: 4", in: \.tableSettings) },
        { site, chance in site.toggle("onePage: 5", in: \.tableSettings) },
        { site, chance in site.toggle("itemPages: always", in: \.tableSettings) },
        { site, chance in site.toggle("itemFolders: true", in: \.tableSettings) },
        { site, chance in site.toggle("search: {index: sharded}", in: \.tableSettings) },
        { site, chance in site.toggle("slugs: ascii", in: \.tableSettings) },
        { site, chance in site.toggle("sections: {by: kind}", in: \.tableSettings) },
        { site, chance in site.toggle("sort: summary", in: \.tableSettings) },
        { site, chance in site.toggle("row: [kind]", in: \.tableSettings) },
        { site, chance in site.toggle("hide: [place]", in: \.tableSettings) },
        { site, chance in site.toggle("title: Rows", in: \.tableSettings) },
        { site, chance in site.toggle("see: true", in: \.wordSettings) },
        { site, chance in site.toggle("itemPages: never", in: \.wordSettings) },
        { site, chance in site.toggle("title: Our words", in: \.wordSettings) },
        { site, chance in site.toggle("path: lexicon", in: \.wordSettings) },
        { site, chance in
            site.template("item.mustache", "{{<page}}{{$main}}<h1>{{heading}}</h1>{{{body}}}{{/main}}{{/page}}\n")
        },
        { site, chance in site.template("footer.mustache", "<p>Foot</p>\n") },
        { site, chance in site.template("strings/en.json", "{\"link\": \"Web\", \"tags\": \"Labels\"}\n") },
        { site, chance in site.template("assets/ganada.css", "body { color: #123 }\n") },
        { site, chance in site.files["Static/table/index.html"] = chance.below(2) == 0 ? "own\n" : nil },
        { site, chance in site.files["Content/about.md"] = chance.below(2) == 0 ? "# About\n\n[w](words/w1.md)\n" : nil
        },
    ]

    var words: [String: Word] = [:]
    var rows: [Row] = []
    var imageWidth = 1
    var settings: Set<String> = []
    var tableSettings: Set<String> = []
    var wordSettings: Set<String> = []
    /// Other files by their paths.
    var files: [String: String] = [:]

    /// A site to begin with.
    init(_ chance: inout Chance) {
        for number in 0..<12 {
            words["w\(number)"] = Word(name: chance.name(), text: "Word \(number).\n", tags: ["one"])
        }
        for number in 0..<25 { rows.append(Row(name: chance.name(), summary: "row \(number)", kind: "blue")) }
    }

    /// The files of the site by their paths.
    var contents: [String: String] {
        var contents = files
        func lines(_ texts: Set<String>) -> String { texts.sorted().map { $0 + "\n" }.joined() }
        contents["Content/site.yaml"] =
            (settings.contains { $0.hasPrefix("title") } ? "" : "title: Edited\n")
            + (settings.contains { $0.hasPrefix("language") } ? "" : "language: en\n") + lines(settings)
        contents["Content/words/_index.md"] = "---\n\(lines(wordSettings))---\nThe words.\n"
        contents["Content/table/_index.md"] = "---\n\(lines(tableSettings))---\n"
        contents["Content/table/rows.csv"] =
            "name,summary,kind,url,place\n"
            + rows.map { "\"\($0.name)\",\($0.summary),\($0.kind),\($0.link),\($0.place)\n" }.joined()
        for (path, word) in words {
            contents["Content/words/\(path).md"] = """
                ---
                name: "\(word.name)"
                tags: [\(word.tags.joined(separator: ", "))]
                aliases: [\(word.aliases.map { "\"\($0)\"" }.joined(separator: ", "))]
                \(word.image ? "image: picture.svg" : "")
                ---
                \(word.text)
                """
        }
        contents["Static/picture.svg"] =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(imageWidth)0\" height=\"10\"/>\n"
        return contents
    }

    private mutating func withRow(_ chance: inout Chance, _ edit: (inout Row, inout Chance) -> Void) {
        let index = chance.below(rows.count)
        edit(&rows[index], &chance)
    }

    private mutating func withWord(_ chance: inout Chance, _ edit: (inout Word, inout Chance) -> Void) {
        let path = words.keys.sorted()[chance.below(words.count)]
        guard var word = words[path] else { return }
        edit(&word, &chance)
        words[path] = word
    }

    /// Removes a word, and the texts that lead to it.
    private mutating func removeWord(_ path: String) {
        words[path] = nil
        for (other, word) in words where word.text.contains("(\(path).md)") { words[other]?.text = "Emptied.\n" }
    }

    private mutating func toggle(_ line: String, in settings: WritableKeyPath<EditedSite, Set<String>>) {
        if self[keyPath: settings].remove(line) == nil { self[keyPath: settings].insert(line) }
    }

    private mutating func template(_ path: String, _ text: String) {
        files["Templates/" + path] = files["Templates/" + path] == nil ? text : nil
    }
}

extension EditedSite {
    /// Numbers that look like chance and are the same every time (SplitMix64).
    struct Chance {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func below(_ limit: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var number = state
            number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
            number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((number ^ (number >> 31)) % UInt64(limit))
        }

        /// A name that begins with one of a few letters, so that letters come and go.
        mutating func name() -> String {
            ["Apple", "Birch", "Cedar", "apple tree", "가지", "나무", "Ömer", "7 Up"][below(8)] + " \(below(60))"
        }
    }
}
