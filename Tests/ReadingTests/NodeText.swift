@testable import Reading

extension Node {
    /// The value in one line, for tests: text in quotes, numbers as spelled, and `{key: value}` in the order of the file.
    var compact: String {
        switch content {
        case .null: "null"
        case .text(let text): "\"\(text)\""
        case .number(let number): number
        case .boolean(let value): "\(value)"
        case .list(let items): "[" + items.map(\.compact).joined(separator: ", ") + "]"
        case .map(let entries):
            "{" + entries.map { "\($0.key): \($0.value.compact)" }.joined(separator: ", ") + "}"
        }
    }

    /// The places of all scalars and keys, in the order of the file: `1:2`.
    var places: [String] {
        switch content {
        case .list(let items): items.flatMap(\.places)
        case .map(let entries):
            entries.flatMap { ["\($0.keyLocation.line ?? 0):\($0.keyLocation.column ?? 0)"] + $0.value.places }
        default: ["\(location.line ?? 0):\(location.column ?? 0)"]
        }
    }
}
