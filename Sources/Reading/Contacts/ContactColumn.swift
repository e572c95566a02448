import Directory

/// A column of the table that contacts make.
struct ContactColumn: Hashable {
    /// What a contact has, in the order in which it is shown.
    enum Field: Int {
        case name, reading, organization, department, jobTitle, phone, email, website, image
        // What follows is published only where `columns` or `fields` names it.
        case familyName, givenName, nickname, address, birthday, anniversary, categories, message, related, note
    }

    var field: Field
    /// What settings call it, such as `work phone`.
    var name: String
    /// What pages call it, where a person gave it a name.
    var label: String?

    /// A column without kinds.
    init(_ field: Field) {
        self.field = field
        name = field.name
    }

    /// The column of a value of a kind: `cell` and `work` make the work mobile phone. A person's own word for the kind
    /// makes a column of its own.
    init(_ field: Field, kinds: Set<String>, label: String? = nil) {
        self.field = field
        self.label = label
        if let label {
            name = field.name + " " + label
            return
        }
        let place = kinds.contains("work") ? "work " : kinds.contains("home") ? "home " : ""
        name =
            switch field {
            case .phone where kinds.contains("fax"): place + "fax"
            case .phone where kinds.contains("pager"): "pager"
            case .phone where kinds.contains("cell"): place == "work " ? "work mobile" : "mobile"
            case .phone where kinds.contains("main") && place.isEmpty: "main phone"
            default: place + field.name
            }
    }

    /// What the table says of the column beside its values.
    var traits: Table.ColumnTraits {
        Table.ColumnTraits(type: type, label: label, isUnlisted: field.rawValue > Field.image.rawValue)
    }

    /// Whether it stands before another one where both are of the same field.
    static func precedes(_ left: ContactColumn, _ right: ContactColumn) -> Bool {
        func rank(_ column: ContactColumn) -> Int {
            usualOrder.firstIndex(of: column.name) ?? usualOrder.count
        }
        return (left.field.rawValue, rank(left)) < (right.field.rawValue, rank(right))
    }

    private static let usualOrder = [
        "mobile", "phone", "work phone", "home phone", "work mobile", "main phone", "fax", "work fax", "home fax",
        "pager",
        "email", "work email", "home email", "website", "work website", "home website",
        "address", "work address", "home address",
    ]

    private var type: Column.ValueType? {
        switch field {
        case .phone: name.hasSuffix("fax") || name == "pager" ? .text : .tel
        case .email: .email
        case .website: .url
        case .image: .image
        case .birthday, .anniversary: nil
        default: .text
        }
    }
}

extension ContactColumn.Field {
    fileprivate var name: String {
        switch self {
        case .jobTitle: "job title"
        case .familyName: "family name"
        case .givenName: "given name"
        default: "\(self)"
        }
    }
}
