import Directory
import Foundation
import Testing

@testable import Reading

/// Files by path, written into a folder of their own and read as a site.
struct ContentMap {
    /// Texts by path; a path that ends in `->` is a symbolic link to what the text names.
    var files: [String: String]
    /// Files that are no texts, by path.
    var data: [String: [UInt8]]
    /// Names of any bytes, with the folder in which an empty file has each.
    var oddNames: [(folder: String, name: [UInt8])] = []
    /// How it is read.
    var options = SiteReader.Options()
    /// What the interface calls things; nothing of its own.
    var words: @Sendable (_ terms: [InterfaceTerm], _ language: String) -> [String?] = { terms, _ in
        terms.map { _ in nil }
    }

    init(_ files: [String: String], data: [String: [UInt8]] = [:]) {
        self.files = files
        self.data = data
    }

    /// Reads the folder, or a file or folder in it.
    func read(_ source: String = "") throws -> SiteReading {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ganada-\(UUID().uuidString)/site")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        for (name, text) in files {
            let isLink = name.hasSuffix("->")
            let file = folder.appending(path: isLink ? String(name.dropLast(2)) : name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            if isLink {
                try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: text)
            } else {
                try Data(text.utf8).write(to: file)
            }
        }
        for (name, bytes) in data {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: file)
        }
        for (place, name) in oddNames {
            let path = Array((folder.path + "/" + place + "/").utf8) + name
            let file = try #require(fopen(path.map { CChar(bitPattern: $0) } + [0], "w"))
            fclose(file)
        }
        let reader = SiteReader(columnNames: try usualNames(), options: options, words: words)
        return reader.read(source: folder.path + "/" + source)
    }

    /// Reads a site of one collection.
    static func collection(_ files: [String: String]) throws -> (collection: Collection, reading: SiteReading) {
        let reading = try ContentMap(files).read()
        return (try #require(reading.site?.collections.first), reading)
    }
}

extension SiteReading {
    /// The problems as lines.
    var lines: [String] { problems.map(\.text) }
}

/// The usual names of columns, from the project's own file.
func usualNames() throws -> ColumnNames {
    let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let file = project.appending(path: "Templates/" + ColumnNames.themePath)
    var problems: [Problem] = []
    let names = ColumnNames(json: [UInt8](try Data(contentsOf: file)), path: file.path, problems: &problems)
    #expect(problems == [])
    return names
}
