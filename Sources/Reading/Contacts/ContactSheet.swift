import Directory

/// Reads a table in which each row is a contact, as Google Contacts and Outlook export them to CSV.
///
/// It becomes the table that the contacts of a vCard file make, so that the same columns are shown and the same are left out;
/// what is not understood is left out too, under its own name.
struct ContactSheet {
    /// The program that wrote the table.
    let program: String

    private let table: Table
    private let path: String
    private let cells: [Cell]

    /// A column of the table, and what it says of a contact.
    private struct Cell {
        var column: Int
        var meaning: ContactCell
        /// The column that says what the value is for.
        var label: Int?
    }

    /// Nil where the columns are not those of such an export.
    init?(_ table: Table, path: String) {
        var keys = table.columns.map { $0.lowerCased() }
        let program = Self.program(of: keys)
        if program == nil { keys = keys.map(OutlookColumns.english) }
        guard let program = program ?? Self.program(of: keys) else { return nil }
        self.program = program
        self.table = table
        self.path = path
        cells = keys.enumerated().compactMap { column, key in
            guard let meaning = ContactCell(column: key) else { return nil }
            let label = meaning.labelColumns(of: key).lazy.compactMap { keys.firstIndex(of: $0) }.first
            return Cell(column: column, meaning: meaning, label: label)
        }
    }

    /// Columns that no table has by chance, by the program that writes them.
    private static let programs: [(name: String, columns: [String])] = [
        ("Google Contacts", ["first name", "last name", "phone 1 - value"]),
        ("Google Contacts", ["first name", "last name", "e-mail 1 - value"]),
        ("Google Contacts", ["first name", "last name", "file as", "labels"]),
        ("Google Contacts", ["given name", "family name", "group membership"]),
        ("Outlook", ["first name", "last name", "e-mail address", "business phone", "home phone", "mobile phone"]),
    ]

    private static func program(of columns: [String]) -> String? {
        let known = Set(columns)
        return programs.first { $0.columns.allSatisfy(known.contains) }?.name
    }

    /// The contacts as a table.
    var contacts: Table {
        var result = contactTable(table.rows.map(contact), path: path)
        let used = Set(cells.flatMap { [$0.column, $0.label].compactMap(\.self) })
        // Such a file has dozens of columns that nobody has filled.
        let rest = table.columns.indices.filter { column in
            !used.contains(column) && !result.columns.contains { hasSameBytes($0, table.columns[column]) }
                && table.rows.contains { text(of: column, in: $0) != nil }
        }
        let room = max(0, Table.columnLimit - result.columns.count)
        for column in rest.prefix(room) {
            result.columns.append(table.columns[column])
            result.traits[table.columns[column]] = Table.ColumnTraits(isUnlisted: true)
        }
        for row in result.rows.indices {
            let values = table.rows[row].values
            result.rows[row].values += rest.prefix(room).map { values.indices.contains($0) ? values[$0] : nil }
        }
        result.notices = table.notices + [.contactsRecognized(program: program)]
        return result
    }

    private func contact(_ row: Row) -> Contact {
        var contact = Contact(line: row.location.line ?? 1)
        var name = ContactName()
        var affixes: (prefix: String?, suffix: String?)
        var addresses = ContactAddresses()
        for cell in cells {
            guard let text = text(of: cell.column, in: row) else { continue }
            switch cell.meaning {
            case .name(let part): name.set(part, text)
            case .prefix: affixes.prefix = text
            case .suffix: affixes.suffix = text
            case .value(let column): for value in split(text, at: Self.divider) { contact.add(value, to: column) }
            case .date(let column): contact.add(isBlankDate(text) ? nil : isoDate(text) ?? text, to: column)
            case .labelled(let field):
                let column = ContactColumn(field, labelled: cell.label.flatMap { self.text(of: $0, in: row) })
                for value in split(text, at: Self.divider) { contact.add(onOneLine(value, between: ", "), to: column) }
            case .categories:
                // Google's own groups have a star.
                for value in split(text, at: Self.divider).flatMap({ split($0, at: ";") }) where !value.hasPrefix("*") {
                    contact.add(value, to: ContactColumn(.categories))
                }
            case .address(let place, let part): addresses.set(part, of: place, text)
            }
        }
        if affixes != (nil, nil), name.formatted == nil {
            let parts = [affixes.prefix, name.given, name.additional, name.family, affixes.suffix]
            name.formatted = parts.compactMap(\.self).joined(separator: " ")
        }
        for (column, address) in addresses.all { contact.add(address, to: column) }
        contact.takeName(name)
        return contact
    }

    /// What Google writes between values of one kind.
    private static let divider = " ::: "

    private func text(of column: Int, in row: Row) -> String? {
        guard row.values.indices.contains(column) else { return nil }
        return row.values[column].flatMap { visible($0.text) }
    }

    /// Whether this is what Outlook writes for no date: `0/0/00`.
    private func isBlankDate(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "/") }
    }
}

extension ContactColumn {
    /// The column of a value that has such a label: `Work Fax`, or a word of somebody's own. A star marks the main one.
    fileprivate init(_ field: Field, labelled label: String?) {
        let text = label.map { trimmed($0.hasPrefix("*") ? String($0.unicodeScalars.dropFirst()) : $0) } ?? ""
        let words = Set(split(text.lowerCased(), at: " "))
        let kinds = words.intersection(["work", "home", "fax", "pager", "main"])
        if words.isSubset(of: ["work", "home", "fax", "pager", "main", "mobile", "other", "phone"]) {
            self.init(field, kinds: words.contains("mobile") ? kinds.union(["cell"]) : kinds)
        } else if ["home page", "homepage", "profile", "blog", "custom"].contains(text.lowerCased()) {
            self.init(field)
        } else {
            self.init(field, kinds: [], label: text)
        }
    }
}
