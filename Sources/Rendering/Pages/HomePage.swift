import Directory

/// `index.html` of a site whose collections are mounted below it: its text, and the collections with their counts.
struct HomePage: Sendable {
    let site: SiteView

    func file() -> OutputFile {
        OutputFile(site.site.path(of: .home), derive: content)
    }

    private func content() -> PageContent {
        let settings = site.site.settings
        let record = PageRecord(
            heading: settings.title,
            title: settings.title,
            description: settings.description,
            canonical: site.canonical(.home)
        )
        let collections = site.site.collections.indices.map { index -> TemplateValue in
            let collection = site.site.collections[index].collection
            return [
                "title": .text(collection.title),
                "url": .text(hrefEncoded(site.site.path(of: .collection(index)))),
                "count": .text(site.texts.number(collection.items.count)),
            ]
        }
        return site.frame.content(
            "home",
            record.record([
                ("isHome", true),
                (
                    "introduction",
                    site.html([site.site.introduction].compactMap { $0 }, root: "", title: settings.title)
                ),
                ("collections", .list(collections)),
            ])
        )
    }
}
