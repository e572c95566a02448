import Directory

/// A value of YAML or JSON with its place, so that whatever is made of it can say where it stood.
struct Node: Hashable, Sendable {
    /// One entry of a map, with the place of its key.
    struct Entry: Hashable, Sendable {
        var key: String
        var keyLocation: Location
        var value: Node
    }

    enum Content: Hashable, Sendable {
        case null
        /// A string; in YAML also every plain scalar that is not a number, `true`, `false` or null (`no` stays text).
        case text(String)
        /// A number, in its own spelling.
        case number(String)
        case boolean(Bool)
        case list([Node])
        /// Entries in the order of the file; keys are unique, a second one having been reported.
        case map([Entry])
    }

    var content: Content
    var location: Location
}
