import Directory

/// The columns that the header of a table names.
struct TableHeader: Sendable {
    /// The names of the columns that have one; a repeated one is numbered.
    private(set) var columns: [String] = []
    /// The cells of the header.
    private(set) var width = 0
    /// The cells of the header up to the last that is not blank: so many a row must have.
    private(set) var leastWidth = 0

    /// Whether the column of each cell has a name.
    private var isNamed: [Bool] = []
    /// The columns without a name that have a value.
    private var noted: Set<Int> = []

    /// The header of a table whose own header cannot be read.
    init() {}

    init(_ cells: [FieldValue?], at location: Location, problems: inout [Problem]) {
        guard cells.count <= Table.columnLimit else {
            problems.append(Problem(location, .tooManyColumns(limit: Table.columnLimit)))
            return
        }
        width = cells.count
        var taken = KeyPlaces()
        for (index, cell) in cells.enumerated() {
            let name = cell.map { columnName($0.text) } ?? ""
            isNamed.append(!name.isEmpty)
            if name.isEmpty { continue }
            leastWidth = index + 1
            var unique = name
            var number = 2
            while taken.insert(unique, at: index) != nil {
                unique = "\(name) \(number)"
                number += 1
            }
            if number > 2 { problems.append(Problem(location, .repeatedColumn(name: name, renamed: unique))) }
            columns.append(unique)
        }
    }

    /// Whether the cell (from 1) belongs to a column with a name.
    func isKept(_ cell: Int) -> Bool {
        cell <= width && isNamed[cell - 1]
    }

    /// Warns of the first value in a column without a name.
    mutating func noteUnnamed(_ cell: Int, at location: Location, problems: inout [Problem]) {
        guard cell <= width, noted.insert(cell).inserted else { return }
        problems.append(Problem(location, .unnamedColumn(number: cell)))
    }
}

/// A cell of the header as a name: on one line, without white space around it.
private func columnName(_ text: String) -> String {
    text.utf8.split { $0 <= 0x20 }.map { String(Substring($0)) }.joined(separator: " ")
}
