import Directory
import Platform

extension CollectionColumns {
    /// Finds the type of each column whose type neither settings nor the format declare, and gives numbers, dates and truth
    /// values their form, on up to `jobs` threads.
    mutating func inferTypes(_ items: inout [Item], declared: [CollectionConfiguration.ColumnChoice], jobs: Int) {
        for column in shown.indices {
            let key = shown[column].key
            let isDeclared = traits[key]?.type != nil || declared.contains { $0.name.value == key && $0.type != nil }
            if !isDeclared { shown[column].type = kinds(of: items, column, jobs: jobs).type }
            switch shown[column].type {
            case .number:
                // A type is inferred where all values are of it.
                convert(&items, column, jobs: jobs) { !isDeclared || isNumber($0) ? .number($0) : nil }
                shown[column].isGrouped = !areCodes(items, column, isDeclared: isDeclared)
            case .date where isDeclared: convert(&items, column, jobs: jobs) { isoDate($0).map { .text($0) } }
            case .boolean:
                convert(&items, column, jobs: jobs) { truthValue($0, amongWords: isDeclared).map { .boolean($0) } }
            default: break
            }
        }
    }

    /// Warns of the values that the type which settings declare does not understand, those of a column together.
    func reportValuesOfOtherTypes(
        _ items: [Item],
        declared: [CollectionConfiguration.ColumnChoice],
        jobs: Int,
        _ problems: inout [Problem]
    ) {
        let declared = Set(declared.filter { [.number, .date, .boolean].contains($0.type) }.map(\.name.value))
        for column in shown.indices where declared.contains(shown[column].key) {
            let type = shown[column].type
            let stretches = stretches(of: items.count)
            let found = parallelMap(count: stretches.count, jobs: jobs) { number in
                stretches[number].filter { items[$0].fields[column].map { !isUnderstood($0, as: type) } ?? false }
            }
            let others = found.flatMap(\.self)
            guard let first = others.first else { continue }
            var examples: [String] = []
            for item in others.lazy.compactMap({ items[$0].fields[column]?.text }) where !examples.contains(item) {
                examples.append(item)
                if examples.count == 5 { break }
            }
            let fact = Fact.notOfType(type, count: others.count, examples: examples)
            problems.append(Problem(items[first].place(ofField: column), fact, field: shown[column].key))
        }
    }

    /// Whether a value, converted where it could be, is of such a type.
    private func isUnderstood(_ value: FieldValue, as type: Column.ValueType) -> Bool {
        switch (value, type) {
        case (.number, .number), (.boolean, .boolean): true
        case (.text(let text), .date): isoDate(text) != nil
        default: false
        }
    }

    private func kinds(of items: [Item], _ column: Int, jobs: Int) -> ValueKinds {
        let stretches = stretches(of: items.count)
        let kinds = parallelMap(count: stretches.count, jobs: jobs) { number in
            var kinds = ValueKinds()
            for item in stretches[number] {
                if let value = items[item].fields[column] { kinds.add(value) }
                if !kinds.isOpen { break }
            }
            return kinds
        }
        return kinds.reduce(into: ValueKinds()) { $0.merge($1) }
    }

    private func convert(
        _ items: inout [Item],
        _ column: Int,
        jobs: Int,
        _ converted: @Sendable (String) -> FieldValue?
    ) {
        parallelChange(&items, jobs: jobs) { stretch, items in
            for item in stretch {
                switch items[item].fields[column] {
                case .text(let text)?, .number(let text)?:
                    if let value = converted(text) { items[item].fields[column] = value }
                default: break
                }
            }
        }
    }

    /// Whether the numbers of a column are years or codes, which nobody writes with their thousands divided: whole numbers
    /// of four digits up to 2999, and, where their type is not declared, those that all have equally many digits, or stand
    /// under a name such as 번호.
    private func areCodes(_ items: [Item], _ column: Int, isDeclared: Bool) -> Bool {
        if !isDeclared && isNameOfCodes(shown[column].key) { return true }
        var length = 0
        var areYears = true
        var areSeveral = false
        for item in items.indices {
            guard case .number(let number)? = items[item].fields[column] else { continue }
            let digits = number.utf8
            guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
            areYears = areYears && digits.count == 4 && (digits.first ?? 0) <= UInt8(ascii: "2")
            if length > 0 { areSeveral = true }
            if length > 0 && digits.count != length { return false }
            length = digits.count
        }
        return areYears || (!isDeclared && areSeveral && length > 4)
    }
}

/// Whether a column of this name holds numbers that name things.
private func isNameOfCodes(_ name: String) -> Bool {
    let key = ColumnNames.key(name)
    return codeNames.contains { key.hasSuffix($0) }
}

/// What the names of such columns end in, folded as `ColumnNames` does.
private let codeNames = [
    "id", "no", "nr", "number", "nummer", "numéro", "número", "code", "zip", "postcode", "plz", "year", "jahr", "année",
    "año", "번호", "코드", "연도", "년도", "사번", "학번", "番号", "コード", "年", "年度", "编号", "代码", "號碼",
]
