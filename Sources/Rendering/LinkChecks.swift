import Directory
import Platform

/// Checks the links of all Markdown of a site and the images of its items, since its pages are only made when they are
/// written.
struct LinkChecks: Sendable {
    /// The items that a thread takes at a time.
    private static let batch = 256
    /// How many missing images are named.
    private static let exampleCount = 5

    private let site: OrderedSite
    private let links: ContentLinks
    /// The paths of the files that may be images.
    private let files: Set<String>

    init(site: OrderedSite, links: ContentLinks) {
        self.site = site
        self.links = links
        files = Set(site.staticFiles.map(\.path) + site.images.map(\.path))
    }

    /// What is wrong, in the order of the content, found on up to `jobs` threads.
    func problems(jobs: Int) -> [Problem] {
        var problems: [Problem] = []
        for text in [site.introduction].compactMap({ $0 }) + site.pages.map(\.body) {
            problems += links.problems(in: text, isUnsafe: site.settings.unsafeMarkdown)
        }
        for ordered in site.collections {
            let collection = ordered.collection
            let isUnsafe = collection.settings.unsafeMarkdown
            if let introduction = collection.introduction {
                problems += links.problems(in: introduction, isUnsafe: isUnsafe)
            }
            let columns = collection.columns.indices.filter { collection.columns[$0].type == .markdown }
            let count = collection.items.count
            problems += parallelMap(count: (count + Self.batch - 1) / Self.batch, jobs: jobs) { number in
                let items = collection.items[number * Self.batch..<min((number + 1) * Self.batch, count)]
                return items.flatMap { item in
                    texts(of: item, columns: columns).flatMap { links.problems(in: $0, isUnsafe: isUnsafe) }
                }
            }.joined()
            if let problem = missingImages(of: collection) { problems.append(problem) }
        }
        return problems
    }

    /// The images of a collection's items that are to be files of the site and are none.
    private func missingImages(of collection: borrowing Collection) -> Problem? {
        let columns = collection.columns.indices.filter { collection.columns[$0].type == .image }
        var missing: [(location: Location, path: String)] = []
        for item in collection.items {
            var images = item.image.map { [$0] } ?? []
            for column in columns where item.fields.indices.contains(column) {
                if let value = item.fields[column] { images += texts(of: value) }
            }
            for image in images where isMissingFile(image) { missing.append((item.location, image)) }
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

    private func texts(of item: Item, columns: [Int]) -> [Markdown] {
        var texts = item.body.map { [$0] } ?? []
        for column in columns where item.fields.indices.contains(column) {
            if let value = item.fields[column] { texts.append(Markdown(value.text, at: item.location)) }
        }
        return texts
    }
}
