import Directory
import Platform

/// Whether each item has a page of its own, looked up on up to `jobs` threads.
func pages(of collection: borrowing Collection, jobs: Int) -> [Bool] {
    let items = collection.items
    switch collection.settings.itemPages {
    case .always: return Array(repeating: true, count: items.count)
    case .never: return Array(repeating: false, count: items.count)
    case .auto: break
    }
    let row = Set(collection.row)
    let showsSummary = row.contains(.summary)
    let hiddenColumns = collection.columns.indices.filter { !row.contains(.column($0)) }
    let (pages, _) = parallelArray(count: items.count, jobs: jobs) { stretch, add in
        for index in stretch {
            add(
                (!items[index].isPlain && items[index].hasMore) || (!showsSummary && items[index].summary != nil)
                    || hiddenColumns.contains { $0 < items[index].fields.count && items[index].fields[$0] != nil }
            )
        }
    }
    return pages
}

extension Item {
    /// Whether it has what no row shows, whatever a row has.
    fileprivate var hasMore: Bool { body != nil || image != nil || !see.isEmpty }
}
