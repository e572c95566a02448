import Directory
import Ordering

/// A collection in few words, and what ordering makes of it.
struct Sample {
    var items: [Item]
    var settings = CollectionSettings()
    var columns: [Column] = []
    var withheldColumns: [WithheldColumn] = []
    var row: [RowField] = [.summary]
    var facets: [RowField] = []
    var mount = "list/"
    var pages: [Page] = []
    var staticFiles: [StaticFile] = []
    var language = "en"

    init(_ names: [String], locale: String? = nil) {
        items = names.enumerated().map { Item(name: $1, location: Location(path: "items.csv", line: $0 + 2)) }
        settings.locale = locale
    }

    /// Items with readings: `("東京", "とうきょう")`.
    init(read pairs: [(String, String?)], locale: String? = nil) {
        self.init(pairs.map(\.0), locale: locale)
        for index in items.indices { items[index].reading = pairs[index].1 }
    }

    var collection: Collection {
        var collection = Collection(
            name: "list",
            mount: mount,
            title: "List",
            settings: settings,
            columns: columns,
            row: row,
            items: items,
            location: Location(path: "Content/list/_index.md")
        )
        collection.withheldColumns = withheldColumns
        collection.facets = facets
        return collection
    }

    func ordered(jobs: Int = 1) -> (collection: OrderedCollection, problems: [Problem]) {
        let site = Site(
            settings: SiteSettings(title: "Site", language: language),
            pages: pages,
            collections: [collection],
            staticFiles: staticFiles
        )
        let (ordered, problems) = Ordering.order(site, jobs: jobs)
        return (ordered.collections[0], problems)
    }

    /// The names in page order.
    var names: [String] { ordered().collection.collection.items.map(\.name) }

    /// The labels of the sections that have items, with the names in them.
    var sections: [(label: String, names: [String])] {
        let ordered = ordered().collection
        return ordered.sections.filter { !$0.items.isEmpty }.map { section in
            (section.label, ordered.collection.items[section.items].map(\.name))
        }
    }

    /// `A: Apple, Avocado | B: Banana`.
    var outline: String {
        sections.map { "\($0.label): \($0.names.joined(separator: ", "))" }.joined(separator: " | ")
    }

    /// The slugs in the order of the items given.
    var slugs: [String] {
        let ordered = ordered().collection
        var slugOfLine: [Int: String] = [:]
        for (item, slug) in zip(ordered.collection.items, ordered.slugs) { slugOfLine[item.location.line ?? 0] = slug }
        return items.map { slugOfLine[$0.location.line ?? 0] ?? "" }
    }
}

extension Sample {
    /// The names of a finished list as `outline` writes it, from the last to the first.
    init(outline: String, locale: String) {
        var names: [String] = []
        for section in outline.split(separator: " | ") {
            guard let list = section.split(separator: ": ", maxSplits: 1).last else { continue }
            names += list.split(separator: ", ").map(String.init)
        }
        self.init(names.reversed(), locale: locale)
    }
}
