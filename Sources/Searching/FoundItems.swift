/// The answer of one collection to a query.
struct FoundItems: Sendable {
    /// A hit.
    struct Item: Sendable {
        var name: String
        /// Relative to the collection's folder, percent-encoded.
        var url: String
        /// The label of its section.
        var section: String
    }

    /// The number of hits.
    var count: Int
    /// The sections with hits, and the number in each.
    var sections: [(section: SearchedSection, count: Int)] = []
    /// The first hits, in the order of the page.
    var items: [Item] = []
}
