import Directory
import Foundation
import Testing

@testable import Reading

/// Whole sites: what is made of a source is compared file by file and byte by byte with what stands in `Sites/NAME/output`.
///
/// After a change that means to change them, write them anew and look at the difference:
/// `GANADA_UPDATE=1 swift test --filter EndToEndTests && git diff Tests/EndToEndTests/Sites`.
@Suite struct EndToEndTests {
    @Test(arguments: [
        // A table and nothing else, with the theme as it is.
        ("table", "source/사람들.csv"),
        // Several collections, pages, Markdown, own files, and all that needs the site's address.
        ("site", "source"),
        // A glossary that reads as one: no pages of items, split sections, "see" entries, at the top of the site.
        ("glossary", "source"),
    ])
    func theWholeOutput(name: String, source: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Sites/\(name)")
        let expected = folder.appending(path: "output")
        let output = try Build(source: folder.appending(path: source), jobs: 1).output
        if ProcessInfo.processInfo.environment["GANADA_UPDATE"] != nil {
            try FileTree(output).write(to: expected)
        }
        let difference = try FileTree(readFrom: expected).difference(to: FileTree(output))
        #expect(difference == [])
    }

    @Test(arguments: ["site", "glossary"])
    func theSameOnEveryNumberOfThreads(name: String) throws {
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Sites/\(name)/source")
        let one = FileTree(try Build(source: source, jobs: 1).output)
        let four = FileTree(try Build(source: source, jobs: 4).output)
        #expect(one.difference(to: four) == [])
    }
}
