import Directory
import Testing

@testable import Rendering

/// Links to places of pages, and to pages that only the ordered site knows.
@Suite struct LinkCheckTests {
    private func problems(_ body: String) -> [Problem] {
        let site = SampleSite.site([
            SampleSite.people {
                $0.collection.items[0].location = Location(path: "Content/people/anna.md", line: 1)
                $0.collection.items[0].isOfMarkdown = true
                $0.collection.items[0].body = Markdown(
                    "# Anna & Co\n## One\n## One\n\n" + body,
                    at: Location(path: "Content/people/anna.md", line: 5)
                )
                $0.collection.items[0].redirects = ["old"]
                $0.collection.location = Location(path: "Content/people/_index.md")
            }
        ])
        return SampleSite.renderer(site).problems
    }

    @Test(arguments: [
        "#one", "#one-2", "#_main", "anna.md#one", "sections/a.html", "sections/a.html#artur", "index.html#artur",
        "tags/accounts.html", "all.html#carl", "index.json", "old.html", "old.html#any", "anna-and-co.html#one-2",
        "?x#one",
        "#%6Fne", "",
    ])
    func thoseThatAreThere(address: String) {
        #expect(problems("[a](\(address))") == [])
    }

    @Test(arguments: [
        "#two", "#anna-co", "anna.md#one-3", "sections/a.html#carl", "index.html#anna-and-co", "all.html#x",
    ])
    func placesThatAreNotThere(address: String) {
        let place = Location(path: "Content/people/anna.md", line: 9, column: 7)
        #expect(problems("가 [a](\(address))") == [Problem(place, .brokenAnchor(address))])
    }

    @Test(arguments: ["sections/x.html", "tags/x.html", "x.html", "sections/a.b.html", "artur.html"])
    func pagesThatAreNotThere(address: String) {
        let place = Location(path: "Content/people/anna.md", line: 9, column: 5)
        #expect(problems("[a](\(address))") == [Problem(place, .brokenLink(address))])
    }

    @Test func eachOfSeveralHasItsOwnColumn() {
        let places = problems("[a](#x) [b](#x)\n| a |\n|-|\n| ![c](#x) [d](x.md) |").map(\.location)
        #expect(places.map(\.line) == [9, 12, 12, 9].sorted() || places.map(\.line) == [12, 9, 9, 12])
        #expect(Set(places.map(\.column)) == [5, 13, 8, 16])
    }
}
