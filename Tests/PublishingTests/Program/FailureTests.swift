import Foundation
import Testing

/// What the system can refuse, on a small file system of its own where the tests may mount one.
@Suite(.serialized) struct FailureTests {
    private static let files = [
        "Content/site.yaml": "title: Failing\nlanguage: en\n",
        "Content/words.csv": "name,summary\n" + (0..<50).map { "word \($0),text \($0)\n" }.joined(),
    ]

    /// Mounts a file system in memory, gives its path to `body`, and takes it away; false where that is not allowed.
    private func withFileSystem(_ options: String, _ body: (String) throws -> Void) throws -> Bool {
        let place = try TemporaryFolder()
        guard system("mount", "-t", "tmpfs", "-o", options, "tmpfs", place.path) == 0 else { return false }
        defer { _ = system("umount", "--lazy", place.path) }
        try body(place.path)
        return true
    }

    private func system(_ words: String...) -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func contents(of output: String) throws -> [String: Data] {
        try FileManager.default.subpathsOfDirectory(atPath: output).reduce(into: [:]) { contents, name in
            contents[name] = FileManager.default.contents(atPath: output + "/" + name)
        }
    }

    @Test func aFullDiskLeavesTheSiteAsItWas() throws {
        let source = try TemporaryFolder()
        try source.replaceContents(with: Self.files)
        let isMounted = try withFileSystem("size=2m") { place in
            let output = place + "/site"
            #expect(try Program.run(["build", "-o", output, "-q"], in: source.path).status == 0)
            let before = try contents(of: output)

            try source.write(
                "name,summary\n" + (0..<4000).map { "other \($0),text\n" }.joined(),
                to: "Content/more.csv"
            )
            let run = try Program.run(["build", "-o", output, "-q"], in: source.path)
            #expect(run.status == 3)
            #expect(run.error.contains(": No space left on device; what was published before still stands"))
            #expect(try contents(of: output) == before)

            try source.remove("Content/more.csv")
            let again = try Program.run(["build", "-o", output], in: source.path)
            #expect(again.status == 0 && again.output.contains(" 0 written, "))
        }
        if !isMounted { try expectFailure(of: "/dev/full/site", source) }
    }

    @Test(arguments: [
        "Content/site.yaml", "Content/words.csv", "Content/about.md", "Content/list", "Static/a.pdf", "Static/b",
    ])
    func whateverCannotBeReadEndsAlike(path: String) throws {
        let source = try TemporaryFolder()
        try source.replaceContents(with: Self.files)
        for name in ["Content/about.md", "Content/list/a.csv", "Static/a.pdf", "Static/b/c"] {
            try source.write("name\nA\n", to: name)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: source.path + "/" + path)
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: source.path + "/" + path)
        }
        for command in ["check", "build"] {
            let run = try Program.run([command], in: source.path, isUnprivileged: true)
            #expect(run.status == 3)
            #expect(
                run.error.contains("\(path): error: Permission denied; check that the file is there and may be read")
            )
        }
    }

    @Test func anOutputThatCannotBeWrittenIsReported() throws {
        let source = try TemporaryFolder()
        try source.replaceContents(with: Self.files)
        let isMounted = try withFileSystem("size=2m") { place in
            let output = place + "/site"
            #expect(try Program.run(["build", "-o", output, "-q"], in: source.path).status == 0)
            let before = try contents(of: output)
            #expect(system("mount", "-o", "remount,ro", place) == 0)
            let run = try Program.run(["build", "-o", output, "-q"], in: source.path)
            #expect(run.status == 3 && run.error.contains("Read-only file system"))
            #expect(try contents(of: output) == before)
            let new = try Program.run(["build", "-o", place + "/new", "-q"], in: source.path)
            #expect(new.status == 3 && new.error.contains("cannot create \(place)/new: Read-only file system"))
        }
        if !isMounted { try expectFailure(of: "/proc/site", source) }
    }

    /// Where nothing may be mounted, a place where nothing can be made has to do.
    private func expectFailure(of output: String, _ source: TemporaryFolder) throws {
        let run = try Program.run(["build", "-o", output, "-q"], in: source.path)
        #expect(run.status == 3 && run.error.contains("cannot create \(output)"))
    }
}
