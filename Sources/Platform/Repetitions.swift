/// The indices, ascending, of all hashes that occur more than once, found on up to `jobs` threads.
public func indicesOfRepetitions(among hashes: [UInt64], jobs: Int) -> [Int] {
    // Each thread looks for those of its own share of all hashes.
    let shares = jobs > 1 ? 16 : 1
    let found = parallelMap(count: shares, jobs: jobs) { share in
        var table = HashTable(roomFor: hashes.count / shares)
        var found: [Int] = []
        for index in hashes.indices {
            let hash = HashTable.mixed(hashes[index])
            if Int(truncatingIfNeeded: hash >> 60) % shares != share { continue }
            switch table.insert(hash, at: index) {
            case .new: break
            case .second(let first): found += [first, index]
            case .further: found.append(index)
            }
        }
        return found
    }
    return found.joined().sorted()
}

/// The first index of each hash, by open addressing.
private struct HashTable {
    enum Insertion {
        case new
        /// The hash had been met once, at that index.
        case second(first: Int)
        case further
    }

    private struct Slot {
        var hash: UInt64 = 0
        var first = Self.empty

        static let empty = -1
        /// The first index has been told.
        static let told = -2
    }

    private var slots: [Slot]
    private var count = 0

    init(roomFor count: Int) {
        var size = 64
        while size < count * 2 { size *= 2 }
        slots = Array(repeating: Slot(), count: size)
    }

    /// The hash with its bits spread, for not every hash is one of good quality.
    static func mixed(_ hash: UInt64) -> UInt64 {
        let folded = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
        return folded ^ folded >> 29
    }

    mutating func insert(_ hash: UInt64, at index: Int) -> Insertion {
        if count * 3 >= slots.count * 2 { grow() }
        let place = place(of: hash)
        let first = slots[place].first
        if first == Slot.empty {
            slots[place] = Slot(hash: hash, first: index)
            count += 1
            return .new
        }
        slots[place].first = Slot.told
        return first == Slot.told ? .further : .second(first: first)
    }

    /// The slot that has a hash, or is free for it.
    private func place(of hash: UInt64) -> Int {
        var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[place].first != Slot.empty, slots[place].hash != hash { place = (place + 1) & (slots.count - 1) }
        return place
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: old.count * 2)
        for slot in old where slot.first != Slot.empty { slots[place(of: slot.hash)] = slot }
    }
}
