import Directory
import International
import Platform

/// Reads the files of one collection: configuration, tables, columns, items.
struct CollectionReader {
    let files: ContentFiles.Collection
    let columnNames: ColumnNames
    let options: SiteReader.Options

    /// A collection, and what only the site can decide about it.
    struct Result {
        var collection: Collection
        var path: Located<String>?
        /// What the interface calls some of its columns, by index.
        var terms: [Int: InterfaceTerm]
        /// The images that its items show.
        var images: [ImageFile]
        /// The data files that it was read from, as paths that open them.
        var dataFiles: [String]
        /// The form of its search index, where it says.
        var searchForm: CollectionSettings.SearchForm?
        /// Whether raw HTML is let through in its Markdown, where it says.
        var unsafeMarkdown: Bool?
        /// The place of the setting that asks for thumbnails of the images in rows, where it does.
        var thumbnails: Location?
    }

    /// The rows of a file, or of all Markdown files.
    struct Source {
        var table: Table
        /// The file, or nil for the Markdown files.
        var location: Location?
    }

    func read(_ problems: inout [Problem], _ notices: inout [Notice]) -> Result {
        var introduction = files.introduction.flatMap { MarkdownFile($0, problems: &problems) }
        var configuration = CollectionConfiguration()
        if let introduction {
            CollectionConfiguration.all.apply(introduction.values, to: &configuration, &problems)
        }
        let location = files.introduction?.location ?? files.location
        var entries: [DividedText.Entry] = []
        let division = configuration.items ?? (files.isOneText ? .auto : .files)
        if let file = introduction, division != .files {
            let text = DividedText(file, by: division, &problems)
            introduction = text.introduction
            entries = text.entries
        }
        let markdown = readMarkdown(&problems)
        for file in markdown { problems += configuration.misplacedSettings(among: file.values) }
        let data = dataFiles(configuration, &problems)
        files.reportUnread(besides: data.map(\.file), &problems)
        if let introduction {
            let endings = Set(data.map(\.file.ending))
            problems += configuration.unusedSettings(among: introduction.values, endings: endings)
        }
        var sources = readData(data, configuration, &problems)
        if !markdown.isEmpty {
            var records = Records(options: configuration.dataOptions)
            for file in markdown { records.add(file.frontMatter, problems: &problems) }
            var table = records.finish(problems: &problems)
            table.columns = table.columns.map(settledName)
            sources.append(Source(table: table, location: nil))
        }

        let embedded = sources.flatMap(\.table.images)
        let recognitions = recognize(&sources, markdown, configuration, &problems)
        let tables = zip(sources, recognitions).map { (head: $0.table.head, recognition: $1) }
        var columns = CollectionColumns(tables, configuration: configuration, &problems)
        notices += self.notices(sources, recognitions, columns, at: location)

        var assembly = assemble(&sources, markdown, columns, configuration, &problems)
        for entry in entries { assembly.add(entry, fieldCount: columns.shown.count) }
        assembly.finish(drafts: options.drafts)
        checkNames(assembly.items, &problems)
        var items = assembly.takeItems()
        columns.inferTypes(&items, declared: configuration.columns ?? [], jobs: options.jobs)
        columns.reportValuesOfOtherTypes(items, declared: configuration.columns ?? [], jobs: options.jobs, &problems)
        PersonalNumberCheck(columns: columns).report(items, jobs: options.jobs, &problems)

        let title = configuration.settings.title ?? introduction?.title ?? files.name
        var collection = Collection(
            name: files.name,
            mount: files.name + "/",
            title: title,
            settings: columns.resolved(configuration, &problems),
            introduction: introduction?.body(under: title, nameIsHeading: false),
            columns: columns.shown,
            row: columns.row(configuration, &problems) ?? defaultRow(items, columns.shown, assembly.hasGivenSummary),
            items: items,
            location: location
        )
        var thumbnails = configuration.thumbnails.flatMap { $0.value ? $0.location : nil }
        if let place = thumbnails, !collection.row.contains(.image) {
            problems.append(Problem(place, .unusedSetting(name: "thumbnails", .rowWithoutImage)))
            thumbnails = nil
        }
        collection.linkField = columns.column(playing: .url)
        collection.imageField = columns.column(playing: .image)
        collection.seeField = columns.column(playing: .see)
        collection.facets = columns.facets(configuration, &problems)
        collection.withheldColumns = zip(columns.withheld, assembly.withheld).map {
            WithheldColumn(key: $0, values: $1)
        }
        return Result(
            collection: collection,
            path: configuration.path,
            terms: columns.terms,
            images: images(of: collection.items, columns: columns.shown, among: embedded),
            dataFiles: data.map(\.file.path),
            searchForm: configuration.searchForm,
            unsafeMarkdown: configuration.unsafeMarkdown,
            thumbnails: thumbnails
        )
    }

    private func readMarkdown(_ problems: inout [Problem]) -> [MarkdownFile] {
        let files = files.markdown
        let results = parallelMap(count: files.count, jobs: options.jobs) { index in
            var problems: [Problem] = []
            let file = MarkdownFile(files[index], problems: &problems)
            return (file: file, problems: problems)
        }
        problems += results.flatMap(\.problems)
        return results.compactMap(\.file)
    }

    /// Finds the roles of each table; one without names is emptied, with an error.
    private func recognize(
        _ sources: inout [Source],
        _ markdown: [MarkdownFile],
        _ configuration: CollectionConfiguration,
        _ problems: inout [Problem]
    ) -> [RoleRecognition] {
        let identities = Set(markdown.flatMap(\.identities))
        let hidden = Set(configuration.hidden.map(\.value))
        var recognitions: [RoleRecognition] = []
        for index in sources.indices {
            for mapping in configuration.fields where mapping.isJoined {
                sources[index].table.addJoined(mapping, separator: configuration.separator, jobs: options.jobs)
            }
            let table = sources[index].table
            let columns = table.columns
            var recognition = RoleRecognition(
                table,
                fields: configuration.fields,
                isHidden: columns.map { isHiddenColumn($0, hidden) },
                names: columnNames
            )
            if let location = sources[index].location {
                recognition.giveUpMisfits(in: table)
                // Rows that all add to Markdown files may leave the name to these.
                let isNamed = recognition.roles[.name] != nil || recognition.identifies(table.rows, among: identities)
                if !isNamed { recognition.chooseNameColumn(in: table) }
                if !isNamed && recognition.roles[.name] == nil {
                    let place = Location(path: location.path, line: 1)
                    // Names that cannot be read are told already.
                    let isTold = problems.contains { $0.location.path == place.path && $0.fact.isUndecodableValue }
                    if !isTold { problems.append(Problem(place, .noNameColumn(columns: columns))) }
                    sources[index].table.rows = []
                }
            }
            recognitions.append(recognition)
        }
        return recognitions
    }

    /// What the columns of the data files were taken for.
    private func notices(
        _ sources: [Source],
        _ recognitions: [RoleRecognition],
        _ columns: CollectionColumns,
        at location: Location
    ) -> [Notice] {
        var notices: [Notice] = []
        for (source, recognition) in zip(sources, recognitions) {
            guard let file = source.location else { continue }
            notices += (source.table.notices + recognition.notices).map { Notice(file, $0) }
            notices.append(Notice(file, recognition.summary(shown: columns.shown)))
        }
        if !columns.leftOut.isEmpty { notices.append(Notice(location, .columnsLeftOut(columns.leftOut))) }
        return notices
    }

    private func assemble(
        _ sources: inout [Source],
        _ markdown: [MarkdownFile],
        _ columns: CollectionColumns,
        _ configuration: CollectionConfiguration,
        _ problems: inout [Problem]
    ) -> ItemAssembly {
        var assembly = ItemAssembly(withheldCount: columns.withheld.count, placedColumns: columns.placed)
        for index in sources.indices {
            let reader = ItemReader(
                plan: columns.plans[index],
                columns: sources[index].table.columns,
                separator: configuration.separator,
                fieldCount: columns.shown.count,
                withheldCount: columns.withheld.count
            )
            var rows: [Row] = []
            swap(&rows, &sources[index].table.rows)
            guard sources[index].location == nil else {
                assembly.add(reader.items(of: &rows, jobs: options.jobs, &problems), &problems)
                continue
            }
            assembly.reserve(rows.count)
            for row in rows.indices {
                let result = reader.item(of: rows[row], frontMatter: markdown[row].values, &problems)
                assembly.add(result, of: markdown[row], &problems)
            }
        }
        return assembly
    }

    private func checkNames(_ items: [Item], _ problems: inout [Problem]) {
        let stretches = stretches(of: items.count)
        let found = parallelMap(count: stretches.count, jobs: options.jobs) { number in
            stretches[number].compactMap { item -> Problem? in
                if hasVisibleCharacter(items[item].name) { return nil }
                return Problem(items[item].location, items[item].name.isEmpty ? .missingName : .invisibleName)
            }
        }
        problems += found.joined()
    }

    /// The summary, where items have one; else the first three columns.
    private func defaultRow(_ items: [Item], _ columns: [Column], _ hasGivenSummary: Bool) -> [RowField] {
        let isUsual = items.indices.count { items[$0].summary != nil } * 2 >= items.count
        if hasGivenSummary || columns.isEmpty || isUsual { return [.summary] }
        return columns.indices.prefix(3).map { .column($0) }
    }
}

/// The name of a column in the form that settings and pages have.
func settledName(_ name: String) -> String {
    trimmed(name).normalized(to: .nfc)
}
