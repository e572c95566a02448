/// A field by whose values a list is filtered, with the values that it has.
public struct Facet: Hashable, Sendable {
    /// A value of the field, and how many items have it.
    public struct Value: Hashable, Sendable {
        /// The value, as first written.
        public var text: String
        /// The number of items that have it.
        public var count: Int

        /// Notes a value.
        public init(text: String, count: Int) {
            self.text = text
            self.count = count
        }
    }

    /// The field.
    public var field: RowField
    /// Its values in the order of the locale; numbers and dates in their own.
    public var values: [Value]

    /// Puts a facet together.
    public init(field: RowField, values: [Value]) {
        self.field = field
        self.values = values
    }
}
