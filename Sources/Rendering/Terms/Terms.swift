import Directory
import International

/// Where the `[[…]]` and the `see` of a site lead, and what leads to each item.
struct Terms: Sendable {
    /// What a name stands for.
    enum Meaning: Hashable, Sendable {
        /// A page, and the heading on it that the name goes on with.
        case page(SitePage, heading: String?)
        /// One of several pages; the first is taken.
        case ambiguous([SitePage])
        case unknown
    }

    /// A name, and the collection that it is used in.
    private struct Key: Hashable {
        var target: String
        var collection: Int?
    }

    private struct ItemKey: Hashable {
        var item: Int
        var collection: Int
    }

    private var meanings: [Key: Meaning] = [:]
    /// The names that begin with a collection, without it.
    private var names: [String: String] = [:]
    private var mentions: [ItemKey: [SitePage]] = [:]
    /// The names that stand for nothing, or for more than one thing.
    private(set) var problems: [Problem] = []

    /// No names at all.
    init() {}

    /// Looks up every name that a site uses; items are gone through only where there is any.
    init(_ site: OrderedSite, links: ContentLinks, jobs: Int) {
        let uses = TermUse.all(in: site, jobs: jobs)
        guard !uses.isEmpty else { return }
        let index = TermIndex(site, targets: Set(uses.map(\.target)))
        var anchors = PageAnchors(site, paths: [], redirects: [])
        for use in uses {
            let collection = links.collection(of: use.location.path)
            let key = Key(target: use.target, collection: collection)
            let own = use.target.utf8.first == UInt8(ascii: "#") ? use.target.split(separator: "#").last : nil
            let meaning =
                own.map { .page(use.page, heading: String($0)) } ?? meanings[key]
                ?? index.meaning(of: use.target, in: collection)
            if own == nil { meanings[key] = meaning }
            names[use.target] = index.nameInCollection(use.target)
            switch meaning {
            case .page(let page, let heading?):
                let identifier = HeadingIdentifiers.plainIdentifier(heading)
                if anchors.has(identifier, on: page) { break }
                problems.append(Problem(use.location, .brokenAnchor(use.target), field: use.field))
            case .page: break
            case .ambiguous(let pages):
                let names = pages.map { index.unambiguousName(of: $0) }
                problems.append(Problem(use.location, .ambiguousTerm(use.target, candidates: names), field: use.field))
            case .unknown:
                let fact = Fact.unknownTerm(use.target, isSee: use.isSee)
                problems.append(Problem(use.location, fact, field: use.field))
            }
            if let page = meaning.page { note(use.page, leadsTo: page) }
        }
    }

    /// What a name stands for that is used in a collection, or outside of all.
    func meaning(of target: String, in collection: Int?) -> Meaning {
        meanings[Key(target: target, collection: collection)] ?? .unknown
    }

    /// What a link that says the name itself is to say, where that is less: the name without its collection.
    func words(for target: String) -> String? { names[target] }

    /// The pages that lead to an item by its name, in the order of the site.
    func mentions(ofItem item: Int, collection: Int) -> [SitePage] {
        mentions[ItemKey(item: item, collection: collection)] ?? []
    }

    /// Whether any page leads to an item by its name.
    func hasMentions(ofItem item: Int, collection: Int) -> Bool {
        !mentions.isEmpty && mentions[ItemKey(item: item, collection: collection)] != nil
    }

    private mutating func note(_ page: SitePage, leadsTo target: SitePage) {
        guard case .item(let item, _, let collection) = target, page != target else { return }
        let key = ItemKey(item: item, collection: collection)
        // The uses of a page follow one another.
        if mentions[key]?.last != page { mentions[key, default: []].append(page) }
    }
}

extension Terms.Meaning {
    /// The page that it leads to.
    var page: SitePage? {
        switch self {
        case .page(let page, _): page
        case .ambiguous(let pages): pages.first
        case .unknown: nil
        }
    }

    /// The heading on that page.
    var heading: String? {
        if case .page(_, let heading) = self { heading } else { nil }
    }
}
