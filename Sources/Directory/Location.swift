/// A place in a file of the content, for messages and for links back to the source.
public struct Location: Hashable, Sendable {
    /// The file, relative to the site's folder (or as it was given on the command line).
    public var path: String
    /// The line, from 1; nil where the whole file is meant.
    public var line: Int?
    /// The column in characters, from 1; nil where the whole line is meant.
    public var column: Int?

    /// Names a file, a line of it, or a place in the line.
    public init(path: String, line: Int? = nil, column: Int? = nil) {
        self.path = path
        self.line = line
        self.column = column
    }
}
