import Directory
import Foundation
import Testing

@testable import Publishing

@Suite struct TwinTests {
    private let folder: TemporaryFolder
    private let long = String(repeating: "<p>가나다 abc</p>\n", count: 200)

    init() throws { folder = try TemporaryFolder() }

    private func publish(_ files: [String: String], hasTwins: Bool = true) throws -> PublicationResult {
        let stage = files.sorted { $0.key < $1.key }.map { path, text in OutputFile(path) { $0 += text.utf8 } }
        var publication = try Publication(opening: folder.path, isForced: false, hasTwins: hasTwins, onWait: {})
        try publication.write([stage], jobs: 2)
        return try publication.publish(collections: [])
    }

    /// What a program of the system makes of a compressed file.
    private func decompressed(_ name: String, by program: String) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program, "-d", "-c", folder.path + "/" + name]
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test func standBesideLongTextAlone() throws {
        _ = try publish(["a.html": long, "short.html": "short", "picture.png": long, "assets/x.css": long])
        #expect(
            folder.names(in: "") == [
                ".ganada", "a.html", "a.html.br", "a.html.gz", "assets", "picture.png", "short.html",
            ]
        )
        #expect(folder.names(in: "assets") == ["x.css", "x.css.br", "x.css.gz"])
        #expect(try decompressed("a.html.gz", by: "gzip") == long)
    }

    @Test func areWrittenOnlyWithTheirFile() throws {
        let site = ["a.html": long, "b.html": long + "b"]
        #expect(try publish(site).written.count == 6)
        let second = try publish(site)
        #expect(second.written.isEmpty && second.unchanged == 6)
        #expect(
            try publish(site.merging(["b.html": long + "c"]) { $1 }).written == ["b.html", "b.html.br", "b.html.gz"]
        )
        #expect(try publish(["a.html": "short", "b.html": long + "c"]).removed == ["a.html.br", "a.html.gz"])
        #expect(try publish(["b.html": long + "c"], hasTwins: false).removed == ["a.html", "b.html.br", "b.html.gz"])
    }

    @Test func areMendedWhenSomebodyElseChangedThem() throws {
        _ = try publish(["a.html": long])
        let files = folder.contents.keys.sorted()
        let gzip = FileManager.default.contents(atPath: folder.path + "/a.html.gz")
        try folder.write("rubbish", to: "a.html.gz")
        try folder.remove("a.html.br")
        #expect(try publish(["a.html": long]).written == ["a.html.br", "a.html.gz"])
        #expect(folder.contents.keys.sorted() == files)
        #expect(FileManager.default.contents(atPath: folder.path + "/a.html.gz") == gzip)
    }

    @Test func doNotTakeThePlaceOfAFile() throws {
        #expect(throws: PublishingFailure.self) { try publish(["a.html": long, "a.html.gz": "mine"]) }
    }
}
