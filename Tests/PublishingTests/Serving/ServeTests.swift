import Foundation
import FoundationNetworking
import Testing

/// `ganada serve` as a browser sees it.
@Suite(.serialized) struct ServeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: Served\nlanguage: en\n", to: "Content/site.yaml")
        try folder.write("name,summary\nApple,red\nPear,green\n", to: "Content/fruit.csv")
    }

    private struct State: Decodable {
        var version: Int
        var errors: [String]
    }

    /// Serves the folder at a port that the system chooses, and ends the server after `body`.
    private func withServer(_ body: (_ address: String) async throws -> Void) async throws {
        let scratch = try TemporaryFolder()
        let process = try Program.start(["serve", "--port", "0", "-q"], in: folder.path, scratch: scratch)
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        var address: String?
        for _ in 0..<500 where address == nil {
            try await Task.sleep(for: .milliseconds(20))
            address = scratch.contents["output"]?.split(separator: " ").first.map(String.init)
        }
        let found = try #require(address)
        // The address is there before the first build is.
        for _ in 0..<500 where try await get(found).status != 200 { try await Task.sleep(for: .milliseconds(20)) }
        try await body(found)
    }

    private func get(_ address: String, _ headers: [String: String] = [:]) async throws -> (status: Int, text: String) {
        var request = URLRequest(url: try #require(URL(string: address)), timeoutInterval: 20)
        request.cachePolicy = .reloadIgnoringLocalCacheData
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await URLSession.shared.data(for: request)
        return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }

    private func state(_ address: String, after version: Int? = nil) async throws -> State {
        let query = version.map { "?version=\($0)" } ?? ""
        return try JSONDecoder().decode(
            State.self,
            from: Data(try await get(address + ".ganada/state" + query).text.utf8)
        )
    }

    @Test func showsEveryChangeAndEveryError() async throws {
        try await withServer { address in
            #expect(try await get(address + "fruit/").text.contains("Pear"))
            #expect(try await get(address).text.contains("<script src=\"/.ganada/reload.js\" defer></script>"))
            #expect(try await get(address + ".ganada/reload.js").status == 200)
            #expect(try await get(address + ".ganada/manifest").status == 404)
            #expect(folder.names(in: "") == ["Content"], "nothing is written beside the content")

            var state = try await state(address)
            try folder.write("name,summary\nApple,red\nPlum,blue\n", to: "Content/fruit.csv")
            state = try await self.state(address, after: state.version)
            #expect(state.errors.isEmpty)
            #expect(try await get(address + "fruit/").text.contains("Plum"))

            try folder.write("name,summary\nApple\n", to: "Content/fruit.csv")
            state = try await self.state(address, after: state.version)
            #expect(state.errors.count == 1 && state.errors[0].hasPrefix("Content/fruit.csv:2"))
            #expect(try await get(address + "fruit/").text.contains("Plum"), "the last good site stays")

            try folder.write("name\nFig\n", to: "Content/fruit.csv")
            state = try await self.state(address, after: state.version)
            #expect(state.errors.isEmpty)
            try folder.write("name\nOak\n", to: "Content/trees/list.csv")
            state = try await self.state(address, after: state.version)
            #expect(try await get(address + "trees/").text.contains("Oak"), "folders that are new are watched too")
        }
    }

    @Test func keepsTheSiteWhileThereIsNoContent() async throws {
        try await withServer { address in
            let state = try await state(address)
            let (content, away) = (folder.path + "/Content", folder.path + "/away")
            try FileManager.default.moveItem(atPath: content, toPath: away)
            try await Task.sleep(for: .milliseconds(700))
            #expect(try await get(address + "fruit/").text.contains("Pear"))
            try FileManager.default.moveItem(atPath: away, toPath: content)
            try folder.write("name\nPlum\n", to: "Content/fruit.csv")
            _ = try await self.state(address, after: state.version)
            #expect(try await get(address + "fruit/").text.contains("Plum"))
        }
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func endsAndLeavesNothingBehind(signal: Int32) async throws {
        let temporary = try TemporaryFolder()
        let scratch = try TemporaryFolder()
        let process = try Program.start(
            ["serve", "--port", "0"],
            in: folder.path,
            environment: ["TMPDIR": temporary.path],
            scratch: scratch
        )
        while !(scratch.contents["output"] ?? "").contains(" items, ") { try await Task.sleep(for: .milliseconds(20)) }
        #expect(temporary.names(in: "").count == 1)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && temporary.names(in: "").isEmpty)
    }

    /// As in `ganada serve | head -1`.
    @Test func goesOnWhenNobodyReads() async throws {
        let temporary = try TemporaryFolder()
        let output = Pipe()
        let process = try Program.start(
            ["serve", "--port", "0"],
            in: folder.path,
            environment: ["TMPDIR": temporary.path],
            scratch: try TemporaryFolder(),
            output: output.fileHandleForWriting
        )
        try output.fileHandleForWriting.close()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        try output.fileHandleForReading.close()
        let address = try #require(line.split(separator: " ").first.map(String.init))
        var status = 0
        while process.isRunning, status != 200 {
            try await Task.sleep(for: .milliseconds(20))
            status = (try? await get(address).status) ?? 0
        }
        let before = try await state(address)
        try folder.write("name\nFig\n", to: "Content/fruit.csv")
        _ = try await state(address, after: before.version)
        #expect(process.isRunning)
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && temporary.names(in: "").isEmpty)
    }

    /// Ended at any moment of a build, it takes all that the build has written so far with it.
    @Test func leavesNothingBehindInTheMiddleOfABuild() async throws {
        let rows = (0..<2000).map { "word \($0),text\n" }.joined()
        try folder.write("---\nitemPages: always\n---\n", to: "Content/fruit/_index.md")
        try folder.write("name,summary\n" + rows, to: "Content/fruit.csv")
        let temporary = try TemporaryFolder()
        for wait in [0, 100, 300, 600, 900, 1500] {
            let process = try Program.start(
                ["serve", "--port", "0"],
                in: folder.path,
                environment: ["TMPDIR": temporary.path],
                scratch: try TemporaryFolder()
            )
            while temporary.names(in: "").isEmpty { try await Task.sleep(for: .milliseconds(5)) }
            try await Task.sleep(for: .milliseconds(wait))
            process.terminate()
            process.waitUntilExit()
            #expect(temporary.names(in: "").isEmpty, "after \(wait) ms")
        }
    }

    @Test func refusesASourceThatIsNotThere() throws {
        let temporary = try TemporaryFolder()
        let run = try Program.run(["serve", "nowhere"], in: folder.path, environment: ["TMPDIR": temporary.path])
        #expect(run.status == 2 && run.error.contains("nowhere: error: "), "\(run.error)")
        #expect(temporary.names(in: "").isEmpty && run.output.isEmpty)
    }

    @Test func saysWhenThePortIsTaken() async throws {
        try await withServer { address in
            let port = try #require(URL(string: address)?.port)
            let temporary = try TemporaryFolder()
            let run = try Program.run(
                ["serve", "--port", "\(port)"],
                in: folder.path,
                environment: ["TMPDIR": temporary.path]
            )
            #expect(run.status == 3 && run.error.contains("127.0.0.1:\(port): Address already in use"))
            #expect(temporary.names(in: "").isEmpty)
        }
    }
}
