import Directory
import Platform

extension Collection {
    /// The columns whose values are Markdown.
    var markdownColumns: [Int] { columns.indices.filter { columns[$0].type == .markdown } }
}

extension Collection {
    /// All Markdown of an item: its body, and its values of these columns.
    func texts(of item: Item, columns: [Int]) -> [Markdown] {
        var texts = item.body.map { [$0] } ?? []
        for column in columns where item.fields.indices.contains(column) {
            guard let value = item.fields[column] else { continue }
            let place = item.place(ofField: column)
            texts.append(Markdown(value.text, at: place, field: place.field(self.columns[column].key)))
        }
        return texts
    }
}

extension Markdown {
    /// The place in the file of a line and column of the text. Of a value in a row or in front matter no more is known than
    /// its own place, for its lines are not those of the file.
    func place(line: Int, column: Int?) -> Location {
        if field != nil || location.column != nil { return location }
        return Location(path: location.path, line: (location.line ?? 1) + line - 1, column: column)
    }
}

extension OrderedCollection {
    /// The items of a section that may have Markdown, where `columns` are those whose values are Markdown.
    func itemsWithTexts(in section: Section, columns: [Int]) -> [Int] {
        columns.isEmpty ? Array(detailed(in: section)) : Array(section.items)
    }
}

/// What is found for each of many items, on up to `jobs` threads; most often nothing.
func parallelBatches<Found: Sendable>(
    of items: [Int],
    jobs: Int,
    _ find: @escaping @Sendable (Int) -> [Found]
) -> [Found] {
    let batch = 256
    let batches = parallelMap(count: (items.count + batch - 1) / batch, jobs: jobs) { number in
        let start = number * batch
        return items[start..<min(start + batch, items.count)].flatMap(find)
    }
    return Array(batches.joined())
}
