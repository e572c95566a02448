import Directory
import Platform
import Serialization

/// A collection whose search is of the sharded form, as far as it is known without sorting its keys. ARCHITECTURE.md
/// describes the files.
struct ShardedCollection: Sendable {
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
        /// The items that have a dense key, and those that have it not, at least.
        var dense = 165_000
        /// The dense keys at most; the number of their pairs is half its square.
        var denseKeys = 40
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
    /// Names all that the files but the rows are made of, so that files of two builds are never taken for one another's.
    let version: String

    /// Takes a collection, on up to `jobs` threads.
    init(of collection: OrderedCollection, limits: Limits = Limits(), jobs: Int) {
        self.collection = collection
        self.limits = limits
        searched = collection.collection.searchedFields
        version = Self.version(of: collection, searched: searched, limits: limits, jobs: jobs)
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
    ///
    /// Keys are sorted only when something is made that needs it. Which files there are is not known before either, so
    /// that `published` is asked for those that stand there already, made of the same.
    func files(jobs: Int, published: (any DerivedContent) -> [String]) -> [OutputFile] {
        let folder = collection.collection.mount + "search/"
        let index = Deferred { ShardedIndex(of: self, jobs: jobs) }
        let makers = Deferred { index.value.makers(folder: folder + version + "/") }
        let sample = VersionedFile(folder: folder + version, path: "", makers: makers)
        var paths = published(sample)
        if paths.isEmpty { paths = Array(makers.value.keys) }
        var files = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { path in
            OutputFile(path) { VersionedFile(folder: sample.folder, path: path, makers: makers) }
        }

        func add(_ kind: ShardedFileKind, _ count: Int, _ append: @escaping @Sendable (Int, inout [UInt8]) -> Void) {
            for number in 0..<count {
                files.append(
                    OutputFile(sample.folder + "/" + kind.path(number)) { $0.appendScript { append(number, &$0) } }
                )
            }
        }
        if hasRows { add(.rows, blocks) { appendRows($0, to: &$1) } }
        if needsParts { add(.parts, (count + limits.parts - 1) / limits.parts) { appendParts($0, to: &$1) } }
        files.append(OutputFile(folder + "root.js") { RootFile(collection: self, index: index) })
        return files
    }

    /// The number of sections with items.
    var sectionCount: Int { collection.sections.count { !$0.items.isEmpty } }

    /// The number of blocks of names or rows.
    var blocks: Int { (count + limits.block - 1) / limits.block }

    /// The items of a block, by their ranks.
    func ranks(ofBlock block: Int) -> Range<Int> { block * limits.block..<min((block + 1) * limits.block, count) }

    /// A hash of all that is in the files but the rows: FNV-1a of 64 bits, in hexadecimal.
    private static func version(
        of collection: OrderedCollection,
        searched: [SearchedField],
        limits: Limits,
        jobs: Int
    ) -> String {
        // To copy an item is to count references that all threads count.
        let items = collection.collection.items
        let count = items.count
        let chunk = 8192
        let hashes = parallelMap(count: (count + chunk - 1) / chunk, jobs: jobs) { number in
            var hash = Hash()
            collection.forEachItem(in: number * chunk..<min((number + 1) * chunk, count)) { rank, section, listSlug in
                hash.add(items[rank].name)
                hash.add(collection.address(ofItem: rank, in: section, listSlug: listSlug))
                if !collection.hasPage[rank], let link = items[rank].link { hash.add(link) }
                for field in searched where field != .name {
                    for value in field.values(of: items[rank], section: section.label) {
                        hash.add(field.path)
                        hash.add(value)
                    }
                }
            }
            return hash.value
        }
        var hash = Hash()
        // The format of the files; it changes when they do.
        hash.add("4 \(limits) \(searched.map(\.path))")
        for part in hashes { hash.add(part) }
        for section in collection.sections { hash.add("\(section.slug) \(section.items)") }
        return hash.value.description
    }
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
