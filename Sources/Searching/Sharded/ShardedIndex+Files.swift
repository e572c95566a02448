import Directory
import International
import Serialization

extension ShardedIndex {
    // MARK: Shards and names

    /// Appends a shard: its items in order, each with all that is needed to see whether it matches.
    func appendShard(_ number: Int, to output: inout [UInt8]) {
        let places = plan.shards[number].leaves.joined()
        let ranks = distinct(places.map { order.suffixes[$0].rank })
        var words: [Int: [[UInt8]]] = [:]
        for place in places where order.suffixes[place].place & Suffix.startsWord != 0 {
            words[order.suffixes[place].rank, default: []].append(key(at: place))
        }
        output.append("{")
        output.appendJSONKey("ranks")
        output.appendText { Digits.append(ascending: ranks, to: &$0) }
        listings.append(ranks, words: words, to: &output)
        output.append("}")
    }

    /// Appends a block of names.
    func appendNames(_ block: Int, to output: inout [UInt8]) {
        output.append("{")
        listings.append(Array(content.ranks(ofBlock: block)), isWhole: true, to: &output)
        output.append("}")
    }

    private func key(at place: Int) -> [UInt8] {
        Array(order.bytes[Int(order.suffixes[place].offset)...].prefix { $0 != 0 })
    }

    // MARK: Answers and lists

    /// Appends the answers to some hot keys: for each the count, those of the sections, the first hits; before them the items
    /// that are hits of any.
    func appendAnswers(_ file: Int, to output: inout [UInt8]) {
        let found = answers.keys[file].map { hits(ofHotKey: $0).bySection(content.collection.sections) }
        let limit = answers.first.contains(file) ? content.limits.firstHits : content.limits.hits
        let firstHits = found.map { Array($0.lazy.flatMap(\.ranks).prefix(limit)) }
        let ranks = distinct(Array(firstHits.joined()))
        let positions = Dictionary(uniqueKeysWithValues: ranks.enumerated().map { ($1, $0) })

        output.append("{")
        output.appendJSONKey("ranks")
        output.appendText { Digits.append(ascending: ranks, to: &$0) }
        listings.append(ranks, to: &output)
        output.appendJSONArray("answers", Array(answers.keys[file].indices)) { index, output in
            let number = answers.keys[file][index]
            output.append("{")
            output.appendJSONMember("count", plan.hotKeys[number].count)
            output.appendJSONKey("sections")
            output.appendText { output in
                var previous = -1
                for (section, ranks) in found[index] {
                    Digits.append(section - previous, to: &output)
                    Digits.append(ranks.count, to: &output)
                    previous = section
                }
            }
            output.appendJSONKey("hits")
            output.appendText { output in
                for rank in firstHits[index] { Digits.append(positions[rank] ?? 0, to: &output) }
            }
            appendFetchedAhead("next", answers.next[number], to: &output)
            output.append("}")
        }
        output.append("}")
    }

    /// Appends which files of answers a browser fetches before they are asked for, if that is not too much.
    private func appendFetchedAhead(_ key: String, _ files: Range<Int>, to output: inout [UInt8]) {
        let count = files.reduce(0) { $0 + answers.keys[$1].count }
        let size = count * (3 * content.sectionCount + 2 * content.limits.hits)
        guard count > 0, size <= content.limits.fetchedAhead else { return }
        output.appendJSONArray(key, [files.lowerBound, files.upperBound]) { $1.append($0) }
    }

    /// Appends the whole lists of some hot keys: the items whose name the key is, those whose name starts with it, the rest.
    func appendLists(_ file: Int, to output: inout [UInt8]) {
        let end = file + 1 < listFiles.count ? listFiles[file + 1] : plan.hotKeys.count
        output.append("{")
        output.appendJSONMember("first", listFiles[file])
        output.appendJSONArray("lists", Array(listFiles[file]..<end)) { number, output in
            let hits = hits(ofHotKey: number)
            output.append("[")
            for ranks in [hits.equal, hits.starting, hits.other] {
                output.appendJSONComma()
                output.appendText { Digits.append(ascending: ranks, to: &$0) }
            }
            output.append("]")
        }
        output.append("}")
    }

    /// The hits of a hot key, each once.
    private func hits(ofHotKey number: Int) -> Hits {
        let key = plan.hotKeys[number]
        var hits = Hits()
        // Few places are sorted; for many it is cheaper to mark them in a list of all items.
        if key.places.count < content.count / 16 {
            var found = key.places.map { UInt32(order.suffixes[$0].rank) << 2 | UInt32(distance(of: $0, key)) }
            found.sort()
            var previous = -1
            for entry in found where Int(entry >> 2) != previous {
                previous = Int(entry >> 2)
                hits.append(previous, distance: UInt8(entry & 3))
            }
        } else {
            var nearest = [UInt8](repeating: 3, count: content.count)
            for place in key.places {
                let rank = order.suffixes[place].rank
                nearest[rank] = min(nearest[rank], distance(of: place, key))
            }
            for (rank, distance) in nearest.enumerated() where distance < 3 { hits.append(rank, distance: distance) }
        }
        return hits
    }

    /// How near the name of a place comes to a hot key: 0 it is, 1 it starts with it, 2 neither.
    private func distance(of place: Int, _ key: ShardPlan.HotKey) -> UInt8 {
        let suffix = order.suffixes[place]
        guard suffix.place & Suffix.startsName != 0 else { return 2 }
        let ends = order.bytes[Int(suffix.offset) + key.key.count] == 0
        return ends && !key.joinsEqual && suffix.place & Suffix.isName != 0 ? 0 : 1
    }

    // MARK: The directory

    /// Appends what the root says of the directory: what is fetched first, the pages, the steps where they are one page.
    func appendDirectory(to output: inout [UInt8]) {
        appendFetchedAhead("first", answers.first, to: &output)
        output.appendJSONArray("dense", dense.hotKeys) { $1.append($0) }
        output.appendJSONArray("pages", pages) { page, output in
            output.append("[")
            output.appendJSON(String(decoding: page.firstKey, as: UTF8.self))
            for number in [page.shards, page.hotKeys, page.listFiles] {
                output.appendJSONComma()
                output.append(number)
            }
            output.append("]")
        }
        if pages.count == 1 {
            output.appendJSONKey("directory")
            pages[0].append(to: &output)
        }
    }
}

/// The numbers in ascending order, each once.
private func distinct(_ numbers: [Int]) -> [Int] {
    var result: [Int] = []
    for number in numbers.sorted() where number != result.last { result.append(number) }
    return result
}

/// The hits of a key, by how near the name comes to it; each list in the order of the page.
private struct Hits {
    var equal: [Int] = []
    var starting: [Int] = []
    var other: [Int] = []

    mutating func append(_ rank: Int, distance: UInt8) {
        switch distance {
        case 0: equal.append(rank)
        case 1: starting.append(rank)
        default: other.append(rank)
        }
    }

    /// The sections with hits, by their number among those with items, and their hits in the order of the page.
    func bySection(_ sections: [Section]) -> [(section: Int, ranks: [Int])] {
        var lists = [equal[...], starting[...], other[...]]
        var result: [(section: Int, ranks: [Int])] = []
        for (number, section) in sections.filter({ !$0.items.isEmpty }).enumerated() {
            var ranks: [Int] = []
            for list in lists.indices {
                let end = lists[list].firstIndex { $0 >= section.items.upperBound } ?? lists[list].endIndex
                ranks += lists[list][..<end]
                lists[list] = lists[list][end...]
            }
            if !ranks.isEmpty { result.append((number, ranks)) }
        }
        return result
    }
}

extension [UInt8] {
    /// Appends digits as a JSON string.
    mutating func appendText(_ append: (inout [UInt8]) -> Void) {
        self.append("\"")
        append(&self)
        self.append("\"")
    }
}
