import Foundation
import Platform
import Testing

@Suite struct ChildProcessTests {
    @Test func writesWhatAProgramSays() throws {
        try FileSystem.withTemporaryFolder(prefix: "ganada-test") { folder throws(SystemError) in
            let log = folder.path + "/log"
            let script = "echo \"$1\"; echo words >&2; read line || echo nothing to read"
            #expect(try ChildProcess.run("sh", ["-c", script, "sh", "a $HOME 'b'"], log: log, limit: 60) == .well)
            let said = String(decoding: try FileSystem.read(log), as: UTF8.self)
            #expect(said == "a $HOME 'b'\nwords\nnothing to read\n")
        }
    }

    @Test func tellsHowAProgramEnded() throws {
        try FileSystem.withTemporaryFolder(prefix: "ganada-test") { folder throws(SystemError) in
            let log = folder.path + "/log"
            #expect(try ChildProcess.run("sh", ["-c", "exit 0"], log: log, limit: 60) == .well)
            #expect(try ChildProcess.run("sh", ["-c", "exit 3"], log: log, limit: 60) == .badly)
            #expect(try ChildProcess.run("sh", ["-c", "kill -9 $$"], log: log, limit: 60) == .badly)
            let error = #expect(throws: SystemError.self) {
                try ChildProcess.run("no-such-program", [], log: log, limit: 60)
            }
            #expect(error?.text == "cannot run no-such-program: No such file or directory")
        }
    }

    @Test func endsWhatDoesNotEnd() throws {
        try FileSystem.withTemporaryFolder(prefix: "ganada-test") { folder throws(SystemError) in
            let start = Date()
            let ending = try ChildProcess.run("sleep", ["600"], log: folder.path + "/log", limit: 0.1)
            #expect(ending == .late)
            #expect(Date().timeIntervalSince(start) < 60)
        }
    }

    @Test func temporaryFoldersGo() throws {
        var path = ""
        try FileSystem.withTemporaryFolder(prefix: "ganada-test") { folder throws(SystemError) in
            path = folder.path
            try folder.create("a/b", bytes: [1])
        }
        #expect(!path.isEmpty && FileSystem.kind(of: path) == nil)
        #expect(throws: SystemError.self) {
            try FileSystem.withTemporaryFolder(prefix: "ganada-test") { folder throws(SystemError) in
                path = folder.path
                throw SystemError(.read, "x", number: ENOENT)
            }
        }
        #expect(FileSystem.kind(of: path) == nil)
    }
}
