import Directory

extension CollectionColumns {
    /// Finds the type of each column whose type neither settings nor the format declare, and gives numbers and dates their form.
    mutating func inferTypes(_ items: inout [Item], declared: [CollectionConfiguration.ColumnChoice]) {
        for column in shown.indices {
            let key = shown[column].key
            let isDeclared = traits[key]?.type != nil || declared.contains { $0.name.value == key && $0.type != nil }
            if !isDeclared {
                var kinds = ValueKinds()
                for item in items {
                    if let value = item.fields[column] { kinds.add(value) }
                    if !kinds.isOpen { break }
                }
                shown[column].type = kinds.type
            }
            switch shown[column].type {
            case .number: convert(&items, column) { isNumber($0) ? .number($0) : nil }
            case .date: convert(&items, column) { isoDate($0).map { .text($0) } }
            default: break
            }
        }
    }

    private func convert(_ items: inout [Item], _ column: Int, _ converted: (String) -> FieldValue?) {
        for item in items.indices {
            guard case .text(let text)? = items[item].fields[column], let value = converted(text) else { continue }
            items[item].fields[column] = value
        }
    }
}
