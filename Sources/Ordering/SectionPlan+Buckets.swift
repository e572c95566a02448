import International
import Platform

extension SectionPlan {
    /// The bucket of each item, in the order of the keys.
    ///
    /// Along sorted texts the bucket's number never falls, so a range whose ends share a bucket is in it as a whole, and a
    /// thousand look-ups do for a million items. Only where an index files one letter under another's bucket (Chinese
    /// readings under Latin letters) is every item looked up.
    static func buckets(
        inOrder order: [Int],
        texts: [String],
        index: AlphabeticIndex,
        context: Context
    ) -> [Int] {
        guard index.isMonotonic, agree(index, context.collator) else {
            let ranges = chunks(of: order.count, jobs: context.jobs)
            let parts = parallelMap(count: ranges.count, jobs: context.jobs) { number in
                order[ranges[number]].map { index.bucket(of: texts[$0]) }
            }
            return Array(parts.joined())
        }
        guard let first = order.first, let last = order.last else { return [] }
        var buckets: [Int] = Array(repeating: 0, count: order.count)
        fill(0..<order.count, from: index.bucket(of: texts[first]), to: index.bucket(of: texts[last]))
        return buckets

        func fill(_ range: Range<Int>, from low: Int, to high: Int) {
            if low == high || range.count <= 2 {
                for place in range { buckets[place] = low }
                if let last = range.last { buckets[last] = high }
                return
            }
            let middle = (range.lowerBound + range.upperBound) / 2
            let bucket = index.bucket(of: texts[order[middle]])
            fill(range.lowerBound..<middle + 1, from: low, to: bucket)
            fill(middle..<range.upperBound, from: bucket, to: high)
        }
    }

    /// Whether the index follows the sort keys. ICU's comparison, which makes the buckets, overlooks digits and symbols that
    /// `-u-kr-` moves behind letters; its sort keys do not.
    private static func agree(_ index: AlphabeticIndex, _ collator: Collator) -> Bool {
        let probes = ["#", "$", "0", "9"] + index.buckets.filter { $0.kind == .letter }.map(\.label)
        let buckets = probes.map { (key: collator.sortKey(of: $0), bucket: index.bucket(of: $0)) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map(\.bucket)
        return zip(buckets, buckets.dropFirst()).allSatisfy { $0 <= $1 }
    }
}

/// The collation keys of numbers: they begin between those of the digits 0 and 9.
struct DigitKeys {
    private let zero: ArraySlice<UInt8>
    private let lastLeadByte: UInt8

    /// The keys that a collator gives to numbers.
    init(_ collator: Collator) {
        // The first level of a key ends with a 1 (UTS #10, 7).
        zero = collator.sortKey(of: "0").prefix { $0 > 1 }
        lastLeadByte = collator.sortKey(of: "9").first ?? 0
    }

    /// Whether a key is that of a text that begins with a number.
    func contain(_ key: ArraySlice<UInt8>) -> Bool { isReached(by: key) && !isPassed(by: key) }

    /// Where the numbers stand among sorted items.
    func places(in keys: SortKeys) -> Range<Int> {
        let start = keys.order.firstIndexOfRest { isReached(by: keys.key(ofItem: $0)) }
        return start..<keys.order.firstIndexOfRest { isPassed(by: keys.key(ofItem: $0)) }
    }

    private func isReached(by key: ArraySlice<UInt8>) -> Bool { !key.lexicographicallyPrecedes(zero) }

    private func isPassed(by key: ArraySlice<UInt8>) -> Bool { (key.first ?? 0) > lastLeadByte }
}
