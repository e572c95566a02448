/// What something is called in the words of the interface, whatever their language.
public struct InterfaceTerm: Hashable, Sendable {
    /// The key of the word.
    public var key: String
    /// The key of a text with the word in the place of `{name}`.
    public var frame: String?

    /// The term of a key, within the text of another.
    public init(key: String, frame: String? = nil) {
        self.key = key
        self.frame = frame
    }
}
