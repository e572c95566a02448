import Foundation
import Testing

/// Files that change while they are read: a build may find them torn, but it ends, and the next one puts all in order.
@Suite struct ChangingFilesTests {
    /// Two versions of a file, by its path.
    private struct ChangingFile {
        var path: String
        var versions: [Data]

        /// Writes a version into the file as it stands, which is cut short meanwhile.
        func write(_ version: Int, in folder: String) throws {
            let handle = try FileHandle(forWritingTo: URL(filePath: folder + "/" + path))
            let data = versions[version]
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: data.prefix(data.count / 2))
            try handle.write(contentsOf: data.dropFirst(data.count / 2))
            try handle.close()
        }
    }

    private static func files() throws -> [ChangingFile] {
        let samples = URL(filePath: #filePath).appending(path: "../../../../Static/samples").standardized
        let photo = URL(filePath: #filePath).appending(path: "../../Images/phone.jpg").standardized
        func sample(_ name: String) throws -> Data { try Data(contentsOf: samples.appending(path: name)) }
        func rows(_ end: String = "", _ row: (Int) -> String) -> [Data] {
            [3, 2000].map { count in Data(((0..<count).map(row).joined() + end).utf8) }
        }
        return [
            ChangingFile(path: "a.csv", versions: rows { $0 == 0 ? "name,n,image\n" : "A\($0),\"x\ny\",p.jpg\n" }),
            ChangingFile(path: "b.json", versions: rows("]") { "\($0 == 0 ? "[" : ","){\"name\":\"B\($0)\"}" }),
            ChangingFile(path: "c.jsonl", versions: rows { "{\"name\":\"C\($0)\"}\n" }),
            ChangingFile(path: "d.yaml", versions: rows { "- name: D\($0)\n" }),
            ChangingFile(
                path: "e.vcf",
                versions: [try sample("contacts.vcf"), Data("BEGIN:VCARD\nFN:E\nEND:VCARD\n".utf8)]
            ),
            ChangingFile(path: "f.xlsx", versions: [try sample("people.xlsx"), Data(count: 100_000)]),
            ChangingFile(
                path: "g/a.md",
                versions: rows { $0 == 0 ? "---\nid: a\n---\n# A\n" : "[b](b.md) \($0).\n\n" }
            ),
            ChangingFile(path: "g/b.md", versions: rows { "# B\($0)\n" }),
            ChangingFile(path: "h.db", versions: [try sample("library.sqlite"), Data(count: 5000)]),
            ChangingFile(path: "p.jpg", versions: [try Data(contentsOf: photo), Data([0xFF, 0xD8, 0xFF])]),
        ]
    }

    @Test func aBuildEndsAndTheNextOneIsWhole() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: T\nlanguage: en\n", to: "Content/site.yaml")
        try folder.write("---\nsource: {query: \"SELECT title AS name FROM books\"}\n---\n", to: "Content/h.md")
        let files = try Self.files()
        let content = folder.path + "/Content"
        for file in files {
            try folder.write("", to: "Content/" + file.path)
            try file.write(0, in: content)
        }
        for turn in 0..<8 {
            let scratch = try TemporaryFolder()
            let process = try Program.start(["build", "--allow-removals", "-q"], in: folder.path, scratch: scratch)
            var version = turn
            while process.isRunning {
                version += 1
                for file in files { try file.write(version % 2, in: content) }
            }
            #expect(process.terminationReason == .exit && [0, 1].contains(process.terminationStatus))
        }
        for file in files { try file.write(0, in: content) }
        let run = try Program.run(["build", "--allow-removals", "-q"], in: folder.path)
        #expect(run.status == 0, "\(run.error)")
        let clean = try TemporaryFolder()
        #expect(try Program.run(["build", folder.path, "-o", clean.path + "/site", "-q"], in: "/").status == 0)
        let output = folder.data.filter { $0.key.hasPrefix("Output/") }
        #expect(output.map(\.key).sorted() == clean.data.map { "Output" + $0.key.dropFirst(4) }.sorted())
        for (path, bytes) in clean.data { #expect(output["Output" + path.dropFirst(4)] == bytes, "\(path)") }
    }
}
