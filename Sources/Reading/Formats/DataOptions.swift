/// How a data file is to be read, whatever its format.
struct DataOptions: Sendable {
    /// The byte between two cells of a row; nil: the one that is recognised among comma, semicolon and tab.
    var delimiter: UInt8?
    /// The row (from 1, counted as a spreadsheet does) that names the columns; nil: the first one that is not blank.
    var header: Int?
    /// Whether rows with too few or too many cells are taken as they are.
    var isLenient = false
    /// The key, or path of keys such as `data.people`, that holds the records of JSON and YAML; nil: the list itself,
    /// or the only list in it.
    var recordsKey: String?
    /// Columns that are asked for by path, such as `title.en`: nested values become columns only through these.
    var paths: [String] = []
    /// On how many threads it may be read.
    var jobs = 1
    /// About so many bytes of a file that has one record a line are read by a thread at a time.
    var pieceLength = 1 << 20
}
