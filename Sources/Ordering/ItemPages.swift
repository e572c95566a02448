import Directory

/// Whether each item has a page of its own.
func pages(of items: [Item], collection: borrowing Collection) -> [Bool] {
    let setting = collection.settings.itemPages
    let row = Set(collection.row)
    let showsSummary = row.contains(.summary)
    let hiddenColumns = collection.columns.indices.filter { !row.contains(.column($0)) }
    func hasMore(_ item: Item) -> Bool { item.body != nil || item.image != nil || !item.see.isEmpty }
    return items.indices.map { index in
        switch setting {
        case .always: true
        case .never: false
        case .auto:
            (!items[index].isPlain && hasMore(items[index])) || (!showsSummary && items[index].summary != nil)
                || hiddenColumns.contains { $0 < items[index].fields.count && items[index].fields[$0] != nil }
        }
    }
}
