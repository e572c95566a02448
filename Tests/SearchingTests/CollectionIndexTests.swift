import Directory
import Foundation
import Serialization
import Testing

@testable import Searching

@Suite struct CollectionIndexTests {
    /// A collection with everything that an item may have.
    private var everything: OrderedCollection {
        var full = Item(name: "가 & <b>", location: Location(path: ""))
        full.reading = "가"
        full.aliases = ["a", "b"]
        full.summary = "One\n\"two\"\u{1}"
        full.tags = ["t"]
        full.link = "https://example.org/"
        full.image = "images/a.png"
        full.date = "2024-01-01"
        full.updated = "2024-01-02"
        full.body = Markdown("# Title\n\nSome *text*.", at: Location(path: ""))
        full.fields = [.text("x"), .number("1.50"), .number("-12.5"), .boolean(true), .list(["p", "q"])]
        var bare = Item(name: "나", location: Location(path: ""))
        bare.fields = [nil, .number("007"), .number("12"), nil, nil]
        var settings = CollectionSettings()
        settings.searchFields = ["name", "body", "c0"]
        var collection = OrderedCollection(items: [full, bare], settings: settings, labels: ["ㄱ", "ㄴ"])
        collection.collection.columns = (0..<5).map { Column(key: "c\($0)", label: "C\($0)") }
        collection.collection.row = [.summary, .column(3)]
        collection.facets = [
            Facet(field: .tags, values: [Facet.Value(text: "t", count: 1)]),
            Facet(field: .column(0), values: [Facet.Value(text: "x", count: 1)]),
        ]
        collection.hasPage = [true, false]
        collection.slugs = ["가", "나 b"]
        return collection
    }

    @Test func holdsEverythingThatAnItemHas() throws {
        let files = CollectionIndex(of: everything, jobs: 1).files(json: true, twin: true)
        #expect(files.map(\.path) == ["list/index.json", "list/index.js"])
        let index = try #require(JSONValue(files[0].bytes))
        let items = try #require(index["items"]).elements
        #expect(items[0]["url"]?.text == "%EA%B0%80.html")
        #expect(items[1]["url"]?.text == "sections/%E3%84%B4.html#%EB%82%98%20b")
        #expect(items[0]["summary"]?.text == "One\n\"two\"\u{1}")
        #expect(items[0]["body"]?.text == "Title Some text.")
        #expect(items[1]["summary"] == nil)
        #expect(index["searched"]?.elements.map(\.text) == ["name", "body", "fields.c0"])
        #expect(DataScript.value(in: files[1].bytes) == index)
    }

    @Test func namesTheValuesOfFacetsAndTheOrdersOfColumns() throws {
        let index = try #require(
            JSONValue(CollectionIndex(of: everything, jobs: 1).files(json: true, twin: false)[0].bytes)
        )
        let facets = try #require(index["facets"]).elements
        #expect(facets.map { $0["role"]?.text ?? $0["field"]?.text } == ["tags", "c0"])
        #expect(facets[1]["values"]?.elements.map(\.text) == ["x"])
        let file = try #require(ListOrders(of: everything)).file
        #expect(file.path == "list/search/orders.js")
        #expect(file.bytes == Array("Ganada.receive({\"summary\":[1,0],\"fields.c3\":[1,0]});\n".utf8))
        var collection = everything
        collection.collection.row = [.summary]
        #expect(ListOrders(of: collection) == nil)
    }

    @Test func aShardedListKeepsTheFacetThatHasPagesAndSaysSo() {
        var site = OrderedSite(Site(settings: SiteSettings(title: "T", language: "ko")), collections: [everything])
        #expect(settleSearchForms(of: &site) == [])
        #expect(site.collections[0].facets.count == 2 && !site.collections[0].isSharded)
        site.collections[0].collection.settings.searchForm = .sharded
        #expect(settleSearchForms(of: &site).map(\.fact) == [.facetsOfShardedList])
        #expect(site.collections[0].facets.map(\.field) == [.tags] && site.collections[0].isSharded)
        site.collections[0].facets = []
        #expect(settleSearchForms(of: &site) == [])
    }

    @Test func numbersAreNumbersWhereJavaScriptSpellsThemAlike() throws {
        let file = CollectionIndex(of: everything, jobs: 1).files(json: true, twin: false)[0]
        let items = try #require(JSONValue(file.bytes)?["items"]).elements
        #expect(items[0]["fields"]?["c1"] == .text("1.50"))
        #expect(items[0]["fields"]?["c2"] == .number("-12.5"))
        #expect(items[1]["fields"]?["c1"] == .text("007"))
        #expect(items[1]["fields"]?["c2"] == .number("12"))
    }

    @Test func followsItsSchema() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Templates/assets/index.schema.json")
        let schema = JSONSchema(schema: try #require(JSONValue(Array(Data(contentsOf: path)))))
        var referring = everything
        referring.seeEntries = [SeeEntry(name: "Alias", item: 0, section: 0, before: 0)]
        for collection in [everything, referring, OrderedCollection(items: [])] {
            let file = CollectionIndex(of: collection, jobs: 1).files(json: true, twin: false)[0]
            #expect(schema.errors(in: try #require(JSONValue(file.bytes))) == [])
        }
        #expect(!schema.errors(in: .object([])).isEmpty)
    }

    @Test func isDividedWhereItIsLarge() throws {
        let items = (0..<1000).map { Item(name: "Name \($0)", location: Location(path: "")) }
        let collection = OrderedCollection(items: items)
        let index = CollectionIndex(of: collection, jobs: 2, partLimit: 40_000)
        let files = index.files(json: true, twin: false)
        #expect(files.map(\.path) == ["list/index.json", "list/index-2.json"])
        let names = files.flatMap { JSONValue($0.bytes)?["items"]?.elements ?? [] }.compactMap { $0["name"]?.text }
        #expect(names == items.map(\.name))
        #expect(files.allSatisfy { $0.bytes.count < 41_000 })
        let head = try #require(JSONValue(files[0].bytes))
        #expect(head["parts"]?.elements.map(\.text) == ["index-2.json"])
        #expect(head["count"]?.integer == 1000)
    }

    @Test func isNotWrittenWhereTheCollectionWantsNone() {
        var settings = CollectionSettings()
        settings.index = false
        let collection = OrderedCollection(
            items: [Item(name: "a", location: Location(path: ""))],
            settings: settings
        )
        let site = OrderedSite(Site(settings: SiteSettings(title: "S", language: "en")), collections: [collection])
        #expect(!searchFiles(of: site, jobs: 1).map(\.path).contains("list/index.json"))
    }
}

@Suite struct SearchTests {
    private func collection(_ name: String, _ names: [String]) -> OrderedCollection {
        var collection = OrderedCollection(items: names.map { Item(name: $0, location: Location(path: "")) })
        collection.collection.name = name
        collection.collection.mount = name + "/"
        return collection
    }

    @Test func searchesEveryCollectionUnlessOneIsNamed() throws {
        let site = try PublishedSearch([collection("가 나", ["apple", "pear"]), collection("b", ["apple pie"])])
        let all = try site.search("apple")
        #expect(all.count == 2)
        #expect(all.items.map(\.collection) == ["가 나", "b"])
        #expect(all.items[0].url == "%EA%B0%80%20%EB%82%98/sections/all.html#item-0")
        #expect(try site.search("apple", collection: "b").items.map(\.name) == ["apple pie"])
        #expect(try site.search("apple", limit: 1).items.count == 1)
        #expect(try site.search("apple", limit: 1).count == 2)
    }

    @Test func answersInTheContractsJSON() throws {
        let site = try PublishedSearch([collection("b", ["a\"b"])])
        let answer = try #require(JSONValue(try site.search("a").json))
        #expect(answer["query"]?.text == "a")
        #expect(answer["count"]?.integer == 1)
        #expect(answer["sections"]?.elements.first?["label"]?.text == "All")
        #expect(answer["items"]?.elements.first?["name"]?.text == "a\"b")
    }

    @Test func saysWhatIsMissing() throws {
        let site = try PublishedSearch([collection("b", ["a"])])
        #expect(throws: SearchError.noCollection(name: "c", known: ["b"])) { try site.search("a", collection: "c") }
        #expect(throws: SearchError.noSite(path: "/nowhere")) { try Searching.search("a", siteFolder: "/nowhere") }
        let index = site.folder.appending(path: "b/index.json")
        try Data("{".utf8).write(to: index)
        #expect(throws: SearchError.self) { try site.search("a") }
    }

    @Test func autoShardsWhatIsLargerThanAPageLoads() throws {
        // The rest of index.json for one item is the same whatever its name.
        let rest = try PublishedSearch([collection("list", ["x"])]).size(of: "list/index.json") - 1
        for (size, isSharded) in [(singleLimit, false), (singleLimit + 1, true)] {
            let name = String(repeating: "n", count: size - rest)
            let site = try PublishedSearch([collection("list", [name])])
            #expect(site.has("list/search/root.js") == isSharded)
            #expect(site.has("list/index.js") != isSharded)
            #expect(site.has("list/index.json"))
            #expect(try site.size(of: "list/index.json") == size)
        }
    }
}
