import Platform
import Serialization

/// The single form of a collection's search, read back: all of `index.json` in memory, each item folded.
struct SingleIndex: Sendable {
    /// A section of the collection.
    struct Section: Sendable {
        var label: String
        var slug: String
        var count: Int
    }

    /// An item, as far as it is searched and answered.
    struct Item: Sendable {
        var name: String
        var url: String
        var folded: FoldedText
        /// What is searched, the name included where it is.
        var fields: [(text: FoldedText, place: Term.Place)]
    }

    /// The hits of one section, in order.
    struct Hits: Sendable {
        var section: Section
        /// Indices of `items`.
        var items: [Int]
    }

    var sections: [Section] = []
    var items: [Item] = []
    var statistics = SearchAnswer.Statistics()

    /// The hits of a query, by section: in a section first the name that is the query, then those that start with it, then
    /// the rest. An empty query hits everything.
    func hits(of query: Query) -> [Hits] {
        var all: [Hits] = []
        var start = 0
        for section in sections {
            let range = start..<min(start + section.count, items.count)
            start = range.upperBound
            var byDistance: [[Int]] = [[], [], []]
            for index in range where matches(items[index], query) {
                byDistance[distance(of: items[index], query)].append(index)
            }
            let found = Array(byDistance.joined())
            if !found.isEmpty { all.append(Hits(section: section, items: found)) }
        }
        return all
    }

    private func matches(_ item: Item, _ query: Query) -> Bool {
        query.terms.allSatisfy { term in
            item.fields.contains { term.occurs(in: $0.text, at: $0.place) }
        }
    }

    private func distance(of item: Item, _ query: Query) -> Int {
        if query.terms.isEmpty || query.phrase.equals(item.folded) { return 0 }
        return query.phrase.starts(item.folded) ? 1 : 2
    }
}

extension SingleIndex {
    /// Reads the index of the collection at `mount`.
    init(siteFolder: String, mount: String, folding: inout Folding) throws(SearchError) {
        let folder = siteFolder + "/" + mount
        let head = try read(folder + "index.json")
        guard let listed = head["sections"]?.elements, let searched = head["searched"]?.elements.compactMap(\.text)
        else {
            throw .damaged(path: folder + "index.json")
        }
        for section in listed {
            guard let label = section["label"]?.text, let slug = section["slug"]?.text,
                let count = section["count"]?.integer, count >= 0
            else { throw .damaged(path: folder + "index.json") }
            sections.append(Section(label: label, slug: slug, count: count))
        }
        try addItems(of: head, searched: searched, path: folder + "index.json", folding: &folding)
        for name in head["parts"]?.elements.compactMap(\.text) ?? [] {
            try addItems(of: read(folder + name), searched: searched, path: folder + name, folding: &folding)
        }
    }

    private mutating func read(_ path: String) throws(SearchError) -> JSONValue {
        let bytes: [UInt8]
        do throws(SystemError) { bytes = try FileSystem.read(path) } catch { throw .system(error) }
        statistics.files += 1
        statistics.bytes += bytes.count
        guard let value = JSONValue(bytes) else { throw .damaged(path: path) }
        return value
    }

    private mutating func addItems(
        of part: JSONValue,
        searched: [String],
        path: String,
        folding: inout Folding
    ) throws(SearchError) {
        for item in part["items"]?.elements ?? [] {
            guard let name = item["name"]?.text, let url = item["url"]?.text else { throw .damaged(path: path) }
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
