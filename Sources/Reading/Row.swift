import Directory

/// One record of a data file, whatever its format: values by column, in the order of the file.
struct Row: Sendable {
    /// The values, by the index of their column in the file's `columns`; nil where the row has none.
    var values: [FieldValue?]
    /// Where the row begins.
    var location: Location
}

/// The records of one data file.
struct Table: Sendable {
    /// So many columns a file may have: more than any that is meant for a directory, so few that rows stay small.
    static let columnLimit = 1000

    /// The names of the columns: a header row's, or the keys of all records in the order in which they first occur.
    var columns: [String]
    /// The records, in order.
    var rows: [Row]
}
