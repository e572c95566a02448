/// The hot keys whose lists are the longest to read. For each of them, and for any two, the items that have both are written
/// as a set, so that terms that are all dense are answered with half as many files.
struct DenseKeys: Sendable {
    /// The hot keys, ascending.
    let hotKeys: [Int]
    /// For each, a bit for every item that has it.
    private let members: [[UInt64]]
    private let count: Int

    /// Takes those that between `limits.dense` items and all but as many have: the list of a key that nearly everything has
    /// is short too.
    init(of plan: ShardPlan, order: SuffixOrder, count: Int, limits: ShardedCollection.Limits) {
        let length = { (number: Int) in min(plan.hotKeys[number].count, count - plan.hotKeys[number].count) }
        let longest = plan.hotKeys.indices.filter { length($0) >= limits.dense }.sorted {
            (length($1), $0) < (length($0), $1)
        }
        hotKeys = longest.prefix(limits.denseKeys).sorted()
        members = hotKeys.map { number in
            var members = [UInt64](repeating: 0, count: (count + 63) / 64)
            for place in plan.hotKeys[number].places {
                let rank = order.suffixes[place].rank
                members[rank >> 6] |= 1 << UInt64(rank & 63)
            }
            return members
        }
        self.count = count
    }

    /// The number of pairs, of which each key makes one with itself.
    var pairs: Int { hotKeys.count * (hotKeys.count + 1) / 2 }

    /// The number of the pair of two keys, which are told by their numbers here.
    static func pair(_ one: Int, _ other: Int) -> Int {
        let last = max(one, other)
        return last * (last + 1) / 2 + min(one, other)
    }

    /// Appends the set of the items that have both keys of a pair.
    func appendPair(_ pair: Int, to output: inout [UInt8]) {
        let last = (0..<hotKeys.count).last { Self.pair(0, $0) <= pair } ?? 0
        let (one, other) = (members[pair - Self.pair(0, last)], members[last])
        SetCode.append(count: count, to: &output) { rank in
            (one[rank >> 6] & other[rank >> 6]) >> UInt64(rank & 63) & 1 == 1
        }
    }
}
