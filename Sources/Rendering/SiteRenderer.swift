import Directory

/// Makes every page of a site, and the files beside them.
///
/// All that can be wrong is found at the start; making the files then cannot fail.
public struct SiteRenderer: Sendable {
    /// What is wrong with the theme and with the links of the content.
    public let problems: [Problem]

    private let site: SiteView
    private let theme: Theme
    private let collections: [CollectionView]
    private let feed: Feed?
    private let redirects: [RedirectPage]

    /// Prepares the pages of a site, and finds what is wrong with them.
    public init(site: OrderedSite, theme: Theme) {
        var problems: [Problem] = []
        let (templates, templateProblems) = theme.compileTemplates()
        problems += templateProblems
        let texts = TextsLibrary(theme, problems: &problems)
        feed = site.settings.baseURL.flatMap { Feed(site: site, baseURL: $0) }
        let view = SiteView(
            site: site,
            templates: templates,
            texts: texts.texts(language: site.settings.language),
            hasFeed: feed != nil
        )
        self.theme = theme
        self.site = view
        collections = site.collections.indices.map { index in
            let language = site.collections[index].collection.settings.language ?? site.settings.language
            return CollectionView(site: view, index: index, texts: texts.texts(language: language))
        }
        problems += view.linkProblems()
        redirects = []
        self.problems = problems
    }

    /// The files in the order of publication: a file refers to none of a later stage but by its place in the navigation, so
    /// that a site that is cut short while it is published has no broken links.
    public func stages() -> [[OutputFile]] {
        let stages = [
            assets() + collections.flatMap(itemPages),
            collections.flatMap(lists),
            collections.map { CollectionPage(view: $0).file() } + redirects.map { $0.file() } + sitePages(),
        ]
        // What a site brings of its own in `Static/` stands in the place of what would be made.
        let ownPaths = Set(site.site.staticFiles.map(\.path))
        guard !ownPaths.isEmpty else { return stages }
        let own = site.site.staticFiles.map { OutputFile($0.path, copying: $0.source) }
        return [own] + stages.map { stage in stage.filter { !ownPaths.contains($0.path) } }
    }

    private func assets() -> [OutputFile] {
        let own = theme.files(in: "assets").map { file in
            OutputFile(file.path) { $0.append(contentsOf: file.bytes) }
        }
        return own + [Icon(settings: site.site.settings).file()]
    }

    private func itemPages(_ view: CollectionView) -> [OutputFile] {
        view.ordered.sections.indices.flatMap { section in
            view.ordered.sections[section].items.filter { view.ordered.hasPage[$0] }.map { item in
                ItemPage(view: view, item: item, section: section).file()
            }
        }
    }

    private func lists(_ view: CollectionView) -> [OutputFile] {
        let sections = view.ordered.sections.indices.filter { view.hasEntries(section: $0) }
        return sections.flatMap { SectionPage(view: view, section: $0).files() }
            + view.ordered.tags.indices.map { TagPage(view: view, tag: $0).file() }
            + (view.hasAllPage ? [AllPage(view: view).file()] : [])
    }

    private func sitePages() -> [OutputFile] {
        var files = site.site.pages.indices.map { ContentPage(site: site, index: $0).file() }
        if site.site.rootCollection == nil { files.append(HomePage(site: site).file()) }
        files += [NotFoundPage(site: site).file(), RobotsFile(settings: site.site.settings).file()]
        guard let baseURL = site.site.settings.baseURL else { return files }
        files += Sitemap(site: site.site, baseURL: baseURL).files()
        if let openSearch = OpenSearch(site: site, baseURL: baseURL) { files.append(openSearch.file()) }
        if let feed { files.append(feed.file()) }
        return files
    }
}
