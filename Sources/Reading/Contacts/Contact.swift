import International

/// One contact: its values by column.
struct Contact {
    /// The line that it begins in.
    var line: Int
    /// The values, in the order of the file.
    private(set) var values: [ContactColumn: [String]] = [:]
    /// The columns in the order in which they first have a value.
    private(set) var columns: [ContactColumn] = []

    /// Begins a contact without values.
    init(line: Int) {
        self.line = line
    }

    /// Adds a value; one that is there already, among the last hundred, is not repeated.
    mutating func add(_ value: String?, to column: ContactColumn) {
        guard let value else { return }
        if values[column] == nil { columns.append(column) }
        // Nobody has more; a file with a hundred thousand would take minutes.
        if values[column]?.suffix(100).contains(value) != true { values[column, default: []].append(value) }
    }

    /// Takes the name; without one a contact is listed by what else it has.
    mutating func takeName(_ name: ContactName) {
        let shown = name.shown ?? first(.organization) ?? first(.nickname) ?? first(.email) ?? first(.phone)
        add(shown.map { onOneLine($0) }, to: ContactColumn(.name))
        add(name.reading.map { onOneLine($0) }, to: ContactColumn(.reading))
        add(name.family, to: ContactColumn(.familyName))
        add(name.given, to: ContactColumn(.givenName))
    }

    /// The first value of a field, whatever its kind.
    func first(_ field: ContactColumn.Field) -> String? {
        columns.first { $0.field == field }.flatMap { values[$0]?.first }
    }
}

/// A text without line breaks.
func onOneLine(_ text: String, between: String = " ") -> String {
    split(text, at: "\n").joined(separator: between)
}
