import Directory
import Platform

/// Warns of columns that are shown and hold what looks like the number of a person or a card: once a column, at the first
/// such row.
struct PersonalNumberCheck {
    let columns: CollectionColumns

    /// Roles that are texts; most items have none but the first three.
    private static let roles: [Role] = [.name, .summary, .id, .aliases, .tags, .reading, .section]

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
            look(at: .text(items[item].name), of: item, columnCount)
            if let summary = items[item].summary { look(at: .text(summary), of: item, columnCount + 1) }
            if let id = items[item].id { look(at: .text(id), of: item, columnCount + 2) }
            if items[item].isPlain { continue }
            for place in 3..<Self.roles.count {
                guard let value = Self.roles[place].detail(of: items[item]) else { continue }
                look(at: value, of: item, columnCount + place)
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
    /// What an item shows of a role that is a text and that most items lack.
    fileprivate func detail(of item: Item) -> FieldValue? {
        switch self {
        case .aliases: item.aliases.isEmpty ? nil : .list(item.aliases)
        case .tags: item.tags.isEmpty ? nil : .list(item.tags)
        case .reading: item.reading.map { .text($0) }
        case .section: item.section.map { .text($0) }
        default: nil
        }
    }
}
