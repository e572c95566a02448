// The words of every problem but those of data (`DataFact+Text.swift`). A message says what is wrong, then how to mend it.

extension Problem {
    /// The problem as one line: `path:line:column: error: message`.
    public var text: String { "\(location.text): \(fact.severity.rawValue): \(message)" }

    /// The fact in words, after the column that it is about; fit to be printed, whatever the content has.
    public var message: String { ((field.map { "in '\($0)': " } ?? "") + fact.words).text }
}

extension Fact {
    /// The fact in words, without its place.
    fileprivate var words: Words {
        switch self {
        case .data(let fact): fact.words

        case .tomlFrontMatter:
            "front matter between '+++' is TOML, which is not read; write it as YAML between '---' lines"
        case .unclosedFrontMatter:
            "the front matter has no end; put a line '---' after it"
        case .frontMatterNotMap(let found):
            "front matter consists of 'key: value' lines, not of \(found.words); write it so"

        case .noItemsInText:
            "there are no items in this text; begin each with a heading of the second level ('## Name'), "
                + "or write a definition list (a name, and ': text' on the line below)"
        case .textOutsideItems:
            "this text belongs to no item and is left out; move it above the first item, or under one"

        case .sourceMissing:
            "there is nothing here; give a site folder, a content folder or a data file"
        case .sourceOfUnknownFormat(let formats):
            "this kind of file cannot be read; save it as one of \(Words.list(formats))"
        case .unreadable(let reason):
            "\(whole: reason); check that the file is there and may be read"
        case .nameNotUTF8:
            "this name is not UTF-8 (each byte that is not is written here as \\x and two digits), so what it names is not read; "
                + "rename it"
        case .pathTooLong:
            "this path is longer than the system takes, so that nothing at it is read; shorten the names in it"
        case .linkOutOfContent:
            "this link leads out of the content, or round in a circle; put the file itself here"
        case .emptyFolder:
            "there is no list and no page in this folder; add Markdown or data files, or name another folder"
        case .fileNotRead(let others, let formats, let mayBeTable):
            "this file\(others > 0 ? " and \(others) more in its folder are" : " is") not read: content is \(Words.list(formats)); "
                + (mayBeTable ? "name a table with 'source' in an _index.md, and " : "")
                + "put files that are to be published as they are into Static/"
        case .secondIntroduction(let first):
            "\(whole: first.path) already configures this collection; keep one of the two"
        case .reservedMount(let mount):
            "'\(mount)' is a folder of Ganada's own; rename it, or set another path"
        case .malformedMount(let mount):
            "'\(mount)' cannot be a path; write folder names joined by '/', such as staff/everybody"
        case .sameMount(let mount, let first):
            "\(whole: first.path) is already published at '/\(mount)'; set another path for one of the two"
        case .reservedPage(let slug):
            "'\(slug).html' is a page of Ganada's own; rename the file"
        case .noFileForSetting(let setting, let formats):
            "'\(setting)' is of no use without a file that ends in \(Words.list(formats, separator: " or ")); add one, or remove the setting"
        case .sourceFileMissing(let path):
            "there is no file '\(path)'; write its path relative to this file"
        case .sourceFileOutOfContent(let path):
            "'\(path)' leads out of the content; put the file itself into the content, with a name that begins with '_'"
        case .unknownSetting(let name, let nearest, let known):
            "there is no setting '\(name)'; "
                + suggestion(
                    nearest,
                    else: known.count > 12
                        ? "remove it, or see the manual for the settings that there are"
                        : "remove it, or write one of \(Words.list(known))"
                )
        case .wrongSetting(let name, let expected):
            "'\(name)' cannot be this; write \(expected.words)"
        case .settingInItem(let name):
            "'\(name)' is a setting of the whole collection and is here only a field of this item; move it to _index.md, "
                + "or, if a field is meant, name it in 'columns' there"
        case .unusedSetting(let name, .noFile(let endings)):
            "'\(name)' changes nothing, for no file here is one of \(Words.list(endings)); remove it, or add such a file"
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
            "no column holds names (there are: \(Words.list(columns))); set fields: {name: COLUMN}"
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
            "no thumbnail can be made of this image (\(whole: reason)); save it anew, or remove 'thumbnails' from the settings"
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
            "the id '\(id)' was already given at \(first); give each item its own"
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
        case .addressNotLinked(let count, let examples):
            "\(items(count)) shown without a link, since pages lead to no such address: \(list(examples, of: count)); "
                + "write a whole one, such as https://example.org/"
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
        case .sameRedirect(let address, let first):
            "'\(address)' already leads to the item at \(first); remove it from the redirects of one of the two"
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
            "'\(name)' is the name of another item too, at \(first); tell them apart by their names, or give each an 'id'"
        case .similarName(let name, let other, let first):
            "'\(name)' differs from '\(other)' at \(first) only by case, width or invisible characters; write both the same, "
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
        case .outputIsFile:
            "this is a file, and the site is written into a folder; remove the file, or name a folder with --output"
        case .archiveInContent(let source):
            "the archive cannot be written here, for '\(whole: source)' is read from here; name a file outside of it with --zip"
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
        // They are fit to be printed already.
        case .repeated(let words): Words(stringLiteral: words)
        }
    }

    private func suggestion(_ nearest: String?, else advice: Words) -> Words {
        nearest.map { "did you mean '\($0)'?" } ?? advice
    }
}
