import Directory

/// Values of items that are wrong in one way; those of a column become one problem, for an export without its images has
/// thousands.
struct WrongValues {
    /// How many values of a column are named.
    private static let exampleCount = 5

    /// A column of a data file.
    private struct DataColumn: Hashable {
        var path: String
        var name: String
    }

    private var gathered: [DataColumn: [(place: Location, text: String)]] = [:]
    /// Those with places of their own.
    private var single: [(place: Location, text: String)] = []

    /// Notes a value of a column.
    mutating func note(_ text: String, at place: Location, column: String) {
        if let field = place.field(column) {
            gathered[DataColumn(path: place.path, name: field), default: []].append((place, text))
        } else {
            single.append((place, text))
        }
    }

    /// The problems, in no order; the fact is of so many values, with examples.
    func problems(_ fact: (_ count: Int, _ examples: [String]) -> Fact) -> [Problem] {
        single.map { Problem($0.place, fact(1, [$0.text])) }
            + gathered.map { column, values in
                // Items are in the order of the page.
                let values = values.sorted { ($0.place, $0.text) < ($1.place, $1.text) }
                let examples = values.prefix(Self.exampleCount).map { place, text in
                    text + (place.line.map { " (line \($0))" } ?? "")
                }
                return Problem(values[0].place, fact(values.count, examples), field: column.name)
            }
    }
}
