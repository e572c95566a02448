import Directory
import International
import Platform

/// The collation keys of all items, and the order that they make.
///
/// The keys lie end to end in one array of bytes, so that a million names are one allocation. What is sorted is 16 bytes
/// an item: the first eight bytes of its key, which decide most comparisons, and its index.
struct SortKeys: Sendable {
    /// The items in the order of their keys, by index.
    let order: [Int]
    /// The keys, each ended by a zero, and eight zeros.
    private let bytes: [UInt8]
    /// Where each item's key begins.
    private let offsets: [Int]

    /// Sorts `texts` by `collator`; equal ones by the code points of the names of `items`, then by index.
    init(of texts: [String], names items: [Item], collator: Collator, jobs: Int) {
        let ranges = chunks(of: texts.count, jobs: jobs)
        let parts = parallelMap(count: ranges.count, jobs: jobs) { number in
            Self.keys(of: texts[ranges[number]], collator: collator)
        }
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        bytes.reserveCapacity(parts.reduce(8) { $0 + $1.bytes.count })
        offsets.reserveCapacity(texts.count)
        for part in parts {
            offsets.append(contentsOf: part.offsets.lazy.map { [start = bytes.count] in start + $0 })
            bytes.append(contentsOf: part.bytes)
        }
        bytes.append(contentsOf: repeatElement(0, count: 8))
        order = Self.sort(ranges, Keys(bytes: bytes, offsets: offsets, items: items), jobs: jobs)
        self.bytes = bytes
        self.offsets = offsets
    }

    /// The key of an item, without its end.
    func key(ofItem item: Int) -> ArraySlice<UInt8> {
        bytes[offsets[item]...].prefix { $0 != 0 }
    }

    private static func keys(
        of texts: ArraySlice<String>,
        collator: Collator
    ) -> (bytes: [UInt8], offsets: [Int]) {
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        bytes.reserveCapacity(texts.count * 24)
        offsets.reserveCapacity(texts.count)
        for text in texts {
            offsets.append(bytes.count)
            text.withUTF8Bytes { collator.appendSortKey(of: $0, to: &bytes) }
        }
        return (bytes, offsets)
    }

    /// Sorts each range on a thread of its own and merges the runs.
    private static func sort(_ ranges: [Range<Int>], _ keys: Keys, jobs: Int) -> [Int] {
        var runs = parallelMap(count: ranges.count, jobs: jobs) { number in
            keys.withEntries(of: ranges[number]) { entries, precedes in
                entries.sort(by: precedes)
            }
        }
        while runs.count > 1 {
            runs = parallelMap(count: (runs.count + 1) / 2, jobs: jobs) { [runs] pair in
                guard 2 * pair + 1 < runs.count else { return runs[2 * pair] }
                return keys.merge(runs[2 * pair], runs[2 * pair + 1])
            }
        }
        return runs.first.map { $0.map(\.item) } ?? []
    }
}

/// `count` items in as many ranges as there are threads, or fewer where they are few.
func chunks(of count: Int, jobs: Int) -> [Range<Int>] {
    let number = max(min(jobs, count / 512), 1)
    return (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
}

/// An item as it is sorted.
private struct Entry {
    /// The first eight bytes of its key as one number; zeros where the key is shorter.
    var prefix: UInt64
    /// Its index.
    var item: Int
}

/// What entries are compared by.
private struct Keys: Sendable {
    var bytes: [UInt8]
    var offsets: [Int]
    /// The items, for their names.
    var items: [Item]

    func withEntries(
        of range: Range<Int>,
        _ body: (inout [Entry], (Entry, Entry) -> Bool) -> Void
    ) -> [Entry] {
        bytes.withUnsafeBytes { bytes in
            offsets.withUnsafeBufferPointer { offsets in
                var entries = range.map { Entry(prefix: Self.prefix(bytes, offsets[$0]), item: $0) }
                body(&entries) { precedes($0, $1, bytes, offsets) }
                return entries
            }
        }
    }

    func merge(_ left: [Entry], _ right: [Entry]) -> [Entry] {
        var merged: [Entry] = []
        merged.reserveCapacity(left.count + right.count)
        bytes.withUnsafeBytes { bytes in
            offsets.withUnsafeBufferPointer { offsets in
                var (first, second) = (0, 0)
                while first < left.count && second < right.count {
                    if precedes(right[second], left[first], bytes, offsets) {
                        merged.append(right[second])
                        second += 1
                    } else {
                        merged.append(left[first])
                        first += 1
                    }
                }
                merged.append(contentsOf: left[first...])
                merged.append(contentsOf: right[second...])
            }
        }
        return merged
    }

    private func precedes(
        _ left: Entry,
        _ right: Entry,
        _ bytes: UnsafeRawBufferPointer,
        _ offsets: UnsafeBufferPointer<Int>
    ) -> Bool {
        if left.prefix != right.prefix { return left.prefix < right.prefix }
        var (leftOffset, rightOffset) = (offsets[left.item], offsets[right.item])
        var (leftWord, rightWord) = (left.prefix, right.prefix)
        // Eight bytes at a time, until a word holds the zero that ends the key.
        while leftWord == rightWord && !Self.hasZero(leftWord) {
            leftOffset += 8
            rightOffset += 8
            leftWord = Self.word(bytes, leftOffset)
            rightWord = Self.word(bytes, rightOffset)
        }
        leftWord = Self.upToZero(leftWord)
        rightWord = Self.upToZero(rightWord)
        if leftWord != rightWord { return leftWord < rightWord }
        let (leftName, rightName) = (items[left.item].name.utf8, items[right.item].name.utf8)
        // UTF-8 compares as its code points do.
        if leftName.elementsEqual(rightName) { return left.item < right.item }
        return leftName.lexicographicallyPrecedes(rightName)
    }

    private static func prefix(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        upToZero(word(bytes, offset))
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func hasZero(_ word: UInt64) -> Bool {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
    }

    /// The word with everything after its first zero byte made zero.
    private static func upToZero(_ word: UInt64) -> UInt64 {
        guard hasZero(word) else { return word }
        var mask: UInt64 = 0xFF << 56
        var kept: UInt64 = 0
        while word & mask != 0 {
            kept |= word & mask
            mask >>= 8
        }
        return kept
    }
}
