import Directory

/// Warns of columns that are shown and hold what looks like the number of a person or a card: once a column, at the first
/// such row.
struct PersonalNumberCheck {
    let columns: CollectionColumns

    func report(_ items: [Item], _ problems: inout [Problem]) {
        for column in columns.shown.indices {
            report(items, columns.shown[column].key, &problems) { $0.fields[column] }
        }
        for role in [Role.name, .aliases, .summary, .tags, .id, .reading, .section] {
            report(items, columns.column(playing: role), &problems) { role.value(of: $0) }
        }
    }

    private func report(
        _ items: [Item],
        _ column: String,
        _ problems: inout [Problem],
        _ value: (Item) -> FieldValue?
    ) {
        for item in items {
            guard let value = value(item), let number = Self.number(in: value) else { continue }
            let fact: Fact =
                switch number {
                case .resident: .residentNumber(column: column)
                case .card: .cardNumber(column: column)
                }
            problems.append(Problem(item.location, fact))
            return
        }
    }

    private static func number(in value: FieldValue) -> PersonalNumber? {
        switch value {
        case .text(let text), .number(let text): PersonalNumber.found(in: text)
        case .list(let texts): texts.lazy.compactMap { PersonalNumber.found(in: $0) }.first
        case .boolean: nil
        }
    }
}

extension Role {
    /// What an item shows of a role that is a text.
    fileprivate func value(of item: Item) -> FieldValue? {
        switch self {
        case .name: .text(item.name)
        case .aliases: item.aliases.isEmpty ? nil : .list(item.aliases)
        case .summary: item.summary.map { .text($0) }
        case .tags: item.tags.isEmpty ? nil : .list(item.tags)
        case .id: item.id.map { .text($0) }
        case .reading: item.reading.map { .text($0) }
        case .section: item.section.map { .text($0) }
        default: nil
        }
    }
}
