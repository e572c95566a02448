import Directory
import Platform

extension ItemReader {
    /// The items of many rows, and what of these has no place in them.
    struct Batch {
        var items: [Item]
        /// The items that are drafts, by index.
        var drafts: [Int] = []
        /// Whether any was given a summary.
        var hasSummary = false
        /// The values of the withheld columns, by column, then item.
        var withheld: [[FieldValue?]]
    }

    /// What a stretch of rows has beside items.
    private struct Notes {
        var drafts: [Int] = []
        var hasSummary = false
        var withheld: [[FieldValue?]]
        var problems: [Problem] = []
    }

    /// The items of all rows, made on up to `jobs` threads. Each row is emptied as its item is made, so that a large file is in
    /// memory once.
    func items(of rows: inout [Row], jobs: Int, _ problems: inout [Problem]) -> Batch {
        let (items, notes) = rows.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let rows = buffer
            return parallelArray(count: rows.count, jobs: jobs) { stretch, add in
                var notes = Notes(withheld: Array(repeating: [], count: withheldCount))
                for index in stretch {
                    var row = Row(values: [], location: rows[index].location)
                    swap(&row.values, &rows[index].values)
                    let result = item(of: row, &notes.problems)
                    if result.isDraft { notes.drafts.append(index) }
                    if result.hasSummary { notes.hasSummary = true }
                    for column in notes.withheld.indices { notes.withheld[column].append(result.withheld[column]) }
                    add((consume result).item)
                }
                return notes
            }
        }
        problems += notes.flatMap(\.problems)
        return Batch(
            items: items,
            drafts: notes.flatMap(\.drafts),
            hasSummary: notes.contains(where: \.hasSummary),
            withheld: (0..<withheldCount).map { column in notes.flatMap { $0.withheld[column] } }
        )
    }
}
