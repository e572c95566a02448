import Directory

/// Makes a table of the cells of a sheet: the first row that is not blank, or the one that is set, names the columns.
struct SheetRows {
    /// So many cells are kept: a million rows of fifty columns.
    private static let cellLimit = 50_000_000

    /// Whether no more is taken.
    private(set) var isFull = false

    private let path: String
    private let headerRow: Int?
    private var header: TableHeader?
    /// The cells (from 1) whose columns have names.
    private var kept: [Int] = []
    private var hidden: [ClosedRange<Int>] = []
    private var rows: [Row] = []
    private var problems: [Problem] = []
    private var textSize = 0
    // What is said once a column.
    private var errorColumns: Set<Int> = []
    private var uncomputedColumns: Set<Int> = []
    private var isDamaged = false

    // The row that is being read.
    private var cells: [FieldValue?] = []
    private var row = 0
    private var surplus: Int?

    init(path: String, options: DataOptions) {
        self.path = path
        headerRow = options.header
    }

    /// Notes columns that the sheet does not show.
    mutating func hide(_ columns: ClosedRange<Int>) {
        hidden.append(columns)
    }

    /// Begins a row, by its number, where the file gives it.
    mutating func begin(_ number: Int?) {
        row = number ?? row + 1
        cells.removeAll(keepingCapacity: true)
        surplus = nil
    }

    /// Adds the value of a cell, which may have come to nothing though there is a formula.
    mutating func add(_ value: FieldValue?, at cell: Int, isUncomputed: Bool = false) {
        if isUncomputed, isShown(cell), uncomputedColumns.insert(cell).inserted {
            let name = cellName(column: cell, row: row)
            problems.append(Problem(Location(path: path, line: row), .formulaWithoutValue(cell: name)))
        }
        guard let value else { return }
        guard cell <= Table.columnLimit else {
            surplus = surplus ?? cell
            return
        }
        if case .text(let text) = value, text.utf8.count > 15 { textSize += text.utf8.count }
        while cells.count < cell { cells.append(nil) }
        cells[cell - 1] = value
    }

    /// Notes that the formula of a cell came to no value.
    mutating func add(error sign: String, at cell: Int) {
        guard isShown(cell), errorColumns.insert(cell).inserted else { return }
        let name = cellName(column: cell, row: row)
        problems.append(Problem(Location(path: path, line: row), .cellError(cell: name, sign: sign)))
    }

    /// Notes a cell that refers to a text that is not there.
    mutating func noteDamage() {
        if isDamaged { return }
        isDamaged = true
        problems.append(Problem(Location(path: path, line: row), .spreadsheetDamaged))
    }

    /// Ends the row.
    mutating func end() {
        let location = Location(path: path, line: row)
        guard !cells.isEmpty else { return }
        guard let header else {
            if row < headerRow ?? row { return }
            takeHeader(at: location)
            return
        }
        if header.columns.isEmpty { return }
        for (index, value) in cells.enumerated() where value != nil && !header.isKept(index + 1) {
            self.header?.noteUnnamed(index + 1, at: location, problems: &problems)
        }
        let values = kept.map { $0 <= cells.count ? cells[$0 - 1] : nil }
        guard values.contains(where: { $0 != nil }) else { return }
        guard rows.count * kept.count < Self.cellLimit, textSize <= CellText.limit else {
            problems.append(Problem(location, .spreadsheetTooLarge))
            isFull = true
            return
        }
        rows.append(Row(values: values, location: location))
    }

    /// The table, if there was a header.
    mutating func finish(problems: inout [Problem]) -> Table? {
        defer { problems += self.problems }
        let file = Location(path: path)
        guard let header, !header.columns.isEmpty else {
            if self.problems.isEmpty {
                let fact = headerRow.map { DataFact.noHeader(row: $0, path: path) } ?? .emptyFile
                self.problems.append(Problem(file, fact))
            }
            return nil
        }
        if rows.isEmpty, self.problems.isEmpty { self.problems.append(Problem(file, .emptyFile)) }
        var table = Table(columns: header.columns, rows: rows)
        for (name, cell) in zip(header.columns, kept) where hidden.contains(where: { $0.contains(cell) }) {
            table.traits[name] = Table.ColumnTraits(isUnlisted: true)
        }
        return table
    }

    private mutating func takeHeader(at location: Location) {
        guard headerRow == nil || row == headerRow, surplus == nil else {
            // The row that is to name the columns is blank, or names too many.
            let fact: DataFact =
                surplus == nil
                ? .noHeader(row: headerRow ?? row, path: path) : .tooManyColumns(limit: Table.columnLimit)
            problems.append(Problem(location, fact))
            header = TableHeader()
            return
        }
        // As wide as a sheet can be read, so that every value without a name is noticed.
        let blanks = [FieldValue?](repeating: nil, count: Table.columnLimit - cells.count)
        let header = TableHeader(cells + blanks, at: location, problems: &problems)
        kept = (1...Table.columnLimit).filter { header.isKept($0) }
        self.header = header
    }

    /// Whether a cell is in a column that is read; before the header is known, any may be.
    private func isShown(_ cell: Int) -> Bool { header.map { $0.isKept(cell) } ?? false }
}
