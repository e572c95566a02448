import Directory
import Testing

@testable import Rendering

/// A site with a page, a collection in folders with and without pages of its items, and one at another mount.
private let links: ContentLinks = {
    var kim = Item(name: "Kim", location: Location(path: "Content/people/kim.md", line: 1))
    kim.isOfMarkdown = true
    kim.body = Markdown("", at: kim.location)
    var lee = Item(name: "이", location: Location(path: "Content/people/more/이 씨.md", line: 1))
    lee.isOfMarkdown = true
    lee.id = "lee"
    let row = Item(name: "Choi", location: Location(path: "Content/people/list.csv", line: 2))
    let people = OrderedCollection(
        collection: Collection(
            name: "people",
            mount: "staff/",
            title: "People",
            items: [kim, lee, row],
            location: Location(path: "Content/people/_index.md")
        ),
        locale: "ko",
        sections: [Section(label: "K", slug: "k", items: 0..<1), Section(label: "ㅇ", slug: "ㅇ", items: 1..<3)],
        slugs: ["kim", "이", "choi"],
        hasPage: [true, false, false]
    )
    let places = OrderedCollection(
        collection: Collection(
            name: "places",
            mount: "places/",
            title: "Places",
            location: Location(path: "Content/places.csv")
        ),
        locale: "en",
        sections: [],
        slugs: [],
        hasPage: []
    )
    let site = Site(
        settings: SiteSettings(title: "Site", language: "en"),
        introduction: Markdown("", at: Location(path: "Content/_index.md")),
        pages: [Page(slug: "about", title: "About", body: Markdown("", at: Location(path: "Content/about.md")))],
        staticFiles: [StaticFile(source: "/s/Static/photos/b c.png", path: "photos/b c.png")]
    )
    return ContentLinks(OrderedSite(site, collections: [people, places]))
}()

private func written(
    _ source: String,
    title: String? = nil,
    isUnsafe: Bool = false,
    taken: Set<String> = []
) -> String {
    var writer = MarkdownWriter(links: links, root: "../", isUnsafe: isUnsafe, takenIdentifiers: taken)
    var output: [UInt8] = []
    writer.write(Markdown(source, at: Location(path: "Content/people/kim.md", line: 5)), title: title, into: &output)
    return String(decoding: output, as: UTF8.self)
}

struct MarkdownTests {
    @Test(arguments: [
        ("", ""),
        ("a *b* **c** `d<` e\\\nf\ng", "<p>a <em>b</em> <strong>c</strong> <code>d&lt;</code> e<br>\nf\ng</p>\n"),
        ("> a\n\n---", "<blockquote>\n<p>a</p>\n</blockquote>\n<hr>\n"),
        ("- a\n- b\n  - c", "<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n"),
        ("3. a\n\n4. b", "<ol start=\"3\">\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>\n"),
        ("    a&\n", "<pre><code>a&amp;\n</code></pre>\n"),
        ("```swift x\na\n```", "<pre><code class=\"language-swift\">a\n</code></pre>\n"),
        ("\"a\" 'b' &amp; &lt;", "<p>&quot;a&quot; &#39;b&#39; &amp; &lt;</p>\n"),
    ])
    func writesHTML(source: String, expected: String) {
        #expect(written(source) == expected)
    }

    @Test(arguments: [
        ("## A b", "<h2 id=\"a-b\">A b</h2>\n"),
        ("# A\n# A\n# A", "<h2 id=\"a\">A</h2>\n<h2 id=\"a-2\">A</h2>\n<h2 id=\"a-3\">A</h2>\n"),
        ("## A-2\n## A\n## A", "<h2 id=\"a-2\">A-2</h2>\n<h2 id=\"a\">A</h2>\n<h2 id=\"a-3\">A</h2>\n"),
        ("## Kim", "<h2 id=\"kim-2\">Kim</h2>\n"),
        ("## _main_\n", "<h2 id=\"main\"><em>main</em></h2>\n"),
        ("## \\_main", "<h2 id=\"main\">_main</h2>\n"),
        ("## 가나 C++ É!", "<h2 id=\"가나-c-é\">가나 C++ É!</h2>\n"),
        ("## ?!", "<h2 id=\"heading\">?!</h2>\n"),
        ("# T\n## U", "<h2 id=\"u\">U</h2>\n"),
        ("# *T*\n# V\n###### U", "<h2 id=\"v\">V</h2>\n<h6 id=\"u\">U</h6>\n"),
        ("a\n\n# T", "<p>a</p>\n<h2 id=\"t\">T</h2>\n"),
    ])
    func writesHeadings(source: String, expected: String) {
        #expect(written(source, title: "T", taken: ["kim"]) == expected)
    }

    @Test(arguments: [
        ("a <b>c</b>", "<p>a c</p>\n", "<p>a <b>c</b></p>\n"),
        ("<div>\n\nx", "<p>x</p>\n", "<div>\n<p>x</p>\n"),
        ("[a](javascript:b)", "<p>a</p>\n", "<p><a href=\"javascript:b\">a</a></p>\n"),
        ("[a](JavaScript:b)", "<p>a</p>\n", "<p><a href=\"JavaScript:b\">a</a></p>\n"),
        ("![a *b*](data:image/svg+xml,x)", "<p>a b</p>\n", "<p><img src=\"data:image/svg+xml,x\" alt=\"a b\"></p>\n"),
        ("[a](java&#9;script:b)", "<p>a</p>\n", "<p><a href=\"java%09script:b\">a</a></p>\n"),
    ])
    func leavesOutWhatCouldDoHarm(source: String, expected: String, unsafe: String) {
        #expect(written(source) == expected)
        #expect(written(source, isUnsafe: true) == unsafe)
        #expect(links.findings(in: Markdown(source, at: Location(path: "x")), isUnsafe: false).problems.count >= 1)
    }

    @Test(arguments: [
        ("https://e.org/?a=b&c='d'", "https://e.org/?a=b&amp;c=&#39;d&#39;"),
        ("<https://e.org/a \\\"b>", "https://e.org/a%20%22b"),
        ("mailto:a@e.org", "mailto:a@e.org"),
        ("//e.org/x", "//e.org/x"),
        ("#part", "#part"),
        ("<>", ""),
        ("kim.md", "../staff/kim.html"),
        ("./kim.md#part", "../staff/kim.html#part"),
        ("../about.md?x=1&y", "../about.html?x=1&amp;y"),
        ("../people/kim.md", "../staff/kim.html"),
        ("../_index.md", "../index.html"),
        ("_index.md", "../staff/index.html"),
        ("../people/", "../staff/index.html"),
        ("../people", "../staff/index.html"),
        ("../places.csv", "../places/index.html"),
        ("../places", "../places/index.html"),
        ("more/%EC%9D%B4%20%EC%94%A8.md", "../staff/sections/ㅇ.html#이"),
        ("<more/\u{110B}\u{1175} \u{110A}\u{1175}.md#x>", "../staff/sections/ㅇ.html#이"),
        ("/about.md", "../about.html"),
        ("/people/kim.md", "../staff/kim.html"),
        ("/about.html", "../about.html"),
        ("/", "../index.html"),
        ("/staff/sections/k.html", "../staff/sections/k.html"),
        ("sections/k.html", "../staff/sections/k.html"),
        ("<../../Static/photos/b c.png>", "../photos/b%20c.png"),
        ("/photos/b%20c.png", "../photos/b%20c.png"),
    ])
    func rewritesLinks(address: String, expected: String) {
        #expect(written("[a](\(address) 't')") == "<p><a href=\"\(expected)\" title=\"t\">a</a></p>\n")
        #expect(written("![a](\(address))") == "<p><img src=\"\(expected)\" alt=\"a\"></p>\n")
        let text = Markdown("[a](\(address))", at: Location(path: "Content/people/kim.md"))
        #expect(links.findings(in: text, isUnsafe: false).problems == [])
    }

    @Test(arguments: [
        "lee.md", "../kim.md", "/kim.md", "../../../x.md", "missing.png", "../Static/photos/b%20c.png", "/missing.html",
        "%FF.md", "/staff/x.md", "KIM.md",
    ])
    func findsBrokenLinks(address: String) {
        #expect(written("[a](\(address))") == "<p>a</p>\n")
        let text = Markdown(
            "one\n*two*\n[a](kim.md) b\n[c](\(address))\n\n![a](\(address))",
            at: Location(path: "Content/people/kim.md", line: 10)
        )
        let problems = links.findings(in: text, isUnsafe: false).problems
        #expect(problems.map(\.fact) == [.brokenLink(address), .brokenLink(address)])
        #expect(problems.map(\.location.line) == [13, 15])
    }

    @Test(arguments: [
        ("a *b*", "a <em>b</em>"),
        ("a\n\nb", "<p>a</p>\n<p>b</p>\n"),
        ("- a", "<ul>\n<li>a</li>\n</ul>\n"),
        ("# a", "<h2>a</h2>\n"),
        ("", ""),
    ])
    func writesCells(source: String, expected: String) {
        var writer = MarkdownWriter(links: links, root: "", takenIdentifiers: nil)
        var output = Array("x".utf8)
        writer.write(cell: Markdown(source, at: Location(path: "Content/people/list.csv")), into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "x" + expected)
    }

    @Test func findsBrokenDefinitions() {
        let text = Markdown("[a] and [a][b]\n\n[a]: x.md\n[b]: kim.md", at: Location(path: "Content/people/kim.md"))
        #expect(links.findings(in: text, isUnsafe: false).problems.map(\.fact) == [.brokenLink("x.md")])
    }
}
