import Directory
import Foundation
import Testing

@testable import Searching

/// The sharded index against brute force, which is the single form.
@Suite struct ShardedOracleTests {
    private static let limits = ShardedCollection.Limits(
        shard: 8,
        hits: 5,
        firstHits: 3,
        answers: 3,
        lists: 40,
        dense: 20,
        denseKeys: 12,
        block: 16,
        parts: 10,
        page: 300
    )

    /// A collection of names in eight sections, sharded, and the same in the single form.
    private struct Both {
        let site: PublishedSearch
        var single: SingleIndex
        var sharded: ShardedSearch

        init(_ collection: OrderedCollection) throws {
            site = try PublishedSearch([collection], form: .sharded, limits: ShardedOracleTests.limits)
            let folder = site.folder.path(percentEncoded: false) + "/list/"
            var folding = Folding()
            single = try SingleIndex(folder: folder, folding: &folding)
            sharded = try ShardedSearch(folder: folder, folding: folding)
        }

        mutating func expectSame(_ text: String, limit: Int = 30) throws {
            var folding = Folding()
            let query = Query(text, folding: &folding)
            let wanted = single.answer(query, limit: limit)
            let found = try sharded.answer(query, limit: limit)
            #expect(found.count == wanted.count, "\(text.debugDescription)")
            #expect(found.sections.map(\.count) == wanted.sections.map(\.count), "\(text.debugDescription)")
            #expect(found.items.map(\.url) == wanted.items.map(\.url), "\(text.debugDescription)")
            #expect(found.items.map(\.name) == wanted.items.map(\.name), "\(text.debugDescription)")
        }
    }

    private func collection(_ names: [String], fields: [String] = ["name"]) -> OrderedCollection {
        var settings = CollectionSettings()
        settings.searchFields = fields
        let items = names.map { Item(name: $0, location: Location(path: "")) }
        let labels = names.indices.map { "S\($0 * 8 / names.count)" }
        return OrderedCollection(items: items, settings: settings, labels: labels)
    }

    /// Substrings of 1 to 6 code points of the names, each once.
    private func substrings(_ names: [String]) -> Set<String> {
        var all: Set<String> = []
        for name in names {
            let scalars = Array(name.unicodeScalars)
            for start in scalars.indices {
                for end in (start + 1)...(start + 6) where end <= scalars.count {
                    var part = String.UnicodeScalarView()
                    part.append(contentsOf: scalars[start..<end])
                    all.insert(String(part))
                }
            }
        }
        return all
    }

    /// In halves, so that both cores have work.
    @Test(arguments: [0, 1]) func everySubstringFindsTheSame(half: Int) throws {
        let names = MixedNames.make(2000)
        var both = try Both(collection(names))
        let parts = substrings(names).sorted()
        #expect(parts.count > 10_000)
        for part in parts[(parts.count / 2 * half)..<(half == 0 ? parts.count / 2 : parts.count)] {
            try both.expectSame(part)
        }
    }

    /// The same names in both forms, in `.build/oracle`, where Tests/Browser/test_oracle.py asks the scripts.
    @Test func filesForTheBrowser() throws {
        let names = MixedNames.make(2000)
        var single = collection(names, fields: ["name", "aliases"])
        single.collection.name = "single"
        single.collection.mount = "single/"
        single.collection.settings.searchForm = .single
        for index in stride(from: 0, to: names.count, by: 7) {
            single.collection.items[index].aliases = [names[(index + 3) % names.count]]
        }
        var sharded = single
        sharded.collection.name = "sharded"
        sharded.collection.mount = "sharded/"
        sharded.collection.settings.searchForm = .sharded
        let site = try PublishedSearch([single, sharded], limits: Self.limits)
        let parts = try JSONEncoder().encode(substrings(names).sorted())
        try parts.write(to: site.folder.appending(path: "parts.json"))

        let project = URL(filePath: #filePath).appending(path: "../../..").standardized
        let place = project.appending(path: ".build/oracle")
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.moveItem(at: site.folder, to: place)
        #expect(FileManager.default.fileExists(atPath: place.appending(path: "sharded/search/root.js").path()))
    }

    @Test func severalTermsFindTheSame() throws {
        let names = MixedNames.make(400)
        var both = try Both(collection(names))
        let parts = substrings(names).filter { $0.unicodeScalars.count < 3 }.sorted()
        for index in 0..<1500 {
            try both.expectSame(parts[index * 7 % parts.count] + " " + parts[index * 13 % parts.count])
        }
    }

    /// Terms that are all dense, and some beside them that are not.
    @Test func commonTermsFindTheSame() throws {
        let names = MixedNames.make(400)
        var both = try Both(collection(names))
        #expect(both.sharded.dense.count == 12)
        let letters = substrings(names).filter { $0.unicodeScalars.count == 1 && $0 != " " && $0 != "\"" }
        let common = letters.sorted { one, other in
            let counts = [one, other].map { letter in names.count { $0.contains(letter) } }
            return (counts[1], one) < (counts[0], other)
        }.prefix(16)
        for (index, one) in common.enumerated() {
            for (next, other) in common[..<index].enumerated() {
                try both.expectSame("\(one) \(other)")
                for third in common[..<next] { try both.expectSame("\(third) \(one) \(other)", limit: 5) }
            }
        }
    }

    /// Syllables, bare consonants, vowels and clusters in any order, in names as in queries.
    @Test func looseJamoFindTheSame() throws {
        let letters: [Unicode.Scalar] = ["가", "각", "사", "값", "과", "ㄱ", "ㅅ", "ㅏ", "ㅘ", "ㄳ", "ㄲ", "a", "1", "-", " "]
        var state: UInt64 = 7
        func text(_ length: Int) -> String {
            var text = String.UnicodeScalarView()
            for _ in 0..<length {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.append(letters[Int(state >> 33) % letters.count])
            }
            return String(text)
        }
        let names = (0..<400).map { text(1 + $0 % 7) + "가" } + (0..<200).map { text(1 + $0 % 5) + "b" }
        var both = try Both(collection(names))
        for length in 1...5 {
            for _ in 0..<400 { try both.expectSame(text(length)) }
        }
    }

    @Test func initialsAndUnfinishedSyllablesFindTheSame() throws {
        let names = MixedNames.make(400)
        var both = try Both(collection(names))
        for query in [
            "ㄱ", "ㄴ", "ㄱㄴ", "ㅋ", "ㅋㅋ", "ㅋㅋㅋ", "ㅅㄱ", "ㅅ과", "ㄱㅅ과", "ㄱㄱㅅ과", "가ㄴ", "한ㄱ", "하", "ㅎ", "ㄱ나", "ㅋ가",
            "ㅏ", "ㄱ ㄴ", "\"ㄱ ㄴ\"", "ㄲ", "ㄷㄱ", "ㄱ7", "aㄱ", "사ㄱ", "값", "ㅇ", "ㄱㄴㄷ", "ㅇ한ㄱ",
        ] { try both.expectSame(query) }
    }

    @Test func otherFieldsAndRunningTextFindTheSame() throws {
        let names = MixedNames.make(300)

        var given = collection(names, fields: ["name", "aliases", "summary", "tags"])
        for index in names.indices {
            given.collection.items[index].aliases = index % 3 == 0 ? [names[(index + 7) % names.count]] : []
            given.collection.items[index].summary =
                names[(index + 31) % names.count] + " " + names[(index + 57) % names.count]
            given.collection.items[index].tags = index % 5 == 0 ? ["red", "blue"] : []
            given.hasPage[index] = index % 2 == 0
        }
        var both = try Both(given)
        let parts = substrings(names).sorted()
        for index in stride(from: 0, to: parts.count, by: 3) { try both.expectSame(parts[index]) }
        for index in 0..<500 {
            try both.expectSame(parts[index * 11 % parts.count] + " " + parts[index * 17 % parts.count])
        }
        for query in ["red", "red blue", "red co", "de an", "\"de an\"", "가 나", "x 한"] { try both.expectSame(query) }
    }

    @Test func badNamesAreFoundToo() throws {
        for names in [
            Array(repeating: "same", count: 100), ["a"], ["👍", "👍👍", "👍🏽"], Array(repeating: "ㅋㅋ", count: 30),
            [String(repeating: "ab", count: 600), String(repeating: "ab", count: 500) + "c"],
            ["L" + String(repeating: "가나 x", count: 2000), "short", String(repeating: "e\u{301}", count: 3000)],
            (0..<40).map { "https://example.org/a/long/beginning/\($0)" }, ["\0", "a\0b", "ab"],
        ] {
            var both = try Both(collection(names))
            for part in substrings(Array(names.prefix(3))).sorted() + ["sam", "ame", "c", "ㅋ", "beginning/3"] {
                try both.expectSame(part)
                try both.expectSame(part, limit: 1000)
            }
        }
    }

    @Test func theSameInputMakesTheSameFiles() {
        func files(jobs: Int) -> [String: [UInt8]] {
            let index = ShardedCollection(of: collection(MixedNames.make(300)), limits: Self.limits, jobs: jobs)
            let files = index.files(jobs: jobs, published: { _ in [] })
            return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
        }
        #expect(files(jobs: 1) == files(jobs: 4))
    }
}
