import Directory
import International
import Platform

/// A file of the content.
struct ContentFile: Sendable {
    /// The path that opens it.
    var path: String
    /// Its path in messages: relative to the site's folder.
    var shownPath: String
    /// Its path in its collection, or its name.
    var name: String

    /// The whole file as a place.
    var location: Location { Location(path: shownPath) }

    /// Its path in its collection without the ending, in NFC.
    var stem: String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name.normalized(to: .nfc) }
        return String(name[..<dot]).normalized(to: .nfc)
    }
}

extension ContentFile {
    /// Its bytes, or nil with an error.
    func read(_ problems: inout [Problem]) -> [UInt8]? {
        do {
            return try FileSystem.read(path)
        } catch {
            problems.append(.unreadable(location, error))
            return nil
        }
    }

    /// A file by its path relative to the folder that this one is in.
    func sibling(_ name: String) -> ContentFile {
        ContentFile(path: Self.folder(of: path) + name, shownPath: Self.folder(of: shownPath) + name, name: name)
    }

    /// A path up to its last slash.
    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[...slash])
    }

    /// What follows the last dot of its name, in lower case.
    var ending: String { pathExtension(name) }

    /// Its name without folders and ending, in NFC.
    var title: String {
        let stem = stem
        let slash = stem.utf8.lastIndex(of: UInt8(ascii: "/"))
        return slash.map { String(stem[stem.utf8.index(after: $0)...]) } ?? stem
    }
}

extension Problem {
    /// A file or folder that the system does not let be read.
    static func unreadable(_ location: Location, _ error: SystemError) -> Problem {
        Problem(location, .unreadable(reason: FileSystem.describe(errorNumber: error.number)))
    }
}

/// What a file is by its name.
enum FileKind: Sendable {
    /// `_index.md`.
    case introduction
    /// `README.md`, which is the introduction where there is no `_index.md`.
    case readme
    case markdown
    case data
    case image
    /// A name that is not content: it begins with `.`, `_` or `~$`, or the system put it there.
    case skipped
    /// A kind of file that is not read.
    case unknown

    /// The endings of data files that can be read.
    static let dataEndings =
        ["csv", "tsv", "json", "jsonl", "ndjson", "yaml", "yml", "vcf"] + spreadsheetEndings + databaseEndings
    /// The endings of Excel files.
    static let spreadsheetEndings = ["xlsx", "xlsm"]
    /// The endings of SQLite files.
    static let databaseEndings = ["sqlite", "sqlite3", "db"]
    /// The endings of files that have a row of headers.
    static let tableEndings = ["csv", "tsv", textEnding] + spreadsheetEndings
    /// The ending of text that may be anything; it is read as a table where somebody says so.
    static let textEnding = "txt"
    /// The endings of files in which a key may hold the records.
    static let recordEndings = ["json", "yaml", "yml"]
    /// The endings of data files that are no text.
    static let binaryEndings = spreadsheetEndings + databaseEndings
    /// The endings of all files that are read, with their dots.
    static let allEndings = [".md"] + dataEndings.map { "." + $0 }

    init(name: String) {
        let lowered = name.lowerCased()
        let ending = lowered.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(lowered[$0...].dropFirst()) }
        if name == "_index.md" {
            self = .introduction
        } else if Self.isSkipped(name) {
            self = .skipped
        } else if lowered == "readme.md" {
            self = .readme
        } else if ending == "md" {
            self = .markdown
        } else if let ending, Self.dataEndings.contains(ending) {
            self = .data
        } else if let ending, ImageFormat.endings.contains(ending) {
            self = .image
        } else {
            self = .unknown
        }
    }

    /// Whether a file or folder of this name is not content.
    static func isSkipped(_ name: String) -> Bool {
        ["_", ".", "~$"].contains { name.utf8.starts(with: $0.utf8) } || isLeftBySystem(name) || isBesideDatabase(name)
    }

    /// Whether SQLite keeps a file of this name beside one that is being changed.
    private static func isBesideDatabase(_ name: String) -> Bool {
        ["-wal", "-shm", "-journal"].contains { tail in
            databaseEndings.contains { name.hasSuffix("." + $0 + tail) }
        }
    }

    /// Whether an operating system leaves files of this name in folders.
    static func isLeftBySystem(_ name: String) -> Bool {
        [".DS_Store", "Thumbs.db", "desktop.ini", "Icon\r"].contains(name)
    }
}
