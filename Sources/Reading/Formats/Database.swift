import CSQLite
import International
import Platform

/// A SQLite file that is open for reading; nothing in it or beside it is changed.
///
/// It is a class because it stands for something that is closed once.
final class Database {
    /// So many steps of SQLite's machine a query may take, which is about twenty seconds of work.
    private static let stepLimit = 2_000_000_000
    private static let stepsBetweenChecks = 1_000_000
    /// How long another program that writes is waited for.
    private static let patienceInMilliseconds: Int32 = 1000
    private static let valueSizeLimit: Int32 = 1 << 26

    fileprivate let connection: OpaquePointer
    /// How often SQLite may still ask whether to go on.
    private let checksLeft: UnsafeMutablePointer<Int>

    /// Opens the file at a path.
    init(opening path: String) throws(DatabaseError) {
        var connection: OpaquePointer?
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(Self.address(of: path), &connection, flags, nil)
        guard code == SQLITE_OK, let connection else {
            defer { sqlite3_close_v2(connection) }
            throw DatabaseError(code, connection)
        }
        self.connection = connection
        checksLeft = .allocate(capacity: 1)
        checksLeft.initialize(to: Self.stepLimit / Self.stepsBetweenChecks)
        sqlite3_busy_timeout(connection, Self.patienceInMilliseconds)
        sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, Self.valueSizeLimit)
        // The query of a collection reads this file and no other.
        sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0)
        sqlite3_exec(connection, "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON", nil, nil, nil)
        sqlite3_progress_handler(connection, Int32(Self.stepsBetweenChecks), countCheck, checksLeft)
    }

    deinit {
        sqlite3_close_v2(connection)
        checksLeft.deallocate()
    }

    /// The path as a URI, in which some characters have a meaning.
    ///
    /// Merely reading a database with a write-ahead log makes files beside it, unless it is said to be immutable; where
    /// the log is empty, it can be.
    private static func address(of path: String) -> String {
        var bytes = Array((path.utf8.first == UInt8(ascii: "/") ? "file://" : "file:").utf8)
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "%"): bytes += "%25".utf8
            case UInt8(ascii: "?"): bytes += "%3f".utf8
            case UInt8(ascii: "#"): bytes += "%23".utf8
            default: bytes.append(byte)
            }
        }
        let isLogEmpty = FileSystem.status(of: path + "-wal").map { $0.size == 0 } ?? true
        if isLogEmpty && hasWriteAheadLog(path) { bytes += "?immutable=1".utf8 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the header of the file (https://www.sqlite.org/fileformat.html, bytes 18 and 19) asks for such a log.
    private static func hasWriteAheadLog(_ path: String) -> Bool {
        var result = false
        try? FileSystem.readPieces(of: path) { piece in
            result = piece.count > 19 && piece[18] == 2 && piece[19] == 2
            return false
        }
        return result
    }
}

/// Counts a check down; anything but 0 ends the query.
private func countCheck(_ context: UnsafeMutableRawPointer?) -> Int32 {
    guard let checksLeft = context?.assumingMemoryBound(to: Int.self) else { return 1 }
    checksLeft.pointee -= 1
    return checksLeft.pointee < 0 ? 1 : 0
}

/// Why a database or a query gave nothing. The reasons are SQLite's own sentences.
enum DatabaseError: Error, Hashable {
    /// Another program is writing.
    case locked
    /// A change was begun and neither finished nor taken back.
    case unfinished
    /// The query takes longer than any that is meant for a directory.
    case endless
    /// The query gives no rows but does something else, or is more than one.
    case notReading
    /// The file is not of SQLite, or damaged.
    case broken(reason: String)
    case refused(reason: String)

    fileprivate init(_ code: Int32, _ connection: OpaquePointer?) {
        let reason = connection.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
        switch code & 0xFF {
        case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
        case SQLITE_READONLY: self = .unfinished
        case SQLITE_INTERRUPT: self = .endless
        case SQLITE_NOTADB, SQLITE_CORRUPT: self = .broken(reason: reason)
        default: self = .refused(reason: reason)
        }
    }
}

/// The rows of a query, one after another.
final class DatabaseQuery {
    /// The names of the columns.
    let columns: [String]
    /// The type that the table declares for each column, in lower case; empty where there is none.
    let declaredTypes: [String]

    private let database: Database
    private let statement: OpaquePointer

    /// Prepares a query: one statement that gives rows.
    init(_ text: String, of database: Database) throws(DatabaseError) {
        var statement: OpaquePointer?
        var isAlone = true
        let code = text.withCString { start in
            var rest: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v2(database.connection, start, -1, &statement, &rest)
            isAlone = rest.map { String(cString: $0) }.map { visible($0) == nil } ?? true
            return code
        }
        guard code == SQLITE_OK else { throw DatabaseError(code, database.connection) }
        guard let statement, isAlone, sqlite3_stmt_readonly(statement) != 0, sqlite3_column_count(statement) > 0 else {
            sqlite3_finalize(statement)
            throw .notReading
        }
        self.database = database
        self.statement = statement
        let indices = 0..<sqlite3_column_count(statement)
        columns = indices.map { sqlite3_column_name(statement, $0).map { String(cString: $0) } ?? "" }
        declaredTypes = indices.map { index in
            sqlite3_column_decltype(statement, index).map { String(cString: $0).lowerCased() } ?? ""
        }
    }

    deinit { sqlite3_finalize(statement) }

    /// Goes to the next row; false where there is none.
    func next() throws(DatabaseError) -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw DatabaseError(code, database.connection)
        }
    }

    /// Adds the values of the row to some that are read already.
    func appendValues(to rows: inout DatabaseRows) {
        for column in 0..<Int32(truncatingIfNeeded: columns.count) {
            switch sqlite3_column_type(statement, column) {
            case SQLITE_NULL: rows.cells.append(.null)
            case SQLITE_INTEGER: rows.cells.append(.integer(sqlite3_column_int64(statement, column)))
            case SQLITE_FLOAT: rows.cells.append(.real(rows.appendText(text(at: column))))
            case SQLITE_BLOB: rows.cells.append(.binary)
            default: rows.cells.append(.text(rows.appendText(text(at: column))))
            }
        }
    }

    /// The bytes of a text, which are there until the next step.
    private func text(at column: Int32) -> UnsafeRawBufferPointer {
        let start = sqlite3_column_text(statement, column)
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
    }
}
