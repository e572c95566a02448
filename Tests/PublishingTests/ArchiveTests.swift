import Directory
import Foundation
import Testing

@testable import Publishing

@Suite struct ArchiveTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What Python's library finds in an archive after it has tested it: a line for each file.
    private func listing(_ name: String) throws -> [String] {
        let script = """
            import sys, zipfile
            archive = zipfile.ZipFile(sys.argv[1])
            assert archive.testzip() is None
            for file in archive.infolist():
                flag = bool(file.flag_bits & 0x800)
                print(file.filename, file.file_size, file.compress_type, flag, file.date_time[:3], sep="|")
            """
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-X", "utf8", "-c", script, folder.path + "/" + name]
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func holdsThePublishedFilesUnderTheirNames() throws {
        let output = folder.path + "/site"
        let long = String(repeating: "가나다 ", count: 500)
        var publication = try Publication(opening: output, isForced: false, onWait: {})
        let large = [UInt8](repeating: 7, count: ZipArchive.largestCompressed + 1)
        try publication.write(
            [
                [OutputFile("index.html") { $0 += long.utf8 }, OutputFile("사람/값.html") { $0 += "x".utf8 }],
                [OutputFile("film") { $0 += large }, OutputFile("empty") { _ in }],
            ],
            jobs: 1
        )
        _ = try publication.publish(collections: [])
        try folder.write("foreign", to: "site/foreign.txt")
        try writeArchive(of: output, to: folder.path + "/one.zip", jobs: 1)
        try writeArchive(of: output, to: folder.path + "/two.zip", jobs: 3)
        #expect(
            try listing("one.zip") == [
                "empty|0|0|True|(1980, 1, 1)", "film|\(large.count)|0|True|(1980, 1, 1)",
                "index.html|\(long.utf8.count)|8|True|(1980, 1, 1)", "사람/값.html|1|0|True|(1980, 1, 1)",
            ]
        )
        #expect(folder.data["one.zip"] == folder.data["two.zip"])
        #expect(folder.names(in: "") == ["one.zip", "site", "two.zip"])
    }

    @Test func holdsMoreFilesThanTwoBytesCount() throws {
        var archive = try ZipArchive(folder.path + "/many.zip")
        let content = ZipContent(Array("text".utf8))
        for number in 0..<70_000 { try archive.add(content, at: "\(number).txt") }
        try archive.finish()
        #expect(try listing("many.zip").count == 70_000)
    }

    /// A header whose offset needs eight bytes, without four gigabytes to get there.
    @Test func describesWhatFourBytesCannotCount() {
        var entry = ZipEntry(path: "a", method: .stored, checksum: 1, storedSize: 5, size: 5, offset: 4_294_967_294)
        #expect(entry.directoryHeader.count == 46 + 1)
        entry.offset += 1
        let header = entry.directoryHeader
        #expect(header.count == 46 + 1 + 4 + 24)
        #expect(header[42..<46].allSatisfy { $0 == 0xFF })
        #expect(
            Array(header.suffix(28)) == [1, 0, 24, 0, 5] + [0, 0, 0, 0, 0, 0, 0, 5] + [
                0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0,
            ]
        )
    }

    @Test func isNotLeftBehindWhenItCannotBeFinished() throws {
        do {
            var archive = try ZipArchive(folder.path + "/half.zip")
            try archive.add(ZipContent([1]), at: "a")
        }
        #expect(folder.names(in: "").isEmpty)
    }
}

@Suite struct HostLimitTests {
    @Test func warnsOfWhatTheHostDoesNotTake() throws {
        let folder = try TemporaryFolder()
        var publication = try Publication(opening: folder.path, isForced: false, onWait: {})
        let files = (0..<20_001).map { number in OutputFile("a/\(number)") { _ in } }
        try publication.write([files], jobs: 2)
        try publication.write([[OutputFile("b/film") { $0 += [UInt8](repeating: 0, count: 26 << 20) }]], jobs: 1)
        _ = try publication.publish(collections: [])
        #expect(
            try hostWarnings(of: folder.path, host: "cloudflare").map(\.fact) == [
                .tooManyFiles(host: "cloudflare", count: 20_002, limit: 20_000),
                .fileTooLarge(host: "cloudflare", path: "b/film", size: 26 << 20, limit: 25 << 20),
            ]
        )
        #expect(try hostWarnings(of: folder.path, host: "netlify").isEmpty)
        #expect(try hostWarnings(of: folder.path, host: nil).isEmpty)
        #expect(HostLimits(host: "somewhere") == nil)
    }
}
