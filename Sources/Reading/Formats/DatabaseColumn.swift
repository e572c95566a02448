import Directory

/// A column of a query, which turns what SQLite holds into values by the type that the table declares.
struct DatabaseColumn: Sendable {
    /// What a declared type means beyond what SQLite itself makes of it.
    private enum Meaning {
        case boolean, date, time
    }

    private let name: String
    private let meaning: Meaning?

    /// The declared type is in lower case, and may have a length: `datetime(6)`.
    init(name: String, declaredType: String) {
        self.name = name
        let type = declaredType.utf8.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: " ") }
        meaning =
            switch String(Substring(type)) {
            case "boolean", "bool": .boolean
            case "date": .date
            case "datetime", "timestamp": .time
            default: nil
            }
    }

    /// The value; nil where there is none, or none that text can show, with a problem that is to be said once a column.
    func fieldValue(
        _ cell: DatabaseRows.Cell,
        of rows: DatabaseRows,
        at location: Location,
        _ problems: inout [Problem]
    ) -> FieldValue? {
        switch cell {
        case .null: return nil
        case .integer(let number): return fieldValue(number)
        case .real(let range):
            let number = rows.text(range) ?? ""
            return isNumber(number) ? .number(number) : .text(number)
        case .text(let range):
            if range.isEmpty { return nil }
            guard let text = rows.text(range) else {
                problems.append(Problem(location, .undecodableValue(column: name)))
                return nil
            }
            if meaning == .date || meaning == .time { return .text(isoDate(text) ?? text) }
            return .text(text)
        case .binary:
            problems.append(Problem(location, .binaryColumn(name: name)))
            return nil
        }
    }

    private func fieldValue(_ number: Int64) -> FieldValue {
        switch meaning {
        case .boolean? where number == 0 || number == 1: .boolean(number == 1)
        case .date?: timestamp(secondsSince1970: number).map { .text(String($0.prefix(10))) } ?? .number(String(number))
        case .time?: timestamp(secondsSince1970: number).map { .text($0) } ?? .number(String(number))
        default: .number(String(number))
        }
    }
}
