import Directory

/// Checks the links of all Markdown of a site, and the images and addresses of its items, since its pages are only made when
/// they are written.
struct LinkChecks: Sendable {
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
        var values: [Problem] = []
        for (index, ordered) in site.collections.enumerated() {
            let collection = ordered.collection
            let isUnsafe = collection.settings.unsafeMarkdown
            add(collection.introduction, on: .collection(index), isUnsafe: isUnsafe)
            let columns = collection.markdownColumns
            for (number, section) in ordered.sections.enumerated() {
                let items = ordered.itemsWithTexts(in: section, columns: columns)
                found += parallelBatches(of: items, jobs: jobs) { item in
                    let page = SitePage.item(item, section: number, collection: index)
                    return collection.texts(of: collection.items[item], columns: columns).map { text in
                        (page, links.findings(in: text, isUnsafe: isUnsafe))
                    }
                }
            }
            values += wrongValues(of: ordered)
        }
        let advice = withAdvice ? found.flatMap(\.findings.advice) : []
        return found.flatMap(\.findings.problems) + openProblems(found) + values + advice
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
                case .nothing: return link.problem(.brokenLink(link.address))
                }
            }
            guard let fragment = link.fragment, !fragment.isEmpty, !anchors.has(fragment, on: target) else {
                return nil
            }
            return link.problem(.brokenAnchor(link.address))
        }
    }

    /// What is wrong with the images of a collection's items that are to be files of the site, and with their addresses
    /// elsewhere.
    private func wrongValues(of ordered: OrderedCollection) -> [Problem] {
        let collection = ordered.collection
        let columns = collection.columns.indices.filter { collection.columns[$0].type == .image }
        var images = WrongValues()
        var addresses = WrongValues()
        for index in columns.isEmpty ? ordered.detailed : Array(collection.items.indices) {
            let item = collection.items[index]
            if let link = item.link, webAddress(link) == nil {
                addresses.note(link, at: item.linkPlace, column: collection.linkField)
            }
            if let image = item.image, isMissingFile(image) {
                images.note(image, at: item.imagePlace, column: collection.imageField)
            }
            for column in columns where item.fields.indices.contains(column) {
                guard let value = item.fields[column] else { continue }
                let place = item.place(ofField: column)
                for image in texts(of: value) where isMissingFile(image) {
                    images.note(image, at: place, column: collection.columns[column].key)
                }
            }
        }
        let problems =
            images.problems { .imageMissing(count: $0, examples: $1) }
            + addresses.problems { .addressNotLinked(count: $0, examples: $1) }
        return problems.sorted { ($0.location, $0.field ?? "") < ($1.location, $1.field ?? "") }
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
