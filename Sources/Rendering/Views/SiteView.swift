import Directory
import Serialization

/// What every page of a site shares. A class, since the plan of each page refers to it.
final class SiteView: Sendable {
    let site: OrderedSite
    let templates: TemplateSet
    /// Where links between the files of the content lead.
    let links: ContentLinks
    /// The words of the site's own pages.
    let texts: Texts
    /// The icon, relative to the site's root.
    let icon: String
    /// The collection that a search on a page outside all collections looks through: the only one, or that at `/`.
    let searchedCollection: Int?
    /// Whether browsers are told how to search the site.
    let hasOpenSearch: Bool
    private let record: TemplateRecord

    init(site: OrderedSite, templates: TemplateSet, texts: Texts, hasFeed: Bool, jobs: Int) {
        self.site = site
        self.templates = templates
        var links = ContentLinks(site)
        links.terms = Terms(site, links: links, jobs: jobs)
        self.links = links
        self.texts = texts
        let ownIcon = ["favicon.svg", "favicon.ico", "favicon.png"].first { name in
            site.staticFiles.contains { $0.path == name }
        }
        icon = ownIcon ?? Icon.path
        searchedCollection = site.collections.count == 1 ? 0 : site.rootCollection
        hasOpenSearch = site.settings.baseURL != nil && !site.collections.isEmpty && site.settings.search
        record = [
            "site": [
                "title": .text(site.settings.title),
                "description": TemplateValue(site.settings.description),
                "icon": .text(hrefEncoded(icon)),
                "feed": .flag(hasFeed),
                "openSearch": .flag(hasOpenSearch),
            ],
            "indexed": .flag(site.settings.robots),
        ]
    }

    /// The address of a page, where the site's own is known.
    func canonical(_ page: SitePage) -> String? {
        site.settings.baseURL.map { $0 + percentEncoded(site.canonicalPath(of: page)) }
    }

    /// The path of the site on its host, such as `/` or `/directory/`.
    var hostPath: String {
        guard let baseURL = site.settings.baseURL,
            let authority = baseURL.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1).last
        else { return "/" }
        let path = authority.drop { $0 == UInt8(ascii: "/") }.drop { $0 != UInt8(ascii: "/") }
        return path.isEmpty ? "/" : String(Substring(path))
    }

    /// What the pages outside all collections share.
    var frame: Frame { frame(root: "", rootAddress: "./") }

    /// What the pages share that stand at `root` from the site's own folder and in no collection.
    func frame(root: String, rootAddress: String) -> Frame {
        let searched = searchedCollection.map { site.collections[$0].collection }
        return frame(
            Frame.Place(
                root: root,
                rootAddress: rootAddress,
                collectionAddress: searched.map { $0.mount.isEmpty ? rootAddress : root + hrefEncoded($0.mount) }
            ),
            texts: texts,
            searched: searched,
            navigation: navigation(root: root, within: nil)
        )
    }

    /// What the pages of a collection share that stand `depth` folders below its own.
    func frame(ofCollection index: Int, depth: Int, texts: Texts) -> Frame {
        let collection = site.collections[index].collection
        let folders = collection.mount.utf8.count { $0 == UInt8(ascii: "/") }
        let base = String(repeating: "../", count: depth)
        let root = base + String(repeating: "../", count: folders)
        let content = site.collections[index].language(onPageIn: texts.language)
        return frame(
            Frame.Place(
                root: root,
                rootAddress: root.isEmpty ? "./" : root,
                collectionAddress: base.isEmpty ? "./" : base
            ),
            texts: texts,
            searched: collection,
            navigation: navigation(root: root, within: .collection(index)),
            own: [
                [
                    "contentLanguage": TemplateValue(content),
                    "facetFields": TemplateValue(FacetView.fields(of: site.collections[index])),
                ]
            ]
        )
    }

    private func frame(
        _ place: Frame.Place,
        texts: Texts,
        searched: Collection?,
        navigation: [TemplateValue],
        own: [TemplateRecord] = []
    ) -> Frame {
        var members: TemplateRecord = [
            "lang": .text(texts.language),
            "dir": .text(texts.isRightToLeft ? "rtl" : "ltr"),
            "root": .text(place.root),
            "rootAddress": .text(place.rootAddress),
            "navigation": .list(navigation),
            "hasNavigation": .flag(!navigation.isEmpty),
            "texts": .record(texts.record),
        ]
        if let searched, let address = place.collectionAddress, site.settings.search {
            members["collectionAddress"] = .text(address)
            members["searchAddress"] = .text((address == "./" ? "" : address) + "index.html")
            members["searchLabel"] = .text(texts.text("searchIn", "title", searched.title))
            members["strings"] = .html(texts.script)
        } else {
            members["collectionAddress"] = TemplateValue.none
            members["searchAddress"] = TemplateValue.none
        }
        if searched == nil, site.settings.search, !site.collections.isEmpty {
            // A page of no collection searches them all.
            members["searchAddress"] = .text(place.root + "index.html")
            members["searchLabel"] = .text(texts["search"])
            members["strings"] = .html(texts.script)
        }
        return Frame(root: place.root, texts: texts, templates: templates, contexts: [record, members] + own)
    }

    /// The links of the site's navigation as seen from `root`.
    ///
    /// The one that leads to `page` is marked as the current page, the one that leads to the collection `page` is in as
    /// current.
    func navigation(root: String, within page: SitePage?, isPage: Bool = false) -> [TemplateValue] {
        let current = page.map { site.path(of: $0) }
        return navigationLinks.map { link in
            let leadsHere = link.path != nil && link.path == current
            return [
                "title": .text(link.title),
                "url": .text(link.path.map { root + hrefEncoded($0) } ?? link.address),
                "current": leadsHere ? (isPage ? "page" : "true") : .none,
            ]
        }
    }

    private struct NavigationLink {
        var title: String
        /// The file of the site that it leads to, if it leads to one.
        var path: String?
        var address = ""
    }

    private var navigationLinks: [NavigationLink] {
        if let navigation = site.settings.navigation {
            return navigation.map { link in
                guard let path = sitePath(link.url) else { return NavigationLink(title: link.title, address: link.url) }
                return NavigationLink(title: link.title, path: path)
            }
        }
        // The site's name in the bar leads to the collection at `/` already.
        let collections = site.collections.indices.filter { !site.collections[$0].collection.mount.isEmpty }.map {
            NavigationLink(title: site.collections[$0].collection.title, path: site.path(of: .collection($0)))
        }
        let pages = site.pages.indices.map {
            NavigationLink(title: site.pages[$0].title, path: site.path(of: .content($0)))
        }
        return collections + pages
    }
}

/// The file of the site that an address of the navigation names (`people/` is `people/index.html`); nil for one elsewhere.
func sitePath(_ address: String) -> String? {
    guard scheme(of: address) == nil, !address.utf8.starts(with: "//".utf8), !address.utf8.starts(with: "#".utf8) else {
        return nil
    }
    let path = String(Substring(address.utf8.drop { $0 == UInt8(ascii: "/") }))
    return path.isEmpty || path.utf8.last == UInt8(ascii: "/") ? path + "index.html" : path
}
