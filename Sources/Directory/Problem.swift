/// Something wrong with the content: a fact and its place. `Problem+Text.swift` and `DataFact+Text.swift` make the words.
public struct Problem: Error, Hashable, Sendable {
    /// Whether the site can still be published.
    public enum Severity: String, Sendable {
        case error, warning
    }

    /// Where it is.
    public var location: Location
    /// What it is.
    public var fact: Fact
    /// The column of the data whose value is meant, where only the place of its row is known.
    public var field: String?

    /// Notes a fact about a place.
    public init(_ location: Location, _ fact: Fact, field: String? = nil) {
        self.location = location
        self.fact = fact
        self.field = field
    }

    /// Notes what is wrong with the data at a place.
    public init(_ location: Location, _ fact: DataFact, field: String? = nil) {
        self.init(location, .data(fact), field: field)
    }
}

/// What can be wrong with content. Cases carry what the message needs, never the message.
public enum Fact: Hashable, Sendable {
    // Reading: the formats of data and settings
    /// Something wrong with the way a file writes its data.
    case data(DataFact)

    // Reading: front matter
    case tomlFrontMatter
    case unclosedFrontMatter
    case frontMatterNotMap(found: ValueKind)

    // Reading: texts that hold items
    case noItemsInText
    case textOutsideItems

    // Reading: finding content
    case sourceMissing
    case sourceOfUnknownFormat(formats: [String])
    /// The system refused; `reason` is its own sentence.
    case unreadable(reason: String)
    /// A name whose bytes are not UTF-8.
    case nameNotUTF8
    case pathTooLong
    case linkOutOfContent
    /// A folder without lists, pages and files.
    case emptyFolder
    /// A file, and `others` more in its folder, of a kind that is not read, unless a setting names it where it may be a table.
    case fileNotRead(others: Int, formats: [String], mayBeTable: Bool)
    case secondIntroduction(first: Location)
    case reservedMount(String)
    case malformedMount(String)
    case sameMount(String, first: Location)
    case reservedPage(String)
    // Reading: settings
    /// A setting is of no use, for there is no such file.
    case noFileForSetting(setting: String, formats: [String])
    case sourceFileMissing(String)
    case sourceFileOutOfContent(String)
    case unknownSetting(name: String, nearest: String?, known: [String])
    case wrongSetting(name: String, expected: ExpectedValue)
    case emptySetting(name: String, example: String)
    case unknownLocale(setting: String, value: String)
    case unknownColumn(setting: String, name: String, nearest: String?)
    case hiddenColumn(setting: String, name: String)
    /// A role that neither a row nor a facet can show.
    case fieldNotInRow(setting: String, name: String)
    case unknownCollection(setting: String, name: String, nearest: String?)
    /// A setting of the collection that stands in an item, where it is a field.
    case settingInItem(name: String)
    /// A setting that changes nothing.
    case unusedSetting(name: String, UnusedCause)
    // Reading: images
    /// A file that bears the name of an image and is none.
    case imageUnreadable
    /// A file that is named as an image and is of another kind.
    case imageOfOtherKind
    /// An image, and so many others, that nothing shows.
    case imageNotUsed(others: Int)
    /// The program that makes thumbnails is not installed.
    case noThumbnailProgram(name: String)
    /// The program made no thumbnail of an image; `reason` is what it said.
    case thumbnailFailed(reason: String)

    // Reading: items
    /// A column that is shown holds what looks like the number of a person in Korea.
    case residentNumber(column: String)
    /// A column that is shown holds what looks like the number of a payment card.
    case cardNumber(column: String)
    case noNameColumn(columns: [String])
    case missingName
    case invisibleName
    case sameID(String, first: Location)
    case wrongDate(column: String, value: String)
    case wrongDraft(column: String, value: String)
    /// Values that the declared type of their column does not understand; the examples are some of them, each once.
    case notOfType(Column.ValueType, count: Int, examples: [String])
    // Reading: interface texts
    case malformedText(key: String)

    // Ordering
    /// Items that no letter of the locale takes, since their script says nothing of their sound.
    case readingMissing(count: Int, examples: [String])
    /// Items whose address needed a tail, since another has the plain one; the examples are addresses.
    case sameAddress(count: Int, examples: [String])

    // Rendering: Markdown
    /// A `[[…]]` or an entry of `see` that names nothing.
    case unknownTerm(String, isSee: Bool = false)
    /// One that names several things; the candidates are names that are each one's own, and the first is taken.
    case ambiguousTerm(String, candidates: [String])
    case brokenLink(String)
    /// A link to a place that its page does not have.
    case brokenAnchor(String)
    /// Items whose image is no file of the site; the examples are the paths that they give.
    case imageMissing(count: Int, examples: [String])
    /// Items whose address elsewhere is none that a page may lead to.
    case addressNotLinked(count: Int, examples: [String])
    case unsafeAddress(String)
    case htmlLeftOut
    // Rendering: templates
    case templateTagUnclosed(ending: String)
    case templateTagEmpty
    case templateNameMalformed(String)
    case templateDelimitersMalformed
    case templateSectionUnclosed(String)
    /// A closing tag that closes nothing; `expected` is the innermost open tag.
    case templateCloseUnexpected(String, expected: String?)
    case templateTooDeep(limit: Int)
    case templateUnknown(name: String, nearest: String?)
    case templateRecursion(name: String)
    /// A rendering that does not end because of the values.
    case templateEndless(name: String)
    /// An own file of the theme that is no text in UTF-8.
    case templateNotUTF8
    /// An own template that no page is made with.
    case templateUnused(name: String, nearest: String?)
    /// An own file of the theme that nothing reads; its name is like that of another.
    case themeFileUnused(nearest: String)
    /// An own word of the interface that nothing shows.
    case textUnknown(key: String, nearest: String?)
    /// A template asks for a value that no page has.
    case templateValueUnknown(name: String, nearest: String?)

    // Rendering: pages
    /// An earlier address of an item that is no path inside the site.
    case malformedRedirect(String)
    /// An earlier address of an item at which something else stands.
    case redirectTaken(String, path: String)
    /// An earlier address of an item that is one of another item too.
    case sameRedirect(String, first: Location)
    /// A link of the navigation to a file that the site does not have.
    case brokenNavigationLink(String)
    case malformedAccent(String)
    /// A sharded list has facets, which only a page with the whole list at hand can offer.
    case facetsOfShardedList
    /// An accent colour that could not be read on a light background; the shade that is taken instead.
    case faintAccent(String, readable: String)

    // Checking
    case sameName(String, first: Location)
    /// A name that differs from another only by what can hardly be seen.
    case similarName(String, other: String, first: Location)
    case longName(limit: Int)
    case imageWithoutText(String)
    /// An own file of the theme whose original is not the one any more that it was copied from; the hash is that of the new.
    case originalChanged(hash: String)

    // Publishing
    /// The output folder is, holds or lies in the content.
    case outputMeetsContent(source: String)
    /// The output folder is a file.
    case outputIsFile
    /// The archive would be in the content.
    case archiveInContent(source: String)
    case outputHoldsForeignFiles(example: String)
    case foreignFileInTheWay
    case outputPathsClash(with: String)
    case collectionShrank(before: Int, now: Int)
    /// A new site is to be started among other files.
    case folderNotEmpty
    case tooManyFiles(host: String, count: Int, limit: Int)
    case folderTooLarge(host: String, path: String, count: Int, limit: Int)
    case fileTooLarge(host: String, path: String, size: Int, limit: Int)
    case siteTooLarge(host: String, size: Int, limit: Int)
    /// The words of a warning that an earlier build gave of the same content.
    case repeated(String)
}

/// What a setting takes.
public enum ExpectedValue: Hashable, Sendable {
    case text, boolean, list, address, link
    /// Links of the navigation.
    case links
    /// Settings of these names.
    case map(keys: [String])
    /// One character that divides cells.
    case delimiter
    case wholeNumber(least: Int)
    /// One of these words.
    case word([String])
    /// One of these words, or a list.
    case wordOrList([String])
    /// Column names; with their types and labels where `types` gives the types that there are.
    case columns(types: [String])
}

/// Why a setting changes nothing.
public enum UnusedCause: Hashable, Sendable {
    /// There is no file with one of these endings.
    case noFile(endings: [String])
    /// Another setting makes it so.
    case setting(String)
    /// Rows show no image.
    case rowWithoutImage
}

/// What a value of YAML or JSON is, for messages about one that has no place where it stands.
public enum ValueKind: Hashable, Sendable {
    case null, text, number, boolean, list, map
}

extension Fact {
    /// Whether it is about values of a column that cannot be read.
    public var isUndecodableValue: Bool { if case .data(.undecodableValue) = self { true } else { false } }

    /// Errors stop the build; warnings do not.
    public var severity: Problem.Severity {
        switch self {
        // Reading.
        case .data(let fact): fact.severity
        case .imageNotUsed, .noThumbnailProgram, .residentNumber, .cardNumber, .notOfType,
            .emptyFolder, .fileNotRead, .textOutsideItems, .unusedSetting, .settingInItem:
            .warning
        // Ordering and rendering.
        case .readingMissing, .sameAddress, .unknownTerm, .ambiguousTerm, .brokenAnchor,
            .templateValueUnknown, .templateUnused, .themeFileUnused, .textUnknown, .faintAccent, .facetsOfShardedList,
            .addressNotLinked, .unsafeAddress, .htmlLeftOut:
            .warning
        // Checking.
        case .sameName, .similarName, .longName, .imageWithoutText, .originalChanged:
            .warning
        // Publishing.
        case .tooManyFiles, .folderTooLarge, .fileTooLarge, .siteTooLarge, .repeated:
            .warning
        default: .error
        }
    }
}
