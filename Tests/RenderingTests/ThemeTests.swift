import Directory
import Platform
import Testing

@testable import Reading
@testable import Rendering

struct ThemeTests {
    /// The project's own `Templates/`.
    private static let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Templates"

    @Test func holdsEveryFileOfTheProject() throws {
        let files = try Self.files(of: Self.folder)
        #expect(!files.isEmpty)
        #expect(Self.differences(Theme().files, files) == [], "run .ci/embed-theme")
    }

    @Test func hasNoFaultInItsTemplates() {
        #expect(Theme().compileTemplates().problems.map(\.text) == [])
    }

    @Test(arguments: ["en", "ko", "ja", "zh-Hans", "zh-Hant", "de", "fr", "es", "pt", "pl", "ru", "tr", "ar", "vi"])
    func hasWordsForWhatContactsHave(language: String) {
        let kinds: [Set<String>] = [[], ["work"], ["home"], ["cell"], ["fax"], ["pager"], ["main"], ["cell", "work"]]
        let roles: [ContactColumn.Field] = [.name, .reading, .image]
        let terms = ContactColumn.Field.allCases.filter { !roles.contains($0) }.flatMap { field in
            [ContactColumn(field).traits.term] + kinds.map { ContactColumn(field, kinds: $0).traits.term }
        }.compactMap(\.self)
        #expect(terms.count == 16 * 9)
        for (term, words) in zip(terms, Theme().words(for: terms, language: language)) {
            #expect(words?.isEmpty == false, "\(term)")
            #expect(words?.contains("{") == false, "\(term)")
        }
    }

    @Test func wordsOfTermsAreThoseOfTheSite() {
        let work = InterfaceTerm(key: "contactPhone", frame: "contactWork")
        #expect(Theme().words(for: [work, InterfaceTerm(key: "none")], language: "ko-KR") == ["전화(직장)", nil])
        let own = Theme.File(path: "strings/ko.json", source: "", bytes: Array(#"{"contactPhone": "번호"}"#.utf8))
        #expect(Theme(overriddenBy: [own]).words(for: [work], language: "ko") == ["번호(직장)"])
    }

    @Test func isOverriddenFileByFile() {
        let own = [
            Theme.File(path: "strings/en.json", source: "site/Templates/strings/en.json", bytes: [1]),
            Theme.File(path: "strings/xx.json", source: "site/Templates/strings/xx.json", bytes: [2]),
            Theme.File(path: "own.mustache", source: "site/Templates/own.mustache", bytes: Array("\n{{a".utf8)),
        ]
        let theme = Theme(overriddenBy: own)
        #expect(theme["strings/en.json"]?.bytes == [1])
        #expect(theme["strings/ko.json"] == Theme()["strings/ko.json"])
        #expect(
            theme.files(in: "strings").map(\.path) == (Theme().files(in: "strings") + [own[1]]).map(\.path).sorted()
        )
        let problems = theme.compileTemplates().problems
        #expect(problems.map(\.location) == [Location(path: "site/Templates/own.mustache", line: 2, column: 1)])
    }

    @Test func keepsTheTextsThatASiteDoesNotOverride() {
        let own = Theme.File(path: "strings/ko.json", source: "", bytes: Array(#"{"cancel": "그만"}"#.utf8))
        var problems: [Problem] = []
        let texts = TextsLibrary(Theme(overriddenBy: [own]), problems: &problems).texts(language: "ko")
        #expect(texts["cancel"] == "그만")
        #expect(texts["skip"] == TextsLibrary(Theme(), problems: &problems).texts(language: "ko")["skip"])
        #expect(texts["skip"] != TextsLibrary(Theme(), problems: &problems).texts(language: "en")["skip"])
        #expect(problems == [])
    }

    @Test func readsTheFolderOfASite() throws {
        let theme = try Theme.read(overridesIn: Self.folder)
        #expect(Self.differences(theme.files, Theme().files) == [])
        #expect(theme.files.allSatisfy { $0.source == "Templates/" + $0.path })
        #expect(try Theme.read(overridesIn: Self.folder + "/missing").files == Theme().files)
    }

    /// The paths of the files that only one has, or that are not the same in both.
    private static func differences(_ one: [Theme.File], _ other: [Theme.File]) -> [String] {
        let pairs = { (files: [Theme.File]) in Set(files.map { [Array($0.path.utf8), $0.bytes] }) }
        return pairs(one).symmetricDifference(pairs(other)).map { String(decoding: $0[0], as: UTF8.self) }.sorted()
    }

    private static func files(of folder: String, prefix: String = "") throws -> [Theme.File] {
        var files: [Theme.File] = []
        for entry in try FileSystem.list(folder) where !entry.name.hasPrefix(".") {
            let (path, source) = (prefix + entry.name, folder + "/" + entry.name)
            if entry.kind == .folder {
                files += try Self.files(of: source, prefix: path + "/")
            } else {
                files.append(Theme.File(path: path, source: source, bytes: try FileSystem.read(source)))
            }
        }
        return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
