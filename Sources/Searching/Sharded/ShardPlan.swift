/// How the sorted places are cut: into hot keys, whose answers are written, and shards, in which the others are looked for.
///
/// A key is hot when more than `limit` items have it. What starts with a key that is not hot is a leaf; neighbouring leaves
/// fill a shard, up to `limit` items. So every term is answered by one hot key or by one shard.
struct ShardPlan: Sendable {
    /// A key that more items have than a shard holds.
    struct HotKey: Sendable {
        /// The longest key that all its places start with; shorter terms that they all match share it.
        var key: [UInt8]
        /// Its places.
        var places: Range<Int>
        /// The number of items.
        var count: Int
        /// Whether names that are the longer key of the same places are not set apart from those that start with it.
        var joinsEqual = false
    }

    /// The leaves of a shard: ranges of places.
    struct Shard: Sendable {
        /// What its first leaf starts with.
        var key: [UInt8]
        var leaves: [Range<Int>]
    }

    /// A step in the order of keys.
    enum Step: Sendable {
        /// A hot key, by its number.
        case hot(Int)
        /// The beginning of a shard, by its number.
        case shard(Int)
    }

    private(set) var hotKeys: [HotKey] = []
    private(set) var shards: [Shard] = []
    /// The hot keys and the beginnings of shards in the order of their keys.
    private(set) var steps: [Step] = []

    /// Cuts the places of a collection of `count` items.
    init(of order: SuffixOrder, count: Int, limit: Int) {
        var cutter = Cutter(order: order, limit: limit, stamps: [Int32](repeating: 0, count: count))
        cutter.cut(0..<order.suffixes.count, depth: 0)
        (hotKeys, shards, steps) = (cutter.hotKeys, cutter.shards, cutter.steps)
    }
}

/// Walks the tree of keys from its root, in order.
private struct Cutter {
    let order: SuffixOrder
    let limit: Int
    /// For each item, when it was last counted.
    var stamps: [Int32]
    var clock: Int32 = 0
    /// The clock of the shard that is being filled, and the number of items in it.
    var shardStamps: [Int32]
    var shardCount = 0

    var hotKeys: [ShardPlan.HotKey] = []
    var shards: [ShardPlan.Shard] = []
    var steps: [ShardPlan.Step] = []

    init(order: SuffixOrder, limit: Int, stamps: [Int32]) {
        self.order = order
        self.limit = limit
        self.stamps = stamps
        shardStamps = [Int32](repeating: -1, count: stamps.count)
    }

    /// Cuts places whose keys have their first `depth` bytes in common.
    mutating func cut(_ places: Range<Int>, depth: Int) {
        var start = places.lowerBound
        // A key that ends here is only asked for by what is hot.
        while start < places.upperBound, byte(start, depth) == 0 { start += 1 }
        while start < places.upperBound {
            let next = depth + lengthOfCharacter(byte(start, depth))
            var shared = Int(UInt16.max)
            var end = start + 1
            while end < places.upperBound, Int(order.common[end]) >= next {
                shared = min(shared, Int(order.common[end]))
                end += 1
            }
            let branch = start..<end
            let count = branch.count > limit ? distinct(branch) : branch.count
            if count <= limit {
                addLeaf(branch, key: key(start, next))
            } else {
                let end = min(shared, depthOfKey(start))
                let depth = boundary(start, from: next, to: end)
                addHot(branch, count: count, parent: next, depth: depth)
                cut(branch, depth: depth)
            }
            start = branch.upperBound
        }
    }

    private mutating func addHot(_ places: Range<Int>, count: Int, parent: Int, depth: Int) {
        let start = places.lowerBound
        guard isAskedFor(key(start, depth)) else { return }
        let hasEqual = places.prefix { byte($0, depth) == 0 }.contains {
            order.suffixes[$0].place & Suffix.isName != 0
        }
        if hasEqual, depth > parent {
            // A shorter term finds the same items, but those whose name it is not yet merely start with it.
            var shorter = depth - 1
            while byte(start, shorter) & 0xC0 == 0x80 { shorter -= 1 }
            steps.append(.hot(hotKeys.count))
            hotKeys.append(
                ShardPlan.HotKey(key: key(start, shorter), places: places, count: count, joinsEqual: true)
            )
        }
        steps.append(.hot(hotKeys.count))
        hotKeys.append(ShardPlan.HotKey(key: key(start, depth), places: places, count: count))
    }

    private mutating func addLeaf(_ places: Range<Int>, key: [UInt8]) {
        var added = 0
        for place in places where shardStamps[order.suffixes[place].rank] != Int32(shards.count) {
            added += 1
            if added + shardCount > limit { break }
        }
        // An upper bound: an item may stand in the leaf twice. It only makes some shards a little smaller.
        if shards.isEmpty || added + shardCount > limit {
            steps.append(.shard(shards.count))
            shards.append(ShardPlan.Shard(key: key, leaves: []))
            shardCount = 0
        }
        let number = Int32(shards.count)
        for place in places {
            let rank = order.suffixes[place].rank
            if shardStamps[rank] != number {
                shardStamps[rank] = number
                shardCount += 1
            }
        }
        shards[shards.count - 1].leaves.append(places)
    }

    /// The number of items in a range of places.
    private mutating func distinct(_ places: Range<Int>) -> Int {
        clock += 1
        var count = 0
        for place in places {
            let rank = order.suffixes[place].rank
            if stamps[rank] != clock {
                stamps[rank] = clock
                count += 1
            }
        }
        return count
    }

    /// Whether a term may have the key: initials have one at least, a mixed term more than its bare consonant.
    private func isAskedFor(_ key: [UInt8]) -> Bool {
        switch key.first {
        case SuffixKeys.initials: key.count > 1
        case SuffixKeys.mixed: key.count > 1 && key.count > 1 + lengthOfCharacter(key[1])
        default: true
        }
    }

    private func byte(_ place: Int, _ depth: Int) -> UInt8 { order.bytes[Int(order.suffixes[place].offset) + depth] }

    private func key(_ place: Int, _ depth: Int) -> [UInt8] {
        let offset = Int(order.suffixes[place].offset)
        return Array(order.bytes[offset..<offset + depth])
    }

    private func depthOfKey(_ place: Int) -> Int {
        var depth = 0
        while byte(place, depth) != 0 { depth += 1 }
        return depth
    }

    /// The last boundary between characters of a key that is not beyond `end`.
    private func boundary(_ place: Int, from start: Int, to end: Int) -> Int {
        var depth = start
        while true {
            let first = byte(place, depth)
            if first == 0 { return depth }
            let next = depth + lengthOfCharacter(first)
            if next > end { return depth }
            depth = next
        }
    }
}

/// The number of bytes of a UTF-8 character, by its first.
func lengthOfCharacter(_ first: UInt8) -> Int {
    first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
}
