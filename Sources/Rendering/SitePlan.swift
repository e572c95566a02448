import Directory
import Serialization

/// Which files a site consists of, but for those at earlier addresses.
struct SitePlan: Sendable {
    let site: SiteView
    let collections: [CollectionView]
    private let theme: Theme
    private let feed: Feed?

    init(site: OrderedSite, theme: Theme, templates: TemplateSet, texts: TextsLibrary, jobs: Int) {
        let feed = site.settings.baseURL.flatMap { Feed(site: site, baseURL: $0) }
        let view = SiteView(
            site: site,
            templates: templates,
            texts: texts.texts(language: site.settings.language),
            hasFeed: feed != nil,
            jobs: jobs
        )
        self.site = view
        self.theme = theme
        self.feed = feed
        collections = site.collections.indices.map { index in
            let language = site.collections[index].collection.settings.language ?? site.settings.language
            return CollectionView(site: view, index: index, texts: texts.texts(language: language), jobs: jobs)
        }
    }

    private var accent: Accent? { site.site.settings.accent.flatMap(Accent.init) }

    private var accentRule: String {
        accent.map { "\n:root { --accent: \($0.readable.text); }\n" } ?? ""
    }

    /// What is wrong with the accent colour.
    func accentProblems() -> [Problem] {
        guard let text = site.site.settings.accent else { return [] }
        let place = Location(path: "Content/site.yaml")
        guard let accent else { return [Problem(place, .malformedAccent(text))] }
        guard accent.readable != accent else { return [] }
        return [Problem(place, .faintAccent(text, readable: accent.readable.text))]
    }

    /// The files in the order of publication.
    func stages() -> [[OutputFile]] {
        [
            assets() + images() + thumbnails() + collections.flatMap(itemPages),
            collections.flatMap(lists),
            collections.map { CollectionPage(view: $0).file() } + sitePages(),
        ]
    }

    /// Every path of the site, its own files in `Static/` among them.
    func paths() -> Set<String> {
        Set(stages().joined().map(\.path)).union(site.site.staticFiles.map(\.path))
    }

    /// What the navigation names that the site does not have.
    func brokenNavigationLinks() -> [Problem] {
        guard let navigation = site.site.settings.navigation, !navigation.isEmpty else { return [] }
        let paths = paths()
        return navigation.compactMap { link in
            guard let path = sitePath(link.url), !paths.contains(path) else { return nil }
            return Problem(Location(path: "Content/site.yaml"), .brokenNavigationLink(link.url))
        }
    }

    private func assets() -> [OutputFile] {
        let joined = JoinedAsset.all.filter { theme[$0.path] == nil }
        let parts = Set(JoinedAsset.all.flatMap(\.parts))
        let single = theme.files(in: "assets").filter { isNeeded($0) && !parts.contains($0.path) }
        return single.map { file in asset(file.path) { file.published } }
            + joined.map { file in
                let files = file.parts.compactMap { theme[$0] }.filter(isNeeded)
                return asset(file.path) { file.contents(files) }
            }
            + [Icon(settings: site.site.settings, accent: accent?.readable ?? .standard).file()]
    }

    private func asset(_ path: String, contents: @escaping @Sendable () -> [UInt8]) -> OutputFile {
        // Its style follows one colour, which a site may set. No page could: a policy against inline styles forbids it.
        let end = path == "assets/ganada.css" ? accentRule : ""
        return OutputFile(path) { output in
            output.append(contentsOf: contents())
            output.append(end)
        }
    }

    /// Whether a page may load a file of the theme: some scripts of the built-in one are for lists that the site may not have.
    private func isNeeded(_ file: Theme.File) -> Bool {
        guard file.isBuiltIn else { return true }
        let lists = collections.lazy.map(\.ordered)
        return switch file.path {
        case "assets/page/elements.js", "assets/page/painted.js": true
        case "assets/page/letters.js": lists.contains { $0.sections.count > 1 }
        case "assets/page/moved.js":
            lists.contains { $0.hasPage.contains(false) && $0.sections.contains { !$0.parts.isEmpty } }
        case "assets/page/neighbours.js": site.site.settings.search && lists.contains { $0.hasPage.contains(true) }
        case let path where path.hasPrefix("assets/page/"): site.site.settings.search
        case "assets/shards.js": lists.contains(where: \.isSharded)
        case "assets/facets.js": collections.contains { FacetView.fields(of: $0.ordered) != nil }
        case "assets/columns.js": collections.contains { !$0.ordered.isSharded && !$0.collection.rowColumns.isEmpty }
        default: true
        }
    }

    private func images() -> [OutputFile] {
        site.site.images.map { image in
            switch image.content {
            case .file(let source): OutputFile(image.path, copying: source)
            case .bytes(let bytes): OutputFile(image.path) { $0.append(contentsOf: bytes) }
            }
        }
    }

    private func thumbnails() -> [OutputFile] {
        site.site.thumbnails.map { thumbnail in OutputFile(thumbnail.path) { ThumbnailFile(thumbnail) } }
    }

    private func itemPages(_ view: CollectionView) -> [OutputFile] {
        // Copied once, not for each of a million items.
        let (ordered, site, inputs) = (view.ordered, view.site.site, view.inputsOfItems.value)
        return ordered.sections.indices.flatMap { section in
            ordered.sections[section].items.lazy.filter { ordered.hasPage[$0] }.map { item in
                ItemPage(view: view, item: item, section: section, inputsOfItem: inputs[item]).file(of: site)
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
