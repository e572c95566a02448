/// A set of keys that are the same only when their bytes are, unlike Swift's strings, for which NFC and NFD are one.
struct KeySet {
    /// As long as there are few, comparing is cheaper than hashing.
    private static let few = 16

    private var list: [String] = []
    private var set: Set<[UInt8]> = []

    /// Adds a key; false where it is there already.
    mutating func insert(_ key: String) -> Bool {
        guard list.count == Self.few else {
            if list.contains(where: { hasSameBytes($0, key) }) { return false }
            list.append(key)
            return true
        }
        if set.isEmpty { set = Set(list.map { Array($0.utf8) }) }
        return set.insert(Array(key.utf8)).inserted
    }
}

/// Whether two texts consist of the same bytes.
func hasSameBytes(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count && first.utf8.elementsEqual(second.utf8)
}
