/// One entry of a collection.
///
/// Texts are trimmed; a text without a visible character is nil or left out. A collection may have a million items, so
/// what most items lack is kept apart: it takes room only in those that have it.
public struct Item: Sendable {
    /// The name, as shown. Never empty.
    public var name: String
    /// The identity that was given to it, which its address keeps.
    public var id: String?
    /// A sentence about it: given, else the first paragraph of the body.
    public var summary: String?
    /// When it was made or happened, as ISO 8601 writes it.
    public var date: String?
    /// Its values, one for each of the collection's columns; nil where it has none.
    public var fields: [FieldValue?] = []
    /// Where it was read.
    public var location: Location

    /// An array of one, or of none where every detail is at its default: the standard library's box with value semantics.
    @usableFromInline var details: [Details] = []

    /// An item with a name alone.
    public init(name: String, location: Location) {
        self.name = name
        self.location = location
    }
}

extension Item {
    /// Whether it has nothing beside its name, identity, summary, date and fields; loops over a million items ask this first,
    /// without copying them.
    @inlinable public var isPlain: Bool { details.isEmpty }

    /// How it is sorted and sectioned, where not by its name.
    public var reading: String? {
        get { details.first?.reading }
        set { set(\.reading, newValue, isDefault: newValue == nil) }
    }

    /// The label of its section, where not found from its name.
    public var section: String? {
        get { details.first?.section }
        set { set(\.section, newValue, isDefault: newValue == nil) }
    }

    /// Other names that find it.
    public var aliases: [String] {
        get { details.first?.aliases ?? [] }
        set { set(\.aliases, newValue, isDefault: newValue.isEmpty) }
    }

    /// Its tags.
    public var tags: [String] {
        get { details.first?.tags ?? [] }
        set { set(\.tags, newValue, isDefault: newValue.isEmpty) }
    }

    /// Its address elsewhere (the role `url`).
    public var link: String? {
        get { details.first?.link }
        set { set(\.link, newValue, isDefault: newValue == nil) }
    }

    /// An image file or address.
    public var image: String? {
        get { details.first?.image }
        set { set(\.image, newValue, isDefault: newValue == nil) }
    }

    /// Its text.
    public var body: Markdown? {
        get { details.first?.body }
        set { set(\.body, newValue, isDefault: newValue == nil) }
    }

    /// When it was last changed, as ISO 8601 writes it.
    public var updated: String? {
        get { details.first?.updated }
        set { set(\.updated, newValue, isDefault: newValue == nil) }
    }

    /// Earlier addresses that lead to it.
    public var redirects: [String] {
        get { details.first?.redirects ?? [] }
        set { set(\.redirects, newValue, isDefault: newValue.isEmpty) }
    }

    /// Related items, by what `[[…]]` would call them.
    public var see: [String] {
        get { details.first?.see ?? [] }
        set { set(\.see, newValue, isDefault: newValue.isEmpty) }
    }

    private mutating func set<Value>(_ place: WritableKeyPath<Details, Value>, _ value: Value, isDefault: Bool) {
        if details.isEmpty {
            if isDefault { return }
            details.append(Details())
        }
        details[0][keyPath: place] = value
    }
}

/// What most items lack.
@usableFromInline
struct Details: Sendable {
    var reading: String?
    var section: String?
    var aliases: [String] = []
    var tags: [String] = []
    var link: String?
    var image: String?
    var body: Markdown?
    var updated: String?
    var redirects: [String] = []
    var see: [String] = []
}

/// A value of a column, as the data has it.
public enum FieldValue: Hashable, Sendable {
    case text(String)
    /// A number, in its own spelling.
    case number(String)
    case boolean(Bool)
    case list([String])
}

extension FieldValue {
    /// The value as one text; a list is joined with a comma.
    public var text: String {
        switch self {
        case .text(let text), .number(let text): text
        case .boolean(let value): value ? "true" : "false"
        case .list(let texts): texts.joined(separator: ", ")
        }
    }
}
