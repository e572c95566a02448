import Directory
import Testing

@testable import Rendering

/// Where names lead, and what they leave behind on the pages that they lead to.
@Suite struct TermTests {
    /// Two collections of items; a page for those with a text.
    private func site(
        _ fruits: [(name: String, body: String?)],
        people: [(name: String, body: String?)] = [],
        change: (inout Item) -> Void = { _ in }
    ) -> OrderedSite {
        let page = Page(
            slug: "about",
            title: "About us",
            body: Markdown("[[Apple]]", at: Location(path: "Content/about.md", line: 1))
        )
        return SampleSite.site([collection("fruits", fruits, change), collection("people", people, change)]) {
            $0.pages = [page]
        }
    }

    private func collection(
        _ name: String,
        _ items: [(name: String, body: String?)],
        _ change: (inout Item) -> Void
    ) -> OrderedCollection {
        var slugs: [String] = []
        for item in items {
            let slug = item.name.lowercased()
            slugs.append(slugs.contains(slug) ? slug + "-2" : slug)
        }
        return OrderedCollection(
            collection: Collection(
                name: name,
                mount: name + "/",
                title: name,
                items: items.enumerated().map { index, given in
                    let location = Location(path: "Content/\(name)/more/file\(index).md", line: 1)
                    var item = Item(name: given.name, location: location)
                    item.body = given.body.map { Markdown($0, at: location) }
                    change(&item)
                    return item
                },
                location: Location(path: "Content/\(name)")
            ),
            locale: "en",
            sections: [Section(label: "A", slug: "a", items: 0..<items.count)],
            slugs: slugs,
            hasPage: items.map { $0.body != nil }
        )
    }

    /// The address that a name leads to from the first item.
    private func address(_ target: String, _ site: OrderedSite) -> String? {
        var site = site
        site.collections[0].collection.items[0].body?.source += " [[\(target)]]"
        var links = ContentLinks(site)
        links.terms = Terms(site, links: links, jobs: 1)
        return links.address(ofTerm: target, in: site.collections[0].collection.items[0].location.path, root: "")
    }

    @Test(
        arguments: [
            ("Pear", "fruits/pear.html"), ("ＰＥＡＲ", "fruits/pear.html"), ("kim", "people/sections/a.html#kim"),
            ("people:KIM", "people/sections/a.html#kim"), ("people:pear", nil), ("file1", "fruits/pear.html"),
            ("more/file1.md", "fruits/pear.html"), ("Content/fruits/more/File1", "fruits/pear.html"), ("1/file1", nil),
            ("Birne", "fruits/pear.html"), ("p-1", "fruits/pear.html"), ("Pear#My Part", "fruits/pear.html#my-part"),
            ("#1", "fruits/#1.html"), ("About us", "about.html"), ("people", "people/index.html"), ("Nashi", nil),
            ("대한민국", "fruits/대한 민국.html"),
        ] as [(String, String?)]
    )
    func namesLeadToItems(target: String, expected: String?) {
        let site = site(
            [("Apple", ""), ("Pear", "## My part"), ("#1", ""), ("대한 민국", "")],
            people: [("Kim", nil)]
        ) { item in
            guard item.name == "Pear" else { return }
            item.aliases = ["Birne", "Apple"]
            item.id = "p-1"
        }
        let found = address(target, site)
        // A name that begins with `#` is that of a heading first.
        if target == "#1" { return #expect(found == nil) }
        #expect(found == expected.map { hrefEncoded($0).replacing("%23", with: "#") })
    }

    @Test func theOwnCollectionComesFirst() {
        let site = site([("Apple", "[[Kim]]"), ("Kim", "")], people: [("Kim", "[[kim]] [[Apple]]")])
        let output = SampleSite.output(site)
        #expect(output["fruits/apple.html"]?.contains("<a href=\"../fruits/kim.html\">Kim</a>") == true)
        #expect(output["people/kim.html"]?.contains("<a href=\"../people/kim.html\">kim</a>") == true)
        #expect(SampleSite.renderer(site).problems == [])
    }

    @Test func aNameOfSeveralIsAWarningThatNamesThem() {
        let site = site([("Apple", "x\n[[twin]] [[TWIN]]"), ("Twin", ""), ("TWIN", "")])
        let problems = SampleSite.renderer(site).problems
        #expect(
            problems == [
                Problem(
                    Location(path: "Content/fruits/more/file0.md", line: 2, column: 1),
                    .ambiguousTerm("twin", candidates: ["fruits:twin", "fruits:twin-2"])
                )
            ]
        )
        #expect(address("fruits:twin-2", site) == "fruits/twin-2.html")
    }

    @Test func aNameOfNothingIsAWarningAndStaysText() {
        let site = site([("Apple", "a [[Nashi|x]] and [[Apple#No]] b")]) { $0.see = ["Nothing"] }
        let place = Location(path: "Content/fruits/more/file0.md", line: 1, column: 3)
        let second = Location(path: "Content/fruits/more/file0.md", line: 1, column: 19)
        let third = Location(path: "Content/fruits/more/file0.md", line: 1)
        #expect(
            SampleSite.renderer(site).problems == [
                Problem(place, .unknownTerm("Nashi")), Problem(second, .brokenAnchor("Apple#No")),
                Problem(third, .unknownTerm("Nothing", isSee: true), field: "see"),
            ]
        )
        #expect(!Problem(third, .unknownTerm("Nothing", isSee: true)).message.contains("[["))
        let page = SampleSite.output(site)["fruits/apple.html"]
        #expect(page?.contains("<p>a x and <a href") == true)
        #expect(page?.contains("<dd>Nothing</dd>") == true)
    }

    @Test func aCollectionBeforeANameIsNotShown() {
        let site = site(
            [("Apple", "[[people:Kim]] [[people:Kim|x]] [[a:b]] [[people:no]]"), ("a:b", "")],
            people: [("Kim", "")]
        )
        let page = SampleSite.output(site)["fruits/apple.html"]
        let kim = "<a href=\"../people/kim.html\">"
        #expect(
            page?.contains(
                "\(kim)Kim</a> \(kim)x</a> <a href=\"../fruits/\(hrefEncoded("a:b")).html\">a:b</a> people:no"
            ) == true
        )
    }

    @Test func anItemListsWhatNamesItOnce() {
        let site = site(
            [("Apple", "[[Apple]]"), ("Pear", "[[Apple]] and [[apple|it]]"), ("Quince", "no")],
            people: [("Kim", nil)]
        ) { item in
            if item.name == "Kim" { item.see = ["Apple"] }
        }
        let output = SampleSite.output(site)
        let apple = output["fruits/apple.html"] ?? ""
        let mentions = """
            <div><dt>Mentioned in</dt>
            <dd><a href="../about.html">About us</a></dd>
            <dd><a href="../fruits/pear.html">Pear</a></dd>
            <dd><a href="../people/sections/a.html#kim">Kim</a></dd>
            </div>
            """
        #expect(apple.contains(mentions))
        #expect(output["fruits/quince.html"]?.contains("Mentioned") == false)
        // An item without a page shows what it names in its row.
        #expect(
            output["people/sections/a.html"]?.contains("<dd><a href=\"../../fruits/apple.html\">Apple</a></dd>") == true
        )
    }
}
