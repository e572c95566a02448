import Directory
import Serialization

/// The query engine of the sharded form: it reads the files that a browser would, and gives the same answers.
struct ShardedSearch: Sendable {
    private let root: ShardedRoot
    private(set) var files: DataFiles
    private var folding: Folding

    /// The rank at which each section starts, and the end.
    private let starts: [Int]

    /// Opens the index in a collection's folder.
    init(folder: String, folding: Folding) throws(SearchError) {
        files = DataFiles(folder: folder)
        guard let root = ShardedRoot(try files.value(ShardedRoot.path)) else { throw files.damaged(ShardedRoot.path) }
        self.root = root
        self.folding = folding
        starts = root.sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    /// The answer to a query, with the first `limit` items.
    mutating func answer(_ query: Query, limit: Int) throws(SearchError) -> FoundItems {
        if query.terms.isEmpty { return try found(Array(0..<root.count), limit: limit) }

        var places: [ShardedRoot.Place] = []
        for term in query.terms { places.append(try root.place(of: term.lookupKey, files: &files)) }
        for (number, place) in places.enumerated() {
            if case .hot = place { continue }
            return try narrow(query, from: number, places: places, limit: limit)
        }
        if query.terms.count == 1, query.terms[0].isAnsweredByKey, query.terms[0].isSame(as: query.phrase),
            case .hot(let number, let answer, let listFile) = places[0]
        {
            return try hot(number, answer: answer, listFile: listFile, limit: limit)
        }
        return try wide(query, places: places, limit: limit)
    }

    /// The hot keys whose items are written in pairs.
    var dense: [Int] { root.dense }

    // MARK: Kinds of queries

    /// A term whose items all stand in one shard: those are tested for the other terms.
    private mutating func narrow(
        _ query: Query,
        from number: Int,
        places: [ShardedRoot.Place],
        limit: Int
    ) throws(SearchError) -> FoundItems {
        var items = try self.items(matching: query.terms[number], at: places[number])
        for (other, term) in query.terms.enumerated() where other != number {
            // A term of initials or a mixed one never matches in running text, which alone is not listed.
            let isLocal = root.isComplete || term.kind == .initials || term.kind == .mixed
            let ranks = isLocal ? [] : try ranks(matching: term, at: places[other])
            items.removeAll { !$0.matches(term, inName: searchesName) && !ranks.contains($0.rank) }
        }
        return try found(items, query.phrase, limit: limit)
    }

    /// One hot key: its answer is written.
    private mutating func hot(
        _ number: Int,
        answer place: AnswerFiles.Place,
        listFile: Int,
        limit: Int
    ) throws(SearchError) -> FoundItems {
        let path = root.path(.answers, place.file)
        let file = try files.value(path)
        guard let answers = file["answers"]?.elements, answers.indices.contains(place.index),
            let count = answers[place.index]["count"]?.integer,
            let counts = answers[place.index]["sections"]?.text.flatMap(Digits.numbers), counts.count % 2 == 0,
            let hits = answers[place.index]["hits"]?.text.flatMap(Digits.numbers),
            let ranks = file["ranks"]?.text.flatMap({ Digits.ascending(in: $0, limit: root.count) }),
            let listed = ListedItem.all(in: file, ranks: ranks, hasPages: root.hasPages, folding: &folding),
            hits.allSatisfy(listed.indices.contains)
        else { throw files.damaged(path) }
        let items = hits.map { listed[$0] }

        if items.count >= min(limit, count) {
            var found = FoundItems(count: count)
            var section = -1
            for pair in stride(from: 0, to: counts.count, by: 2) {
                section += counts[pair]
                guard root.sections.indices.contains(section) else { throw files.damaged(path) }
                found.sections.append((root.sections[section], counts[pair + 1]))
            }
            for item in items.prefix(limit) { found.items.append(try foundItem(item)) }
            return found
        }
        let lists = try lists(ofHotKey: number, file: listFile)
        return try found(inSections(lists.map { $0[...] }), limit: limit)
    }

    /// Terms that are all hot: their lists are intersected.
    private mutating func wide(
        _ query: Query,
        places: [ShardedRoot.Place],
        limit: Int
    ) throws(SearchError) -> FoundItems {
        var common: [Int]?
        for found in try ranks(ofHotKeys: places) {
            let ranks = Set(found)
            common = common.map { $0.filter(ranks.contains) } ?? ranks.sorted()
        }
        var ranks = common ?? []
        if query.terms.contains(where: { !$0.isAnsweredByKey }) {
            let items = try items(ofRanks: ranks).filter { item in
                query.terms.allSatisfy { $0.isAnsweredByKey || item.matches($0, inName: searchesName) }
            }
            return try found(items, query.phrase, limit: limit)
        }
        guard searchesName else { return try found(ranks, limit: limit) }

        // What starts with the whole query is looked up by it.
        var equal: Set<Int> = []
        var starting: Set<Int> = []
        switch try root.place(of: query.phrase.lookupKey, files: &files) {
        case .hot(let number, _, let file) where query.phrase.isAnsweredByKey:
            let lists = try lists(ofHotKey: number, file: file)
            (equal, starting) = (Set(lists[0]), Set(lists[1]))
        case .hot: return try found(items(ofRanks: ranks), query.phrase, limit: limit)
        case let place:
            for item in try items(matching: query.phrase, at: place) {
                if query.phrase.equals(item.folded) {
                    equal.insert(item.rank)
                } else if query.phrase.starts(item.folded) {
                    starting.insert(item.rank)
                }
            }
        }
        let first = ranks.filter(equal.contains)
        let second = ranks.filter(starting.contains)
        ranks.removeAll { equal.contains($0) || starting.contains($0) }
        return try found(inSections([first[...], second[...], ranks[...]]), limit: limit)
    }

    // MARK: Reading

    private var searchesName: Bool { root.searched.contains("name") }

    private mutating func items(matching term: Term, at place: ShardedRoot.Place) throws(SearchError) -> [ListedItem] {
        guard case .shard(let number) = place else { return [] }
        let path = root.path(.shard, number)
        let value = try files.value(path)
        guard let ranks = value["ranks"]?.text.flatMap({ Digits.ascending(in: $0, limit: root.count) }),
            let items = ListedItem.all(in: value, ranks: ranks, hasPages: root.hasPages, folding: &folding)
        else { throw files.damaged(path) }
        return items.filter { $0.matches(term, inName: searchesName) }
    }

    private mutating func ranks(matching term: Term, at place: ShardedRoot.Place) throws(SearchError) -> Set<Int> {
        switch place {
        case .hot(let number, _, let file): return Set(try lists(ofHotKey: number, file: file).joined())
        default: return Set(try items(matching: term, at: place).map(\.rank))
        }
    }

    /// The items of hot keys, of dense ones two at a time.
    private mutating func ranks(ofHotKeys places: [ShardedRoot.Place]) throws(SearchError) -> [[Int]] {
        var ranks: [[Int]] = []
        var dense: [Int] = []
        for case .hot(let number, _, let file) in places {
            if let index = root.dense.firstIndex(of: number) {
                dense.append(index)
            } else {
                ranks.append(Array(try lists(ofHotKey: number, file: file).joined()))
            }
        }
        for at in stride(from: 0, to: dense.count, by: 2) {
            let path = root.path(.pairs, DenseKeys.pair(dense[at], dense[min(at + 1, dense.count - 1)]))
            guard let members = try files.value(path).text.flatMap({ SetCode.members(in: $0, count: root.count) })
            else { throw files.damaged(path) }
            ranks.append(members)
        }
        return ranks
    }

    /// The items of a hot key: those whose name it is, those whose name starts with it, the rest.
    private mutating func lists(ofHotKey number: Int, file: Int) throws(SearchError) -> [[Int]] {
        let path = root.path(.lists, file)
        let value = try files.value(path)
        guard let first = value["first"]?.integer, let all = value["lists"]?.elements,
            all.indices.contains(number - first)
        else { throw files.damaged(path) }
        let lists = all[number - first].elements.compactMap { list in
            list.text.flatMap { Digits.ascending(in: $0, limit: root.count) }
        }
        guard lists.count == 3 else { throw files.damaged(path) }
        return lists
    }

    private mutating func items(ofRanks ranks: [Int]) throws(SearchError) -> [ListedItem] {
        var items: [ListedItem] = []
        var blocks: [Int: [ListedItem]] = [:]
        for rank in ranks {
            let block = rank / root.block
            if blocks[block] == nil {
                let range = block * root.block..<min((block + 1) * root.block, root.count)
                let path = root.path(.names, block)
                let value = try files.value(path)
                guard let all = ListedItem.all(in: value, ranks: range, hasPages: root.hasPages, folding: &folding)
                else { throw files.damaged(path) }
                blocks[block] = all
            }
            if let block = blocks[block] { items.append(block[rank % root.block]) }
        }
        return items
    }

    // MARK: Answering

    /// Items in the order of the page.
    private mutating func found(
        _ items: [ListedItem],
        _ phrase: Term,
        limit: Int
    ) throws(SearchError) -> FoundItems {
        var lists: [[Int]] = [[], [], []]
        var known: [Int: ListedItem] = [:]
        for item in items {
            let distance = !searchesName ? 2 : phrase.equals(item.folded) ? 0 : phrase.starts(item.folded) ? 1 : 2
            lists[distance].append(item.rank)
            known[item.rank] = item
        }
        return try found(inSections(lists.map { $0[...] }), limit: limit, known: known)
    }

    /// Ranks in the order of the page: section by section, in each the lists one after the other.
    private func inSections(_ lists: [ArraySlice<Int>]) -> [Int] {
        var lists = lists
        var ranks: [Int] = []
        for end in starts.dropFirst() {
            for list in lists.indices {
                let inside = lists[list].prefix { $0 < end }
                ranks += inside
                lists[list] = lists[list][inside.endIndex...]
            }
        }
        return ranks
    }

    private mutating func found(
        _ ranks: [Int],
        limit: Int,
        known: [Int: ListedItem] = [:]
    ) throws(SearchError) -> FoundItems {
        var found = FoundItems(count: ranks.count)
        var counts = [Int](repeating: 0, count: root.sections.count)
        for rank in ranks { counts[section(ofRank: rank)] += 1 }
        for (section, count) in zip(root.sections, counts) where count > 0 { found.sections.append((section, count)) }
        for rank in ranks.prefix(limit) {
            if let item = known[rank] {
                found.items.append(try foundItem(item))
            } else {
                for item in try items(ofRanks: [rank]) { found.items.append(try foundItem(item)) }
            }
        }
        return found
    }

    private func section(ofRank rank: Int) -> Int {
        var low = 0
        var high = root.sections.count - 1
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] <= rank { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func foundItem(_ item: ListedItem) throws(SearchError) -> FoundItems.Item {
        let section = root.sections[section(ofRank: item.rank)]
        var url: String
        if item.hasPage {
            url = percentEncoded((root.itemFolders ? section.slug + "/" : "") + item.slug + ".html")
        } else {
            let list = try root.parts > 0 ? listSlug(ofRank: item.rank) : section.slug
            url = percentEncoded("sections/" + list + ".html") + "#" + percentEncoded(item.slug)
        }
        let name = item.isCut ? try items(ofRanks: [item.rank]).first?.name ?? item.name : item.name
        return FoundItems.Item(name: name, url: url, section: section.label)
    }

    /// The stem of the page that lists an item, where sections have several.
    private mutating func listSlug(ofRank rank: Int) throws(SearchError) -> String {
        let path = root.path(.parts, rank / root.parts)
        let parts = try files.value(path).elements
        guard var end = parts.first?.integer else { throw files.damaged(path) }
        for index in stride(from: 1, to: parts.count - 1, by: 2) {
            end += parts[index + 1].integer ?? 0
            if rank < end { return parts[index].text ?? "" }
        }
        throw files.damaged(path)
    }
}
