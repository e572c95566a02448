import Directory
import Platform

/// Checks the links of all Markdown of a site, since its pages are only made when they are written.
struct LinkChecks: Sendable {
    /// The items that a thread takes at a time.
    private static let batch = 256

    let site: OrderedSite
    let links: ContentLinks

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
        }
        return problems
    }

    private func texts(of item: Item, columns: [Int]) -> [Markdown] {
        var texts = item.body.map { [$0] } ?? []
        for column in columns where item.fields.indices.contains(column) {
            if let value = item.fields[column] { texts.append(Markdown(value.text, at: item.location)) }
        }
        return texts
    }
}
