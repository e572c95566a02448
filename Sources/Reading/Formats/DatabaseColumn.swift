import Directory

/// A column of a query, which turns what SQLite holds into values by the type that the table declares.
struct DatabaseColumn {
    /// What a declared type means beyond what SQLite itself makes of it.
    private enum Meaning {
        case boolean, date, time
    }

    private let name: String
    private let meaning: Meaning?
    // What is wrong with its values is said once.
    private var isBinaryReported = false
    private var isDamageReported = false

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

    /// The value; nil where there is none, or none that text can show, with a problem.
    mutating func fieldValue(
        _ value: DatabaseQuery.Value,
        at location: Location,
        _ problems: inout [Problem]
    ) -> FieldValue? {
        switch value {
        case .null: return nil
        case .integer(let number): return fieldValue(number)
        case .real(let number): return isNumber(number) ? .number(number) : .text(number)
        case .text(""?): return nil
        case .text(let text?):
            if meaning == .date || meaning == .time { return .text(isoDate(text) ?? text) }
            return .text(text)
        case .text(nil):
            if !isDamageReported { problems.append(Problem(location, .undecodableValue(column: name))) }
            isDamageReported = true
        case .binary:
            if !isBinaryReported { problems.append(Problem(location, .binaryColumn(name: name))) }
            isBinaryReported = true
        }
        return nil
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
