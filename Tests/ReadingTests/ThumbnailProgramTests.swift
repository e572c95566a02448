import Directory
import Foundation
import Platform
import Testing

@testable import Reading

/// What comes of programs that make no thumbnail.
@Suite struct ThumbnailProgramTests {
    private func outcome(_ script: String) throws -> ThumbnailProgram.Outcome {
        try FileSystem.withTemporaryFolder(prefix: "ganada-test") { folder throws(SystemError) in
            try folder.create("program", bytes: Array("#!/bin/sh\n\(script)\n".utf8))
            chmod(folder.path + "/program", 0o755)
            return try ThumbnailProgram.thumbnail(
                of: .bytes([1]),
                path: "assets/images/0.96.png",
                program: folder.path + "/program",
                limit: script.contains("sleep") ? 0.2 : 60
            )
        }
    }

    @Test func oneThatHangsIsEnded() throws {
        let start = ContinuousClock.now
        guard case .failed(let reason) = try outcome("exec sleep 60") else { return #expect(Bool(false)) }
        #expect(reason == "vipsthumbnail did not come to an end")
        #expect(ContinuousClock.now - start < .seconds(50))
    }

    @Test func oneThatFailsIsQuoted() throws {
        guard case .failed(let reason) = try outcome("echo 'a: b: torn' >&2; exit 1") else {
            return #expect(Bool(false))
        }
        #expect(reason == "a: b: torn")
    }

    @Test func theFileThatItIsToldToMakeIsRead() throws {
        let script = "for last; do :; done; echo \"$*\" > \"${last%/*}/0.96.png\""
        guard case .made(let bytes) = try outcome(script) else { return #expect(Bool(false)) }
        let said = String(decoding: bytes, as: UTF8.self)
        #expect(said.contains("--output 0.96.png[strip,compression=9] "), "\(said)")
    }
}
