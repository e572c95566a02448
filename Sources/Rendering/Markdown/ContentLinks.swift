import Directory
import International

/// Where links between the files of the content lead in the output.
///
/// A path is first one between the files of the content and of `Static/`, then one between the files as they are
/// published. One that begins with `/` begins at the top of either. Any page is taken to be there
/// where a collection is published.
struct ContentLinks: Sendable {
    /// A published file, and a place in it.
    struct Target {
        var path: String
        var anchor: String?
        /// Whether only the folder is known to be published, and not the page.
        var isAssumed = false
        /// Whether it is what a heading became, so that the link's `#` is done with.
        var isHeading = false
    }

    /// What each file and folder of the content became, by its path without a `/` at the end.
    private var content: [String: Target] = [:]
    /// What the headings became of files that hold many items, by file, then by the heading's id.
    private var headings: [String: [String: Target]] = [:]
    /// The collections by the folders of their content.
    private var collections: [String: Int] = [:]
    private let site: OrderedSite
    /// Where names lead.
    var terms = Terms()
    /// The folder that holds all content, with its `/`.
    private var top = ""
    /// The files that are published, but those of collections.
    private var published: Set<String> = ["index.html", "404.html", "robots.txt"]

    /// Takes note of every page, collection, item and static file of a site.
    init(_ site: OrderedSite) {
        self.site = site
        for (index, collection) in site.collections.enumerated() { add(collection, index) }
        if let introduction = site.introduction { addPage(introduction, "index.html") }
        for page in site.pages { addPage(page.body, page.slug + ".html") }
        for file in site.staticFiles {
            published.insert(key(file.path))
            add("Static/" + file.path, Target(path: file.path))
        }
        for (path, image) in site.contentImages { add(path, Target(path: image.path)) }
    }

    /// The address of a path as it is to stand on a page from which the top of the site is `root`, such as `../`; nil where
    /// nothing is there. `source` is the file that the link was read from.
    func address(of link: some BidirectionalCollection<UInt8>, in source: String, root: String) -> String? {
        let end = endOfPath(link)
        let suffix = String(decoding: link[end...], as: UTF8.self)
        guard let target = target(of: link, in: source) else { return end == link.startIndex ? suffix : nil }
        let address = root + hrefEncoded(target.path)
        if let anchor = target.anchor { return address + "#" + hrefEncoded(anchor) }
        return target.isHeading ? address : address + suffix
    }

    /// The size of an image that a path leads to, where it is known.
    func imageSize(at link: some BidirectionalCollection<UInt8>, in source: String) -> ImageFile.Size? {
        target(of: link, in: source).flatMap { site.imageSizes[$0.path] }
    }

    /// The file that a link leads to, and where in it; nil where nothing is there.
    func target(of link: some BidirectionalCollection<UInt8>, in source: String) -> Target? {
        let end = endOfPath(link)
        let hash = link[end...].firstIndex(of: UInt8(ascii: "#"))
        let fragment = hash.flatMap { SitePath.percentDecoded(link[link.index(after: $0)...]) } ?? ""
        if end == link.startIndex { return heading(fragment, in: key(source)) }
        guard let path = SitePath.percentDecoded(link[..<end]) else { return nil }
        return target(of: key(path), in: key(source), fragment: fragment)
    }

    /// What the heading became that a fragment names.
    private func heading(_ fragment: String, in file: String) -> Target? {
        headings[file]?[key(fragment)]
    }

    private func endOfPath<Link: BidirectionalCollection<UInt8>>(_ link: Link) -> Link.Index {
        link.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? link.endIndex
    }

    private func target(of path: String, in source: String, fragment: String) -> Target? {
        let isFromTop = path.utf8.first == UInt8(ascii: "/")
        if let file = SitePath.resolved((isFromTop ? top : String(SitePath.folder(of: source))) + path) {
            let file = file.utf8.last == UInt8(ascii: "/") ? String(file.dropLast()) : file
            if let target = heading(fragment, in: file) ?? content[file] { return target }
        }
        guard let path = SitePath.resolved(isFromTop ? path : mount(of: source) + path) else { return nil }
        let candidates =
            path.isEmpty || path.utf8.last == UInt8(ascii: "/") ? [path + "index.html"] : [path, path + "/index.html"]
        if let file = candidates.first(where: published.contains) { return Target(path: file) }
        // A collection publishes many pages; only those that stand for content are looked up one by one.
        guard site.collections.contains(where: { holds($0.collection.mount, candidates[0]) }) else { return nil }
        return Target(path: candidates[0], isAssumed: true)
    }

    private func holds(_ mount: String, _ path: String) -> Bool {
        path.hasPrefix(mount) && (path.hasSuffix(".html") || path.hasSuffix("/index.json"))
    }

    /// The address of what a `[[…]]` names; nil where nothing is called so.
    func address(ofTerm target: String, in source: String, root: String) -> String? {
        let meaning = terms.meaning(of: target, in: collection(of: source))
        guard let page = meaning.page else { return nil }
        let address = site.address(of: page, root: root)
        guard let heading = meaning.heading, !address.utf8.contains(UInt8(ascii: "#")) else { return address }
        return address + "#" + hrefEncoded(HeadingIdentifiers.plainIdentifier(heading))
    }

    /// The mount of the collection that a file of the content belongs to; empty for the site's own.
    private func mount(of source: String) -> String {
        collection(of: source).map { site.collections[$0].collection.mount } ?? ""
    }

    /// The collection that a file of the content belongs to; nil for one of the site's own.
    func collection(of source: String) -> Int? {
        var names = key(source).split(separator: "/")
        guard let file = names.popLast() else { return nil }
        // `people.csv` is of the collection `people`.
        names.append(file.prefix { $0 != "." })
        while !names.isEmpty {
            if let index = collections[names.joined(separator: "/")] { return index }
            names.removeLast()
        }
        return nil
    }
}

extension ContentLinks {
    private mutating func addPage(_ text: Markdown, _ path: String) {
        top = String(SitePath.folder(of: text.location.path))
        published.insert(path)
        add(text.location.path, Target(path: path))
    }

    private mutating func add(_ ordered: OrderedCollection, _ number: Int) {
        let collection = ordered.collection
        let index = Target(path: collection.mount + "index.html")
        published.insert(index.path)
        add(collection.location.path, index)
        if let introduction = collection.introduction { add(introduction.location.path, index) }
        let names = collection.location.path.split(separator: "/")
        let position = names.lastIndex { $0 == collection.name || $0.hasPrefix(collection.name + ".") }
        if let position {
            top = names[..<position].map { $0 + "/" }.joined()
            add(top + collection.name, index)
            collections[key(top + collection.name)] = number
        }
        let items = ordered.sections.map { section in
            ordered.detailed(in: section).filter { collection.items[$0].isOfMarkdown }
        }
        addHeadings(of: ordered, items: items)
        for (section, items) in zip(ordered.sections, items) {
            for item in items { addItem(item, of: ordered, in: section) }
        }
    }

    /// Notes what the headings of the file became that holds the items, by their ids here and on GitHub; a letter that groups
    /// items is the page of its section.
    private mutating func addHeadings(of ordered: OrderedCollection, items: [[Int]]) {
        let file = ordered.collection.location.path
        guard file.hasSuffix(".md") else { return }
        var found: [String: Target] = [:]
        for (section, items) in zip(ordered.sections, items) {
            for item in items where ordered.collection.items[item].location.path == file {
                var target = target(ofItem: item, of: ordered, in: section)
                target.isHeading = true
                let name = ordered.collection.items[item].name
                for id in [HeadingIdentifiers.plainIdentifier(name), HeadingIdentifiers.identifierOnGitHub(name)]
                where found[id] == nil { found[id] = target }
            }
        }
        guard !found.isEmpty else { return }
        for section in ordered.sections where !section.items.isEmpty && found[section.slug] == nil {
            let path = ordered.collection.mount + "sections/" + section.slug + ".html"
            found[section.slug] = Target(path: path, isHeading: true)
        }
        headings[key(file)] = found
    }

    private func target(ofItem index: Int, of ordered: OrderedCollection, in section: Section) -> Target {
        let mount = ordered.collection.mount
        if ordered.hasPage[index] { return Target(path: mount + ordered.pagePath(ofItem: index, inSection: section)) }
        return Target(path: mount + ordered.listPath(ofItem: index, inSection: section), anchor: ordered.slugs[index])
    }

    private mutating func addItem(_ index: Int, of ordered: OrderedCollection, in section: Section) {
        for source in ordered.collection.items[index].sources where source.hasSuffix(".md") {
            add(source, target(ofItem: index, of: ordered, in: section))
        }
    }

    private mutating func add(_ source: String, _ target: Target) {
        let key = key(source)
        if content[key] == nil { content[key] = target }
    }

    /// One spelling for paths that differ by normal form alone, as those from macOS do.
    private func key(_ path: String) -> String {
        path.utf8.allSatisfy { $0 < 0x80 } ? path : path.normalized(to: .nfc)
    }
}

extension Item {
    /// The files that it and its text were read from.
    fileprivate var sources: [String] {
        [location.path] + (isPlain ? [] : [body?.location.path].compactMap(\.self))
    }
}
