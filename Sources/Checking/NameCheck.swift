import Directory
import International
import Searching

/// What is wrong with the names of a collection, each beside those that are before it in the content.
struct NameCheck {
    private(set) var problems: [Problem] = []
    /// How many items have the name of another, or one that looks like it.
    private(set) var repetitions = 0
    /// The places of all items that share a name.
    private(set) var repeated: Set<Location> = []

    init(_ collection: Collection) {
        var folding = Folding()
        var first: [String: Int] = [:]
        // Page order is not what the reader of a message knows: that of the files is.
        let items = collection.items.sorted { $0.location < $1.location }
        for (index, item) in items.enumerated() {
            if folding.exceedsLimit(item.name) {
                problems.append(Problem(item.location, .longName(limit: Folding.limit)))
            }
            let key = Self.key(of: item.name)
            guard let earlier = first[key].map({ items[$0] }) else {
                first[key] = index
                continue
            }
            repetitions += 1
            repeated.formUnion([earlier.location, item.location])
            let isSame = earlier.name.utf8.elementsEqual(item.name.utf8)
            let fact =
                isSame
                ? Fact.sameName(item.name, first: earlier.location)
                : Fact.similarName(item.name, other: earlier.name, first: earlier.location)
            problems.append(Problem(item.location, fact))
        }
    }

    /// A name without what can hardly be seen: case, width, invisible characters, and how wide white space is.
    private static func key(of name: String) -> String {
        var key = String.UnicodeScalarView()
        for scalar in name.normalized(to: .nfkcCaseFolded).unicodeScalars where !scalar.isInvisible {
            if !scalar.isWhiteSpace {
                key.append(scalar)
            } else if let last = key.last, last != " " {
                key.append(" ")
            }
        }
        if key.last == " " { key.removeLast() }
        return String(key)
    }
}
