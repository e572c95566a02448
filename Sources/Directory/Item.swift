/// One entry of a collection.
///
/// Texts are trimmed; a text without a visible character is nil or left out.
public struct Item: Sendable {
    /// The name, as shown. Never empty.
    public var name: String
    /// The identity that was given to it, which its address keeps.
    public var id: String?
    /// How it is sorted and sectioned, where not by its name.
    public var reading: String?
    /// The label of its section, where not found from its name.
    public var section: String?
    /// Other names that find it.
    public var aliases: [String] = []
    /// A sentence about it: given, else the first paragraph of the body.
    public var summary: String?
    /// Its tags.
    public var tags: [String] = []
    /// Its address elsewhere (the role `url`).
    public var link: String?
    /// An image file or address.
    public var image: String?
    /// Its text.
    public var body: Markdown?
    /// When it was made or happened, as ISO 8601 writes it.
    public var date: String?
    /// When it was last changed, as ISO 8601 writes it.
    public var updated: String?
    /// Earlier addresses that lead to it.
    public var redirects: [String] = []
    /// Its values, one for each of the collection's columns; nil where it has none.
    public var fields: [FieldValue?] = []
    /// Where it was read.
    public var location: Location

    /// An item with a name alone.
    public init(name: String, location: Location) {
        self.name = name
        self.location = location
    }
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
