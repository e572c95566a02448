import Directory
import Platform

extension SiteView {
    /// What is wrong in the Markdown of the whole site, in the order of the pages.
    func linkProblems() -> [Problem] {
        let pages = [site.introduction].compactMap { $0 } + site.pages.map(\.body)
        return pages.flatMap { links.problems(in: $0, isUnsafe: false) } + site.collections.flatMap(linkProblems)
    }

    private func linkProblems(_ ordered: OrderedCollection) -> [Problem] {
        let collection = ordered.collection
        let isUnsafe = collection.settings.unsafeMarkdown
        let introduction = collection.introduction.map { links.problems(in: $0, isUnsafe: isUnsafe) } ?? []
        let columns = collection.columns.indices.filter { collection.columns[$0].type == .markdown }
        // Enough items at once that handing them out costs nothing.
        let size = 256
        let chunks = (collection.items.count + size - 1) / size
        let found = parallelMap(count: chunks, jobs: processorCount()) { chunk in
            collection.items[chunk * size..<min(chunk * size + size, collection.items.count)].flatMap { item in
                texts(of: item, columns).flatMap { links.problems(in: $0, isUnsafe: isUnsafe) }
            }
        }
        return introduction + found.flatMap { $0 }
    }

    /// The body of an item and its Markdown fields.
    private func texts(of item: Item, _ columns: [Int]) -> [Markdown] {
        let fields = columns.filter { $0 < item.fields.count }.compactMap { item.fields[$0] }
        return [item.body].compactMap { $0 } + fields.map { Markdown($0.text, at: item.location) }
    }
}
