import Directory

/// Whether each item has a page of its own.
func pages(of items: [Item], collection: borrowing Collection) -> [Bool] {
    let setting = collection.settings.itemPages
    let row = Set(collection.row)
    let showsSummary = row.contains(.summary)
    let hiddenColumns = collection.columns.indices.filter { !row.contains(.column($0)) }
    return items.map { item in
        switch setting {
        case .always: true
        case .never: false
        case .auto:
            item.body != nil || item.image != nil || !item.see.isEmpty || (item.summary != nil && !showsSummary)
                || hiddenColumns.contains { $0 < item.fields.count && item.fields[$0] != nil }
        }
    }
}
