import Directory
import Foundation
import Testing

@testable import Searching

/// A case of `Tests/Cases/search.json`, which the browser's engine runs too: names in order, and for each query the names
/// that it finds, in order.
struct SearchCase: Decodable, CustomTestStringConvertible {
    struct Entry: Decodable {
        var name: String
        var aliases: [String]?
        var reading: String?
        var tags: [String]?
        var summary: String?
    }

    var why: String
    var names: [String]?
    var items: [Entry]?
    var searched: [String]?
    var queries: [String: [String]]

    var testDescription: String { why }

    static let all: [SearchCase] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Cases/search.json")
        return (try? JSONDecoder().decode([SearchCase].self, from: Data(contentsOf: file))) ?? []
    }()

    /// The items as a collection of one section.
    var collection: OrderedCollection {
        var listed: [Item] = (names ?? []).map { Item(name: $0, location: Location(path: "")) }
        for entry in items ?? [] {
            var item = Item(name: entry.name, location: Location(path: ""))
            item.aliases = entry.aliases ?? []
            item.reading = entry.reading
            item.tags = entry.tags ?? []
            item.summary = entry.summary
            listed.append(item)
        }
        var settings = CollectionSettings()
        settings.searchFields = searched ?? ["name"]
        return OrderedCollection(items: listed, settings: settings)
    }
}

extension OrderedCollection {
    /// Items in their order, as a collection `list/` without item pages; one section a label, in runs.
    init(items: [Item], settings: CollectionSettings = CollectionSettings(), labels: [String]? = nil) {
        var sections: [Section] = []
        for (index, label) in (labels ?? Array(repeating: "All", count: items.count)).enumerated() {
            if sections.last?.label == label {
                sections[sections.count - 1].items = sections[sections.count - 1].items.lowerBound..<index + 1
            } else {
                sections.append(Section(label: label, slug: label.lowercased(), items: index..<index + 1))
            }
        }
        self.init(
            collection: Collection(
                name: "list",
                mount: "list/",
                title: "List",
                settings: settings,
                items: items,
                location: Location(path: "")
            ),
            locale: "en",
            sections: sections,
            slugs: items.indices.map { "item-\($0)" },
            hasPage: Array(repeating: false, count: items.count)
        )
    }
}

/// A published site of one collection, with its search files alone.
final class PublishedSearch {
    let folder: URL

    init(
        _ collections: [OrderedCollection],
        form: CollectionSettings.SearchForm? = nil,
        limits: ShardedCollection.Limits = ShardedCollection.Limits()
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "ganada-\(UUID().uuidString)")
        let site = OrderedSite(
            Site(settings: SiteSettings(title: "Site", language: "en")),
            collections: collections
        )
        for file in searchFiles(of: site, form: form, limits: limits, jobs: 2) {
            let url = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.bytes).write(to: url)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path(percentEncoded: false))
    }

    func size(of path: String) throws -> Int { try Data(contentsOf: folder.appending(path: path)).count }

    func search(_ query: String, collection: String? = nil, limit: Int = 1000) throws -> SearchAnswer {
        try Searching.search(
            query,
            siteFolder: folder.path(percentEncoded: false),
            collection: collection,
            limit: limit
        )
    }
}

@Suite struct SearchCaseTests {
    @Test func thereAreCases() {
        #expect(SearchCase.all.count > 20)
    }

    @Test(arguments: SearchCase.all, [CollectionSettings.SearchForm.single, .sharded])
    func everyQueryFindsItsNamesInOrder(_ given: SearchCase, form: CollectionSettings.SearchForm) throws {
        // With so small limits nearly everything is hot, or a shard of its own.
        let limits = ShardedCollection.Limits(shard: 1, hits: 1, answers: 2, lists: 3, dense: 1, block: 2, page: 20)
        let site = try PublishedSearch([given.collection], form: form, limits: limits)
        for (query, wanted) in given.queries {
            let answer = try site.search(query)
            // Compared as bytes: Swift's strings are equal where only their normal form differs.
            #expect(answer.items.map { Array($0.name.utf8) } == wanted.map { Array($0.utf8) }, "\(query)")
            #expect(answer.count == wanted.count)
            #expect(answer.sections.reduce(0) { $0 + $1.count } == wanted.count)
        }
    }
}
