/// A set of keys that are the same only when their bytes are, unlike Swift's strings, for which NFC and NFD are one.
struct KeySet {
    private var keys: Set<[UInt8]> = []

    /// Adds a key; false where it is there already.
    mutating func insert(_ key: String) -> Bool {
        keys.insert(Array(key.utf8)).inserted
    }
}
