import Directory
import International
import Platform
import Searching

/// What is wrong with the names of a collection, each beside those that are before it in the content.
///
/// It takes the items in the order of their files, as they are before they are put in order: so they lie in memory.
public struct NameCheck: Sendable {
    private(set) var problems: [Problem] = []
    /// How many items have the name of another, or one that looks like it.
    private(set) var repetitions = 0
    /// The places of all items that share a name.
    private(set) var repeated: Set<Location> = []

    /// Looks at the names on up to `jobs` threads: first at hashes of them, for hardly any name is another's.
    public init(_ collection: Collection, jobs: Int) {
        let looks = Self.looks(at: collection.items, jobs: jobs)
        let suspects = Self.suspects(among: looks, jobs: jobs)
        let places = suspects.sorted { (collection.items[$0].location, $0) < (collection.items[$1].location, $1) }
        var folder = NameFolder()
        var first: [[UInt8]: Int] = [:]
        for place in places {
            let item = collection.items[place]
            if looks[place].isLong { problems.append(Problem(item.location, .longName(limit: Folding.limit))) }
            let key = folder.folded(item.name)
            guard let earlier = first[key].map({ collection.items[$0] }) else {
                first[key] = place
                continue
            }
            repetitions += 1
            repeated.formUnion([earlier.location, item.location])
            let (name, other) = (item.name.normalized(to: .nfc), earlier.name.normalized(to: .nfc))
            let fact =
                name.utf8.elementsEqual(other.utf8)
                ? Fact.sameName(name, first: earlier.location)
                : Fact.similarName(name, other: other, first: earlier.location)
            problems.append(Problem(item.location, fact))
        }
    }

    /// What a name is at first sight.
    private struct Look {
        /// A hash of the name without what can hardly be seen.
        var hash: UInt64
        var isLong: Bool
    }

    private static func looks(at items: [Item], jobs: Int) -> [Look] {
        parallelMap(count: items.count, jobs: jobs, scratch: { (NameFolder(), Folding()) }) { index, scratch in
            let name = items[index].name
            return Look(hash: scratch.0.hash(name), isLong: scratch.1.exceedsLimit(name))
        }
    }

    /// The items that have to be looked at closely: those whose hash another one has too, and those with long names.
    private static func suspects(among looks: [Look], jobs: Int) -> Set<Int> {
        let repeated = indicesOfRepetitions(among: looks.map(\.hash), jobs: jobs)
        return Set(repeated).union(looks.indices.filter { looks[$0].isLong })
    }
}

/// Takes from names what can hardly be seen, in room that it uses again.
private struct NameFolder {
    private var normal: [UInt8] = []
    private var bytes: [UInt8] = []

    /// A name without case, width and invisible characters, and with white space that is one space wide.
    mutating func folded(_ name: String) -> [UInt8] {
        fold(name)
        return bytes
    }

    mutating func hash(_ name: String) -> UInt64 {
        fold(name)
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    private mutating func fold(_ name: String) {
        normal.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
        if name.withUTF8Bytes({ foldPlain($0) }) { return }
        bytes.removeAll(keepingCapacity: true)
        name.withUTF8Bytes { normalize($0, to: .nfkcCaseFolded, into: &normal) }
        let space = UInt8(ascii: " ")
        for scalar in String(decoding: normal, as: UTF8.self).unicodeScalars where !scalar.isInvisible {
            if !scalar.isWhiteSpace {
                if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
            } else if let last = bytes.last, last != space {
                bytes.append(space)
            }
        }
        if bytes.last == space { bytes.removeLast() }
    }

    /// Folds a name of printable ASCII and Hangul syllables with single spaces, as most are; false for any other.
    private mutating func foldPlain(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        var previous = UInt8(ascii: " ")
        var index = 0
        while index < name.count {
            let byte = name[index]
            if byte >= 0x80 {
                guard name.hangulSyllable(at: index) != nil else { return false }
                bytes.append(contentsOf: name[index..<index + 3])
                index += 3
            } else {
                guard (0x20..<0x7F).contains(byte), byte != 0x20 || previous != 0x20 else { return false }
                bytes.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
                index += 1
            }
            previous = byte
        }
        return previous != 0x20
    }
}
