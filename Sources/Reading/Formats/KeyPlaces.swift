/// Keys, each with the place (a line or column) where it first stands. Keys are the same only when their bytes are,
/// unlike Swift's strings, for which NFC and NFD are one.
struct KeyPlaces {
    /// As long as there are few, comparing is cheaper than hashing.
    private static let few = 16

    private var list: [(key: String, place: Int)] = []
    private var places: [[UInt8]: Int] = [:]

    /// Notes a key; gives the place of the same one if it is there already.
    mutating func insert(_ key: String, at place: Int) -> Int? {
        if places.isEmpty {
            if let known = list.first(where: { hasSameBytes($0.key, key) }) { return known.place }
            if list.count < Self.few {
                list.append((key, place))
                return nil
            }
            for known in list { places[Array(known.key.utf8)] = known.place }
        }
        let bytes = Array(key.utf8)
        if let known = places[bytes] { return known }
        places[bytes] = place
        return nil
    }
}

/// Whether two texts consist of the same bytes.
func hasSameBytes(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count && first.utf8.elementsEqual(second.utf8)
}
