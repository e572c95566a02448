import Directory
import Platform

extension Collection {
    /// The columns whose values are Markdown.
    var markdownColumns: [Int] { columns.indices.filter { columns[$0].type == .markdown } }
}

extension Item {
    /// All Markdown of an item: its body, and its values of these columns.
    func texts(columns: [Int]) -> [Markdown] {
        var texts = body.map { [$0] } ?? []
        for column in columns where fields.indices.contains(column) {
            if let value = fields[column] { texts.append(Markdown(value.text, at: location)) }
        }
        return texts
    }
}

/// What is found for each of many items, on up to `jobs` threads; most often nothing.
func parallelBatches<Found: Sendable>(
    of items: Range<Int>,
    jobs: Int,
    _ find: @escaping @Sendable (Int) -> [Found]
) -> [Found] {
    let batch = 256
    let batches = parallelMap(count: (items.count + batch - 1) / batch, jobs: jobs) { number in
        let start = items.lowerBound + number * batch
        return (start..<min(start + batch, items.upperBound)).flatMap(find)
    }
    return Array(batches.joined())
}
