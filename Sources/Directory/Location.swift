/// A place in a file of the content, for messages and for links back to the source.
public struct Location: Hashable, Sendable {
    /// The file, relative to the site's folder; in a report, to the current one.
    public var path: String
    // Every item of a million has a location, so the numbers are kept small; 0 stands for none.
    private var lineNumber: UInt32
    private var columnNumber: UInt32

    /// The line, from 1; nil where the whole file is meant.
    public var line: Int? {
        get { lineNumber == 0 ? nil : Int(lineNumber) }
        set { lineNumber = Self.stored(newValue) }
    }

    /// The column in characters, from 1; nil where the whole line is meant.
    public var column: Int? {
        get { columnNumber == 0 ? nil : Int(columnNumber) }
        set { columnNumber = Self.stored(newValue) }
    }

    /// Names a file, a line of it, or a place in the line.
    public init(path: String, line: Int? = nil, column: Int? = nil) {
        self.path = path
        lineNumber = Self.stored(line)
        columnNumber = Self.stored(column)
    }

    /// The place as it is named from outside the folder that its path is relative to; no folder leaves it as it is.
    /// The path `.` means the folder itself.
    public func below(_ folder: String) -> Location {
        guard !folder.isEmpty, folder != "." else { return self }
        var location = self
        if path == "." {
            location.path = folder
            return location
        }
        location.path = folder.utf8.last == UInt8(ascii: "/") ? folder + path : folder + "/" + path
        return location
    }

    private static func stored(_ number: Int?) -> UInt32 {
        UInt32(clamping: number ?? 0)
    }
}

extension Location {
    /// The place as messages begin: `path:line:column`, the path fit to be printed.
    public var text: String {
        var text = printable(path)
        if let line { text += ":\(line)" }
        if let column { text += ":\(column)" }
        return text
    }
}

extension Location: Comparable {
    /// By path in the order of its bytes, then line, then column; a whole file comes before its lines.
    public static func < (left: Location, right: Location) -> Bool {
        if !left.path.utf8.elementsEqual(right.path.utf8) {
            return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
        return (left.lineNumber, left.columnNumber) < (right.lineNumber, right.columnNumber)
    }
}
