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
    /// The columns that such a table can have, whether any record has them or not; settings may name them.
    var possibleColumns: [String] = []
    /// What the format knows of some columns, by their names.
    var traits: [String: ColumnTraits] = [:]
    /// The images that stood in the file, to which values refer by their paths.
    var images: [ImageFile] = []
    /// What was found out on the way.
    var notices: [Notice.Fact] = []

    /// The table without its records.
    var head: Table {
        Table(columns: columns, rows: [], possibleColumns: possibleColumns, traits: traits)
    }

    /// What a format knows of a column beside its name and values.
    struct ColumnTraits: Sendable {
        /// What its values are; nil: inferred.
        var type: Column.ValueType?
        /// What pages call it; nil: as the data does.
        var label: String?
        /// What pages call it where there is no label; nil: by its name.
        var term: InterfaceTerm?
        /// Whether it is left out unless a setting names it.
        var isUnlisted = false
    }
}
