/// One entry of a collection.
///
/// Texts are trimmed; a text without a visible character is nil or left out. A collection may have a million items, which
/// are passed on many times: a copy shares all there is with its original until either is changed. What most items lack is
/// kept apart: it takes room only in those that have it.
public struct Item: Sendable {
    /// An array of one: the standard library's box with value semantics.
    @usableFromInline var content: [Content]

    /// An item with a name, and what else is known of it at once.
    public init(
        name: String,
        id: String? = nil,
        summary: String? = nil,
        date: String? = nil,
        fields: [FieldValue?] = [],
        location: Location
    ) {
        content = [
            Content(name: name, id: id, summary: summary, date: date, fields: fields, location: location)
        ]
    }

    /// The name, as shown. Never empty.
    @inlinable public var name: String {
        get { content[0].name }
        set { content[0].name = newValue }
    }

    /// The identity that was given to it, which its address keeps.
    @inlinable public var id: String? {
        get { content[0].id }
        set { content[0].id = newValue }
    }

    /// A sentence about it: given, else the first paragraph of the body.
    @inlinable public var summary: String? {
        get { content[0].summary }
        set { content[0].summary = newValue }
    }

    /// When it was made or happened, as ISO 8601 writes it.
    @inlinable public var date: String? {
        get { content[0].date }
        set { content[0].date = newValue }
    }

    /// Its values, one for each of the collection's columns; nil where it has none.
    @inlinable public var fields: [FieldValue?] {
        get { content[0].fields }
        // One value is changed in its place.
        _modify { yield &content[0].fields }
    }

    /// Where it was read.
    @inlinable public var location: Location {
        get { content[0].location }
        set { content[0].location = newValue }
    }
}

extension Item {
    /// What many items have.
    @usableFromInline
    struct Content: Sendable {
        @usableFromInline var name: String
        @usableFromInline var id: String?
        @usableFromInline var summary: String?
        @usableFromInline var date: String?
        @usableFromInline var fields: [FieldValue?]
        @usableFromInline var location: Location
        /// One, or none where every detail is at its default.
        @usableFromInline var details: [Details] = []
    }
}

extension Item {
    /// Whether it is the row of a table that has nothing beside its name, identity, summary, date and fields; loops over a
    /// million items ask this first, without copying them.
    @inlinable public var isPlain: Bool { content[0].details.isEmpty }

    /// Whether it stands in a Markdown file, or a part of it does.
    public var isOfMarkdown: Bool {
        get { details.first?.isOfMarkdown ?? false }
        set { set(\.isOfMarkdown, newValue, isDefault: !newValue) }
    }

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

    /// A small form of the image, for rows.
    public var thumbnail: String? {
        get { details.first?.thumbnail }
        set { set(\.thumbnail, newValue, isDefault: newValue == nil) }
    }

    /// The image that a row shows.
    public var rowImage: String? { thumbnail ?? image }

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

    /// The places of its values, where they are others than its own.
    public var places: ValuePlaces {
        get { details.first?.places.first ?? ValuePlaces() }
        set { set(\.places, newValue.isEmpty ? [] : [newValue], isDefault: newValue.isEmpty) }
    }

    private var details: [Details] { content[0].details }

    private mutating func set<Value>(_ place: WritableKeyPath<Details, Value>, _ value: Value, isDefault: Bool) {
        if details.isEmpty {
            if isDefault { return }
            content[0].details.append(Details())
        }
        content[0].details[0][keyPath: place] = value
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
    var thumbnail: String?
    var body: Markdown?
    var updated: String?
    var redirects: [String] = []
    var see: [String] = []
    var isOfMarkdown = false
    /// One, or none where every value has the place of the item.
    var places: [ValuePlaces] = []
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
