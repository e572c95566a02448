// The words of every problem. A message says what is wrong, then how to mend it.

extension Problem {
    /// The problem as one line: `path:line:column: error: message`.
    public var text: String { "\(location.text): \(fact.severity.rawValue): \(message)" }

    /// The fact in words, after the column that it is about.
    public var message: String { (field.map { "in '\($0)': " } ?? "") + fact.text }
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
        case .noHeader(let row):
            "there is no row \(row) for the header; set 'header' to the row that names the columns"
        case .repeatedColumn(let name, let renamed):
            "a second column is named '\(name)' and is taken as '\(renamed)'; give it a name of its own"
        case .unnamedColumn(let number):
            "column \(number) has values but no name, and is left out; name it in the header to use it, "
                + "or set 'header' to the row that names the columns"

        case .tooManyColumns(let limit):
            "there are more than \(limit) columns; make a record of what repeats, and leave out what is not shown"
        case .malformedJSON(let reason):
            "this is not JSON: \(reason); mend it here or just before"
        case .jsonLines:
            "each line is a value of its own, as in JSON Lines; give the file the ending .jsonl"
        case .loneSurrogate:
            "a \\u escape is half of a character; write both halves, or the character itself"
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
            "a record is expected here, not \(found.text); write an object with names and values"
        case .nestedColumn(let name, let example):
            "the values of '\(name)' are nested and are left out; name what to show by its path, such as '\(example)'"

        case .databaseLocked:
            "another program is writing to this database; close it there, then build again"
        case .databaseUnfinished:
            "a change to this database was never finished; open it once with the program that it belongs to"
        case .databaseBroken(let reason):
            "SQLite cannot read this database: \(reason); make a new copy of it with the program that it belongs to"
        case .noTable:
            "there is no table in this database; name the right file, or a query for one of its views"
        case .severalTables(let tables):
            "there is more than one table: \(quoted(tables)); say what to read with source: {query: \"SELECT * FROM …\"}"
        case .queryRefused(let reason):
            "SQLite refuses this query: \(reason); correct it"
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
        case .noFileForSetting(let setting, let formats):
            "'\(setting)' is of no use without a file that ends in \(formats.joined(separator: " or ")); add one, or remove the setting"
        case .sourceFileMissing(let path):
            "there is no file '\(path)'; write its path relative to this file"
        case .sourceFileOutOfContent(let path):
            "'\(path)' leads out of the content; put the file itself into the content, with a name that begins with '_'"

        case .malformedContactLine:
            "this line is no property of a contact and is left out; write it as NAME:VALUE between BEGIN:VCARD and END:VCARD"
        case .unclosedContact:
            "this contact has no end, as a file that was cut short; export the contacts again, or add END:VCARD"
        case .unreadablePhoto:
            "this photo is no image that browsers show and is left out; give the contact another one"

        case .tomlFrontMatter:
            "front matter between '+++' is TOML, which is not read; write it as YAML between '---' lines"
        case .unclosedFrontMatter:
            "the front matter has no end; put a line '---' after it"
        case .frontMatterNotMap(let found):
            "front matter consists of 'key: value' lines, not of \(found.text); write it so"

        case .noItemsInText:
            "there are no items in this text; begin each with a heading of the second level ('## Name'), "
                + "or write a definition list (a name, and ': text' on the line below)"
        case .textOutsideItems:
            "this text belongs to no item and is left out; move it above the first item, or under one"

        case .sourceMissing:
            "there is nothing here; give a site folder, a content folder or a data file"
        case .sourceOfUnknownFormat(let formats):
            "this kind of file cannot be read; save it as one of \(formats.joined(separator: ", "))"
        case .unreadable(let reason):
            "\(reason); check that the file is there and may be read"
        case .nameNotUTF8:
            "this name is not UTF-8 (each byte that is not is written here as \\x and two digits), so what it names is not read; "
                + "rename it"
        case .pathTooLong:
            "this path is longer than the system takes, so that nothing at it is read; shorten the names in it"
        case .linkOutOfContent:
            "this link leads out of the content, or round in a circle; put the file itself here"
        case .emptyFolder:
            "there is no list and no page in this folder; add Markdown or data files, or name another folder"
        case .fileNotRead(let others, let formats):
            "this file\(others > 0 ? " and \(others) more in its folder are" : " is") not read: content is \(formats.joined(separator: ", ")); "
                + "put files that are to be published as they are into Static/"
        case .secondIntroduction(let first):
            "\(first.path) already configures this collection; keep one of the two"
        case .reservedMount(let mount):
            "'\(mount)' is a folder of Ganada's own; rename it, or set another path"
        case .malformedMount(let mount):
            "'\(mount)' cannot be a path; write folder names joined by '/', such as staff/everybody"
        case .sameMount(let mount, let first):
            "\(first.path) is already published at '/\(mount)'; set another path for one of the two"
        case .reservedPage(let slug):
            "'\(slug).html' is a page of Ganada's own; rename the file"
        case .unknownSetting(let name, let nearest, let known):
            "there is no setting '\(name)'; "
                + suggestion(
                    nearest,
                    else: known.count > 12
                        ? "remove it, or see the manual for the settings that there are"
                        : "remove it, or write one of \(known.joined(separator: ", "))"
                )
        case .wrongSetting(let name, let expected):
            "'\(name)' cannot be this; write \(expected.text)"
        case .settingInItem(let name):
            "'\(name)' is a setting of the whole collection and is here only a field of this item; move it to _index.md, "
                + "or, if a field is meant, name it in 'columns' there"
        case .unusedSetting(let name, .noFile(let endings)):
            "'\(name)' changes nothing, for no file here is one of \(endings.joined(separator: ", ")); remove it, or add such a file"
        case .unusedSetting(let name, .setting(let other)):
            "'\(name)' changes nothing beside '\(other)'; remove one of the two"
        case .unusedSetting(let name, .rowWithoutImage):
            "'\(name)' changes nothing, for rows show no image; add 'image' to 'row', or remove the setting"
        case .emptySetting(let name, let example):
            "'\(name)' is empty: # begins a comment in YAML; put the value in quotes, such as \(name): \"\(example)\""
        case .unknownLocale(let setting, let value):
            "'\(value)' is no known locale; set \(setting) to a BCP 47 tag, such as ko, en-GB or ko-u-kn"
        case .unknownColumn(let setting, let name, let nearest):
            "'\(setting)' names '\(name)', but no item has such a column; "
                + suggestion(nearest, else: "remove it, or name a column of the data")
        case .hiddenColumn(let setting, let name):
            "'\(setting)' would publish the column '\(name)', which 'hide' or 'columns' keeps back; take it out of one of them"
        case .fieldNotInRow(let setting, let name):
            "'\(setting)' cannot have '\(name)'; name columns, summary, reading, aliases, tags, date, updated or image"
        case .unknownCollection(let setting, let name, let nearest):
            "'\(setting)' names '\(name)', but there is no such collection; "
                + suggestion(nearest, else: "write the name of a folder or data file in Content/")
        case .noNameColumn(let columns):
            "no column holds names (there are: \(columns.joined(separator: ", "))); set fields: {name: COLUMN}"
        case .imageUnreadable:
            "this is no image that browsers show, whatever its name says; save it as JPEG, PNG, GIF, WebP, AVIF or SVG"
        case .imageOfOtherKind:
            "an item names this file as its image, but it is not of a kind that browsers show; save it as JPEG, PNG, GIF, WebP, "
                + "AVIF or SVG, and name that file"
        case .imageNotUsed(let others):
            "no item and no text shows this image\(others > 0 ? " and \(others) more" : ""), so it is not published; "
                + "name it in an item, or remove it"
        case .noThumbnailProgram(let name):
            "there is no program '\(name)', so rows show the images themselves; install it (on Debian and Ubuntu: "
                + "apt install libvips-tools), or remove the setting"
        case .thumbnailFailed(let reason):
            "no thumbnail can be made of this image (\(reason)); save it anew, or remove 'thumbnails' from the settings"
        case .residentNumber(let column):
            "'\(column)' is shown and holds what looks like a resident registration number; "
                + "add 'hide: [\(column)]', or remove the numbers from the data"
        case .cardNumber(let column):
            "'\(column)' is shown and holds what looks like the number of a payment card; "
                + "add 'hide: [\(column)]', or remove the numbers from the data"
        case .missingName:
            "this item has no name; give it one"
        case .invisibleName:
            "this item's name has no visible character; give it one that can be read"
        case .sameID(let id, let first):
            "the id '\(id)' was already given at \(first.text); give each item its own"
        case .wrongDate(let column, let value):
            "'\(value)' in '\(column)' is no date; write it as 2026-11-30 or 2026-11-30T18:00"
        case .wrongDraft(let column, let value):
            "'\(value)' in '\(column)' is neither true nor false; write one of the two"
        case .notOfType(let type, let count, let examples):
            "\(count == 1 ? "1 value is" : "\(count) values are") no \(type.rawValue) and shown as written: "
                + "\(list(examples, of: count)); write \(type.example), or declare another type in 'columns'"

        case .malformedText(let key):
            "the text '\(key)' is neither a text nor a list of plural forms; write \"\(key)\": \"…\", or an object with "
                + "'other' and other CLDR plural categories"

        case .readingMissing(let count, let examples):
            "\(items(count)) under no letter: \(list(examples, of: count)); give each a 'reading', or a 'section'"
        case .sameAddress(let count, let examples):
            "\(items(count)) named like another, so that the address got a tail: \(list(examples, of: count)); "
                + "give each an 'id' to choose it"

        case .unknownTerm(let name, isSee: true):
            "nothing is called '\(name)'; correct the name, or add the item"
        case .unknownTerm(let name, isSee: false):
            "nothing is called '\(name)'; correct the name, or add the item; a backslash before '[[' leaves the text as it is"
        case .ambiguousTerm(let name, let candidates):
            "'\(name)' is the name of more than one, and leads to the first of \(quoted(candidates)); write the one that is meant"
        case .brokenLink(let address):
            "nothing is published at '\(address)'; correct the link, or add the file to Content/ or Static/"
        case .brokenAnchor(let address):
            "the page of '\(address)' has no such place; correct what follows '#': a heading's words in lower case, with '-' between"
        case .imageMissing(let count, let examples):
            "\(items(count)) shown without an image, since there is no such file: \(list(examples, of: count)); "
                + "put it beside the data or into Static/, or correct the path"
        case .unsafeAddress(let address):
            "the address '\(address)' could run a script and is left out; use another, "
                + "or set markdown: {unsafe: true} if you trust all content"
        case .htmlLeftOut:
            "HTML in Markdown is left out; write it as Markdown, or set markdown: {unsafe: true} if you trust all content"

        case .templateTagUnclosed(let ending):
            "this tag does not end; close it with \(ending)"
        case .templateTagEmpty:
            "this tag has no name; write one, or remove the tag"
        case .templateNameMalformed(let name):
            "'\(name)' is no name; write one word, or words joined by dots, and close the tag after it"
        case .templateDelimitersMalformed:
            "this sets no delimiters; write two without = in them and a space between, such as {{=<% %>=}}"
        case .templateSectionUnclosed(let name):
            "'\(name)' is opened here and never closed; add {{/\(name)}}"
        case .templateCloseUnexpected(let name, nil):
            "'\(name)' is closed here but was not opened; remove the tag, or open it with {{#\(name)}}"
        case .templateCloseUnexpected(let name, let expected?):
            "'\(name)' is closed here while '\(expected)' is open; close that first with {{/\(expected)}}"
        case .templateTooDeep(let limit):
            "sections stand more than \(limit) deep in each other; move some into a template of their own"
        case .templateUnknown(let name, let nearest):
            "there is no template '\(name)'; "
                + suggestion(nearest, else: "add Templates/\(name).mustache, or remove the tag")
        case .templateRecursion(let name):
            "'\(name)' calls itself without end; put the call into a section that ends"
        case .templateEndless(let name):
            "rendering '\(name)' does not come to an end; look for templates that call themselves, and for sections of a "
                + "list inside themselves"
        case .templateNotUTF8:
            "this is not UTF-8; save the file as UTF-8"
        case .templateUnused(let name, let nearest):
            "no page is made with the template '\(name)', and no other calls it; "
                + suggestion(nearest, else: "call it where it is wanted with {{> \(name)}}, or remove the file")
        case .themeFileUnused(let nearest):
            "nothing reads this file; did you mean 'Templates/\(nearest)'?"
        case .textUnknown(let key, let nearest):
            "nothing shows a text '\(key)'; "
                + suggestion(nearest, else: "show it in a template with {{texts.\(key)}}, or remove it")
        case .templateValueUnknown(let name, let nearest):
            "no page has a value '\(name)'; "
                + suggestion(nearest, else: "remove the tag, or see the manual for the values that there are")

        case .malformedRedirect(let address):
            "'\(address)' is no earlier address in this site; write one such as 'old-name' or '/people/old-name.html'"
        case .redirectTaken(let address, let path):
            "'\(address)' cannot lead here, for \(path) is a page of its own; remove it from the redirects"
        case .brokenNavigationLink(let address):
            "'\(address)' in 'nav' leads to nothing; name a page or collection of the site, such as 'about.html' or 'people/'"

        case .malformedAccent(let text):
            "'\(text)' is no colour for 'accent'; write one such as \"#0a7d5a\""
        case .facetsOfShardedList:
            "the search of this list is in shards, so that 'facets' only leads to the pages of its tags; leave 'facets' out, "
                + "or set search: {index: single}"
        case .faintAccent(let text, let readable):
            "the accent '\(text)' is too light to be read, and \(readable) is taken; set that, or a darker one"

        case .sameName(let name, let first):
            "'\(name)' is the name of another item too, at \(first.text); tell them apart by their names, or give each an 'id'"
        case .similarName(let name, let other, let first):
            "'\(name)' differs from '\(other)' at \(first.text) only by case, width or invisible characters; write both the same, "
                + "or tell them apart"
        case .longName(let limit):
            "this name is longer than the \(limit) characters that are searched; shorten it, and put the rest into the text"
        case .imageWithoutText(let address):
            "the image '\(address)' has no text for those who cannot see it; write one between the brackets: ![text](…)"
        case .originalChanged(let hash):
            "the file that this one was copied from has changed; take over what is new (ganada init NEW --templates writes it), "
                + "then set its hash in Templates/.originals to \(hash)"

        case .outputMeetsContent(let source):
            "the site cannot be written here, for '\(source)' is read from here; name another folder with --output"
        case .outputHoldsForeignFiles(let example):
            "the folder holds files that Ganada did not write, such as '\(example)'; "
                + "name an empty folder, or write beside them with --force"
        case .foreignFileInTheWay:
            "a file that Ganada did not write stands where the site has one; move it away, or replace it with --force"
        case .outputPathsClash(let other):
            "'\(other)' would be the same file on Windows and macOS; rename one of the two"
        case .collectionShrank(let before, let now):
            "the collection published here has \(before) items, the new one \(now); "
                + "if no export was cut short, publish it with --allow-removals"
        case .folderNotEmpty:
            "there are files here already; name a new or an empty folder"
        case .tooManyFiles(let host, let count, let limit):
            "the site has \(count) files, and \(host) takes \(limit); set 'itemPages: never' for the largest collections"
        case .folderTooLarge(let host, let path, let count, let limit):
            "the folder '\(path)' has \(count) files, and \(host) takes \(limit) in one; set 'itemFolders: true'"
        case .fileTooLarge(let host, let path, let size, let limit):
            "'\(path)' has \(size) bytes, and \(host) takes \(limit); set 'index: false' if it is an index.json, "
                + "else put it elsewhere"
        case .siteTooLarge(let host, let size, let limit):
            "the site has \(size) bytes, and \(host) takes \(limit); set 'itemPages: never' for the largest collections"
        case .repeated(let words):
            words
        }
    }

    private func suggestion(_ nearest: String?, else advice: String) -> String {
        nearest.map { "did you mean '\($0)'?" } ?? advice
    }
}

extension ExpectedValue {
    /// The value in words, as the object of "write".
    public var text: String {
        switch self {
        case .text: "a text"
        case .boolean: "true or false"
        case .delimiter: "one character in quotes, such as \"|\" or \"\\t\""
        case .list: "a list, such as [a, b]"
        case .map: "settings of its own, such as {name: value}"
        case .address: "an address that begins with https:// or http://"
        case .link: "a title and an address, such as {title: About, url: about.html}"
        case .wholeNumber(let least): "a whole number from \(least)"
        case .word(let words): "one of \(words.joined(separator: ", "))"
        case .wordOrList(let words): "\(words.joined(separator: ", ")), or a list, such as [a, b]"
        case .columns(let types):
            "a list of columns, such as [a, {b: {type: tel, label: B}}]; types are \(types.joined(separator: ", "))"
        }
    }
}

extension Column.ValueType {
    /// How a value of the type is written, as the object of "write".
    fileprivate var example: String {
        switch self {
        case .boolean: "true or false, yes or no, 1 or 0"
        case .number: "digits alone, such as 1234.5"
        case .date: "2026-11-30 or 2026-11-30T18:00"
        case .text, .url, .email, .tel, .image, .markdown, .tags: "a \(rawValue)"
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
    let most = 10
    return names.prefix(most).map { "'\($0)'" }.joined(separator: ", ") + (names.count > most ? " …" : "")
}

private func items(_ count: Int) -> String {
    count == 1 ? "1 item is" : "\(count) items are"
}

private func list(_ examples: [String], of count: Int) -> String {
    examples.joined(separator: ", ") + (count > examples.count ? " …" : "")
}
