import Directory

extension CollectionConfiguration {
    /// Every setting of a collection.
    static let all: [Setting<CollectionConfiguration>] = [
        Setting("title", .text, \.settings.title),
        Setting("language", .locale, \.settings.language),
        Setting("locale", .locale, \.settings.locale),
        Setting("path", .located(.text), \.path),
        Setting("labels", .listOrOne(of: .locale), \.settings.labels),
        Setting(
            "ignorePrefixes",
            .word(["none": .none, "auto": .automatic], orListOf: .text) { .list($0) },
            \.settings.ignoredPrefixes
        ),
        Setting("sections", sections),
        Setting("sort", .located(.sort), \.sort),
        Setting("see", .boolean, \.settings.see),
        Setting("items", .word(["files": .files, "headings": .headings, "terms": .terms, "auto": .auto]), \.items),
        Setting("itemPages", .word(["auto": .auto, "always": .always, "never": .never]), \.settings.itemPages),
        Setting("pageSize", .wholeNumber(from: 1), \.settings.pageSize),
        Setting("onePage", .wholeNumber(from: 0), \.settings.onePage),
        Setting("slugs", .word(["native": .native, "ascii": .ascii]), \.settings.slugs),
        Setting("itemFolders", .boolean, \.settings.itemFolders),
        Setting("index", .boolean, \.settings.index),
        Setting("search", search, alone: "index"),
        Setting("markdown", [Setting("unsafe", .boolean, \.unsafeMarkdown)]),
        Setting("fields", .roleMappings, \.fields),
        Setting("columns", .columnChoices, \.columns),
        Setting("hide", .listOrOne(of: .located(.text)), \.hidden),
        Setting("row", .listOrOne(of: .located(.text)), \.row),
        Setting("thumbnails", .located(.boolean), \.thumbnails),
        Setting("facets", .listOrOne(of: .located(.text)), \.facets),
        Setting("source", source, alone: "file"),
        Setting("separator", .separator, \.separator),
        Setting("delimiter", .delimiter, \.data.delimiter),
        Setting("encoding", .text, \.encoding),
        Setting("header", .located(.wholeNumber(from: 1)), \.header),
        Setting("fillDown", .listOrOne(of: .located(.text)), \.filledDown),
        Setting("lenient", .boolean, \.data.isLenient),
        Setting("key", .text, \.data.recordsKey),
    ]

    private static let source: [Setting<CollectionConfiguration>] = [
        Setting("file", .located(.text), \.sourceFile),
        Setting("sqlite", .located(.text), \.databaseFile),
        Setting("query", .located(.text), \.query),
        Setting("xlsx", .located(.text), \.spreadsheetFile),
        Setting("sheet", .located(.text), \.sheet),
    ]

    private static let sections: [Setting<CollectionConfiguration>] = [
        Setting("by", .located(.sectionSource), \.sectionSource),
        Setting(
            "order",
            .word(["label": .label, "file": .file], orListOf: .text) { .list($0) },
            \.settings.sections.order
        ),
        Setting("letters", .list(of: .text), \.settings.sections.letters),
        Setting("numbers", .word(["symbols": false, "own": true]), \.settings.sections.numbersOwn),
        Setting("symbols", .text, \.settings.sections.symbols, quoted: "#"),
        Setting("other", .text, \.settings.sections.other),
        Setting("tense", .word(["merge": false, "own": true]), \.settings.sections.tenseOwn),
        Setting("empty", .word(["show": true, "hide": false]), \.settings.sections.showEmpty),
    ]

    private static let search: [Setting<CollectionConfiguration>] = [
        Setting("index", .searchForm, \.searchForm),
        Setting("fields", .listOrOne(of: .located(.text)), \.searchFields),
    ]
}

extension Decoding where Value == CollectionSettings.SectionSource {
    fileprivate static var sectionSource: Decoding {
        word(["name": .name, "none": .none], or: Decoding<String>.text.map { .field($0) })
    }
}

extension Decoding where Value == CollectionSettings.Sort {
    /// `file`, `name`, or a field, with `-` before it for the reverse order.
    fileprivate static var sort: Decoding {
        word(
            ["name": .name, "file": .file],
            or: Decoding<String>.text.map { text in
                guard text.utf8.first == UInt8(ascii: "-") else { return .field(text, descending: false) }
                return .field(trimmed(String(text.unicodeScalars.dropFirst())), descending: true)
            }
        )
    }
}

extension Decoding where Value == String {
    /// A text of at least one character, spaces included.
    fileprivate static var separator: Decoding {
        Decoding(.text) { node in
            guard case .text(let text) = node.content, !text.isEmpty else { return nil }
            return text
        }
    }
}

extension Decoding where Value == UInt8 {
    /// What divides the cells of a row: one character of ASCII that neither quotes nor ends a line.
    fileprivate static var delimiter: Decoding {
        Decoding(.delimiter) { node in
            guard case .text(let text) = node.content, text.utf8.count == 1, let byte = text.utf8.first,
                byte == UInt8(ascii: "\t") || (0x20..<0x7F).contains(byte), byte != UInt8(ascii: "\"")
            else { return nil }
            return byte
        }
    }
}

extension Decoding where Value == [CollectionConfiguration.RoleMapping] {
    /// A map of roles to columns; to several where these can be joined.
    fileprivate static var roleMappings: Decoding {
        Decoding { node, name, problems in
            guard case .map(let entries) = node.content else {
                let expected = ExpectedValue.map(keys: Role.allCases.flatMap(\.names))
                problems.append(Problem(node.location, .wrongSetting(name: name, expected: expected)))
                return nil
            }
            var mappings: Value = []
            for entry in entries where entry.value.content != .null {
                guard let role = Role(named: entry.key) else {
                    problems.append(.unknownSetting(entry, known: Role.allCases.flatMap(\.names)))
                    continue
                }
                let column = Decoding<Located<String>>.located(.text)
                let decoding = role.isJoinable ? .listOrOne(of: column) : column.map { [$0] }
                let columns = decoding.decode(entry.value, "\(name).\(entry.key)", &problems) ?? []
                if !columns.isEmpty {
                    mappings.append(CollectionConfiguration.RoleMapping(role: role, columns: columns))
                }
            }
            return mappings
        }
    }
}

extension Decoding where Value == [CollectionConfiguration.ColumnChoice] {
    /// A list of names, each alone or with its settings; or a map of names and settings.
    fileprivate static var columnChoices: Decoding {
        Decoding { node, name, problems in
            switch node.content {
            case .list(let nodes):
                nodes.flatMap { choices($0, name, &problems) }
            default:
                choices(node, name, &problems)
            }
        }
    }

    private static func choices(_ node: Node, _ name: String, _ problems: inout [Problem]) -> Value {
        switch node.content {
        case .map(let entries):
            return entries.map { entry in
                let column = Located(entry.key, at: entry.keyLocation)
                var choice = CollectionConfiguration.ColumnChoice(name: column)
                Setting(name, settings).apply(entry.value, "\(name).\(entry.key)", &choice, &problems)
                return choice
            }
        case .text(let text), .number(let text):
            return [CollectionConfiguration.ColumnChoice(name: Located(trimmed(text), at: node.location))]
        default:
            let types = Column.ValueType.allCases.map(\.rawValue)
            problems.append(Problem(node.location, .wrongSetting(name: name, expected: .columns(types: types))))
            return []
        }
    }

    private static let settings: [Setting<CollectionConfiguration.ColumnChoice>] = [
        Setting("type", .valueType, \.type),
        Setting("label", .text, \.label),
    ]
}

extension Decoding where Value == Column.ValueType {
    fileprivate static var valueType: Decoding {
        Decoding(.word(Column.ValueType.allCases.map(\.rawValue))) { node in
            guard case .text(let text) = node.content else { return nil }
            return Column.ValueType(rawValue: text)
        }
    }
}
