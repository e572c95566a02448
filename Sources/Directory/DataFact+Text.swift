// The words of what is wrong within a data file: what it is, then how to mend it.

extension DataFact {
    /// The fact in words, without its place.
    var words: Words {
        switch self {
        case .undecodable(nil):
            "this is neither UTF-8 nor CP949; save the file as UTF-8, or name its encoding with 'encoding'"
        case .undecodable(let encoding?):
            "this is not \(encoding); save the file as UTF-8, or name its encoding with 'encoding'"
        case .guessedEncoding(let encoding):
            "the file is not UTF-8 and is read as \(encoding); save it as UTF-8, or set 'encoding: \(encoding)'"
        case .unknownEncoding(let name):
            "there is no encoding '\(name)'; use a name such as utf-8, utf-16, cp949, shift_jis, gb18030 or windows-1252"
        case .nulCharacter:
            "there is a character of value 0, which text does not have; export the file again as text in UTF-8"
        case .archive:
            "this is a ZIP archive (as .xlsx is), not text; give it the ending .xlsx if it is an Excel file, or save the "
                + "table as 'CSV UTF-8'"

        case .notSpreadsheet:
            "this is no Excel file, whatever its name says; open it with the program that made it and save it as .xlsx"
        case .oldSpreadsheet:
            "this is a file of Excel before 2007 (.xls); open it and save it as 'Excel Workbook (.xlsx)'"
        case .spreadsheetProtected:
            "a password protects this file; save a copy without one (in Excel: File, Info, Protect Workbook)"
        case .spreadsheetDamaged:
            "this file is damaged or was cut short; open it in Excel, let it be repaired, and save it anew"
        case .spreadsheetTooLarge:
            "there is more in this file than a spreadsheet can hold; remove what is not shown, or save the sheet as CSV"
        case .unknownSheet(let name, let sheets):
            "there is no sheet '\(name)' in the file (there are: \(quoted(sheets))); correct source: {sheet: …}"
        case .cellError(let cell, let sign):
            "the formula in \(cell) gives \(sign), so that the cell, and others like it below, are read as blank; "
                + "correct the formula"
        case .formulaWithoutValue(let cell):
            "the formula in \(cell) has never been computed, so that the cell, and others like it below, are read as blank; "
                + "open the file in Excel or LibreOffice and save it"

        case .emptyFile:
            "there is nothing in the file; add records, or remove it"
        case .cellCount(let found, expected: 1):
            "the row has \(cells(found)), the header has 1; "
                + "set 'header' to the number of the row that names the columns, or put cells in quotes"
        case .cellCount(let found, let expected):
            "the row has \(cells(found)), the header has \(expected); "
                + (found > expected ? "put a cell that holds the separator in quotes" : "add what is missing")
                + ", or set 'lenient: true'"
        case .surplusCells(let found, let expected):
            "the row has \(cells(found)), the header has \(expected); the last ones are left out"
        case .unclosedQuote(let cell):
            "the quote that opens cell \(cell) is never closed; close it, or double the quotes that belong to the text"
        case .textAfterQuote(let cell):
            "cell \(cell) goes on after its closing quote; double each quote that belongs to the text"
        case .tooManyQuoteErrors:
            "the rest of the file is not read, because so many quotes are wrong; mend those first"
        case .noHeader(let row, let path):
            "\(whole: path) has no row \(row) with the names of columns; set 'header' to the row that has them, counted from 1"
        case .repeatedColumn(let name, let renamed):
            "a second column is named '\(name)' and is taken as '\(renamed)'; give it a name of its own"
        case .unnamedColumn(let number):
            "column \(number) has values but no name, and is left out; name it in the header to use it, "
                + "or set 'header' to the row that names the columns"

        case .tooManyColumns(let limit):
            "there are more than \(limit) columns; make a record of what repeats, and leave out what is not shown"
        case .malformedJSON(let reason):
            "this is not JSON: \(whole: reason); mend it here or just before"
        case .jsonLines:
            "each line is a value of its own, as in JSON Lines; give the file the ending .jsonl"
        case .loneSurrogate:
            "a \\u escape is half of a character; write both halves, or the character itself"
        case .malformedYAML(let reason):
            "this is not YAML: \(whole: reason); mend it here or just before"
        case .tabInYAML:
            "YAML is not indented by tabs; use spaces"
        case .unquotedColon:
            "a second ': ' in one line; put the value in quotes if the colon belongs to it"
        case .unquotedIndicator(let character):
            "a value does not begin with '\(String(character))' in YAML; put it in quotes"
        case .duplicateKey(let name, let firstLine):
            "the key '\(name)' is already there" + (firstLine.map { " in line \($0)" } ?? "") + "; remove or rename one"
        case .keyNotText:
            "a key that is no plain text; write it as 'key: value'"
        case .tooDeep(let limit):
            "values are nested more than \(limit) deep; flatten them"
        case .unknownAlias(let name):
            "the alias '*\(name)' has no '&\(name)' before it; put a value that begins with '*' in quotes"
        case .aliasesTooLarge(let limit):
            "the aliases stand for more than \(limit) values; write out what is needed"
        case .secondDocument:
            "a second document begins; remove the '---' line and what follows"
        case .recordsExpected(let found):
            "a list of records is expected here, not \(found.words); write a list of objects"
        case .noListInRecords(_, let nested?):
            "the list of records is further down; set 'key: \(nested)'"
        case .noListInRecords([], nil):
            "there is nothing in this object; write a list of objects"
        case .noListInRecords(let keys, nil):
            "none of the keys \(quoted(keys)) holds a list of records; write a list of objects"
        case .severalListsInRecords(let keys):
            "more than one key holds a list of records: \(quoted(keys)); name the one to read with 'key'"
        case .noListAtKey(let key):
            "there is no list of records at '\(key)'; correct the setting 'key'"
        case .recordExpected(let found):
            "a record is expected here, not \(found.words); write an object with names and values"
        case .nestedColumn(let name, let example):
            "the values of '\(name)' are nested and are left out; name what to show by its path, such as '\(example)'"

        case .databaseLocked:
            "another program is writing to this database; close it there, then build again"
        case .databaseUnfinished:
            "a change to this database was never finished; open it once with the program that it belongs to"
        case .databaseBroken(let reason):
            "SQLite cannot read this database: \(whole: reason); make a new copy of it with the program that it belongs to"
        case .noTable:
            "there is no table in this database; name the right file, or a query for one of its views"
        case .severalTables(let tables):
            "there is more than one table: \(quoted(tables)); say what to read with source: {query: \"SELECT * FROM …\"}"
        case .queryRefused(let reason):
            "SQLite refuses this query: \(whole: reason); correct it"
        case .queryNotReading:
            "a query consists of one SELECT; write it so, without anything before or after it"
        case .queryEndless:
            "this query comes to no end; correct its conditions"
        case .tooManyRows(let limit):
            "there are more than \(limit) rows; add conditions to the query"
        case .binaryColumn(let name):
            "the values of '\(name)' are bytes, which have no text, and are left out; leave the column out of the query"
        case .undecodableValue(let column):
            "a value of '\(column)' is not UTF-8 and is left out; write it to the database anew"

        case .malformedContactLine:
            "this line is no property of a contact and is left out; write it as NAME:VALUE between BEGIN:VCARD and END:VCARD"
        case .unclosedContact:
            "this contact has no end, as a file that was cut short; export the contacts again, or add END:VCARD"
        case .unreadablePhoto:
            "this photo is no image that browsers show and is left out; give the contact another one"
        }
    }
}
