import CSQLite
import Foundation
import Testing

/// A SQLite file in a folder of its own, which goes with it.
final class DatabaseFile {
    let path: String
    private let folder: URL
    private var connection: OpaquePointer?

    /// Makes a file by SQL statements; the connection stays open until `close`.
    init(_ statements: String, name: String = "a.db") throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "ganada-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appending(path: name).path
        try #require(sqlite3_open(path, &connection) == SQLITE_OK)
        try run(statements)
    }

    deinit {
        sqlite3_close_v2(connection)
        try? FileManager.default.removeItem(at: folder)
    }

    /// The names of the files in its folder.
    var neighbours: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    var bytes: [UInt8] {
        get throws { [UInt8](try Data(contentsOf: URL(filePath: path))) }
    }

    func run(_ statements: String) throws {
        try #require(sqlite3_exec(connection, statements, nil, nil, nil) == SQLITE_OK)
    }

    func write(_ bytes: [UInt8], suffix: String = "") throws {
        try Data(bytes).write(to: URL(filePath: path + suffix))
    }

    func close() {
        sqlite3_close_v2(connection)
        connection = nil
    }
}
