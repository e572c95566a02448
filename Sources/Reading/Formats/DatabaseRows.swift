/// Some rows of a query as SQLite holds them, of which any thread can make values.
struct DatabaseRows: Sendable {
    /// The value of a column of a row.
    enum Cell {
        case null
        case integer(Int64)
        /// A number with a fraction, as SQLite spells it.
        case real(Range<Int>)
        case text(Range<Int>)
        case binary
    }

    /// So many bytes of text are taken at a time, or so many rows.
    private static let limit = (bytes: 1 << 20, rows: 8192)

    /// The number of the first row among all, from 1.
    let firstNumber: Int
    /// The number of rows.
    private(set) var count = 0
    /// The cells, row by row.
    var cells: [Cell] = []
    /// The bytes of all texts, to which the cells refer.
    private var bytes: [UInt8] = []

    private init(firstNumber: Int) {
        self.firstNumber = firstNumber
    }

    /// Adds the bytes of a text; where they are is the result.
    mutating func appendText(_ text: UnsafeRawBufferPointer) -> Range<Int> {
        bytes.append(contentsOf: text)
        return bytes.count - text.count..<bytes.count
    }

    /// A text; nil where its bytes are not UTF-8, or one of them is 0.
    func text(_ range: Range<Int>) -> String? {
        bytes.withUnsafeBufferPointer { bytes in
            let text = UnsafeBufferPointer(rebasing: bytes[range])
            return text.contains(0) ? nil : validText(text)
        }
    }

    /// Goes through the rows of a query.
    struct Source {
        /// So many rows are read: many more than a directory has, and few enough to notice a query that never ends.
        static let rowLimit = 5_000_000

        /// Why the query ended before its end.
        private(set) var error: DatabaseError?
        /// Whether there are more rows than may be.
        private(set) var isTooLong = false

        private let query: DatabaseQuery
        private var count = 0
        private var isAtEnd = false

        init(_ query: DatabaseQuery) {
            self.query = query
        }

        /// The next rows; nil where there are none.
        mutating func next() -> DatabaseRows? {
            var rows = DatabaseRows(firstNumber: count + 1)
            do throws(DatabaseError) {
                while !isAtEnd, rows.count < limit.rows, rows.bytes.count < limit.bytes {
                    isAtEnd = try !query.next()
                    if isAtEnd { break }
                    isTooLong = count == Self.rowLimit
                    if isTooLong {
                        isAtEnd = true
                        break
                    }
                    query.appendValues(to: &rows)
                    rows.count += 1
                    count += 1
                }
            } catch {
                self.error = error
                isAtEnd = true
            }
            return rows.count == 0 ? nil : rows
        }
    }
}
