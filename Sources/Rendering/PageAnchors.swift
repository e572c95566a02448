import CommonMark
import Directory

/// Which pages of a site there are at some paths, and the places on them that a link may lead to.
struct PageAnchors {
    private let site: OrderedSite
    private let redirects: Set<String>
    /// The pages of items by their paths, as far as they were asked for.
    private var items: [String: SitePage] = [:]
    private var known: [SitePage: Set<String>] = [:]

    /// Looks for the pages at these paths; at those of `redirects` pages stand that lead on.
    init(_ site: OrderedSite, paths: Set<String>, redirects: Set<String>) {
        self.site = site
        self.redirects = redirects
        for (index, ordered) in site.collections.enumerated() {
            let mount = ordered.collection.mount
            let wanted = paths.filter { $0.utf8.starts(with: mount.utf8) }
            guard !wanted.isEmpty else { continue }
            for (number, section) in ordered.sections.enumerated() {
                for item in section.items where ordered.hasPage[item] {
                    let path = mount + ordered.pagePath(ofItem: item, inSection: section)
                    if wanted.contains(path) { items[path] = .item(item, section: number, collection: index) }
                }
            }
        }
    }

    /// What is published at a path.
    enum Presence {
        case page(SitePage)
        /// A file whose places are not known.
        case file
        case nothing
    }

    /// What is published at a path that links may lead to.
    func presence(at path: String) -> Presence {
        if let page = items[path] ?? page(at: path) { return .page(page) }
        if redirects.contains(path) || site.staticFiles.contains(where: { $0.path == path }) { return .file }
        return ["404.html", "robots.txt"].contains(path) || isIndex(path) ? .file : .nothing
    }

    /// Whether a page has a place of this name. All that begin with `_` are our own.
    mutating func has(_ fragment: String, on page: SitePage) -> Bool {
        if fragment.utf8.first == UInt8(ascii: "_") { return true }
        if let anchors = known[page] { return anchors.contains(fragment) }
        let anchors = anchors(on: page)
        known[page] = anchors
        return anchors.contains(fragment)
    }

    private func page(at path: String) -> SitePage? {
        for index in site.pages.indices where path == site.path(of: .content(index)) { return .content(index) }
        for (index, ordered) in site.collections.enumerated() {
            let mount = ordered.collection.mount
            guard path.utf8.starts(with: mount.utf8) else { continue }
            if path == site.path(of: .collection(index)) { return .collection(index) }
            if path == mount + "all.html", !ordered.collection.items.isEmpty { return .all(collection: index) }
            for (number, section) in ordered.sections.enumerated() {
                if path == site.path(of: .section(number, collection: index)) {
                    return .section(number, collection: index)
                }
                for part in section.parts.indices {
                    let page = SitePage.part(part, section: number, collection: index)
                    if path == site.path(of: page) { return page }
                }
            }
            for tag in ordered.tags.indices where path == site.path(of: .tag(tag, collection: index)) {
                return .tag(tag, collection: index)
            }
        }
        return site.rootCollection == nil && path == site.path(of: .home) ? .home : nil
    }

    private func isIndex(_ path: String) -> Bool {
        site.collections.contains { $0.collection.settings.index && path == $0.collection.mount + "index.json" }
    }

    private func anchors(on page: SitePage) -> Set<String> {
        switch page {
        case .home: headings(of: [site.introduction], title: site.settings.title)
        case .content(let index): headings(of: [site.pages[index].body], title: site.pages[index].title)
        case .collection(let index):
            collectionAnchors(index)
        case .section(let section, let index):
            rows(site.collections[index].sections[section].items, collection: index)
        case .part(let part, let section, let index):
            rows(site.collections[index].sections[section].parts[part].items, collection: index)
        case .all(let index): rows(site.collections[index].collection.items.indices, collection: index)
        case .tag: []
        case .item(let item, let section, let index):
            site.collections[index].hasPage[item]
                ? headings(
                    of: [site.collections[index].collection.items[item].body],
                    title: site.collections[index].collection.items[item].name
                )
                : anchors(on: .section(section, collection: index))
        }
    }

    private func collectionAnchors(_ index: Int) -> Set<String> {
        let collection = site.collections[index].collection
        let isOnOnePage = collection.items.count <= collection.settings.onePage
        let rows = isOnOnePage ? rows(collection.items.indices, collection: index) : []
        let texts = [collection.mount.isEmpty ? site.introduction : nil, collection.introduction]
        return rows.union(headings(of: texts, title: collection.title, taken: rows))
    }

    /// The rows of items that have no page.
    private func rows(_ items: Range<Int>, collection index: Int) -> Set<String> {
        let ordered = site.collections[index]
        return Set(items.lazy.filter { !ordered.hasPage[$0] }.map { ordered.slugs[$0] })
    }

    /// The ids of the headings of texts that stand on one page, as `MarkdownWriter` gives them.
    private func headings(of texts: [Markdown?], title: String, taken: Set<String> = []) -> Set<String> {
        var identifiers = HeadingIdentifiers(taken: taken)
        var found: Set<String> = []
        for text in texts.compactMap({ $0 }) {
            let tree = MarkdownTree(text.source)
            let titleLine = tree.lineOfTitle(title)
            tree.walk { node, begins in
                if begins, node.kind == .heading, node.line != titleLine {
                    found.insert(identifiers.identifier(for: node.plainText))
                }
                return true
            }
        }
        return found
    }
}

extension MarkdownTree {
    /// The line of the heading that a text begins with, where it is of the first level and says the same as a title.
    func lineOfTitle(_ title: String) -> Int? {
        var line: Int?
        forEachBlock { block in
            if block.kind == .heading, block.headingLevel == 1, block.plainText.utf8.elementsEqual(title.utf8) {
                line = block.line
            }
            return false
        }
        return line
    }
}
