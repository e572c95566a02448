import Directory
import Platform
import Serialization

/// The sharded form of a collection's search, as it is written. ARCHITECTURE.md describes its files.
struct ShardedIndex: Sendable {
    /// How large the pieces are.
    struct Limits: Hashable, Sendable {
        /// The items of a shard, and those of a key that is not hot.
        var shard = 2000
        /// The hits that stand in an answer.
        var hits = 16
        /// The hits in an answer of `AnswerFiles.first`: those files are fetched before anything is asked for.
        var firstHits = 8
        /// The answers of a file.
        var answers = 48
        /// The bytes of answers that a browser fetches before they are asked for, as they are reckoned: three for the count
        /// of a section, two for a hit.
        var fetchedAhead = 12_000
        /// The hits of the lists of a file, but for the last list.
        var lists = 16_000
        /// The items of a block of names or rows.
        var block = 200
        /// The items whose list pages stand in a file of parts.
        var parts = 100_000
        /// The bytes of a page of the directory.
        var page = 8000
    }

    let collection: OrderedCollection
    let searched: [SearchedField]
    let limits: Limits
    let order: SuffixOrder
    let plan: ShardPlan
    /// Names everything that the files are made of, so that files of two builds are never taken for one another's.
    let version: String
    /// The first hot key of each file of lists.
    let listFiles: [Int]
    /// The files of answers.
    let answers: AnswerFiles

    /// Sorts and cuts a collection, on up to `jobs` threads.
    init(of collection: OrderedCollection, limits: Limits = Limits(), jobs: Int) {
        self.collection = collection
        self.limits = limits
        searched = collection.collection.searchedFields
        let keys = SuffixKeys(of: collection, searched: searched, jobs: jobs)
        order = SuffixOrder(sorting: keys, jobs: jobs)
        plan = ShardPlan(of: order, count: collection.collection.items.count, limit: limits.shard)
        version = Self.version(of: collection, searched: searched, limits: limits, jobs: jobs)

        var files: [Int] = []
        var hits = 0
        for (number, key) in plan.hotKeys.enumerated() {
            if files.isEmpty || hits >= limits.lists {
                files.append(number)
                hits = 0
            }
            hits += key.count
        }
        listFiles = files
        answers = AnswerFiles(plan.hotKeys.map(\.key), limit: limits.answers)
    }

    /// The number of items.
    var count: Int { collection.collection.items.count }

    /// Whether the row of any item shows something beside its name.
    var hasRows: Bool { collection.collection.items.contains { $0.showsAny(of: collection.collection.row) } }

    /// Whether items of the list pages stand on more pages than there are sections, so that a rank does not tell the page.
    var needsParts: Bool {
        collection.sections.contains { !$0.parts.isEmpty } && collection.hasPage.contains(false)
    }

    /// The files, relative to the output folder.
    func files() -> [OutputFile] {
        let folder = collection.collection.mount + "search/"
        let pages = DirectoryPage.pages(of: plan, listFiles: listFiles, answers: answers, limit: limits.page)
        var files: [OutputFile] = []
        func add(_ kind: FileKind, _ count: Int, _ make: @escaping @Sendable (Int, inout [UInt8]) -> Void) {
            for number in 0..<count {
                files.append(
                    OutputFile(folder + version + "/" + kind.path(number)) { output in
                        output.append(DataScript.opening)
                        make(number, &output)
                        output.append(DataScript.closing)
                    }
                )
            }
        }
        add(.shard, plan.shards.count) { appendShard($0, to: &$1) }
        add(.answers, answers.keys.count) { appendAnswers($0, to: &$1) }
        add(.lists, listFiles.count) { appendLists($0, to: &$1) }
        let blocks = (count + limits.block - 1) / limits.block
        add(.names, blocks) { appendNames($0, to: &$1) }
        if hasRows { add(.rows, blocks) { appendRows($0, to: &$1) } }
        if pages.count > 1 { add(.directory, pages.count) { pages[$0].append(to: &$1) } }
        if needsParts { add(.parts, (count + limits.parts - 1) / limits.parts) { appendParts($0, to: &$1) } }
        files.append(
            OutputFile(folder + "root.js") { output in
                output.append(DataScript.opening)
                appendRoot(pages: pages, to: &output)
                output.append(DataScript.closing)
            }
        )
        return files
    }

    /// A hash of all that is in the files but the rows: FNV-1a of 64 bits, in hexadecimal.
    private static func version(
        of collection: OrderedCollection,
        searched: [SearchedField],
        limits: Limits,
        jobs: Int
    ) -> String {
        let count = collection.collection.items.count
        let chunk = 8192
        let hashes = parallelMap(count: (count + chunk - 1) / chunk, jobs: jobs) { number in
            var hash = Hash()
            collection.forEachItem(in: number * chunk..<min((number + 1) * chunk, count)) { rank, section, listSlug in
                let item = collection.collection.items[rank]
                hash.add(item.name)
                hash.add(collection.address(ofItem: rank, in: section, listSlug: listSlug))
                if let link = item.link, !collection.hasPage[rank] { hash.add(link) }
                for field in searched where field != .name {
                    for value in field.values(of: item, section: section.label) {
                        hash.add(field.path)
                        hash.add(value)
                    }
                }
            }
            return hash.value
        }
        var hash = Hash()
        // The format of the files; it changes when they do.
        hash.add("2 \(limits) \(searched.map(\.path))")
        for part in hashes { hash.add(part) }
        for section in collection.sections { hash.add("\(section.slug) \(section.items)") }
        return hash.value.description
    }
}

/// The kinds of files of the sharded form, but for the root.
enum FileKind: String, Sendable {
    case shard = "shards"
    case answers, lists, names, rows, directory, parts

    /// The path of a file in the folder of a version; no folder has more than 1000 files.
    func path(_ number: Int) -> String { "\(rawValue)/\(number / 1000)/\(number % 1000).js" }
}

/// FNV-1a of 64 bits (Fowler, Noll and Vo).
private struct Hash {
    struct Value: CustomStringConvertible {
        var bits: UInt64

        var description: String {
            let digits = String(bits, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }
    }

    private(set) var value = Value(bits: 0xCBF2_9CE4_8422_2325)

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0)
    }

    mutating func add(_ other: Value) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: other.bits >> shift)) }
    }

    private mutating func add(_ byte: UInt8) { value.bits = (value.bits ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
