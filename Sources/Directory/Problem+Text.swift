// The words of every problem. A message says what is wrong, then how to mend it.

extension Problem {
    /// The problem as one line: `path:line:column: error: message`.
    public var text: String {
        var place = location.path
        if let line = location.line { place += ":\(line)" }
        if let column = location.column { place += ":\(column)" }
        return "\(place): \(fact.severity.rawValue): \(fact.text)"
    }
}

extension Fact {
    /// The fact in words, without its place.
    public var text: String {
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
            "this is a ZIP archive (as .xlsx is), not text; save the table as 'CSV UTF-8' and use that file"

        case .emptyFile:
            "there is nothing in the file; add a header and rows, or remove it"
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
        case .noHeader(let row):
            "there is no row \(row) for the header; set 'header' to the row that names the columns"
        case .repeatedColumn(let name, let renamed):
            "a second column is named '\(name)' and is taken as '\(renamed)'; give it a name of its own"
        case .unnamedColumn(let number):
            "column \(number) has values but no name, and is left out; name it in the header to use it"

        case .malformedJSON(let reason):
            "this is not JSON: \(reason); mend it here or just before"
        case .malformedYAML(let reason):
            "this is not YAML: \(reason); mend it here or just before"
        case .tabInYAML:
            "YAML is not indented by tabs; use spaces"
        case .unquotedColon:
            "a second ': ' in one line; put the value in quotes if the colon belongs to it"
        case .unquotedIndicator(let character):
            "a value does not begin with '\(character)' in YAML; put it in quotes"
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
            "a list of records is expected here, not \(found.text); write a list of objects"
        case .noListInRecords(let keys):
            "none of the keys \(quoted(keys)) holds a list of records; write a list of objects"
        case .severalListsInRecords(let keys):
            "more than one key holds a list of records: \(quoted(keys)); name the one to read with 'key'"
        case .noListAtKey(let key):
            "there is no list of records at '\(key)'; correct the setting 'key'"
        case .recordExpected(let found):
            "a record is expected here, not \(found.text); write an object with names and values"
        case .nestedColumn(let name, let example):
            "the values of '\(name)' are nested and are left out; name what to show by its path, such as '\(example)'"

        case .tomlFrontMatter:
            "front matter between '+++' is TOML, which is not read; write it as YAML between '---' lines"
        case .unclosedFrontMatter:
            "the front matter has no end; put a line '---' after it"
        case .frontMatterNotMap(let found):
            "front matter consists of 'key: value' lines, not of \(found.text); write it so"

        case .unknownSetting(let name, let nearest):
            if let nearest {
                "there is no setting '\(name)'; did you mean '\(nearest)'?"
            } else {
                "there is no setting '\(name)'; remove it, or see the manual for the settings that there are"
            }
        }
    }
}

extension ValueKind {
    /// The kind with its article, as a person who writes YAML names it.
    public var text: String {
        switch self {
        case .null: "nothing"
        case .text: "text"
        case .number: "a number"
        case .boolean: "true or false"
        case .list: "a list"
        case .map: "keys with values"
        }
    }
}

private func cells(_ count: Int) -> String {
    count == 1 ? "1 cell" : "\(count) cells"
}

private func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
}
