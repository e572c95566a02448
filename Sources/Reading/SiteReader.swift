import Directory
import International
import Platform

/// Reads a source into a site: a site folder, a content folder, or a single data file.
public struct SiteReader: Sendable {
    /// What the command line can ask for.
    public struct Options: Sendable {
        /// Whether items and pages that are drafts are read.
        public var drafts = false
        /// A title that overrules the site's own.
        public var title: String?
        /// A language that overrules the site's own, as a BCP 47 tag.
        public var language: String?
        /// An address that overrules the site's own `baseURL`.
        public var baseURL: String?
        /// The form of the search index of every collection, whatever it says itself.
        public var searchForm: CollectionSettings.SearchForm?
        /// The number of files that are read at a time.
        public var jobs = 1

        /// The defaults.
        public init() {}
    }

    private let columnNames: ColumnNames
    private let options: Options
    private let words: @Sendable (_ terms: [InterfaceTerm], _ language: String) -> [String?]

    /// Prepares to read, with the usual names of columns from the theme's `strings/columns.json`, and the words of terms in a
    /// language.
    public init(
        columnNames: ColumnNames,
        options: Options = Options(),
        words: @escaping @Sendable (_ terms: [InterfaceTerm], _ language: String) -> [String?] = { terms, _ in
            terms.map { _ in nil }
        }
    ) {
        self.columnNames = columnNames
        self.options = options
        self.words = words
    }

    /// Reads a source, given by its path.
    public func read(source path: String) -> SiteReading {
        var problems: [Problem] = []
        var notices: [Notice] = []
        guard let source = Source(path, &problems) else {
            return SiteReading(site: nil, problems: problems, notices: [], inputs: [], folder: "")
        }
        var files = source.files(&problems)
        files.takeTexts(&problems)
        var configuration = SiteConfiguration()
        let introduction = readSettings(files, &configuration, &problems)
        var results = files.collections.map { files in
            CollectionReader(files: files, columnNames: columnNames, options: options).read(&problems, &notices)
        }
        var collections = results.map(\.collection)
        // Items that only one place holds are changed without being copied.
        for index in results.indices { results[index].collection.items = [] }
        for index in collections.indices {
            let result = results[index]
            collections[index].settings.searchForm =
                options.searchForm ?? result.searchForm ?? configuration.searchForm ?? .auto
            collections[index].settings.unsafeMarkdown = result.unsafeMarkdown ?? configuration.unsafeMarkdown
        }
        mount(&collections, paths: results.map(\.path), root: configuration.root, source, &problems)
        let pages = readPages(files.pages, hasRoot: collections.contains { $0.mount.isEmpty }, &problems)

        var images = SiteImages(source, files, embedded: results.flatMap(\.images), jobs: options.jobs)
        let texts = pages.map(\.body) + [introduction?.body].compactMap { $0 }
        images.resolve(&collections, texts: texts, &problems)
        let thumbnails = SiteThumbnails(
            of: &collections,
            askedForAt: results.map(\.thumbnails),
            images: images.images,
            embedded: results.flatMap(\.images),
            folder: source.folder,
            &problems
        )

        if collections.isEmpty, pages.isEmpty, introduction == nil, files.staticFiles.isEmpty, problems.isEmpty {
            problems.append(Problem(source.location, .emptyFolder))
        }

        // A single Markdown file says for itself what it is.
        let text = source.isText ? collections.first : nil
        let title = options.title ?? configuration.title ?? text?.title ?? source.title
        if options.title == nil && configuration.title == nil && text == nil {
            notices.append(Notice(source.location, .titleTaken(title)))
        }
        let language =
            options.language ?? configuration.language ?? text?.settings.language
            ?? guessLanguage(collections, source, &notices)
        configuration.baseURL = options.baseURL ?? configuration.baseURL
        for index in collections.indices { label(&collections[index], by: results[index].terms, language) }
        if source.isDataFile && problems.contains(where: \.fact.isMendedBySetting) {
            let file = source.location.path
            let settings = (files.collections.first?.name ?? file) + "/_index.md"
            notices.append(Notice(source.location, .settingsNeedFolder(file: file, settings: settings)))
        }
        let inputs = Set(files.inputs + results.flatMap(\.dataFiles) + images.inputs)
        var site = Site(
            settings: configuration.resolved(title: title, language: language),
            introduction: introduction?.body(under: title, nameIsHeading: false),
            pages: pages,
            collections: collections.sorted { $0.mount.utf8.lexicographicallyPrecedes($1.mount.utf8) },
            staticFiles: files.staticFiles,
            images: uniqueImages(results.flatMap(\.images) + images.images.values.filter { $0.isHashed })
        )
        site.contentImages = images.images
        site.thumbnails = thumbnails.all
        return SiteReading(
            site: site,
            problems: problems.sorted { $0.location < $1.location },
            notices: notices,
            inputs: inputs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
            thumbnailProgram: thumbnails.program,
            folder: source.folder
        )
    }

    /// Labels the columns that the words of the interface have a name for.
    private func label(_ collection: inout Collection, by terms: [Int: InterfaceTerm], _ language: String) {
        if terms.isEmpty { return }
        let columns = terms.keys.sorted()
        let words = words(columns.compactMap { terms[$0] }, collection.settings.language ?? language)
        for (column, word) in zip(columns, words) {
            if let word { collection.columns[column].label = word }
        }
    }

    /// The images in the order of their paths, each once.
    private func uniqueImages(_ images: [ImageFile]) -> [ImageFile] {
        var paths: Set<String> = []
        return images.filter { paths.insert($0.path).inserted }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private func readSettings(
        _ files: ContentFiles,
        _ configuration: inout SiteConfiguration,
        _ problems: inout [Problem]
    ) -> MarkdownFile? {
        let introduction = files.introduction.flatMap { MarkdownFile($0, problems: &problems) }
        if let introduction { SiteConfiguration.homeSettings.apply(introduction.values, to: &configuration, &problems) }
        guard let file = files.settings, let bytes = file.read(&problems),
            let text = decodeText(bytes, path: file.shownPath, problems: &problems),
            let node = readYAML(text, path: file.shownPath, problems: &problems)
        else { return introduction }
        switch node.content {
        case .map(let entries): SiteConfiguration.settings.apply(entries, to: &configuration, &problems)
        case .null: break
        default:
            let expected = ExpectedValue.map(keys: SiteConfiguration.settings.map(\.name))
            problems.append(Problem(node.location, .wrongSetting(name: file.name, expected: expected)))
        }
        return introduction
    }

    private func readPages(_ files: [ContentFile], hasRoot: Bool, _ problems: inout [Problem]) -> [Page] {
        let reserved = ["index", "404"] + (hasRoot ? ["all"] : [])
        return files.compactMap { file in
            guard let markdown = MarkdownFile(file, problems: &problems) else { return nil }
            var settings = PageConfiguration()
            PageConfiguration.settings.apply(markdown.values, to: &settings, &problems)
            if reserved.contains(file.stem.lowerCased()) {
                problems.append(Problem(file.location, .reservedPage(file.stem)))
            }
            if settings.draft && !options.drafts { return nil }
            let given = settings.title.flatMap(visible)
            let heading = given == nil ? markdown.naming.flatMap { visible($0.text) } : nil
            let title = given ?? heading ?? file.title
            let body = markdown.body(under: title, nameIsHeading: heading != nil)
            return Page(
                slug: file.stem,
                title: title,
                description: settings.description,
                body: body ?? Markdown("", at: markdown.body.location)
            )
        }
    }

    /// The language of the names' main script, from up to a few thousand names of each collection.
    private func guessLanguage(_ collections: [Collection], _ source: Source, _ notices: inout [Notice]) -> String {
        let names = collections.lazy.flatMap { collection in
            let step = max(1, collection.items.count / 2000)
            return stride(from: 0, to: collection.items.count, by: step).lazy.map { collection.items[$0].name }
        }
        let language = Script.main(of: names)?.suggestedLanguage ?? "en"
        notices.append(Notice(source.location, .languageGuessed(language)))
        return language
    }
}
