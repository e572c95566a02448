import Directory

/// A page of the site that is no list, such as `about.html`. It depends on its own text alone.
struct ContentPage: Sendable {
    let site: SiteView
    /// The page, by index.
    let index: Int

    func file() -> OutputFile {
        OutputFile(site.site.path(of: page), derive: content)
    }

    private var page: SitePage { .content(index) }

    private func content() -> PageContent {
        let content = site.site.pages[index]
        let settings = site.site.settings
        let record = PageRecord(
            heading: content.title,
            title: "\(content.title) – \(settings.title)",
            description: content.description,
            canonical: site.canonical(page),
            socialType: "article"
        )
        return site.frame.content(
            "content",
            record.record([
                ("navigation", .list(site.navigation(root: "", within: page, isPage: true))),
                ("body", site.html([content.body], root: "", title: content.title)),
            ])
        )
    }
}
