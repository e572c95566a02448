import Foundation
import Platform
import Testing

@Suite final class FolderTests {
    private let path: String
    private let folder: Folder

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "ganada-\(UUID().uuidString)")
            .path(percentEncoded: false)
        try FileSystem.createFolder(path + "/deep/er")
        folder = try Folder(opening: path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @Test func createsFilesAndTheFoldersAboveThem() throws {
        try folder.create("a/b/c.txt", bytes: Array("text".utf8))
        #expect(try FileSystem.read(path + "/a/b/c.txt") == Array("text".utf8))
        #expect(try folder.status("a/b/c.txt")?.size == 4)
        #expect(try folder.status("a/b")?.kind == .folder)
        #expect(try folder.status("a/x") == nil)
        #expect(try folder.status("a/b/c.txt/d") == nil)
    }

    @Test func listsWhatNoPathReaches() throws {
        let name = String(repeating: "x", count: 200)
        var folders = [open(path, O_RDONLY)]
        defer {
            for folder in folders.dropLast().reversed() { unlinkat(folder, name, AT_REMOVEDIR) }
            for folder in folders { close(folder) }
        }
        for _ in 0..<21 {
            #expect(mkdirat(folders[folders.count - 1], name, 0o777) == 0)
            folders.append(openat(folders[folders.count - 1], name, O_RDONLY))
        }
        var reached = path
        var entries = try FileSystem.list(reached).filter { $0.name == name }
        while let entry = entries.first, entry.obstacle == nil {
            reached += "/" + entry.name
            entries = try FileSystem.list(reached)
        }
        #expect(entries == [FileSystem.Entry(name: name, kind: .folder, obstacle: .pathTooLong)])
    }

    @Test func doesNotOverwrite() throws {
        try folder.create("x", bytes: [1])
        let error = #expect(throws: SystemError.self) { try folder.create("x", bytes: [2]) }
        #expect(error?.operation == .create && error?.path == path + "/x" && error?.number == EEXIST)
        #expect(try FileSystem.read(path + "/x") == [1])
    }

    @Test func readsIntoTheBufferThatItIsGiven() throws {
        var buffer: [UInt8] = [9, 9, 9]
        try folder.create("x", bytes: [1, 2])
        try folder.read("x", into: &buffer)
        #expect(buffer == [1, 2])
        try folder.create("empty", bytes: [])
        try folder.read("empty", into: &buffer)
        #expect(buffer == [])
    }

    @Test func removesWhatItIsToldAndNoMore() throws {
        try folder.create("a/b/c", bytes: [])
        #expect(!folder.removeEmptyFolder("a"))
        try folder.removeFile("a/missing")
        try FileManager.default.createSymbolicLink(atPath: path + "/a/link", withDestinationPath: path + "/deep")
        try folder.removeAll("a")
        #expect(try folder.list("").map(\.name) == ["deep"])
        #expect(try folder.list("deep").map(\.name) == ["er"], "a link is removed, not what it leads to")
        try folder.removeAll("a")
    }

    @Test func copiesInPieces() throws {
        let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try folder.create("source", bytes: bytes)
        var seen = 0
        try folder.create("copy", copying: path + "/source") { seen += $0.count }
        #expect(seen == bytes.count)
        #expect(try FileSystem.read(path + "/copy") == bytes)
        #expect(throws: SystemError.self) { try folder.create("none", copying: path + "/missing") { _ in } }
        #expect(try folder.status("none") == nil, "no part of a failed copy stays")
    }

    @Test func opensNoMissingFolder() {
        let error = #expect(throws: SystemError.self) { try Folder(opening: path + "/none") }
        #expect(error?.text == "cannot inspect \(path)/none: No such file or directory")
    }
}
