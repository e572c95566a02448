import Serialization

/// The root of a sharded index, read back.
struct ShardedRoot: Sendable {
    static let path = "search/root.js"

    /// The beginning of a page of the directory, with what is counted before it.
    struct Page: Sendable {
        var firstKey: [UInt8]
        var shards: Int
        var hotKeys: Int
        var listFiles: Int
    }

    /// Where a key leads.
    enum Place: Hashable, Sendable {
        /// A hot key, by its number, with its answer and the file of its list.
        case hot(Int, answer: AnswerFiles.Place, listFile: Int)
        /// A shard, by its number.
        case shard(Int)
        /// There is nothing at all.
        case nowhere
    }

    let version: String
    let count: Int
    let sections: [SearchedSection]
    let searched: [String]
    let hasPages: Bool
    let itemFolders: Bool
    /// The items of a file of parts; 0 where there are none.
    let parts: Int
    /// The items of a block.
    let block: Int
    /// The hot keys whose items are written in pairs.
    let dense: [Int]
    let pages: [Page]
    /// The only page of the directory, where there is only one.
    let directory: [String]?

    /// Whether whatever is searched stands in the shards, so that an item of a shard can be tested for every term.
    var isComplete: Bool { !searched.contains { $0 == "summary" || $0 == "body" } }

    init?(_ value: JSONValue) {
        guard let version = value["version"]?.text, let count = value["count"]?.integer, count >= 0,
            let block = value["block"]?.integer, block > 0,
            let listed = value["sections"]?.elements, let pages = value["pages"]?.elements, !pages.isEmpty
        else { return nil }
        sections = listed.compactMap(SearchedSection.init)
        guard sections.count == listed.count else { return nil }
        self.version = version
        self.count = count
        self.block = block
        self.pages = pages.compactMap { page in
            let parts = page.elements
            guard parts.count == 4, let key = parts[0].text, let shards = parts[1].integer,
                let hotKeys = parts[2].integer, let listFiles = parts[3].integer
            else { return nil }
            return Page(firstKey: Array(key.utf8), shards: shards, hotKeys: hotKeys, listFiles: listFiles)
        }
        guard self.pages.count == pages.count else { return nil }
        searched = value["searched"]?.elements.compactMap(\.text) ?? []
        hasPages = value["hasPages"] == .boolean(true)
        itemFolders = value["itemFolders"] == .boolean(true)
        parts = max(value["parts"]?.integer ?? 0, 0)
        dense = value["dense"]?.elements.compactMap(\.integer) ?? []
        directory = value["directory"]?.elements.compactMap(\.text)
    }

    /// The path of a file of the version, relative to the collection's folder.
    func path(_ kind: ShardedFileKind, _ number: Int) -> String { "search/\(version)/\(kind.path(number))" }

    /// Finds where a key leads.
    func place(of key: [UInt8], files: inout DataFiles) throws(SearchError) -> Place {
        let number = max((pages.firstIndex { key.lexicographicallyPrecedes($0.firstKey) } ?? pages.count) - 1, 0)
        var counted = pages[number]
        // The step at which the key would stand may be the first of the next page.
        for number in number..<min(number + 2, pages.count) {
            counted = pages[number]
            var stepKey: [UInt8] = []
            for step in try steps(ofPage: number, files: &files) {
                guard let decoded = Step(step, after: stepKey) else { throw files.damaged(Self.path) }
                stepKey = decoded.key
                if decoded.kind == UInt8(ascii: "l") { counted.listFiles += 1 }
                if !stepKey.lexicographicallyPrecedes(key) {
                    if decoded.kind != UInt8(ascii: "s"), stepKey.starts(with: key) {
                        return .hot(counted.hotKeys, answer: decoded.answer, listFile: counted.listFiles - 1)
                    }
                    if decoded.kind == UInt8(ascii: "s"), stepKey == key { counted.shards += 1 }
                    return counted.shards > 0 ? .shard(counted.shards - 1) : .nowhere
                }
                if decoded.kind == UInt8(ascii: "s") { counted.shards += 1 } else { counted.hotKeys += 1 }
            }
            guard number + 1 < pages.count, pages[number + 1].firstKey.starts(with: key) else { break }
        }
        return counted.shards > 0 ? .shard(counted.shards - 1) : .nowhere
    }

    private func steps(ofPage number: Int, files: inout DataFiles) throws(SearchError) -> [String] {
        if let directory { return directory }
        return try files.value(path(.directory, number)).elements.compactMap(\.text)
    }

    /// A step of the directory, its key whole.
    private struct Step {
        var kind: UInt8
        var key: [UInt8]
        /// Of a hot key.
        var answer = AnswerFiles.Place(file: 0, index: 0)

        init?(_ text: String, after previous: [UInt8]) {
            let bytes = Array(text.utf8)
            guard let kind = bytes.first, let (units, afterUnits) = FrontCoding.split(bytes[1...]) else { return nil }
            var rest = afterUnits
            self.kind = kind
            if kind != UInt8(ascii: "s") {
                guard let (file, afterFile) = FrontCoding.split(rest), let (index, end) = FrontCoding.split(afterFile)
                else { return nil }
                answer = AnswerFiles.Place(file: file, index: index)
                rest = end
            }
            key = FrontCoding.restored(previous, units: units, rest: rest)
        }
    }
}

/// A section of a published index.
struct SearchedSection: Hashable, Sendable {
    var label: String
    var slug: String
    var count: Int

    init?(_ value: JSONValue) {
        guard let label = value["label"]?.text, let count = value["count"]?.integer, count >= 0 else { return nil }
        self.label = label
        slug = value["slug"]?.text ?? plainSlug(of: label)
        self.count = count
    }
}

extension FrontCoding {
    /// A number in `Digits` at the start of a text, and what follows it.
    static func split(_ text: ArraySlice<UInt8>) -> (units: Int, rest: ArraySlice<UInt8>)? {
        guard let end = text.firstIndex(where: { Digits.isLast($0) }) else { return nil }
        guard let number = Digits.numbers(in: String(decoding: text[...end], as: UTF8.self))?.first else { return nil }
        return (number, text[(end + 1)...])
    }
}

extension Digits {
    /// Whether a character is the last digit of a number.
    static func isLast(_ character: UInt8) -> Bool {
        // The lower half of the alphabet: A–Z, a–f.
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(character)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(character)
    }
}
