import Directory
import Platform

/// Makes a table of the cells and row ends that libcsv reports, and counts the lines, which libcsv does not.
struct CSVRows: Sendable {
    /// The line that is being read, from 1: that of the next cell.
    private(set) var line: Int

    private let path: String
    private let isLenient: Bool
    private let headerRow: Int?

    /// Whether the header is known.
    private(set) var hasHeader = false
    private var header = TableHeader()
    private var rows: [Row] = []
    private var problems: [Problem] = []

    // The row that is being read.
    private var values: [FieldValue?] = []
    private var cellCount = 0
    private var filledCount = 0
    private var rowLine: Int
    private var rowNumber = 0
    private var followsCarriageReturn = false

    init(path: String, options: DataOptions, line: Int) {
        self.path = path
        self.line = line
        isLenient = options.isLenient
        headerRow = options.header
        rowLine = line
    }

    /// Begins with line `line` of the same file, below its header.
    ///
    /// The path is a text of its own, for every row refers to it, and threads that count references to one text wait for each
    /// other.
    init(path: String, following rows: CSVRows, line: Int) {
        self.path = String(decoding: Array(path.utf8), as: UTF8.self)
        self.line = line
        isLenient = rows.isLenient
        headerRow = rows.headerRow
        hasHeader = true
        header = rows.header
        rowLine = line
    }

    /// Takes the rows of parts of the file that follow.
    mutating func append(_ parts: inout [CSVRows], jobs: Int) {
        var all = [rows]
        rows = []
        for index in parts.indices {
            all.append([])
            swap(&all[index + 1], &parts[index].rows)
            for problem in parts[index].problems {
                // Each part has said this for itself.
                if case .data(.unnamedColumn(let number)) = problem.fact {
                    header.noteUnnamed(number, at: problem.location, problems: &problems)
                } else {
                    problems.append(problem)
                }
            }
        }
        rows = parallelJoin(&all, jobs: jobs)
    }

    mutating func addCell(_ bytes: UnsafeRawBufferPointer) {
        followsCarriageReturn = false
        cellCount += 1
        let isKept = !hasHeader || header.isKept(cellCount)
        guard !bytes.isEmpty else {
            if isKept { values.append(nil) }
            return
        }
        line += lineBreaks(in: bytes)
        filledCount = cellCount
        if isKept {
            values.append(.text(String(decoding: withoutFormula(bytes), as: UTF8.self)))
        } else {
            header.noteUnnamed(cellCount, at: Location(path: path, line: rowLine), problems: &problems)
        }
    }

    /// Ends a row at a carriage return, a line feed or the end of the file (-1).
    mutating func endRow(terminator: Int32) {
        let isSecondHalf = followsCarriageReturn && terminator == Int32(UInt8(ascii: "\n"))
        followsCarriageReturn = terminator == Int32(UInt8(ascii: "\r"))
        // Of CRLF, libcsv reports both.
        if isSecondHalf { return }
        if terminator >= 0 { line += 1 }
        rowNumber += 1
        takeRow()
        beginRow()
    }

    /// Leaves out the row that is being read, because the quotes of the cell after the last one are wrong.
    mutating func dropRow(isUnclosed: Bool) {
        let cell = cellCount + 1
        problems.append(
            Problem(
                Location(path: path, line: line),
                isUnclosed ? .unclosedQuote(cell: cell) : .textAfterQuote(cell: cell)
            )
        )
        // Without the header, what follows cannot be told apart.
        let mayBeHeader = headerRow.map { rowNumber < $0 } ?? true
        if mayBeHeader { hasHeader = true }
    }

    /// Begins anew at a line.
    mutating func restart(atLine line: Int) {
        self.line = line
        rowNumber += 1
        beginRow()
    }

    /// Notes that the rest of the file is not read.
    mutating func giveUp() {
        problems.append(Problem(Location(path: path, line: line), .tooManyQuoteErrors))
    }

    /// The table, if there was a header that can be read.
    mutating func finish(problems: inout [Problem]) -> Table? {
        defer { problems += self.problems }
        if hasHeader, !header.columns.isEmpty {
            if rows.isEmpty, self.problems.isEmpty { self.problems.append(Problem(Location(path: path), .emptyFile)) }
            return Table(columns: header.columns, rows: rows)
        }
        if self.problems.isEmpty {
            let fact = headerRow.map { DataFact.noHeader(row: $0, path: path) } ?? .emptyFile
            self.problems.append(Problem(Location(path: path), fact))
        }
        return nil
    }

    private mutating func beginRow() {
        values.removeAll()
        values.reserveCapacity(header.columns.count)
        cellCount = 0
        filledCount = 0
        rowLine = line
    }

    private mutating func takeRow() {
        let location = Location(path: path, line: rowLine)
        guard hasHeader else {
            if filledCount > 0 && rowNumber == headerRow ?? rowNumber {
                hasHeader = true
                header = TableHeader(values, at: location, problems: &problems)
            }
            return
        }
        guard filledCount > 0, !header.columns.isEmpty else { return }
        if filledCount > header.width {
            let fact: DataFact =
                isLenient
                ? .surplusCells(found: filledCount, expected: header.width)
                : .cellCount(found: filledCount, expected: header.width)
            problems.append(Problem(location, fact))
            guard isLenient else { return }
        } else if cellCount < header.leastWidth && !isLenient {
            problems.append(Problem(location, .cellCount(found: cellCount, expected: header.leastWidth)))
            return
        }
        while values.count < header.columns.count { values.append(nil) }
        rows.append(Row(values: values, location: location))
    }

    /// The text of `="007"`, by which exports keep Excel from taking a text for a number.
    private func withoutFormula(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        let quote = UInt8(ascii: "\"")
        guard bytes.count > 3, bytes[0] == UInt8(ascii: "="), bytes[1] == quote, bytes[bytes.count - 1] == quote else {
            return bytes
        }
        let inner = UnsafeRawBufferPointer(rebasing: bytes[2..<(bytes.count - 1)])
        return inner.contains(quote) ? bytes : inner
    }
}

/// How many lines end in the bytes, by CR, LF or both.
func lineBreaks(in bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in bytes {
        if byte == UInt8(ascii: "\r") || (byte == UInt8(ascii: "\n") && previous != UInt8(ascii: "\r")) { count += 1 }
        previous = byte
    }
    return count
}
