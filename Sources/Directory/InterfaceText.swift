/// One of the interface's words: a text, or one for each plural form.
public enum InterfaceText: Hashable, Sendable {
    /// A text for one CLDR plural category, such as `one` or `few`.
    public struct Form: Hashable, Sendable {
        /// The category.
        public var category: String
        /// The text, with `{count}` where the number goes.
        public var text: String

        /// Notes a form.
        public init(category: String, text: String) {
            self.category = category
            self.text = text
        }
    }

    case plain(String)
    /// The forms in the order of the file; `other` is among them.
    case plural([Form])
}
