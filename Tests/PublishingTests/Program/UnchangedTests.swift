import Foundation
import Testing

/// Builds of content that has not changed, which are not rendered again.
@Suite struct UnchangedTests {
    private let folder: TemporaryFolder
    private let source = ["Content/site.yaml": "title: T\nlanguage: ko\n", "Content/list.csv": "name\n하나\n李\nQ\n"]

    init() throws {
        folder = try TemporaryFolder()
        for (path, text) in source { try folder.write(text, to: path) }
        // Files that are as young as the build are not trusted to be what was read.
        Thread.sleep(forTimeInterval: 0.02)
    }

    private func build(_ arguments: String...) throws -> Program.Run {
        try Program.run(["build"] + arguments, in: folder.path)
    }

    private var record: Data? { FileManager.default.contents(atPath: folder.path + "/Output/.ganada/record") }

    @Test func repeatTheirWarnings() throws {
        try folder.write("---\nsections: {by: name}\nlabels: []\n---\n", to: "Content/list/_index.md")
        Thread.sleep(forTimeInterval: 0.02)
        let first = try build()
        #expect(record != nil)
        let second = try build()
        #expect(second.error == first.error && second.error.contains("warning: "), "\(second.error)")
        #expect(second.output.contains(": 0 written, ") && second.output.prefix(8) == first.output.prefix(8))
    }

    @Test func areMendedWhereTheOutputWasChanged() throws {
        _ = try build()
        let clean = folder.data
        let page = "Output/sections/\(folder.names(in: "Output/list/sections").first ?? "")"
        #expect(clean[page] == nil)
        for damage in [
            { try folder.write("other", to: "Output/index.html") }, { try folder.remove("Output/404.html") },
            { try folder.remove("Output/list") }, { try folder.remove("Output/.ganada/record") },
        ] as [() throws -> Void] {
            try damage()
            _ = try build()
            #expect(folder.data == clean)
        }
    }

    @Test func areNoticedByEveryInput() throws {
        let first = try build()
        #expect(first.status == 0)
        #expect(try build("--title", "Other").output.contains(": 0 written, ") == false)
        #expect(try build("--base-url", "https://example.org/").output.contains(": 0 written, ") == false)
        try folder.write("about", to: "Content/about.md")
        #expect(try build().output.contains(": 0 written, ") == false)
        try folder.write("static", to: "Static/CNAME")
        #expect(try build().output.contains(" 1 written, "))
        try folder.write("STATIC", to: "Static/CNAME")
        #expect(try build().output.contains(" 1 written, "))
        try folder.write(".x { color: red }", to: "Templates/assets/ganada.css")
        #expect(try build().output.contains(" 1 written, "))
        #expect(try build().output.contains(" 0 written, "))
        try folder.write("name\n하나\n", to: "Content/list.csv")
        #expect(try build().output.contains(" 0 written, ") == false)
        try folder.write(source["Content/list.csv"] ?? "", to: "Content/list.csv")
        #expect(try build().output.contains(" 0 written, ") == false)
    }
}
