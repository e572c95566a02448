/// Something wrong with the content: a fact and its place. `text` in `Problem+Text.swift` makes the words.
public struct Problem: Error, Hashable, Sendable {
    /// Whether the site can still be published.
    public enum Severity: String, Sendable {
        case error, warning
    }

    /// Where it is.
    public var location: Location
    /// What it is.
    public var fact: Fact

    /// Notes a fact about a place.
    public init(_ location: Location, _ fact: Fact) {
        self.location = location
        self.fact = fact
    }
}

/// What can be wrong with content. Cases carry what the message needs, never the message.
public enum Fact: Hashable, Sendable {
    // Reading
    case unknownSetting(name: String, nearest: String?)
}

extension Fact {
    /// Errors stop the build; warnings do not.
    public var severity: Problem.Severity {
        switch self {
        case .unknownSetting: .error
        }
    }
}
