import Directory
import Platform

/// Warns of columns that are shown and hold what looks like the number of a person or a card: once a column, at the first
/// such row.
struct PersonalNumberCheck {
    let columns: CollectionColumns

    /// Roles that are texts.
    private static let roles: [Role] = [.name, .aliases, .summary, .tags, .id, .reading, .section]

    /// The first item with such a number.
    private struct Find {
        var item: Int
        var number: PersonalNumber
    }

    /// Looks through all items on up to `jobs` threads.
    func report(_ items: [Item], jobs: Int, _ problems: inout [Problem]) {
        let stretches = stretches(of: items.count)
        let finds = parallelMap(count: stretches.count, jobs: jobs) { firstFinds(in: items, stretches[$0]) }
        let columns = columns.shown.map(\.key) + Self.roles.map { self.columns.column(playing: $0) }
        for (place, column) in columns.enumerated() {
            guard let find = finds.lazy.compactMap({ $0[place] }).first else { continue }
            let fact: Fact =
                switch find.number {
                case .resident: .residentNumber(column: column)
                case .card: .cardNumber(column: column)
                }
            problems.append(Problem(items[find.item].location, fact))
        }
    }

    /// The first find in each column, then in each role.
    private func firstFinds(in items: [Item], _ stretch: Range<Int>) -> [Find?] {
        let columnCount = columns.shown.count
        var finds: [Find?] = Array(repeating: nil, count: columnCount + Self.roles.count)
        func look(at value: FieldValue, of item: Int, _ place: Int) {
            guard finds[place] == nil, let number = Self.number(in: value) else { return }
            finds[place] = Find(item: item, number: number)
        }
        for item in stretch {
            for column in 0..<columnCount {
                if let value = items[item].fields[column] { look(at: value, of: item, column) }
            }
            for (place, role) in Self.roles.enumerated() {
                if let value = role.value(of: items[item]) { look(at: value, of: item, columnCount + place) }
            }
        }
        return finds
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
