import Directory

/// What the front matter of a collection says: settings that later steps need, and those that only reading needs.
struct CollectionConfiguration: Sendable {
    /// What later steps need; names of fields are checked once the columns are known.
    var settings = CollectionSettings()
    /// How items stand in the text of the file that has the settings; nil: not at all, unless that file is all there is.
    var items: ItemDivision?
    /// Where it is published, instead of its folder's name.
    var path: Located<String>?
    /// Which column plays which role, as set.
    var fields: [RoleMapping] = []
    /// The columns to show, in order; nil: all.
    var columns: [ColumnChoice]?
    /// The columns that never leave.
    var hidden: [Located<String>] = []
    /// What divides a cell into a list.
    var separator = ";"
    /// The encoding of the data files; nil: recognised.
    var encoding: String?
    /// How the data files are read, but for the header.
    var data = DataOptions()
    /// The row of data files that names the columns, as `DataOptions` counts.
    var header: Located<Int>?
    /// A data file that the setting `source` names, relative to the folder of the settings; its ending tells what it is, and
    /// one that tells nothing, such as `.txt`, means CSV.
    var sourceFile: Located<String>?
    /// A SQLite file that the setting `source` names, relative to the folder of the settings.
    var databaseFile: Located<String>?
    /// What is read of SQLite files; nil: their only table.
    var query: Located<String>?
    /// An Excel file that the setting `source` names, likewise.
    var spreadsheetFile: Located<String>?
    /// What is read of Excel files; nil: their first sheet.
    var sheet: Located<String>?
    /// The columns whose blank cells have the value of the cell above.
    var filledDown: [Located<String>] = []
    var row: [Located<String>]?
    /// Whether rows show small forms of images.
    var thumbnails: Located<Bool>?
    var facets: [Located<String>] = []
    var searchFields: [Located<String>]?
    var searchForm: CollectionSettings.SearchForm?
    var unsafeMarkdown: Bool?
    var sort: Located<CollectionSettings.Sort>?
    var sectionSource: Located<CollectionSettings.SectionSource>?

    /// How the data files are read: columns that settings name by a path, such as `title.en`, are taken from what is nested.
    var dataOptions: DataOptions {
        var options = data
        let named =
            fields.flatMap(\.columns) + (columns ?? []).map(\.name) + (row ?? []) + facets
            + (searchFields ?? []) + hidden
        var paths = named.map(\.value)
        if case .field(let name, _)? = sort?.value { paths.append(name) }
        if case .field(let name)? = sectionSource?.value { paths.append(name) }
        options.paths = paths.filter { $0.utf8.contains(UInt8(ascii: ".")) }
        return options
    }

    /// A column that `columns` names.
    struct ColumnChoice: Sendable {
        var name: Located<String>
        var type: Column.ValueType?
        var label: String?
    }

    /// A role and the columns that are to play it.
    struct RoleMapping: Sendable {
        var role: Role
        /// One, or several that are joined.
        var columns: [Located<String>]

        /// The name of the column that plays the role: that of the only one, or that of those which are joined.
        var column: String { columns.map(\.value).joined(separator: " + ") }
        var isJoined: Bool { columns.count > 1 }
    }

    /// The columns that are joined to play a role, and not shown by themselves unless `columns` names them.
    var joinedColumns: Set<String> {
        Set(fields.filter(\.isJoined).flatMap(\.columns).map(\.value))
    }
}
