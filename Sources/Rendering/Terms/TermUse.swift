import CommonMark
import Directory

/// A place of the content that calls something by its name: a `[[…]]` of a text, or an entry of an item's `see`.
struct TermUse: Sendable {
    /// The page that it stands on.
    var page: SitePage
    /// The name.
    var target: String
    /// Its place.
    var location: Location
    /// The column of the data that has it, where only the place of its row is known.
    var field: String?
    /// Whether it is an entry of `see`.
    var isSee = false

    /// Every use of a site, in the order of its pages, found on up to `jobs` threads.
    static func all(in site: OrderedSite, jobs: Int) -> [TermUse] {
        let home = site.rootCollection.map { SitePage.collection($0) } ?? .home
        var uses = site.introduction.map { Self.uses(in: $0, on: home) } ?? []
        for (index, page) in site.pages.enumerated() { uses += Self.uses(in: page.body, on: .content(index)) }
        for (index, ordered) in site.collections.enumerated() {
            let collection = ordered.collection
            if let text = collection.introduction { uses += Self.uses(in: text, on: .collection(index)) }
            let columns = collection.markdownColumns
            for (number, section) in ordered.sections.enumerated() {
                let items = ordered.itemsWithTexts(in: section, columns: columns)
                uses += parallelBatches(of: items, jobs: jobs) { item in
                    Self.uses(
                        of: collection.items[item],
                        of: collection,
                        columns,
                        on: .item(item, section: number, collection: index)
                    )
                }
            }
        }
        return uses
    }

    private static func uses(
        of item: Item,
        of collection: Collection,
        _ columns: [Int],
        on page: SitePage
    ) -> [TermUse] {
        var uses = collection.texts(of: item, columns: columns).flatMap { Self.uses(in: $0, on: page) }
        for (index, target) in item.see.enumerated() {
            let place = item.place(ofSee: index)
            let field = place.field(collection.seeField)
            uses.append(TermUse(page: page, target: target, location: place, field: field, isSee: true))
        }
        return uses
    }

    private static func uses(in text: Markdown, on page: SitePage) -> [TermUse] {
        guard mayHaveTerms(text.source) else { return [] }
        var uses: [TermUse] = []
        MarkdownTree(text.source).walk { node, begins in
            guard begins, let link = node.termLink else { return true }
            let place = text.place(line: link.line, column: link.column)
            uses.append(TermUse(page: page, target: link.target, location: place, field: text.field))
            return true
        }
        return uses
    }

    static func mayHaveTerms(_ source: String) -> Bool {
        var previous: UInt8 = 0
        for byte in source.utf8 {
            if byte == UInt8(ascii: "["), previous == byte { return true }
            previous = byte
        }
        return false
    }
}
