import Directory
import Testing

@testable import Rendering

@Suite struct SiteFileTests {
    private static let baseURL = "https://example.org/dir/"

    private static func output(_ change: (inout OrderedCollection) -> Void = { _ in }) -> [String: String] {
        SampleSite.output(SampleSite.site([SampleSite.people(change)]) { $0.settings.baseURL = baseURL })
    }

    @Test func whatNeedsTheSitesAddressIsLeftOutWithoutIt() {
        let output = SampleSite.output(
            SampleSite.site([SampleSite.people { $0.collection.items[0].date = "2024-03-01" }])
        )
        for path in ["sitemap.xml", "opensearch.xml", "feed.xml"] { #expect(output[path] == nil) }
        for (path, text) in output where path.hasSuffix(".html") {
            #expect(!text.contains("canonical") && !text.contains("og:") && !text.contains("ld+json"), "\(path)")
        }
    }

    @Test func pagesNameTheirAddress() throws {
        let page = try #require(Self.output()["people/anna-and-co.html"])
        #expect(page.contains(#"<link rel="canonical" href="https://example.org/dir/people/anna-and-co.html">"#))
        #expect(page.contains(#"<meta property="og:description" content="Keeps &lt;the&gt; books">"#))
        #expect(page.contains(#""name":"Anna & Co""#))
        #expect(page.contains(#""description":"Keeps \u003Cthe> books""#))
        let list = try #require(Self.output()["people/all.html"])
        #expect(list.contains(#"<link rel="canonical" href="https://example.org/dir/people/">"#))
    }

    @Test func theSitemapHasEveryPageOnce() throws {
        let sitemap = try #require(Self.output { $0.collection.items[0].updated = "2024-03-01" }["sitemap.xml"])
        let paths = [
            "", "people/", "people/sections/a.html", "people/anna-and-co.html", "people/sections/c.html",
            "people/tags/accounts.html",
        ]
        #expect(sitemap.occurrences(of: "<url>") == paths.count)
        for path in paths { #expect(sitemap.contains("<loc>\(Self.baseURL)\(path)</loc>"), "\(path)") }
        #expect(sitemap.contains("anna-and-co.html</loc><lastmod>2024-03-01T00:00:00Z</lastmod>"))
    }

    @Test func aLargeSitemapIsSplit() {
        let count = 50_001
        let location = Location(path: "a.csv")
        var collection = Collection(name: "a", mount: "", title: "A", location: location)
        collection.items = [Item](repeating: Item(name: "a", location: location), count: count)
        let ordered = OrderedCollection(
            collection: collection,
            locale: "en",
            sections: [Section(label: "A", slug: "a", items: 0..<count)],
            slugs: (0..<count).map { "a\($0)" },
            hasPage: [Bool](repeating: true, count: count)
        )
        let site = SampleSite.site([ordered])
        let files = Sitemap(site: site, baseURL: Self.baseURL).files()
        #expect(files.map(\.path) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"])
        let texts = files.map(SampleSite.text)
        #expect(texts[0].occurrences(of: "<url>") == 50_000)
        // The collection's page, its section and its items make 50,003.
        #expect(texts[1].occurrences(of: "<url>") == 3)
        #expect(texts[2].contains("<loc>\(Self.baseURL)sitemap-2.xml</loc>"))
    }

    @Test func theFeedHasTheNewestFiftyFirst() throws {
        let location = Location(path: "a.csv")
        var collection = Collection(name: "a", mount: "a/", title: "A", location: location)
        collection.items = (0..<60).map { number in
            var item = Item(name: "a\(number)", location: location)
            item.date = "2024-01-01T00:00:\(number < 10 ? "0" : "")\(number)Z"
            return item
        }
        collection.items[3].updated = "2025-01-01"
        let ordered = OrderedCollection(
            collection: collection,
            locale: "en",
            sections: [Section(label: "A", slug: "a", items: 0..<60)],
            slugs: (0..<60).map { "a\($0)" },
            hasPage: [Bool](repeating: false, count: 60)
        )
        let feed = try #require(Feed(site: SampleSite.site([ordered]), baseURL: Self.baseURL))
        let text = SampleSite.text(feed.file())
        #expect(text.occurrences(of: "<entry>") == 50)
        #expect(text.contains("<updated>2025-01-01T00:00:00Z</updated>\n<author>"))
        #expect(
            text.order(of: ["<title>a3</title>", "<title>a59</title>", "<title>a58</title>", "<title>a11</title>"])
        )
        #expect(!text.contains("<title>a10</title>"))
        #expect(text.contains("<id>\(Self.baseURL)a/sections/a.html#a59</id>"))
    }

    @Test func robotsAreWelcomeUnlessTheSettingsSayNot() throws {
        #expect(Self.output()["robots.txt"] == "User-agent: *\nAllow: /\n\nSitemap: \(Self.baseURL)sitemap.xml\n")
        let closed = SampleSite.output(SampleSite.site([SampleSite.people()]) { $0.settings.robots = false })
        #expect(closed["robots.txt"] == "User-agent: *\nDisallow: /\n")
        #expect(try #require(closed["people/index.html"]).contains(#"<meta name="robots" content="noindex">"#))
    }

    @Test func openSearchAsksTheCollectionsPage() throws {
        let text = try #require(Self.output()["opensearch.xml"])
        #expect(text.contains(#"template="https://example.org/dir/people/index.html?q={searchTerms}""#))
    }

    @Test func earlierAddressesLeadToTheItem() throws {
        let site = SampleSite.site([
            SampleSite.people { ordered in
                ordered.collection.items[0].redirects = ["old", "/older/place/"]
                ordered.collection.items[1].redirects = ["artur-a", "index", "../x", "old"]
            }
        ])
        let output = SampleSite.output(site)
        #expect(try #require(output["people/old.html"]).contains(#"content="0; url=../people/anna-and-co.html""#))
        #expect(try #require(output["older/place/index.html"]).contains(#"url=../../people/anna-and-co.html""#))
        #expect(try #require(output["people/artur-a.html"]).contains(#"url=../people/sections/a.html#artur""#))
        #expect(
            SampleSite.renderer(site).problems.map(\.fact) == [
                .redirectTaken("index", path: "people/index.html"), .malformedRedirect("../x"),
                .sameRedirect("old", first: Location(path: "Content/people.csv")),
            ]
        )
    }

    @Test func linksOfTheNavigationMustLeadSomewhere() {
        let site = SampleSite.site([SampleSite.people()]) { site in
            site.settings.navigation = [
                .init(title: "People", url: "people/"), .init(title: "Home", url: "/"),
                .init(title: "Elsewhere", url: "https://example.org"), .init(title: "Lost", url: "lost.html"),
            ]
        }
        #expect(SampleSite.renderer(site).problems.map(\.fact) == [.brokenNavigationLink("lost.html")])
        let page = SampleSite.output(site)["people/sections/a.html"]
        #expect(page?.contains(#"<a href="../../people/index.html" aria-current="true">People</a>"#) == true)
        #expect(page?.contains(#"<a href="https://example.org">Elsewhere</a>"#) == true)
        #expect(page?.contains(#"<a href="../../index.html">Home</a>"#) == true)
    }
}
