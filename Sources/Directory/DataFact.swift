/// What can be wrong with the way a file writes its data, whatever is made of them.
public enum DataFact: Hashable, Sendable {
    // Encodings
    /// Bytes that are not of the encoding; nil: of none that is tried.
    case undecodable(encoding: String?)
    case guessedEncoding(String)
    case unknownEncoding(String)
    /// A character of value 0.
    case nulCharacter
    /// A file that is a ZIP archive, as Excel's own format is.
    case archive

    // Spreadsheets
    /// A file that bears the name of an Excel file and is another one.
    case notSpreadsheet
    /// Excel's format before 2007.
    case oldSpreadsheet
    /// A file that a password protects.
    case spreadsheetProtected
    case spreadsheetDamaged
    case spreadsheetTooLarge
    case unknownSheet(String, sheets: [String])
    /// A formula came to no value; the sign is Excel's, such as `#N/A`.
    case cellError(cell: String, sign: String)
    /// A formula that no program has computed yet.
    case formulaWithoutValue(cell: String)

    // CSV and TSV
    case emptyFile
    case cellCount(found: Int, expected: Int)
    case surplusCells(found: Int, expected: Int)
    /// The quote that opens a cell (from 1) has no end.
    case unclosedQuote(cell: Int)
    case textAfterQuote(cell: Int)
    case tooManyQuoteErrors
    /// A file that ends before the row that is to name the columns, or has nothing there.
    case noHeader(row: Int, path: String)
    case repeatedColumn(name: String, renamed: String)
    case unnamedColumn(number: Int)
    case tooManyColumns(limit: Int)

    // JSON and YAML
    /// The reason is the library's.
    case malformedJSON(reason: String)
    /// A JSON file each line of which is a value.
    case jsonLines
    /// A `\ud83d` without its other half.
    case loneSurrogate
    /// The reason is the library's.
    case malformedYAML(reason: String)
    case tabInYAML
    /// A plain scalar with a colon in it.
    case unquotedColon
    /// A plain scalar that begins with a character that YAML keeps for itself.
    case unquotedIndicator(Character)
    case duplicateKey(name: String, firstLine: Int?)
    case keyNotText
    case tooDeep(limit: Int)
    case unknownAlias(name: String)
    case aliasesTooLarge(limit: Int)
    case secondDocument
    case recordsExpected(found: ValueKind)
    /// `nested` is the path of a list further down.
    case noListInRecords(keys: [String], nested: String?)
    case severalListsInRecords(keys: [String])
    case noListAtKey(key: String)
    case recordExpected(found: ValueKind)
    case nestedColumn(name: String, example: String)

    // SQLite
    /// Another program is writing to the file.
    case databaseLocked
    /// A change was begun and neither finished nor taken back.
    case databaseUnfinished
    /// The reason is SQLite's.
    case databaseBroken(reason: String)
    case noTable
    case severalTables([String])
    /// The reason is SQLite's.
    case queryRefused(reason: String)
    case queryNotReading
    case queryEndless
    case tooManyRows(limit: Int)
    /// A column holds bytes that are no text.
    case binaryColumn(name: String)
    /// A text that is not of the database's encoding.
    case undecodableValue(column: String)

    // Contacts
    case malformedContactLine
    case unclosedContact
    case unreadablePhoto
}

extension DataFact {
    /// Errors stop the build; warnings do not.
    var severity: Problem.Severity {
        switch self {
        case .guessedEncoding, .emptyFile, .surplusCells, .repeatedColumn, .unnamedColumn, .nestedColumn, .binaryColumn,
            .cellError, .formulaWithoutValue, .malformedContactLine, .unreadablePhoto:
            .warning
        default: .error
        }
    }
}
