import Directory
import Serialization

extension [UInt8] {
    /// Appends the values of an item beside its name as members of a JSON object; those that it has.
    mutating func appendItemValues(_ item: Item, columns: [Column]) {
        if let reading = item.reading { appendJSONMember("reading", reading) }
        if !item.aliases.isEmpty { appendJSONArray("aliases", item.aliases) { $1.appendJSON($0) } }
        if let summary = item.summary { appendJSONMember("summary", summary) }
        if !item.tags.isEmpty { appendJSONArray("tags", item.tags) { $1.appendJSON($0) } }
        if let link = item.link { appendJSONMember("link", link) }
        if let image = item.rowImage { appendJSONMember("image", image) }
        if let date = item.date { appendJSONMember("date", date) }
        if let updated = item.updated { appendJSONMember("updated", updated) }
        guard item.fields.contains(where: { $0 != nil }) else { return }
        appendJSONKey("fields")
        append("{")
        for (column, value) in zip(columns, item.fields) {
            guard let value else { continue }
            appendJSONKey(column.key)
            append(value)
        }
        append("}")
    }

    /// Appends `columns` and `row`, from which the page draws a result as the list draws it.
    mutating func appendRowDescription(of collection: Collection) {
        if !collection.columns.isEmpty {
            appendJSONArray("columns", collection.columns) { column, output in
                output.append("{")
                output.appendJSONMember("key", column.key)
                output.appendJSONMember("label", column.label)
                output.appendJSONMember("type", column.type.rawValue)
                if column.type == .number && !column.isGrouped {
                    output.appendJSONKey("grouped")
                    output.append("false")
                }
                output.append("}")
            }
        }
        appendJSONArray("row", collection.row) { field, output in
            output.append("{")
            output.appendField(field, of: collection)
            output.append("}")
        }
    }

    /// Appends which member of an item, or which of its fields, a field is.
    mutating func appendField(_ field: RowField, of collection: Collection) {
        if let role = field.role {
            appendJSONMember("role", role)
        } else if case .column(let index) = field, collection.columns.indices.contains(index) {
            appendJSONMember("field", collection.columns[index].key)
        }
    }

    private mutating func append(_ value: FieldValue) {
        switch value {
        case .text(let text): appendJSON(text)
        case .number(let number):
            // A page shows a number as it is spelled, so it is one in JSON only where JavaScript spells it alike.
            if isPlainNumber(number) { append(number) } else { appendJSON(number) }
        case .boolean(let value): append(value ? "true" : "false")
        case .list(let texts):
            append("[")
            for text in texts {
                appendJSONComma()
                appendJSON(text)
            }
            append("]")
        }
    }
}

/// Whether JavaScript reads the number and spells it as it was: no exponent, no needless zero, at most 15 digits.
private func isPlainNumber(_ number: String) -> Bool {
    let unsigned = number.utf8.starts(with: "-".utf8) ? number.utf8.dropFirst() : number.utf8[...]
    let halves = unsigned.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let whole = halves.first, !whole.isEmpty, halves.count <= 2, unsigned.count <= 16,
        halves.allSatisfy({ $0.allSatisfy(isDigit) })
    else { return false }
    guard whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    guard halves.count == 2, let fraction = halves.last else { return unsigned.count <= 15 && number != "-0" }
    // A number below 0.000001 would be spelled with an exponent.
    let zero = UInt8(ascii: "0")
    return !fraction.isEmpty && fraction.last != zero && fraction.prefix(6).contains { $0 != zero }
}

extension [UInt8] {
    /// Appends a member of a JSON object whose value is a text.
    mutating func appendJSONMember(_ key: String, _ text: String) {
        appendJSONKey(key)
        appendJSON(text)
    }

    /// Appends a member of a JSON object whose value is a whole number.
    mutating func appendJSONMember(_ key: String, _ number: Int) {
        appendJSONKey(key)
        append(number)
    }

    /// Appends a member of a JSON object whose value is an array.
    mutating func appendJSONArray<Member>(
        _ key: String,
        _ elements: [Member],
        _ append: (Member, inout [UInt8]) -> Void
    ) {
        appendJSONKey(key)
        self.append("[")
        for element in elements {
            appendJSONComma()
            append(element, &self)
        }
        self.append("]")
    }
}
