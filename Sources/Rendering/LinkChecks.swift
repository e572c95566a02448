import Directory

/// Checks the links of all Markdown of a site and the images of its items, since its pages are only made when they are
/// written.
struct LinkChecks: Sendable {
    /// How many missing images are named.
    private static let exampleCount = 5

    private let site: OrderedSite
    private let links: ContentLinks
    /// The paths at which pages stand that lead to items.
    private let redirects: Set<String>
    /// The paths of the files that may be images.
    private let files: Set<String>

    init(site: OrderedSite, links: ContentLinks, redirects: Set<String> = []) {
        self.site = site
        self.links = links
        self.redirects = redirects
        files = Set(site.staticFiles.map(\.path) + site.images.map(\.path))
    }

    /// What is wrong, in the order of the content, found on up to `jobs` threads.
    func problems(jobs: Int, withAdvice: Bool = false) -> [Problem] {
        var found: [(page: SitePage, findings: LinkFindings)] = []
        func add(_ text: Markdown?, on page: SitePage, isUnsafe: Bool) {
            if let text { found.append((page, links.findings(in: text, isUnsafe: isUnsafe))) }
        }
        let isUnsafe = site.settings.unsafeMarkdown
        add(site.introduction, on: site.rootCollection.map { .collection($0) } ?? .home, isUnsafe: isUnsafe)
        for (index, page) in site.pages.enumerated() { add(page.body, on: .content(index), isUnsafe: isUnsafe) }
        var images: [Problem] = []
        for (index, ordered) in site.collections.enumerated() {
            let collection = ordered.collection
            let isUnsafe = collection.settings.unsafeMarkdown
            add(collection.introduction, on: .collection(index), isUnsafe: isUnsafe)
            let columns = collection.markdownColumns
            for (number, section) in ordered.sections.enumerated() {
                found += parallelBatches(of: section.items, jobs: jobs) { item in
                    if columns.isEmpty && collection.items[item].isPlain { return [] }
                    let page = SitePage.item(item, section: number, collection: index)
                    return collection.items[item].texts(columns: columns).map { text in
                        (page, links.findings(in: text, isUnsafe: isUnsafe))
                    }
                }
            }
            if let problem = missingImages(of: collection) { images.append(problem) }
        }
        let advice = withAdvice ? found.flatMap(\.findings.advice) : []
        return found.flatMap(\.findings.problems) + openProblems(found) + images + advice
    }

    /// What is wrong with the links whose pages had to be looked for.
    private func openProblems(_ found: [(page: SitePage, findings: LinkFindings)]) -> [Problem] {
        let open = found.flatMap { found in found.findings.openLinks.map { (page: found.page, link: $0) } }
        guard !open.isEmpty else { return [] }
        var anchors = PageAnchors(site, paths: Set(open.compactMap(\.link.path)), redirects: redirects)
        return open.compactMap { page, link in
            var target = page
            if let path = link.path {
                switch anchors.presence(at: path) {
                case .page(let found): target = found
                case .file: return nil
                case .nothing: return Problem(link.location, .brokenLink(link.address))
                }
            }
            guard let fragment = link.fragment, !fragment.isEmpty, !anchors.has(fragment, on: target) else {
                return nil
            }
            return Problem(link.location, .brokenAnchor(link.address))
        }
    }

    /// The images of a collection's items that are to be files of the site and are none.
    private func missingImages(of collection: borrowing Collection) -> Problem? {
        let columns = collection.columns.indices.filter { collection.columns[$0].type == .image }
        var missing: [(location: Location, path: String)] = []
        for index in collection.items.indices where !columns.isEmpty || !collection.items[index].isPlain {
            var images = collection.items[index].image.map { [$0] } ?? []
            for column in columns where collection.items[index].fields.indices.contains(column) {
                if let value = collection.items[index].fields[column] { images += texts(of: value) }
            }
            for image in images where isMissingFile(image) {
                missing.append((collection.items[index].location, image))
            }
        }
        guard let first = missing.first else { return nil }
        let fact = Fact.imageMissing(count: missing.count, examples: missing.prefix(Self.exampleCount).map(\.path))
        return Problem(first.location, fact)
    }

    private func texts(of value: FieldValue) -> [String] {
        if case .list(let texts) = value { texts } else { [value.text] }
    }

    /// Whether an image is given by a path, and nothing is there.
    private func isMissingFile(_ image: String) -> Bool {
        guard scheme(of: image) == nil, !image.utf8.starts(with: "//".utf8) else { return false }
        let path = image.utf8.drop { $0 == UInt8(ascii: "/") }
        return !path.isEmpty && !files.contains(String(Substring(path)))
    }
}
