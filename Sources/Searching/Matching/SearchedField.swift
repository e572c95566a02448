import CommonMark
import Directory

/// A role or column whose values are searched.
enum SearchedField: Hashable, Sendable {
    case name, aliases, reading, summary, body, tags, link, section, date, updated
    /// A column, by its index and key.
    case column(Int, key: String)

    /// More code points of a body than this are never compared: folding shortens texts, but hardly by half.
    private static let bodyLimit = 2 * Folding.limit

    /// Where a term must stand in it: running text is searched by the starts of words.
    var place: Term.Place { self == .summary || self == .body ? .wordStarts : .anywhere }

    /// Where the values stand in an item of `index.json`.
    var path: String {
        switch self {
        case .name: "name"
        case .aliases: "aliases"
        case .reading: "reading"
        case .summary: "summary"
        case .body: "body"
        case .tags: "tags"
        case .link: "link"
        case .section: "section"
        case .date: "date"
        case .updated: "updated"
        case .column(_, let key): "fields." + key
        }
    }

    /// The values that an item has; `section` is the label of its section.
    func values(of item: Item, section: String) -> [String] {
        switch self {
        case .name: return [item.name]
        case .aliases: return item.aliases
        case .reading: return item.reading.map { [$0] } ?? []
        case .summary: return item.summary.map { [$0] } ?? []
        case .body: return Self.bodyText(of: item).map { [$0] } ?? []
        case .tags: return item.tags
        case .link: return item.link.map { [$0] } ?? []
        case .section: return [section]
        case .date: return item.date.map { [$0] } ?? []
        case .updated: return item.updated.map { [$0] } ?? []
        case .column(let index, _):
            guard item.fields.indices.contains(index), let value = item.fields[index] else { return [] }
            if case .list(let values) = value { return values }
            return [value.text]
        }
    }

    /// The beginning of an item's text, without its marks, as far as it is searched.
    static func bodyText(of item: Item) -> String? {
        guard let body = item.body else { return nil }
        var text = ""
        MarkdownTree(body.source).forEachBlock { block in
            let words = block.plainText
            if !words.isEmpty { text += text.isEmpty ? words : " " + words }
            return text.unicodeScalars.count < bodyLimit
        }
        return text.isEmpty ? nil : String(String.UnicodeScalarView(text.unicodeScalars.prefix(bodyLimit)))
    }
}

extension Collection {
    /// What is searched: what the collection's settings name, else the name, aliases, reading and the row's fields other
    /// than the summary. A name that is neither a role nor a column has been reported by reading, and is passed over.
    var searchedFields: [SearchedField] {
        guard let names = settings.searchFields else {
            return unique([.name, .aliases, .reading] + row.compactMap(field))
        }
        return unique(names.compactMap(field))
    }

    private func field(of field: RowField) -> SearchedField? {
        switch field {
        case .summary, .image: nil
        case .reading: .reading
        case .aliases: .aliases
        case .tags: .tags
        case .date: .date
        case .updated: .updated
        case .column(let index): column(index)
        }
    }

    private func field(named name: String) -> SearchedField? {
        if let index = columns.firstIndex(where: { $0.key == name }) { return column(index) }
        switch name {
        case "name", "title": return .name
        case "aliases": return .aliases
        case "reading": return .reading
        case "summary", "description": return .summary
        case "body": return .body
        case "tags": return .tags
        case "url": return .link
        case "section": return .section
        case "date": return .date
        case "updated": return .updated
        default: return nil
        }
    }

    private func column(_ index: Int) -> SearchedField? {
        columns.indices.contains(index) ? .column(index, key: columns[index].key) : nil
    }
}

private func unique(_ fields: [SearchedField]) -> [SearchedField] {
    var seen: Set<SearchedField> = []
    return fields.filter { seen.insert($0).inserted }
}
