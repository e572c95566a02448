import Directory
import Testing

@testable import Rendering

/// Templates and Markdown with faults at random places, the same on every run. Nothing may crash or hang, what is wrong has
/// a place, and HTML stays whole.
@Suite struct MutationTests {
    /// A xorshift generator (Marsaglia 2003, triple 13, 7, 17).
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    private static let templates = [
        "a {{b}} {{{b}}} {{& b}}\n  {{#list}}\n{{.}},\n  {{/list}}\n{{^none}}x{{/none}}{{! c }}\n",
        "{{=<% %>=}}<%b%> {{b}} <%={{ }}=%>\r\n{{> page}} {{> *b }}\n  {{>p}}\n",
        "{{<p}}\n  {{$x}}\n    1\n    {{$y}}\n2{{/y}}\n  {{/x}}{{/p}}\n {{<*b}}{{$x}}{{/x}}{{/*b}}\n",
    ]
    private static let templatePieces = [
        "{{", "}}", "{", "}", "{{#list}}", "{{/list}}", "{{^b}}", "{{/b}}", "{{$x}}", "{{/x}}", "{{<p}}", "{{/p}}",
        "{{>p}}",
        "{{=", "=}}", "\n", "\r\n", " ", "\t", ".", "*", "!", "/", "가", "\0", "{{>page}}", "{{#b}}", "{{.}}",
    ]

    @Test func damagedTemplates() {
        var generator = Generator(state: 0x9E37_79B9_7F4A_7C15)
        let values: TemplateRecord = ["b": "page", "list": [1, [2, 3], ["b": "p"]], "none": .none]
        for _ in 0..<1000 {
            let page = damaged(Self.templates, Self.templatePieces, &generator)
            let sources = [("page", page), ("p", Array("  {{$x}}\n  0\n  {{/x}}\n[{{#list}}{{b}}{{/list}}]".utf8))]
            let (set, problems) = TemplateSet.compile(
                sources.map { TemplateSet.Source(name: $0.0, path: $0.0, bytes: $0.1) }
            )
            expectPlaces(of: problems, in: page)
            let isEndless = problems.contains { $0.fact == .templateRecursion(name: "page") }
            var output: [UInt8] = []
            var renderer = TemplateRenderer(set, contexts: [values], runLimit: 10_000)
            let problem = renderer.render(0, into: &output)
            #expect(!isEndless || problem != nil, "\(page)")
        }
    }

    private static let texts = [
        "# A *b*\n\npara `c` [d](e.md \"t\") ![f *g*](h.png)\\\n<https://e.org> &amp; <b>i</b>\n",
        "- a\n- b\n\n  c\n  1. d\n     > e\n\n***\n",
        "```x y\n<&\"\n```\n\n    code\n\n<div>\nj\n</div>\n\nk\n===\n[l]: m.md 'n'\n[l] [o][l]\n",
    ]
    private static let textPieces = [
        "*", "**", "_", "`", "```", "[", "](", ")", "]: x", "![", "<", ">", "&", "\"", "'", "\n", "\n\n", "    ", "\t",
        "- ",
        "1. ", "> ", "# ", "\\", "javascript:", "<script>", "가", "\0", "|", "~~", "---", "--|--\n", ": ", "www.a.b",
        "</p>", "[[", "]]", "[[A b]]", "#",
    ]

    @Test(arguments: [false, true])
    func damagedMarkdown(hasIdentifiers: Bool) {
        var generator = Generator(state: 0x2545_F491_4F6C_DD1D)
        let site = OrderedSite(Site(settings: SiteSettings(title: "", language: "en")), collections: [])
        let links = ContentLinks(site)
        for _ in 0..<1000 {
            let source = damaged(Self.texts, Self.textPieces, &generator)
            let text = Markdown(String(decoding: source, as: UTF8.self), at: Location(path: "a.md", line: 1))
            expectPlaces(of: links.findings(in: text, isUnsafe: false).problems, in: source)
            var writer = MarkdownWriter(links: links, root: "", takenIdentifiers: hasIdentifiers ? [] : nil)
            var output: [UInt8] = []
            writer.write(text, title: "A b", into: &output)
            let html = String(decoding: output, as: UTF8.self)
            #expect(faults(ofHTML: html) == [], "\(text.source)")
        }
    }

    /// What is wrong with HTML that we wrote: tags that do not pair, values without quotes, ids that occur twice.
    private func faults(ofHTML html: String) -> [String] {
        var open: [Substring] = []
        var identifiers: Set<Substring> = []
        var faults: [String] = []
        for piece in html.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
            guard let end = piece.firstIndex(of: ">") else { return faults + ["unfinished tag \(piece)"] }
            let tag = piece[..<end]
            let name = tag.prefix { $0 != " " }
            if name.hasPrefix("/") {
                if open.popLast() != name.dropFirst() { faults.append("unpaired <\(tag)>") }
            } else if !["br", "hr", "img"].contains(name) {
                open.append(name)
            }
            if tag.count(where: { $0 == "\"" }) % 2 != 0 { faults.append("odd quotes <\(tag)>") }
            if tag.contains("=\"javascript:") { faults.append("script <\(tag)>") }
            if let start = tag.firstRange(of: "id=\""), !identifiers.insert(tag[start.upperBound...]).inserted {
                faults.append("id twice <\(tag)>")
            }
        }
        return open.isEmpty ? faults : faults + ["open: \(open)"]
    }

    private func expectPlaces(of problems: [Problem], in bytes: [UInt8]) {
        for location in problems.map(\.location) {
            #expect((1...(bytes.count + 1)).contains(location.line ?? 1), "\(bytes)")
            #expect((1...(bytes.count + 1)).contains(location.column ?? 1), "\(bytes)")
        }
    }

    private func damaged(_ seeds: [String], _ pieces: [String], _ generator: inout Generator) -> [UInt8] {
        var bytes = Array((seeds.randomElement(using: &generator) ?? "").utf8)
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            let piece = pieces.randomElement(using: &generator) ?? ""
            switch Int.random(in: 0..<8, using: &generator) {
            case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + 4))
            case 2: bytes.insert(contentsOf: (seeds.randomElement(using: &generator) ?? "").utf8, at: place)
            case 3: bytes.insert(contentsOf: String(repeating: piece, count: 60).utf8, at: place)
            default: bytes.insert(contentsOf: piece.utf8, at: place)
            }
        }
        return bytes
    }
}
