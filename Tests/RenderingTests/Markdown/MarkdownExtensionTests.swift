import Directory
import Testing

@testable import Rendering

private func written(_ source: String) -> String {
    let site = OrderedSite(Site(settings: SiteSettings(title: "", language: "en")), collections: [])
    var writer = MarkdownWriter(links: ContentLinks(site), root: "", takenIdentifiers: nil)
    var output: [UInt8] = []
    writer.write(Markdown(source, at: Location(path: "a.md", line: 1)), into: &output)
    return String(decoding: output, as: UTF8.self)
}

/// The extensions of CommonMark; the rules are those of https://github.github.com/gfm/ where that has them.
struct MarkdownExtensionTests {
    private static let tables: [(String, String)] = [
        ("| a | b |\n| - | - |\n| 1 | 2 |", table("a|b", "1|2")),
        ("a | b\n-|-\n1 | 2", table("a|b", "1|2")),
        ("|a|b|\n|:-|-:|\n|1|2|", table("a|b", "1|2", classes: ["left", "right"])),
        ("| a | b | c |\n| :-: | --- | :-- |", table("a|b|c", classes: ["center", "", "left"])),
        ("| a\\|b |\n| --- |\n| `c\\|d` |\n| **\\|** |", table("a¦b", "<code>c¦d</code>", "<strong>¦</strong>")),
        ("| a | b |\n| --- | --- |\n| 1 |\n| 1 | 2 | 3 |\n| |", table("a|b", "1|", "1|2", "|")),
        ("| *a | b* |\n| - | - |", table("*a|b*")),
        ("| a | b |\n| - | - |\n1\n\n1", "\(table("a|b", "1|"))<p>1</p>\n"),
        ("| a | b |\n| - | - |\n> 1", "\(table("a|b"))<blockquote>\n<p>1</p>\n</blockquote>\n"),
        ("| a | b |\n| - | - |\n- 1", "\(table("a|b"))<ul>\n<li>1</li>\n</ul>\n"),
        ("| a | b |\n| - |\n| 1 |", "<p>| a | b |\n| - |\n| 1 |</p>\n"),
        ("x\n| a | b |\n| - | - |", "<p>x</p>\n\(table("a|b"))"),
        ("| a |\n|-|\n| # b # |\n| - c |\n| \\ |", table("a", "# b #", "- c", "\\")),
        ("| [a] | [b](x) |\n| - | - |\n\n[a]: https://e.org", table("<a href=\"https://e.org\">a</a>|b")),
        ("> | a | b |\n> | - | - |\n> | 1 | 2 |", "<blockquote>\n\(table("a|b", "1|2"))</blockquote>\n"),
        (
            "- x\n- | a | b |\n  | - | - |\n  | 1 | 2 |\n- y",
            "<ul>\n<li>x</li>\n<li>\n\(table("a|b", "1|2"))</li>\n<li>y</li>\n</ul>\n"
        ),
        (
            "1. > | a |\n   > | - |\n   > | 1 |",
            "<ol>\n<li>\n<blockquote>\n\(table("a", "1"))</blockquote>\n</li>\n</ol>\n"
        ),
        ("```\n| a |\n| - |\n```", "<pre><code>| a |\n| - |\n</code></pre>\n"),
        ("| a |\n| - |\n| 1 |\n---\nx", "\(table("a", "1"))<hr>\n<p>x</p>\n"),
        ("a\nb\n===\nx", "<h2>a\nb</h2>\n<p>x</p>\n"),
        ("> | a |\n> | - |\n> | 1 |\n> ==\n", "<blockquote>\n\(table("a", "1", "=="))</blockquote>\n"),
        ("| a |\r\n| - |\r\n| 1 |\r\n", table("a", "1")),
    ]

    @Test(arguments: tables)
    func writesTables(source: String, expected: String) {
        #expect(written(source) == expected)
    }

    /// The HTML of a table whose cells are given with `|` between them; a broken bar stands for one in a cell.
    private static func table(_ rows: String..., classes: [String] = []) -> String {
        let rows = rows.map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.map { $0 == "¦" ? "|" : String($0) }.joined()
            }
        }
        let lines = rows.enumerated().map { number, cells in
            let name = number == 0 ? "th" : "td"
            let row = cells.enumerated().map { column, cell in
                let alignment =
                    column < classes.count && !classes[column].isEmpty ? " class=\"\(classes[column])\"" : ""
                return "<\(name)\(alignment)>\(cell)</\(name)>\n"
            }
            return "<tr>\n" + row.joined() + "</tr>\n"
        }
        let body = lines.count > 1 ? "<tbody>\n" + lines.dropFirst().joined() + "</tbody>\n" : ""
        return "<table>\n<thead>\n" + lines[0] + "</thead>\n" + body + "</table>\n"
    }

    @Test(arguments: [
        ("a\n: b", "<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>\n"),
        ("*a*\n: b\n: `c`\nd", "<dl>\n<dt><em>a</em></dt>\n<dd>b</dd>\n<dd><code>c</code> d</dd>\n</dl>\n"),
        ("a\nb\n: c", "<dl>\n<dt>a</dt>\n<dt>b</dt>\n<dd>c</dd>\n</dl>\n"),
        ("a\n\n: b", "<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>\n"),
        (
            "a\n: b\n\nc\n: d\n\n: e\n\nf\n\n: g",
            "<dl>\n<dt>a</dt>\n<dd>b</dd>\n<dt>c</dt>\n<dd>d</dd>\n<dd>e</dd>\n<dt>f</dt>\n<dd>g</dd>\n</dl>\n"
        ),
        ("a\n: b\n\nc", "<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>\n<p>c</p>\n"),
        ("a\n: b\n\n***\n\nc\n: d", "<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>\n<hr>\n<dl>\n<dt>c</dt>\n<dd>d</dd>\n</dl>\n"),
        ("- a\n  : b\n- c", "<ul>\n<li>\n<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>\n</li>\n<li>c</li>\n</ul>\n"),
        (
            ">1. a\n>    : b",
            "<blockquote>\n<ol>\n<li>\n<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>\n</li>\n</ol>\n</blockquote>\n"
        ),
        (": a", "<p>: a</p>\n"),
        ("a\n:b", "<p>a\n:b</p>\n"),
        ("a\nb\n\n: c", "<p>a\nb</p>\n<p>: c</p>\n"),
        ("# a\n\n: b", "<h2>a</h2>\n<p>: b</p>\n"),
    ])
    func writesDefinitionLists(source: String, expected: String) {
        #expect(written(source) == expected)
    }

    @Test(arguments: [
        ("~~a~~ ~b~", "<del>a</del> <del>b</del>"),
        ("~~a *b* `c`~~", "<del>a <em>b</em> <code>c</code></del>"),
        ("*~~a~~*", "<em><del>a</del></em>"),
        ("[~~a~~](https://e.org)", "<a href=\"https://e.org\"><del>a</del></a>"),
        ("a~~b~~c", "a<del>b</del>c"),
        ("~~~a~~~ b", "~~~a~~~ b"),
        ("~~a~", "~~a~"),
        ("~~ a ~~", "~~ a ~~"),
        ("~~a *b~~ c*", "~~a <em>b~~ c</em>"),
        ("~a ~~b~ c~~", "<del>a ~~b</del> c~~"),
        ("~~a ~b~ c~~", "<del>a <del>b</del> c</del>"),
        ("\\~~a~~", "~~a~~"),
        ("\\\\~~a~~", "\\<del>a</del>"),
        ("\\~a `\\~` ~~b~~", "~a <code>\\~</code> <del>b</del>"),
        ("[a](https://e.org/\\~b)", "<a href=\"https://e.org/~b\">a</a>"),
        ("~~a~~\n~~b~~", "<del>a</del>\n<del>b</del>"),
    ])
    func strikesOut(source: String, expected: String) {
        #expect(written("x " + source) == "<p>x \(expected)</p>\n")
    }

    @Test(arguments: [
        ("www.e.org", "http://www.e.org", ""),
        ("https://e.org/a_b_c?d=e&f", "https://e.org/a_b_c?d=e&amp;f", ""),
        ("http://e.org.", "http://e.org", "."),
        ("http://e.org/a.b.", "http://e.org/a.b", "."),
        ("http://e.org/a?!*", "http://e.org/a", "?!*"),
        ("http://e.org/(a)", "http://e.org/(a)", ""),
        ("http://e.org/(a))", "http://e.org/(a)", ")"),
        ("http://e.org/(a)b)c", "http://e.org/(a)b)c", ""),
        ("http://e.org/a&hl;", "http://e.org/a", "&amp;hl;"),
        ("http://e.org/a;b", "http://e.org/a;b", ""),
        ("http://e.org:80/a", "http://e.org:80/a", ""),
        ("http://e.org: b", "http://e.org", ": b"),
        ("http://e.org/a\\<b", "http://e.org/a", "&lt;b"),
        ("https://e.org에서", "https://e.org", "에서"),
        ("https://e.org/가나 다", "https://e.org/가나", " 다"),
        ("ftp://e.org", "ftp://e.org", ""),
        ("kim@e.org", "mailto:kim@e.org", ""),
        ("a.b-c_d+e@f.g.h.", "mailto:a.b-c_d+e@f.g.h", "."),
    ])
    func linksBareAddresses(source: String, address: String, rest: String) {
        let words =
            address.hasPrefix("http://www.") ? String(address.dropFirst(7)) : address.replacing("mailto:", with: "")
        for (before, shown) in [("", ""), ("a ", "a "), ("a\n", "a\n"), ("(", "("), ("*b* ", "<em>b</em> ")] {
            #expect(written(before + source) == "<p>\(shown)<a href=\"\(address)\">\(words)</a>\(rest)</p>\n")
        }
    }

    @Test(arguments: [
        "awww.e.org", "http://localhost", "www.", "www.e_f.org_g", "http://", "a@b", "a@b.c_", "@b.c", "ahttp://e.org",
        "http:/e.org",
        "javascript://e.org",
    ])
    func leavesOtherTextAlone(source: String) {
        #expect(written("x " + source) == "<p>x \(source)</p>\n")
    }

    @Test func linksNothingInLinksAndCode() {
        #expect(written("[www.e.org](https://f.org)") == "<p><a href=\"https://f.org\">www.e.org</a></p>\n")
        #expect(written("[*www.e.org*](https://f.org)") == "<p><a href=\"https://f.org\"><em>www.e.org</em></a></p>\n")
        #expect(written("`www.e.org`") == "<p><code>www.e.org</code></p>\n")
        #expect(written("`a`www.e.org") == "<p><code>a</code>www.e.org</p>\n")
    }

    @Test func keepsThePlacesOfProblems() {
        let source = "a\n: b\n\n| a | [b](x.md) |\n| - | - |\n| [c](y.md) | d |\n\ne\nf\n[g](z.md)"
        let site = OrderedSite(Site(settings: SiteSettings(title: "", language: "en")), collections: [])
        let text = Markdown(source, at: Location(path: "a.md", line: 3))
        let problems = ContentLinks(site).findings(in: text, isUnsafe: false).problems
        #expect(problems.map(\.fact) == [.brokenLink("x.md"), .brokenLink("y.md"), .brokenLink("z.md")])
        #expect(problems.map(\.location.line) == [6, 8, 12])
    }
}
