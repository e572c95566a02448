import Directory
import International

/// Makes items of the rows of one table, as its plan says.
struct ItemReader {
    /// What becomes of the columns.
    let plan: ColumnPlan
    /// The names of the columns, for messages.
    let columns: [String]
    /// What divides a cell into a list.
    let separator: String
    /// The number of the collection's shown columns.
    let fieldCount: Int

    /// The number of the collection's withheld columns.
    let withheldCount: Int

    /// An item, and what of its row has no place in it.
    struct Result {
        var item: Item
        var isDraft: Bool
        /// Whether its summary was given; later it may have one of its body.
        var hasSummary: Bool
        /// Its values of the withheld columns.
        var withheld: [FieldValue?]
    }

    /// The item of a row; its name is empty where the row has none.
    ///
    /// Where the row is the front matter of a file, its entries give problems their places.
    func item(of row: Row, frontMatter: [Node.Entry] = [], _ problems: inout [Problem]) -> Result {
        var item = Item(
            name: text(.name, row).map(trimmed) ?? "",
            id: visibleText(.id, row)?.normalized(to: .nfc),
            summary: visibleText(.summary, row),
            date: date(.date, row, frontMatter, &problems),
            fields: values(of: row, plan.shown, count: fieldCount),
            location: row.location
        )
        if plan.hasDetails { addDetails(of: row, frontMatter, to: &item, &problems) }
        if !frontMatter.isEmpty { item.places = places(of: item, row, frontMatter) }
        return Result(
            item: item,
            isDraft: isDraft(row, frontMatter, &problems),
            hasSummary: item.summary != nil,
            withheld: values(of: row, plan.withheld, count: withheldCount)
        )
    }

    private func addDetails(
        of row: Row,
        _ frontMatter: [Node.Entry],
        to item: inout Item,
        _ problems: inout [Problem]
    ) {
        item.reading = visibleText(.reading, row)
        item.section = visibleText(.section, row)
        item.aliases = list(.aliases, row)
        item.tags = list(.tags, row)
        item.link = visibleText(.url, row)
        item.image = visibleText(.image, row)
        if let body = text(.body, row), hasVisibleCharacter(body) {
            let (column, location) = place(of: .body, row, frontMatter)
            item.body = Markdown(body, at: location, field: location.field(column))
        }
        item.updated = date(.updated, row, frontMatter, &problems)
        item.redirects = list(.redirects, row)
        item.see = list(.see, row)
    }

    private func value(_ role: Role, _ row: Row) -> FieldValue? {
        guard let column = plan.roles[role], column < row.values.count else { return nil }
        return row.values[column]
    }

    private func text(_ role: Role, _ row: Row) -> String? { value(role, row)?.text }

    private func visibleText(_ role: Role, _ row: Row) -> String? { text(role, row).flatMap(visible) }

    private func list(_ role: Role, _ row: Row) -> [String] {
        switch value(role, row) {
        case nil: []
        case .list(let texts)?: texts.compactMap(visible)
        case let value?: split(value.text, at: separator)
        }
    }

    private func date(
        _ role: Role,
        _ row: Row,
        _ frontMatter: [Node.Entry],
        _ problems: inout [Problem]
    ) -> String? {
        guard let text = visibleText(role, row) else { return nil }
        if let date = isoDate(text) { return date }
        let (column, location) = place(of: role, row, frontMatter)
        problems.append(Problem(location, .wrongDate(column: column, value: text)))
        return nil
    }

    private func isDraft(_ row: Row, _ frontMatter: [Node.Entry], _ problems: inout [Problem]) -> Bool {
        guard let text = visibleText(.draft, row) else { return false }
        switch text.lowerCased() {
        case "true", "yes", "1": return true
        case "false", "no", "0": return false
        default:
            let (column, location) = place(of: .draft, row, frontMatter)
            problems.append(Problem(location, .wrongDraft(column: column, value: text)))
            return true
        }
    }

    private func place(of role: Role, _ row: Row, _ frontMatter: [Node.Entry]) -> (column: String, location: Location) {
        let column = plan.roles[role].map { columns[$0] } ?? role.rawValue
        return (column, entry(of: column, frontMatter)?.value.location ?? row.location)
    }

    private func entry(of column: String, _ frontMatter: [Node.Entry]) -> Node.Entry? {
        frontMatter.first { trimmed($0.key) == column }
    }

    /// Where front matter has the values that may name what is not there.
    private func places(of item: Item, _ row: Row, _ frontMatter: [Node.Entry]) -> ValuePlaces {
        var places = ValuePlaces()
        if item.link != nil { places.link = place(of: .url, row, frontMatter).location }
        if item.image != nil { places.image = place(of: .image, row, frontMatter).location }
        if !item.see.isEmpty {
            let column = plan.roles[.see].map { columns[$0] }
            let value = column.flatMap { entry(of: $0, frontMatter) }?.value
            places.see = value?.places(count: item.see.count) ?? []
        }
        for transfer in plan.shown where transfer.isPlaced && item.fields[transfer.target] != nil {
            places.fields[transfer.target] = entry(of: columns[transfer.column], frontMatter)?.value.location
        }
        return places
    }

    private func values(of row: Row, _ transfers: [ColumnPlan.Transfer], count: Int) -> [FieldValue?] {
        guard count > 0 else { return [] }
        var values = [FieldValue?](repeating: nil, count: count)
        for transfer in transfers where transfer.column < row.values.count {
            guard let value = row.values[transfer.column] else { continue }
            values[transfer.target] = field(value, isList: transfer.isList)
        }
        return values
    }

    private func field(_ value: FieldValue, isList: Bool) -> FieldValue? {
        switch value {
        case .text(let text) where isList:
            let texts = split(text, at: separator)
            return texts.isEmpty ? nil : .list(texts)
        case .text(let text): return visible(text).map { .text($0) }
        case .list(let texts):
            let texts = texts.compactMap(visible)
            return texts.isEmpty ? nil : .list(texts)
        case .number, .boolean: return value
        }
    }
}

extension Node {
    /// The places of so many texts of a list; those that were divided out of one have its place.
    fileprivate func places(count: Int) -> [Location] {
        if case .list(let nodes) = content {
            let places = nodes.filter { $0.fieldValue.flatMap { visible($0.text) } != nil }.map(\.location)
            if places.count == count { return places }
        }
        return Array(repeating: location, count: count)
    }
}
