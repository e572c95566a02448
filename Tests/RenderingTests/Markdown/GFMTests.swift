import Directory
import Foundation
import Testing

@testable import Rendering

/// The examples of GitHub's specification for tables, struck-out text and bare links.
@Suite struct GFMTests {
    private struct Cases: Decodable {
        struct Example: Decodable {
            var source: String
            var html: String
        }

        var examples: [Example]
    }

    @Test func writesWhatTheSpecificationSays() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Cases/gfm.json")
        let examples = try JSONDecoder().decode(Cases.self, from: Data(contentsOf: file.standardized)).examples
        #expect(examples.count == 22)
        let site = OrderedSite(Site(settings: SiteSettings(title: "", language: "en")), collections: [])
        for example in examples {
            var writer = MarkdownWriter(links: ContentLinks(site), root: "", takenIdentifiers: nil)
            var output: [UInt8] = []
            writer.write(Markdown(example.source, at: Location(path: "a.md", line: 1)), into: &output)
            // Pages carry no styles of their own, so that columns have classes.
            var html = String(decoding: output, as: UTF8.self)
            for side in ["center", "right"] { html = html.replacing(" class=\"\(side)\"", with: " align=\"\(side)\"") }
            html = html.replacing("&#39;", with: "'")
            #expect(html == example.html, "\(example.source)")
        }
    }
}
