import Directory
import International

/// The values of one field, by the index of the item.
struct FieldValues {
    /// The values; nil where an item has none.
    let values: [FieldValue?]
    /// Whether the field holds dates, which compare as their ISO 8601 spelling does.
    let isDate: Bool

    /// Values that are found already.
    init(_ values: [FieldValue?], isDate: Bool) {
        self.values = values
        self.isDate = isDate
    }

    /// The values of the column `name`, else of the role that is so called; none where there is neither.
    init(of name: String, in collection: borrowing Collection) {
        if let column = collection.columns.firstIndex(where: { $0.key == name }) {
            values = collection.items.map { column < $0.fields.count ? $0.fields[column] : nil }
            isDate = collection.columns[column].type == .date
        } else if let column = collection.withheldColumns.first(where: { $0.key == name }) {
            values = column.values
            isDate = false
        } else {
            values = collection.items.map { Self.role(name, of: $0) }
            isDate = name == "date" || name == "updated"
        }
    }

    /// The values of a field that a row may show.
    init(of field: RowField, in collection: borrowing Collection) {
        switch field {
        case .column(let column):
            values = collection.items.map { column < $0.fields.count ? $0.fields[column] : nil }
            isDate = collection.columns[column].type == .date
        case .summary, .reading, .aliases, .tags, .date, .updated, .image:
            let role = field.role ?? ""
            values = collection.items.map { Self.role(role, of: $0) }
            isDate = field == .date || field == .updated
        }
    }

    private static func role(_ name: String, of item: Item) -> FieldValue? {
        switch name {
        case "name", "title": .text(item.name)
        case "id", "slug": item.id.map(FieldValue.text)
        case "reading": item.reading.map(FieldValue.text)
        case "section": item.section.map(FieldValue.text)
        case "aliases": item.aliases.isEmpty ? nil : .list(item.aliases)
        case "summary", "description": item.summary.map(FieldValue.text)
        case "tags": item.tags.isEmpty ? nil : .list(item.tags)
        case "url": item.link.map(FieldValue.text)
        case "image": item.image.map(FieldValue.text)
        case "date": item.date.map(FieldValue.text)
        case "updated": item.updated.map(FieldValue.text)
        default: nil
        }
    }
}

extension FieldValues {
    /// The items in the order of their values, those without one last; `order` (item indices) decides between equals.
    func sorted(_ order: [Int], descending: Bool, collator: Collator) -> [Int] {
        let numbers = values.map { $0.flatMap(\.number) }
        let areNumbers = zip(values, numbers).allSatisfy { $0 == nil || $1 != nil }
        // Places in `order` are compared last, so that the sort need not be stable.
        if areNumbers {
            return Self.sorted(order, by: numbers, descending: descending) { $0 < $1 }
        }
        return Self.sorted(order, by: keys(collator), descending: descending) { $0.lexicographicallyPrecedes($1) }
    }

    /// The place of each item's value among the values: 1 for the first, the same for equal ones, 0 for none.
    func ranks(collator: Collator) -> [Int] {
        let numbers = values.map { $0.flatMap(\.number) }
        let areNumbers = zip(values, numbers).allSatisfy { $0 == nil || $1 != nil }
        if areNumbers { return Self.ranks(of: numbers) { $0 < $1 } }
        return Self.ranks(of: keys(collator)) { $0.lexicographicallyPrecedes($1) }
    }

    private func keys(_ collator: Collator) -> [[UInt8]?] {
        values.map { value in
            value.map { isDate ? Array($0.text.utf8) : collator.sortKey(of: $0.text) }
        }
    }

    private static func ranks<Key>(of keys: [Key?], precedes: (Key, Key) -> Bool) -> [Int] {
        var ranks = Array(repeating: 0, count: keys.count)
        var rank = 0
        var previous: Key?
        for item in sorted(Array(keys.indices), by: keys, descending: false, precedes: precedes) {
            guard let key = keys[item] else { break }
            if previous.map({ precedes($0, key) }) ?? true { rank += 1 }
            ranks[item] = rank
            previous = key
        }
        return ranks
    }

    private static func sorted<Key>(
        _ order: [Int],
        by keys: [Key?],
        descending: Bool,
        precedes: (Key, Key) -> Bool
    ) -> [Int] {
        let places = order.indices.sorted { left, right in
            switch (keys[order[left]], keys[order[right]]) {
            case (let a?, let b?):
                if precedes(a, b) { return !descending }
                if precedes(b, a) { return descending }
                return left < right
            case (nil, nil): return left < right
            case (let a, _): return a != nil
            }
        }
        return places.map { order[$0] }
    }
}

extension FieldValue {
    /// The value as a number, where it is one: `12`, `-3.5`, `1,234`.
    var number: Double? {
        guard case .text(let text) = self else {
            guard case .number(let text) = self else { return nil }
            return Double(text)
        }
        let digits = text.utf8.filter { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: " ") }
        let allowed = digits.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
        }
        return allowed ? Double(String(decoding: digits, as: UTF8.self)) : nil
    }

    /// The value as the label of a section; of a list its first entry.
    var label: String? {
        if case .list(let texts) = self { return texts.first }
        return text
    }
}
