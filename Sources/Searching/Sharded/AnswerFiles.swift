/// How the answers of hot keys are packed into files: those of the keys that a visitor may type next stand together, so that
/// a browser can fetch them before they are asked for.
struct AnswerFiles: Sendable {
    /// Where an answer stands.
    struct Place: Hashable, Sendable {
        var file: Int
        /// Its number in the file.
        var index: Int
    }

    /// The hot keys of each file.
    private(set) var keys: [[Int]] = []
    /// The place of each hot key's answer.
    private(set) var places: [Place]
    /// The files of the keys that nothing shorter comes before.
    private(set) var first: Range<Int> = 0..<0
    /// For each hot key the files of those that come next when one goes on typing.
    private(set) var next: [Range<Int>]

    /// What stands for the parent of keys without any.
    private static let none = -1
    private static let mixed = -2

    /// Packs the answers of hot keys, which come in their order.
    ///
    /// - Parameters:
    ///   - hotKeys: The keys.
    ///   - limit: The answers of a file.
    init(_ hotKeys: [[UInt8]], limit: Int) {
        places = Array(repeating: Place(file: 0, index: 0), count: hotKeys.count)
        next = Array(repeating: 0..<0, count: hotKeys.count)

        // A key follows the longest one that it starts with. Mixed keys follow none: nobody types their beginning alone.
        var followers: [(parent: Int, numbers: [Int])] = []
        var groups: [Int: Int] = [:]
        var open: [Int] = []
        for (number, key) in hotKeys.enumerated() {
            while let last = open.last, !key.starts(with: hotKeys[last]) { open.removeLast() }
            let parent = open.last ?? (key.first == SuffixKeys.mixed ? Self.mixed : Self.none)
            let group = groups[parent, default: followers.count]
            if group == followers.count {
                groups[parent] = group
                followers.append((parent: parent, numbers: []))
            }
            followers[group].numbers.append(number)
            open.append(number)
        }
        for (parent, numbers) in followers {
            let start = keys.count
            for (index, number) in numbers.enumerated() {
                if index % limit == 0 { keys.append([]) }
                places[number] = Place(file: keys.count - 1, index: keys[keys.count - 1].count)
                keys[keys.count - 1].append(number)
            }
            switch parent {
            case Self.mixed: break
            case Self.none: first = start..<keys.count
            default: next[parent] = start..<keys.count
            }
        }
    }
}
