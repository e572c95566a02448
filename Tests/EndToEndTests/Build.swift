import Directory
import Foundation
import Ordering
import Reading
import Rendering
import Searching

/// A site made in memory, step by step as `ganada build` makes it.
struct Build {
    /// The bytes of every file by its path; what was said about the content as `messages.txt`.
    let output: [String: [UInt8]]

    init(source: URL, jobs: Int) throws {
        let theme = try Theme.read(overridesIn: source.appending(path: "Templates").path)
        var messages: [String] = []
        var problems: [Problem] = []
        var options = SiteReader.Options()
        options.jobs = jobs
        let names = ColumnNames(
            json: theme[ColumnNames.themePath]?.bytes ?? [],
            path: ColumnNames.themePath,
            problems: &problems
        )
        let reading = SiteReader(columnNames: names, options: options).read(source: source.path)
        problems += reading.problems
        messages += reading.notices.map(\.text)
        guard let site = reading.site else {
            output = ["messages.txt": Array(problems.map(\.text).joined(separator: "\n").utf8)]
            return
        }
        var (ordered, orderProblems) = order(site, jobs: jobs)
        problems += orderProblems + settleSearchForms(of: &ordered)
        let renderer = SiteRenderer(site: ordered, theme: theme, jobs: jobs)
        problems += renderer.problems

        var output: [String: [UInt8]] = [:]
        for file in renderer.stages().joined() + searchFiles(of: ordered, jobs: jobs) {
            var bytes: [UInt8] = []
            switch file.content {
            case .made(let make): make(&bytes)
            case .derived(let derive): try derive().appendBytes(to: &bytes)
            case .copied(let path): bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
            }
            // Scripts and styles of the theme would be compared with nothing but themselves: that they are there counts.
            if file.path.hasPrefix("assets/"), [".js", ".css", ".json"].contains(where: file.path.hasSuffix) {
                bytes = Array("the theme's own\n".utf8)
            }
            guard output.updateValue(bytes, forKey: file.path) == nil else { throw RepeatedPath(path: file.path) }
        }
        // Messages name files by where they are, which differs from machine to machine.
        messages += problems.map(\.text)
        let text = messages.map { $0.replacing(source.path, with: "SOURCE") + "\n" }.joined()
        output["messages.txt"] = Array(text.utf8)
        self.output = output
    }

    /// A path that two files would be written to.
    struct RepeatedPath: Error {
        var path: String
    }
}
