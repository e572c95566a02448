import Directory
import Testing

@testable import Rendering

@Suite struct PageTests {
    @Test func everyPageOfASmallSiteIsPlanned() throws {
        let output = SampleSite.output(SampleSite.site([SampleSite.people()]))
        #expect(
            output.keys.sorted() == [
                "404.html", "assets/icon.svg", "index.html", "people/all.html", "people/anna-and-co.html",
                "people/index.html", "people/sections/a.html", "people/sections/c.html", "people/tags/accounts.html",
                "robots.txt",
            ]
        )
    }

    @Test func aRowLeadsToThePageElseElsewhereElseToTheAnchor() throws {
        let output = SampleSite.output(SampleSite.site([SampleSite.people()]))
        let list = try #require(output["people/index.html"])
        #expect(list.contains(#"<li data-item><a href="anna-and-co.html"><span class="name">Anna &amp; Co</span></a>"#))
        #expect(list.contains(##"<li data-item id="artur"><a href="#artur">"##))
        #expect(list.contains(#"<li data-item id="carl"><a href="https://example.org/carl">"#))
        let tag = try #require(output["people/tags/accounts.html"])
        #expect(tag.contains(#"<li data-item><a href="../anna-and-co.html">"#))
    }
}
