import Directory
import International
import Searching

/// The pages of a site by what they may be called; only names that are asked for are kept.
///
/// Names are compared as search compares them, folded. What is an item's name comes before what is its id or slug, that
/// before an alias, that before the path of its file, and items before other pages; the collection that a name is used in
/// before the others.
struct TermIndex {
    /// How a page comes by a name, the best first.
    private enum Rank: Int, Comparable {
        case name, identity, alias, file, other

        static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
    }

    private struct Candidate {
        var page: SitePage
        var rank: Rank
        /// As it is written.
        var name: String
    }

    /// A name as it may be meant.
    private struct Reading {
        var folded: String
        /// The only collection to look in, if it names one.
        var collection: Int?
        var heading: String?
    }

    private let site: OrderedSite
    private let readings: [String: [Reading]]
    private var candidates: [String: [Candidate]]

    /// Finds everything that these names may stand for.
    init(_ site: OrderedSite, targets: Set<String>) {
        self.site = site
        var folding = Folding()
        var readings: [String: [Reading]] = [:]
        candidates = [:]
        for target in targets {
            let found = Self.readings(of: target, site, &folding)
            readings[target] = found
            for reading in found { candidates[reading.folded] = [] }
        }
        self.readings = readings
        addItems(&folding)
        for (index, page) in site.pages.enumerated() {
            add([page.title, page.slug], .content(index), .other, &folding)
        }
        for (index, ordered) in site.collections.enumerated() {
            add([ordered.collection.title, ordered.collection.name], .collection(index), .other, &folding)
        }
    }

    /// What a name stands for that is used in a collection, or outside of all.
    func meaning(of target: String, in collection: Int?) -> Terms.Meaning {
        for reading in readings[target] ?? [] {
            let found = candidates[reading.folded] ?? []
            let scopes = reading.collection.map { [$0] } ?? [collection, nil]
            for scope in scopes {
                let inScope = scope.map { scope in found.filter { $0.page.collection == scope } } ?? found
                guard let rank = inScope.map(\.rank).min() else { continue }
                let best = inScope.filter { $0.rank == rank }
                if best.count == 1 { return .page(best[0].page, heading: reading.heading) }
                let exact = best.filter { $0.name == target }
                if exact.count == 1 { return .page(exact[0].page, heading: reading.heading) }
                return .ambiguous(best.map(\.page))
            }
        }
        return .unknown
    }

    /// What follows the collection in a name that is meant with one; nil for any other.
    func nameInCollection(_ target: String) -> String? {
        let meant = (readings[target] ?? []).first { reading in
            let found = candidates[reading.folded] ?? []
            return found.contains { reading.collection == nil || reading.collection == $0.page.collection }
        }
        guard meant?.collection != nil, let colon = target.firstIndex(of: ":") else { return nil }
        return String(target[target.index(after: colon)...])
    }

    /// What a page can be called by nothing else: an item by its collection and slug.
    func unambiguousName(of page: SitePage) -> String {
        switch page {
        case .item(let item, _, let index):
            site.collections[index].collection.name + ":" + site.collections[index].slugs[item]
        default: site.path(of: page)
        }
    }

    /// The ways in which a name may be meant: as it is, with a collection before a colon, with a heading after `#`, as the
    /// name of a file.
    private static func readings(of target: String, _ site: OrderedSite, _ folding: inout Folding) -> [Reading] {
        var readings: [Reading] = []
        var names: [(name: Substring, collection: Int?)] = [(target[...], nil)]
        if let colon = target.firstIndex(of: ":") {
            let prefix = folding.fold(String(target[..<colon]))
            let collection = site.collections.firstIndex { folding.fold($0.collection.name) == prefix }
            if let collection { names.append((target[target.index(after: colon)...], collection)) }
        }
        for (name, collection) in names {
            let hash = name.firstIndex(of: "#")
            let parts = [(name, nil)] + (hash.map { [(name[..<$0], name[$0...].split(separator: "#").last)] } ?? [])
            for (name, heading) in parts {
                for name in [name] + (name.hasSuffix(".md") ? [name.dropLast(3)] : []) {
                    let folded = folding.fold(String(name))
                    if folded.isEmpty { continue }
                    readings.append(Reading(folded: folded, collection: collection, heading: heading.map(String.init)))
                }
            }
        }
        return readings
    }

    private mutating func addItems(_ folding: inout Folding) {
        for (index, ordered) in site.collections.enumerated() {
            for (number, section) in ordered.sections.enumerated() {
                for item in section.items {
                    let page = SitePage.item(item, section: number, collection: index)
                    let content = ordered.collection.items[item]
                    add([content.name], page, .name, &folding)
                    add([content.id, ordered.slugs[item]].compactMap { $0 }, page, .identity, &folding)
                    add(content.aliases, page, .alias, &folding)
                    for path in [content.location.path, content.body?.location.path] {
                        if let path, path.hasSuffix(".md"), path != ordered.collection.location.path {
                            add(Self.endings(of: path.dropLast(3)), page, .file, &folding)
                        }
                    }
                }
            }
        }
    }

    private mutating func add(_ names: [String], _ page: SitePage, _ rank: Rank, _ folding: inout Folding) {
        for name in names {
            let folded = folding.fold(name)
            guard let known = candidates[folded], !known.contains(where: { $0.page == page }) else { continue }
            candidates[folded]?.append(Candidate(page: page, rank: rank, name: name))
        }
    }

    /// A path, and what is left of it without the first folder, the first two, and so on.
    private static func endings(of path: Substring) -> [String] {
        var endings = [String(path)]
        var rest = path
        while let slash = rest.firstIndex(of: "/") {
            rest = rest[rest.index(after: slash)...]
            endings.append(String(rest))
        }
        return endings
    }
}

extension SitePage {
    /// The collection that it belongs to.
    var collection: Int? {
        switch self {
        case .home, .content: nil
        case .collection(let index), .section(_, let index), .part(_, _, let index), .tag(_, let index),
            .all(let index), .item(_, _, let index):
            index
        }
    }
}
