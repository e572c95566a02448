import Directory
import Testing

@testable import Rendering

@Suite struct PageTests {
    @Test func imagesThatAreNotThereAreToldOfOnceACollection() {
        var images = ["photos/anna.jpg", "/photos/artur.jpg", "https://example.org/carl.jpg"]
        func problems() -> [Problem] {
            let people = SampleSite.people { people in
                for (index, image) in images.enumerated() { people.collection.items[index].image = image }
            }
            let site = SampleSite.site([people]) { site in
                site.staticFiles = [StaticFile(source: "Static/photos/artur.jpg", path: "photos/artur.jpg")]
            }
            return SampleSite.renderer(site).problems
        }
        let place = Location(path: "Content/people.csv")
        let one = Fact.imageMissing(count: 1, examples: ["photos/anna.jpg"])
        #expect(problems() == [Problem(place, one, field: "image")])
        images[2] = "carl.jpg"
        let two = Fact.imageMissing(count: 2, examples: ["carl.jpg", "photos/anna.jpg"])
        #expect(problems() == [Problem(place, two, field: "image")])
        images = ["photos/artur.jpg"]
        #expect(problems() == [])
    }

    @Test func addressesThatAreNotLinkedAreToldOfOnceAColumn() {
        func problems(_ links: [String], place: Location? = nil) -> [Problem] {
            let people = SampleSite.people { people in
                for (index, link) in links.enumerated() {
                    people.collection.items[index].link = link
                    if let place { people.collection.items[index].places.link = place }
                }
            }
            return SampleSite.renderer(SampleSite.site([people])).problems
        }
        #expect(problems(["https://example.org/", "www.example.org", "mailto:a@example.org"]) == [])
        let fact = Fact.addressNotLinked(count: 2, examples: ["javascript:alert(1)", "none"])
        let place = Location(path: "Content/people.csv")
        #expect(problems(["none", "tel:1", "javascript:alert(1)"]) == [Problem(place, fact, field: "url")])
        let own = Location(path: "Content/anna.md", line: 2, column: 6)
        let one = Fact.addressNotLinked(count: 1, examples: ["data:,"])
        #expect(problems(["data:,"], place: own) == [Problem(own, one)])
    }

    @Test func everyPageOfASmallSiteIsPlanned() {
        let output = SampleSite.output(SampleSite.site([SampleSite.people()]))
        #expect(
            output.keys.filter { !$0.hasPrefix("assets/") }.sorted() == [
                "404.html", "index.html", "people/all.html", "people/anna-and-co.html", "people/index.html",
                "people/sections/a.html", "people/sections/c.html", "people/tags/accounts.html", "robots.txt",
            ]
        )
        #expect(output["assets/icon.svg"] != nil)
    }

    @Test func aListIsFilteredByValuesAndStandsInColumns() throws {
        let people = SampleSite.people { people in
            people.facets = [
                Facet(field: .tags, values: [Facet.Value(text: "accounts", count: 2)]),
                Facet(
                    field: .column(1),
                    values: ["true", "maybe", "false"].map { Facet.Value(text: $0, count: 1) }
                ),
            ]
        }
        let output = SampleSite.output(SampleSite.site([people]))
        let list = try #require(output["people/index.html"])
        #expect(
            list.contains(#"<a href="tags/accounts.html" data-value="accounts">accounts <span class="count">2</span>"#)
        )
        #expect(list.contains(#"data-facet="fields.present""#))
        #expect(list.contains(#"<button type="button" data-value="true">Yes <span class="count">1</span></button>"#))
        #expect(list.contains(#"data-value="false">No <span"#) && list.contains(#"data-value="maybe">maybe <span"#))
        #expect(list.contains(#"data-facets="[&quot;tags&quot;,&quot;fields.present&quot;]""#))
        #expect(list.contains(#"<div data-column="name" data-order="ascending">Name</div>"#))
        #expect(list.contains(#"<div data-column="fields.phone" data-order="none">Phone</div>"#))
        #expect(list.contains(#"<div class="c2"><dt>Phone</dt>"#))
        // A tag's page is a selection, and the printed one has no scripts to speak of.
        let tag = try #require(output["people/tags/accounts.html"])
        #expect(tag.contains(#"<div>Phone</div>"#) && !tag.contains("role=\"group\"") && !tag.contains("columns.js"))
        #expect(output["people/sections/a.html"]?.contains(#"class="facets""#) == false)
    }

    @Test func aShardedListOffersThePagesOfItsTagsAndNoDownload() throws {
        let people = SampleSite.people { people in
            people.collection.settings.searchForm = .sharded
            people.facets = [Facet(field: .tags, values: [Facet.Value(text: "accounts", count: 2)])]
        }
        let list = try #require(SampleSite.output(SampleSite.site([people]))["people/index.html"])
        #expect(list.contains(#"<a href="tags/accounts.html" data-value="accounts">"#))
        for absent in ["facets.js", "columns.js", "data-download", "data-order", "role=\"group\" aria-label=\"Order\""]
        {
            #expect(!list.contains(absent), "\(absent)")
        }
    }

    @Test(arguments: [
        ("en", "1,234.50", "1998", "November 30, 2026", "November 30, 2026 at 6:30 PM UTC"),
        ("de", "1.234,50", "1998", "30.11.2026", "30.11.2026, 18:30 UTC"),
        ("ko", "1,234.50", "1998", "2026. 11. 30.", "2026. 11. 30. 오후 6:30 UTC"),
    ])
    func valuesAreShownAsTheLanguageHasThem(language: String, price: String, year: String, day: String, time: String)
        throws
    {
        let people = SampleSite.people { people in
            people.collection.columns = [
                Column(key: "price", label: "Price", type: .number), Column(key: "year", label: "Year", type: .number),
                Column(key: "day", label: "Day", type: .date),
            ]
            people.collection.columns[1].isGrouped = false
            people.collection.row = [.column(0), .column(1), .column(2), .updated]
            people.collection.items[0].fields = [.number("1234.50"), .number("1998"), .text("2026-11-30")]
            people.collection.items[0].updated = "2026-11-30T18:30:00Z"
        }
        let site = SampleSite.site([people]) { $0.settings.language = language }
        let list = try #require(SampleSite.output(site)["people/index.html"])
        let spaces = list.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        #expect(spaces.contains("<dd>\(price)</dd>"))
        #expect(spaces.contains("<dd>\(year)</dd>"))
        #expect(spaces.contains(#"<dd><time datetime="2026-11-30">\#(day)</time></dd>"#))
        #expect(spaces.contains(#"<dd><time datetime="2026-11-30T18:30:00Z">\#(time)</time></dd>"#))
    }

    @Test func aRowLeadsToThePageElseElsewhereElseToTheAnchor() throws {
        let output = SampleSite.output(SampleSite.site([SampleSite.people()]))
        let list = try #require(output["people/index.html"])
        #expect(list.contains(#"<li data-item><a href="anna-and-co.html"><span class="name">Anna &amp; Co</span></a>"#))
        #expect(list.contains(##"<li data-item id="artur"><a href="sections/a.html#artur">"##))
        #expect(list.contains(#"<li data-item id="carl"><a href="https://example.org/carl">"#))
        let section = try #require(output["people/sections/a.html"])
        #expect(section.contains(##"<li data-item id="artur"><a href="#artur">"##))
        let tag = try #require(output["people/tags/accounts.html"])
        #expect(tag.contains(#"<li data-item><a href="../anna-and-co.html">"#))
        #expect(!tag.contains("artur"))
    }

    @Test func anUnsafeLinkIsNotFollowed() throws {
        let people = SampleSite.people { $0.collection.items[2].link = "javascript:alert(1)" }
        let output = SampleSite.output(SampleSite.site([people]))
        #expect(!output.values.contains { $0.contains("href=\"javascript") })
        #expect(try #require(output["people/sections/c.html"]).contains(##"<li data-item id="carl"><a href="#carl">"##))
        #expect(try #require(output["people/tags/accounts.html"]).contains(##"<a href="../sections/c.html#carl">"##))
    }

    @Test func itemsWithoutPagesShowEverythingInTheirRow() throws {
        let people = SampleSite.people { $0.hasPage[0] = false }
        let output = SampleSite.output(SampleSite.site([people]))
        let list = try #require(output["people/sections/a.html"])
        #expect(list.contains("<p>Some text.</p>"))
        #expect(list.contains("<div><dt>Present</dt>\n<dd>Yes</dd>\n</div>"))
        #expect(list.contains(#"<a href="../tags/accounts.html" rel="tag">accounts</a>"#))
        #expect(output["people/anna-and-co.html"] == nil)
    }

    @Test func fieldsFollowTheirTypes() throws {
        let people = SampleSite.people { ordered in
            let types: [Column.ValueType] = [.url, .email, .image, .date, .markdown, .number]
            ordered.collection.columns = types.map { Column(key: $0.rawValue, label: $0.rawValue, type: $0) }
            ordered.collection.row = []
            ordered.collection.items[0].fields = [
                .list(["https://a.org", "nothing"]), .text("a@b.org"), .text("x y.png"), .text("2024-03-01"),
                .text("**bold**"), .number("1.50"),
            ]
        }
        let page = try #require(SampleSite.output(SampleSite.site([people]))["people/anna-and-co.html"])
        #expect(page.contains("<dd><a href=\"https://a.org\">https://a.org</a></dd>\n<dd>nothing</dd>"))
        #expect(page.contains(#"<dd><a href="mailto:a@b.org">a@b.org</a></dd>"#))
        #expect(page.contains(#"<dd><img src="../x%20y.png" alt="" loading="lazy"></dd>"#))
        #expect(page.contains(#"<dd><time datetime="2024-03-01">March 1, 2024</time></dd>"#))
        #expect(page.contains("<strong>bold</strong>"))
        #expect(page.contains("<dd>1.50</dd>"))
    }

    @Test func lettersLeadToThePagesOfTheirSections() throws {
        let output = SampleSite.output(SampleSite.site([SampleSite.people()]))
        let list = try #require(output["people/index.html"])
        #expect(list.contains(#"<a href="sections/a.html">A</a>"#))
        #expect(list.contains(#"<span aria-hidden="true">B</span>"#))
        let section = try #require(output["people/sections/c.html"])
        #expect(section.contains(#"<a href="../sections/a.html">A</a>"#))
        #expect(section.contains(#"<a href="../sections/c.html" aria-current="page">C</a>"#))
    }

    @Test(arguments: [
        (["A", "B"], false), (["A", "Dzs"], false), (["ㄱ", "ㄴ"], false), (["개발팀", "인사팀"], true),
        (["A", "Amphibia"], true),
    ])
    func sectionsNamedByWordsAreNoBarOfLetters(labels: [String], hasWords: Bool) throws {
        let people = SampleSite.people { ordered in
            ordered.sections = [
                Section(label: labels[0], slug: "one", items: 0..<2),
                Section(label: labels[1], slug: "two", items: 2..<3),
                Section(label: "Other", slug: "other", items: 3..<3),
            ]
        }
        let list = try #require(SampleSite.output(SampleSite.site([people]))["people/index.html"])
        #expect(list.contains(#"<nav class="letters words""#) == hasWords)
        #expect(list.contains(#"<nav class="letters""#) != hasWords)
    }

    @Test func aLongCollectionShowsItsLettersAndTheFirstSectionsBeginning() throws {
        let location = Location(path: "words.csv")
        var collection = Collection(name: "words", mount: "words/", title: "Words", location: location)
        collection.settings.onePage = 60
        collection.items = (0..<61).map { Item(name: "a\($0)", location: location) }
        let ordered = OrderedCollection(
            collection: collection,
            locale: "en",
            sections: [
                Section(label: "A", slug: "a", items: 0..<60), Section(label: "B", slug: "b", items: 60..<61),
            ],
            slugs: (0..<61).map { "a\($0)" },
            hasPage: [Bool](repeating: false, count: 61)
        )
        let output = SampleSite.output(SampleSite.site([ordered]))
        let page = try #require(output["words/index.html"])
        #expect(page.contains(#"<li><a href="sections/a.html">A</a> <span class="count">60</span></li>"#))
        #expect(page.occurrences(of: "data-item") == 50)
        #expect(page.contains(#"<a href="sections/a.html#a49">"#))
        #expect(page.contains(#"<p class="more"><a href="sections/a.html">"#))
        #expect(page.contains(#"<p data-count="61">61 items</p>"#))
        #expect(try #require(output["words/all.html"]).occurrences(of: "data-item") == 61)
    }

    @Test func aSplitSectionIsAnOverviewThatKnowsWhereItsAnchorsWent() throws {
        let people = SampleSite.people { ordered in
            ordered.hasPage[0] = false
            ordered.sections[0].parts = [
                Part(label: "An", slug: "a.an", items: 0..<1), Part(label: "Ar", slug: "a.ar", items: 1..<2),
            ]
        }
        let output = SampleSite.output(SampleSite.site([people]))
        let overview = try #require(output["people/sections/a.html"])
        #expect(overview.contains(#"<ul class="parts" data-moved="a.moved.js">"#))
        #expect(overview.contains(#"<li><a href="a.an.html">An</a> <span class="count">1</span></li>"#))
        #expect(!overview.contains("data-item"))
        #expect(
            output["people/sections/a.moved.js"]
                == "Ganada.moved({\"a.an.html\":[\"anna-and-co\"],\"a.ar.html\":[\"artur\"]});\n"
        )
        let part = try #require(output["people/sections/a.ar.html"])
        #expect(part.contains(#"<section data-section="A">"#))
        #expect(part.contains(##"<li data-item id="artur"><a href="#artur">"##))
        #expect(part.contains(#"<a href="a.html">A</a>"#))
        #expect(overview.contains(#"<ul class="parts" data-moved="a.moved.js">"#))
        #expect(!part.contains("data-moved"))
        // The section's own bar; its letter is current, but not as a page.
        #expect(part.contains(#"<a href="a.ar.html" aria-current="page">Ar</a>"#))
        #expect(part.contains(#"<a href="../sections/a.html" aria-current="true">A</a>"#))
        #expect(overview.contains(#"<a href="../sections/a.html" aria-current="page">A</a>"#))
    }

    @Test func seeEntriesStandInTheirPlaceAndAreNotCounted() throws {
        let people = SampleSite.people { ordered in
            ordered.seeEntries = [
                SeeEntry(name: "Annie", item: 0, section: 0, before: 1),
                SeeEntry(name: "Bert", item: 1, section: 1, before: 2),
            ]
        }
        let output = SampleSite.output(SampleSite.site([people]))
        let list = try #require(output["people/sections/a.html"])
        #expect(list.order(of: ["Anna &amp; Co", "Annie", "Artur"]))
        #expect(list.contains(#"see <a href="../anna-and-co.html">Anna &amp; Co</a>"#))
        #expect(list.occurrences(of: "data-item") == 2)
        #expect(list.contains(#"<p data-count="2">"#) && list.contains(#"<p class="references">1 cross-reference</p>"#))
        #expect(try #require(output["people/index.html"]).contains(#"<p class="references">2 cross-references</p>"#))
        // A section that has nothing else still has its page.
        #expect(try #require(output["people/sections/b.html"]).contains(##"see <a href="../sections/a.html#artur">"##))
    }

    @Test func theCollectionAtTheTopIsTheHomePage() throws {
        let people = SampleSite.people { $0.collection.mount = "" }
        let output = SampleSite.output(
            SampleSite.site([people]) { site in
                site.pages = [
                    Page(slug: "about", title: "About", body: Markdown("Hello", at: Location(path: "Content/about.md")))
                ]
            }
        )
        let home = try #require(output["index.html"])
        #expect(home.contains("data-item"))
        #expect(home.contains(#"<body data-root="./" data-collection="./">"#))
        #expect(home.contains(#"<a class="site" href="index.html" aria-current="page">"#))
        #expect(try #require(output["about.html"]).contains(#"<a href="about.html" aria-current="page">About</a>"#))
        #expect(try #require(output["sections/a.html"]).contains(#"<body data-root="../" data-collection="../">"#))
    }

    @Test func itemFoldersMoveEveryLinkOfAnItemPage() throws {
        let people = SampleSite.people { $0.collection.settings.itemFolders = true }
        let output = SampleSite.output(SampleSite.site([people]))
        let page = try #require(output["people/a/anna-and-co.html"])
        #expect(page.contains(#"<body data-root="../../" data-collection="../">"#))
        #expect(page.contains(#"<a href="../index.html">People</a>"#))
        #expect(page.contains(#"<a href="../tags/accounts.html" rel="tag">"#))
        #expect(try #require(output["people/index.html"]).contains(#"<a href="a/anna-and-co.html">"#))
    }

    @Test func theNotFoundPageLinksFromTheHost() throws {
        let plain = SampleSite.output(SampleSite.site([SampleSite.people()]))
        #expect(try #require(plain["404.html"]).contains(#"<body data-root="/" data-collection="/people/">"#))
        let under = SampleSite.output(
            SampleSite.site([SampleSite.people()]) { $0.settings.baseURL = "https://example.org/a/b/" }
        )
        let page = try #require(under["404.html"])
        #expect(page.contains(#"<link rel="stylesheet" href="/a/b/assets/ganada.css">"#))
        #expect(page.contains(#"action="/a/b/people/index.html""#))
        #expect(page.contains(#"<meta name="robots" content="noindex">"#))
        #expect(!page.contains("canonical"))
    }

    @Test func anItemPageTellsNothingOfOtherItems() throws {
        let before = SampleSite.output(SampleSite.site([SampleSite.people()]))
        let after = SampleSite.output(
            SampleSite.site([
                SampleSite.people { ordered in
                    ordered.collection.items.append(Item(name: "Chris", location: ordered.collection.location))
                    ordered.sections[2].items = 2..<4
                    ordered.slugs.append("chris")
                    ordered.hasPage.append(false)
                    ordered.sections[0].parts = [
                        Part(label: "An", slug: "a.an", items: 0..<1), Part(label: "Ar", slug: "a.ar", items: 1..<2),
                    ]
                }
            ])
        )
        let path = "people/anna-and-co.html"
        #expect(before[path] == after[path])
        #expect(before["people/sections/c.html"] != after["people/sections/c.html"])
        #expect(before["people/tags/accounts.html"] == after["people/tags/accounts.html"])
    }

    @Test func ownFilesStandInThePlaceOfThoseThatWouldBeMade() {
        let site = SampleSite.site([SampleSite.people()]) {
            $0.staticFiles = [
                StaticFile(source: "Static/robots.txt", path: "robots.txt"),
                StaticFile(source: "Static/favicon.ico", path: "favicon.ico"),
            ]
        }
        let files = SampleSite.renderer(site).stages().joined()
        let robots = files.filter { $0.path == "robots.txt" }
        #expect(robots.count == 1)
        if case .copied(let source) = robots.first?.content { #expect(source == "Static/robots.txt") }
        #expect(SampleSite.output(site)["index.html"]?.contains(#"<link rel="icon" href="favicon.ico">"#) == true)
    }

    @Test(arguments: [
        ("ko-u-kn-kr-latn", #"<div class="list columns columns-2" data-list lang="ko">"#),
        ("zh-Hant", #"data-list lang="zh-Hant">"#),
        ("en-GB", #"<div class="list columns columns-2" data-list>"#),
    ])
    func namesInAnotherLanguageThanThePageSaySo(locale: String, list: String) throws {
        let output = SampleSite.output(SampleSite.site([SampleSite.people { $0.locale = locale }]))
        #expect(try #require(output["people/index.html"]).contains(list))
        let isForeign = list.contains("lang")
        #expect(try #require(output["people/anna-and-co.html"]).contains("<h1 lang=") == isForeign)
    }

    @Test func wordsAndCountsAreThoseOfTheCollectionsLanguage() throws {
        let people = SampleSite.people { $0.collection.settings.language = "ko" }
        let output = SampleSite.output(SampleSite.site([people]))
        let list = try #require(output["people/index.html"])
        #expect(list.contains(#"<html lang="ko" dir="ltr">"#))
        #expect(list.contains(#"<p data-count="3">3개 항목</p>"#))
        #expect(try #require(output["people/sections/c.html"]).contains(#"<p data-count="1">1개 항목</p>"#))
        #expect(try #require(output["index.html"]).contains(#"<html lang="en" dir="ltr">"#))
    }
}

extension String {
    func occurrences(of text: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: text) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }

    /// Whether these texts occur one after another.
    func order(of texts: [String]) -> Bool {
        var rest = self[...]
        for text in texts {
            guard let range = rest.firstRange(of: text) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
