import Directory

/// A page of the site by what it shows; collections, sections, parts, tags and items by their index.
enum SitePage: Hashable, Sendable {
    case home
    case content(Int)
    case collection(Int)
    case section(Int, collection: Int)
    case part(Int, section: Int, collection: Int)
    case tag(Int, collection: Int)
    case all(collection: Int)
    case item(Int, section: Int, collection: Int)
}

extension OrderedSite {
    /// Where a page is published, relative to the output folder, unescaped.
    func path(of page: SitePage) -> String {
        switch page {
        case .home: "index.html"
        case .content(let index): pages[index].slug + ".html"
        case .collection(let index): collections[index].collection.mount + "index.html"
        case .section(let section, let index):
            collections[index].collection.mount + "sections/" + collections[index].sections[section].slug + ".html"
        case .part(let part, let section, let index):
            collections[index].collection.mount + "sections/" + collections[index].sections[section].parts[part].slug
                + ".html"
        case .tag(let tag, let index):
            collections[index].collection.mount + "tags/" + collections[index].tags[tag].slug + ".html"
        case .all(let index): collections[index].collection.mount + "all.html"
        case .item(let item, let section, let index):
            collections[index].collection.mount
                + collections[index].pagePath(ofItem: item, inSection: collections[index].sections[section])
        }
    }

    /// The address of a page from one from which the top of the site is `root`; of an item without a page that of its row.
    func address(of page: SitePage, root: String) -> String {
        guard case .item(let item, let section, let index) = page, !collections[index].hasPage[item] else {
            return root + hrefEncoded(path(of: page))
        }
        let ordered = collections[index]
        return root + hrefEncoded(ordered.collection.mount)
            + hrefEncoded(ordered.listPath(ofItem: item, inSection: ordered.sections[section])) + "#"
            + hrefEncoded(ordered.slugs[item])
    }

    /// The name of a page, as links to it say it.
    func title(of page: SitePage) -> String {
        switch page {
        case .home: settings.title
        case .content(let index): pages[index].title
        case .item(let item, _, let index): collections[index].collection.items[item].name
        case .section(let section, let index): collections[index].sections[section].label
        case .part(let part, let section, let index): collections[index].sections[section].parts[part].label
        case .tag(let tag, let index): collections[index].tags[tag].name
        case .collection(let index), .all(let index): collections[index].collection.title
        }
    }

    /// The collection that is mounted at `/`, by its index.
    var rootCollection: Int? {
        collections.firstIndex { $0.collection.mount.isEmpty }
    }

    /// The number of pages that `forEachIndexedPage` visits.
    var indexedPageCount: Int {
        var count = 0
        forEachIndexedPage { _ in count += 1 }
        return count
    }

    /// Visits every page that search engines should know, in a fixed order: the printable `all.html` repeats others and is
    /// left out.
    func forEachIndexedPage(_ visit: (SitePage) -> Void) {
        if rootCollection == nil { visit(.home) }
        for index in pages.indices { visit(.content(index)) }
        for (index, ordered) in collections.enumerated() {
            visit(.collection(index))
            for (number, section) in ordered.sections.enumerated() where !section.items.isEmpty {
                visit(.section(number, collection: index))
                for part in section.parts.indices { visit(.part(part, section: number, collection: index)) }
                for item in section.items where ordered.hasPage[item] {
                    visit(.item(item, section: number, collection: index))
                }
            }
            for tag in ordered.tags.indices { visit(.tag(tag, collection: index)) }
        }
    }
}

extension OrderedSite {
    /// The path of a page as its canonical address has it: servers answer a folder with its `index.html`.
    func canonicalPath(of page: SitePage) -> String {
        let path = path(of: page)
        guard path == "index.html" || path.hasSuffix("/index.html") else { return path }
        return String(path.dropLast("index.html".utf8.count))
    }
}
