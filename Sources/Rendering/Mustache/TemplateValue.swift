/// A value that a template shows or asks about.
///
/// Written as literals where that reads well: `["title": .text(title), "items": ["a", "b"], "first": true]`.
enum TemplateValue: Sendable {
    /// Nothing: shown as nothing, and false.
    case none
    /// True or false; shown as nothing.
    case flag(Bool)
    /// A number, shown in decimal digits; false when 0.
    case number(Int)
    /// Text, escaped when shown; false when empty.
    case text(String)
    /// HTML, shown as it is; false when empty.
    case html(String)
    /// HTML that is written when it is shown, straight into the output; true.
    case written(@Sendable (_ output: inout [UInt8]) -> Void)
    /// Values by name; true.
    case record(TemplateRecord)
    /// Values one after another; false when empty.
    case list([TemplateValue])
    /// Values that are made one at a time while they are shown, so that a long list never stands in memory; false when
    /// empty. Where `inputs` is given, it appends what decides an element, in less time than the element is made in.
    indirect case sequence(
        count: Int,
        element: @Sendable (_ index: Int) -> TemplateValue,
        inputs: (@Sendable (_ index: Int, _ output: inout [UInt8]) -> Void)? = nil
    )
}

extension TemplateValue {
    /// The text, or nothing.
    init(_ text: String?) {
        self = text.map(Self.text) ?? .none
    }

    /// The record, or nothing.
    init(_ record: TemplateRecord?) {
        self = record.map(Self.record) ?? .none
    }

    /// The number, or nothing.
    init(_ number: Int?) {
        self = number.map(Self.number) ?? .none
    }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    init(stringLiteral text: String) { self = .text(text) }

    init(booleanLiteral flag: Bool) { self = .flag(flag) }

    init(integerLiteral number: Int) { self = .number(number) }
}

extension TemplateValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(arrayLiteral values: TemplateValue...) { self = .list(values) }

    init(dictionaryLiteral members: (TemplateKey, TemplateValue)...) { self = .record(TemplateRecord(members)) }
}

/// Values by name, few enough that they are looked for one by one.
struct TemplateRecord: Sendable {
    private(set) var members: [(TemplateKey, TemplateValue)]

    /// A record of these members; of two with one name the first counts.
    init(_ members: [(TemplateKey, TemplateValue)] = []) {
        self.members = members
    }

    /// The value of this name, or nil where there is none; setting nil takes the name away.
    subscript(key: TemplateKey) -> TemplateValue? {
        get {
            // By index: to iterate would count a reference to the members, twice for each record asked.
            for index in members.indices where members[index].0 == key { return members[index].1 }
            return nil
        }
        set {
            members.removeAll { $0.0 == key }
            if let newValue { members.append((key, newValue)) }
        }
    }
}

extension TemplateRecord: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral members: (TemplateKey, TemplateValue)...) {
        self.members = members
    }
}
