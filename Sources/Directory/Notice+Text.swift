// The words of every notice.

extension Notice {
    /// The notice as one line: `path: note: message`.
    public var text: String { "\(location.text): note: \(fact.text)" }
}

extension Notice.Fact {
    /// The fact in words, without its place.
    public var text: String { words.text }

    private var words: Words {
        switch self {
        case .columns(let roles, let shown):
            let taken = roles.map { $0.role == $0.column ? $0.role : "\($0.role) from '\($0.column)'" }
            if shown.isEmpty { return .list(taken) }
            return .list(taken) + (taken.isEmpty ? "" : "; ") + "shown as fields: \(Words.list(shown))"
        case .nameColumnChosen(let column):
            return
                "no column has a usual name for names; '\(column)' was taken (set fields: {name: COLUMN} for another)"
        case .columnsLeftOut(let columns):
            return "left out, since 'columns' does not name them: \(Words.list(columns))"
        case .columnKeptAsField(let column, let role):
            return "'\(column)' is shown as a field, since its values do not fit the role \(role)"
        case .contactsRecognized(let program):
            return "contacts of \(program), with the columns of contacts: 'mobile', 'work phone', 'email' and so on"
        case .sheetTaken(let name, let others):
            return "the first sheet '\(name)' is read, \(others) more \(others == 1 ? "is" : "are") not "
                + "(set source: {sheet: NAME} for another)"
        case .languageGuessed(let language):
            return "language '\(language)', guessed from the names (set language for another)"
        case .settingsNeedFolder(let file, let settings):
            return
                "settings stand in a file of their own: put '\(file)' into a folder, and the setting into '\(settings)' there, "
                + "between two lines ---; then build the folder"
        case .titleTaken(let title):
            return "title '\(title)', from the name of the folder or file (set title for another)"
        }
    }
}
