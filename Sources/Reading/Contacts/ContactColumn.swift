import Directory

/// A column of the table that contacts make.
struct ContactColumn: Hashable {
    /// What a contact has, in the order in which it is shown.
    enum Field: Int, CaseIterable {
        case name, reading, organization, department, jobTitle, phone, email, website, image
        // What follows is published only where `columns` or `fields` names it.
        case familyName, givenName, nickname, address, birthday, anniversary, categories, message, related, note
    }

    var field: Field
    /// What settings call it, such as `work phone`.
    var name: String
    /// What pages call it, where a person gave it a name.
    var label: String?
    /// What pages call it otherwise, in the words of the interface.
    private var term: InterfaceTerm?

    /// A column without kinds.
    init(_ field: Field) {
        self.field = field
        name = field.name
        term = InterfaceTerm(ofContact: field.name)
    }

    /// The column of a value of a kind: `cell` and `work` make the work mobile phone. A person's own word for the kind
    /// makes a column of its own.
    init(_ field: Field, kinds: Set<String>, label: String? = nil) {
        if let label {
            self.init(name: field.name + " " + label, field: field, label: label)
            return
        }
        let place = kinds.contains("work") ? "work" : kinds.contains("home") ? "home" : nil
        switch field {
        case .phone where kinds.contains("fax"): self.init("fax", of: field, at: place)
        case .phone where kinds.contains("pager"): self.init("pager", of: field, at: nil)
        case .phone where kinds.contains("cell"): self.init("mobile", of: field, at: place == "work" ? place : nil)
        case .phone where kinds.contains("main") && place == nil: self.init("main phone", of: field, at: nil)
        default: self.init(field.name, of: field, at: place)
        }
    }

    private init(_ name: String, of field: Field, at place: String?) {
        let term = InterfaceTerm(ofContact: name, at: place)
        self.init(name: place.map { $0 + " " + name } ?? name, field: field, term: term)
    }

    private init(name: String, field: Field, label: String? = nil, term: InterfaceTerm? = nil) {
        self.name = name
        self.field = field
        self.label = label
        self.term = term
    }

    /// What the table says of the column beside its values.
    var traits: Table.ColumnTraits {
        Table.ColumnTraits(type: type, label: label, term: term, isUnlisted: field.rawValue > Field.image.rawValue)
    }

    /// Its place among others; those with labels of somebody's own have that of their field's last.
    var usualPlace: Int {
        let order = Self.usualOrder
        return field.rawValue * (order.count + 1) + (order.firstIndex(of: name) ?? order.count)
    }

    private static let usualOrder = [
        "mobile", "phone", "work phone", "home phone", "work mobile", "main phone", "fax", "work fax", "home fax",
        "pager",
        "email", "work email", "home email", "website", "work website", "home website",
        "address", "work address", "home address",
    ]

    /// The names of all columns but those with labels of somebody's own.
    static let usualNames = Field.allCases.map(\.name) + usualOrder

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

extension InterfaceTerm {
    /// What a contact's value is called: `job title` is `contactJobTitle`; that at work or at home has this in addition.
    fileprivate init(ofContact name: String, at place: String? = nil) {
        self.init(
            key: "contact" + Self.capitalized(name),
            frame: place.map { "contact" + Self.capitalized($0) }
        )
    }

    /// Words of ASCII letters as one, each with a capital.
    private static func capitalized(_ words: String) -> String {
        let parts = words.utf8.split(separator: UInt8(ascii: " "))
        return String(decoding: parts.flatMap { [$0.first ?? 0].map { $0 & ~0x20 } + $0.dropFirst() }, as: UTF8.self)
    }
}
