/// Something that was found out about the content and should be seen, though nothing is wrong: a fact and its place.
/// `text` in `Notice+Text.swift` makes the words.
public struct Notice: Hashable, Sendable {
    /// What can be found out. Cases carry what the words need, never the words.
    public enum Fact: Hashable, Sendable {
        /// What the columns of a data file were taken for.
        case columns(roles: [ColumnRole], shown: [String])
        /// No column has a usual name for names: this one was chosen by its values.
        case nameColumnChosen(String)
        /// Columns that are not shown since `columns` does not name them.
        case columnsLeftOut([String])
        /// A column is called like a role that its values do not fit, and is shown as a field instead.
        case columnKeptAsField(column: String, role: String)
        /// The table is an export of contacts, which are read as those of a vCard file are.
        case contactsRecognized(program: String)
        /// A sheet of a file that has more.
        case sheetTaken(String, others: Int)
        /// The language, guessed from the main script of the names.
        case languageGuessed(String)
        /// What is wrong with this file can be mended by a setting, for which a single file has no place.
        case settingsNeedFolder(file: String, settings: String)
        /// The title, taken from the folder or file.
        case titleTaken(String)
    }

    /// A column and the role it plays.
    public struct ColumnRole: Hashable, Sendable {
        /// The role, by its name in the manual.
        public var role: String
        /// The column, as the data calls it.
        public var column: String

        /// Notes that a column plays a role.
        public init(role: String, column: String) {
            self.role = role
            self.column = column
        }
    }

    /// Where it was found.
    public var location: Location
    /// What was found.
    public var fact: Fact

    /// Notes a fact about a place.
    public init(_ location: Location, _ fact: Fact) {
        self.location = location
        self.fact = fact
    }
}
