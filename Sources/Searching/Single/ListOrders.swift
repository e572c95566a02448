import Directory
import Ordering
import Serialization

/// The orders in which a page can show its list: for each field that stands in a column the rank of every item, by paths
/// such as `summary` and `fields.capital`; for the name only where the list is in another order.
struct ListOrders: Sendable {
    let collection: OrderedCollection
    private let fields: [RowField]

    /// The orders of a collection; nil where its list has no columns.
    init?(of collection: OrderedCollection) {
        let columns = collection.collection.columns
        fields = collection.collection.rowColumns.filter { field in
            if case .column(let index) = field { return columns[index].type != .image }
            return true
        }
        guard !fields.isEmpty else { return nil }
        self.collection = collection
    }

    /// The file, a script as all that the search loads.
    var file: OutputFile {
        OutputFile(collection.collection.mount + "search/orders.js") { output in
            output.append(DataScript.opening)
            output.append("{")
            if let ranks = nameRanks(in: collection) { append(ranks, "name", to: &output) }
            for field in fields {
                append(ranks(of: field, in: collection), collection.collection.path(of: field), to: &output)
            }
            output.append("}")
            output.append(DataScript.closing)
        }
    }

    private func append(_ ranks: [Int], _ key: String, to output: inout [UInt8]) {
        output.appendJSONArray(key, ranks) { $1.append($0) }
    }
}
