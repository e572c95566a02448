import Directory

extension CollectionConfiguration {
    /// The endings of files whose encoding may be set.
    private static let textEndings =
        FileKind.dataEndings.filter { !FileKind.binaryEndings.contains($0) } + [FileKind.textEnding]

    /// The settings of a collection that change nothing, since it lacks what they are about; `endings` are those of its data
    /// files.
    func unusedSettings(among entries: [Node.Entry], endings: Set<String>) -> [Problem] {
        var problems: [Problem] = []
        func report(_ names: [String], in entries: [Node.Entry], under parent: String = "", _ cause: UnusedCause) {
            for entry in entries where names.contains(entry.key) && entry.value.content != .null {
                problems.append(Problem(entry.keyLocation, .unusedSetting(name: parent + entry.key, cause)))
            }
        }
        let requirements: [(settings: [String], endings: [String])] = [
            (["header", "lenient"], FileKind.tableEndings),
            (["fillDown"], FileKind.dataEndings + [FileKind.textEnding]),
            (["key"], FileKind.recordEndings),
            (["encoding"], Self.textEndings),
        ]
        for (settings, needed) in requirements where endings.isDisjoint(with: needed) {
            report(settings, in: entries, .noFile(endings: needed))
        }
        if self.settings.itemPages == .never { report(["itemFolders"], in: entries, .setting("itemPages: never")) }

        guard case .map(let sections)? = entries.first(where: { $0.key == "sections" })?.value.content else {
            return problems
        }
        switch sectionSource?.value {
        case Optional.none, .name?: break
        case .field?:
            report(
                ["letters", "numbers", "symbols", "tense"],
                in: sections,
                under: "sections.",
                .setting("sections.by")
            )
        case CollectionSettings.SectionSource.none?:
            let all = sections.map(\.key).filter { $0 != "by" }
            report(all, in: sections, under: "sections.", .setting("sections.by: none"))
        }
        return problems
    }

    /// The entries of an item's front matter that are settings of its collection: those of such a name whose value the
    /// setting takes, unless the collection names them as columns.
    func misplacedSettings(among entries: [Node.Entry]) -> [Problem] {
        entries.compactMap { entry in
            if entry.value.content == .null || Self.usualFields.contains(entry.key) || names(entry.key) { return nil }
            guard let setting = Self.all.first(where: { $0.name == entry.key }) else { return nil }
            var unused = CollectionConfiguration()
            var problems: [Problem] = []
            setting.apply(entry.value, entry.key, &unused, &problems)
            return problems.isEmpty ? Problem(entry.keyLocation, .settingInItem(name: entry.key)) : nil
        }
    }

    /// Whether a setting names a column.
    private func names(_ column: String) -> Bool {
        (columns ?? []).contains { $0.name.value == column } || hidden.contains { $0.value == column }
            || fields.contains { $0.columns.contains { $0.value == column } }
    }

    /// The settings whose names and values items often have as fields.
    private static let usualFields: Set<String> = [
        "title", "language", "path", "labels", "see", "search", "index", "encoding", "header", "key", "source",
    ]
}
