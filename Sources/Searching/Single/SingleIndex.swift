import Platform
import Serialization

/// The single form of a collection's search, read back: all of `index.json` in memory, each item folded.
struct SingleIndex: Sendable {
    /// An item, as far as it is searched and answered.
    private struct Item: Sendable {
        var name: String
        var url: String
        var folded: FoldedText
        /// What is searched, the name included where it is.
        var fields: [(text: FoldedText, place: Term.Place)]
    }

    private var sections: [SearchedSection] = []
    private var items: [Item] = []
    private var searchesName = true
    private(set) var files: DataFiles

    /// The answer to a query, with the first `limit` items. In a section first stands the name that is the query, then those
    /// that start with it, then the rest. An empty query hits everything.
    func answer(_ query: Query, limit: Int) -> FoundItems {
        var found = FoundItems(count: 0)
        var start = 0
        for section in sections {
            let range = start..<min(start + section.count, items.count)
            start = range.upperBound
            var byDistance: [[Int]] = [[], [], []]
            for index in range where matches(items[index], query) {
                byDistance[distance(of: items[index], query)].append(index)
            }
            let hits = Array(byDistance.joined())
            if hits.isEmpty { continue }
            found.count += hits.count
            found.sections.append((section, hits.count))
            for hit in hits.prefix(max(limit - found.items.count, 0)) {
                let item = items[hit]
                found.items.append(FoundItems.Item(name: item.name, url: item.url, section: section.label))
            }
        }
        return found
    }

    private func matches(_ item: Item, _ query: Query) -> Bool {
        query.terms.allSatisfy { term in
            item.fields.contains { term.occurs(in: $0.text, at: $0.place) }
        }
    }

    private func distance(of item: Item, _ query: Query) -> Int {
        if query.terms.isEmpty || !searchesName { return 2 }
        if query.phrase.equals(item.folded) { return 0 }
        return query.phrase.starts(item.folded) ? 1 : 2
    }
}

extension SingleIndex {
    /// Reads the index in a collection's folder.
    init(folder: String, folding: inout Folding) throws(SearchError) {
        files = DataFiles(folder: folder)
        let path = "index.json"
        let head = try files.value(path)
        guard let listed = head["sections"]?.elements, let searched = head["searched"]?.elements.compactMap(\.text)
        else {
            throw files.damaged(path)
        }
        sections = listed.compactMap(SearchedSection.init)
        guard sections.count == listed.count else { throw files.damaged(path) }
        searchesName = searched.contains("name")
        try addItems(of: head, searched: searched, path: path, folding: &folding)
        for part in head["parts"]?.elements.compactMap(\.text) ?? [] {
            try addItems(of: files.value(part), searched: searched, path: part, folding: &folding)
        }
    }

    private mutating func addItems(
        of part: JSONValue,
        searched: [String],
        path: String,
        folding: inout Folding
    ) throws(SearchError) {
        for item in part["items"]?.elements ?? [] {
            guard let name = item["name"]?.text, let url = item["url"]?.text else { throw files.damaged(path) }
            let folded = FoldedText(folded: folding.foldedBytes(name))
            var fields: [(text: FoldedText, place: Term.Place)] = []
            for field in searched {
                let place: Term.Place = field == "summary" || field == "body" ? .wordStarts : .anywhere
                if field == "name" {
                    fields.append((folded, place))
                    continue
                }
                for value in values(of: item, at: field) {
                    fields.append((FoldedText(folded: folding.foldedBytes(value)), place))
                }
            }
            items.append(Item(name: name, url: url, folded: folded, fields: fields))
        }
    }
}

/// The values of an item at a path such as `aliases` or `fields.capital`, as texts.
private func values(of item: JSONValue, at path: String) -> [String] {
    let column = path.utf8.starts(with: "fields.".utf8) ? String(path.dropFirst("fields.".count)) : nil
    guard let value = column.map({ item["fields"]?[$0] }) ?? item[path] else { return [] }
    return if case .array(let elements) = value { elements.compactMap(text) } else { text(value).map { [$0] } ?? [] }
}

private func text(_ value: JSONValue) -> String? {
    switch value {
    case .text(let text), .number(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
}
