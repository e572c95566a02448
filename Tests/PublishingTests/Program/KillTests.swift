import Foundation
import Testing

@testable import Publishing

/// Kills builds at random moments, and looks at what is left.
@Suite struct KillTests {
    /// One state after the other: items come, change, go and come back, letters and collections with them.
    private static let states: [[String: String]] = (0..<6).map { state in
        var files = [
            "Content/site.yaml": "title: Killed\nlanguage: en\ncompress: \(state == 4)\n",
            "Content/words/_index.md": "The words.\n",
            "Content/about.md": "# About \(state / 2)\n\n[words](words/_index.md)\n",
        ]
        for letter in "ABCDEFGHIJ".unicodeScalars where (Int(letter.value) + state) % 4 != 0 {
            for number in 0..<12 where (number + state) % 5 != 0 {
                let text =
                    "---\nname: \(letter)\(number) word\ntags: [\(number % 3)]\n---\nText \(state * number % 7).\n"
                files["Content/words/\(letter)\(number).md"] = text
            }
        }
        if state % 2 == 1 { files["Content/more.csv"] = "name,summary\nOne,first \(state)\nTwo,second\n" }
        return files
    }

    @Test func leavesAWholeSiteAtEveryMoment() throws {
        let source = try TemporaryFolder()
        let output = try TemporaryFolder()
        let build = ["build", source.path, "-o", output.path, "--allow-removals", "-q"]
        var clean: [[String: Data]] = []
        for state in Self.states {
            let fresh = try TemporaryFolder()
            try source.replaceContents(with: state)
            let run = try Program.run(["build", source.path, "-o", fresh.path, "-q"], in: source.path)
            try #require(run.status == 0, "\(run.error)")
            clean.append(fresh.data)
        }
        let versions = Self.versions(of: clean)
        let start = Date()
        _ = try Program.run(build, in: source.path)
        let seconds = Date().timeIntervalSince(start)
        for turn in 0..<100 {
            let state = turn % Self.states.count
            try source.replaceContents(with: Self.states[state])
            let process = try Program.start(build, in: source.path, scratch: try TemporaryFolder())
            killSomewhere(process, within: seconds, orAmongTheMovesInto: turn.isMultiple(of: 2) ? nil : output)

            let left = output.data
            for (path, bytes) in left where versions[path]?.contains(bytes) != true && bytes != Data(StandIn.page) {
                Issue.record("turn \(turn): \(path) is of no state")
            }
            #expect(brokenLinks(in: left) == [], "turn \(turn)")
            guard turn % 5 == 4 else { continue }
            let run = try Program.run(build, in: source.path)
            #expect(run.status == 0, "\(run.error)")
            #expect(output.data == clean[state], "turn \(turn)")
        }
    }

    /// Kills a build at a random moment of so many seconds; or, given its output, while it moves files there.
    private func killSomewhere(_ process: Process, within seconds: Double, orAmongTheMovesInto output: TemporaryFolder?)
    {
        if let output {
            waitForTheMoves(of: process, into: output)
        } else {
            Thread.sleep(forTimeInterval: Double.random(in: 0..<seconds))
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Of a first build that was stopped there is nothing, or pages that are whole and lead somewhere.
    @Test func leavesNothingHalfWrittenOfAFirstBuild() throws {
        let source = try TemporaryFolder()
        try source.replaceContents(with: Self.states[4])
        let fresh = try TemporaryFolder()
        let start = Date()
        let run = try Program.run(["build", source.path, "-o", fresh.path, "-q"], in: source.path)
        let seconds = Date().timeIntervalSince(start)
        try #require(run.status == 0, "\(run.error)")
        let clean = fresh.data
        for turn in 0..<30 {
            let output = try TemporaryFolder()
            let build = ["build", source.path, "-o", output.path, "-q"]
            let process = try Program.start(build, in: source.path, scratch: try TemporaryFolder())
            killSomewhere(process, within: seconds, orAmongTheMovesInto: turn.isMultiple(of: 2) ? nil : output)

            let left = output.data
            for (path, bytes) in left where clean[path] != bytes && bytes != Data(StandIn.page) {
                Issue.record("turn \(turn): \(path) is not whole")
            }
            #expect(brokenLinks(in: left) == [], "turn \(turn)")
            let next = try Program.run(build, in: source.path)
            #expect(next.status == 0 && output.data == clean, "turn \(turn): \(next.error)")
        }
    }

    /// A server that is killed while it builds anew leaves the site whole that it serves, and what is published alone.
    @Test func leavesNothingHalfWrittenOfAServedSite() throws {
        let source = try TemporaryFolder()
        let published = try TemporaryFolder()
        try source.replaceContents(with: Self.states[0])
        let run = try Program.run(["build", source.path, "-o", published.path, "-q"], in: source.path)
        try #require(run.status == 0, "\(run.error)")
        let before = published.data
        for turn in 0..<8 {
            try source.replaceContents(with: Self.states[0])
            let temporary = try TemporaryFolder()
            let scratch = try TemporaryFolder()
            let process = try Program.start(
                ["serve", source.path, "--port", "0"],
                in: source.path,
                environment: ["TMPDIR": temporary.path],
                scratch: scratch
            )
            while process.isRunning, !(scratch.contents["output"] ?? "").contains(" items, ") { usleep(10_000) }
            try source.replaceContents(with: Self.states[1 + turn % 5])
            Thread.sleep(forTimeInterval: Double.random(in: 0..<0.6))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()

            let served = try #require(temporary.names(in: "").first)
            let site = temporary.data.filter { !$0.key.contains("/.ganada/") }.reduce(into: [String: Data]()) {
                $0[String($1.key.dropFirst(served.count + 1))] = $1.value
            }
            #expect(site.count > 20 && brokenLinks(in: site) == [], "turn \(turn)")
            #expect(site.allSatisfy { $0.key.hasSuffix(".html") ? $0.value.hasSuffix("</html>\n") : true })
        }
        #expect(published.data == before)
    }

    /// Waits until a build begins to move files into place, and then a moment: a few of the moves are made.
    private func waitForTheMoves(of process: Process, into output: TemporaryFolder) {
        while process.isRunning, access(output.path + "/.ganada/manifest.next", F_OK) != 0 { usleep(20) }
        usleep(UInt32.random(in: 0..<2000))
    }

    private static func versions(of states: [[String: Data]]) -> [String: Set<Data>] {
        var versions: [String: Set<Data>] = [:]
        for state in states {
            for (path, bytes) in state { versions[path, default: []].insert(bytes) }
        }
        return versions
    }
}

/// The links of pages that lead to no file of the site, as `page → link`.
func brokenLinks(in site: [String: Data]) -> [String] {
    site.filter { $0.key.hasSuffix(".html") && $0.key != "404.html" }.sorted { $0.key < $1.key }.flatMap {
        path,
        bytes in
        links(in: String(decoding: bytes, as: UTF8.self)).filter { link in
            guard !link.hasPrefix("#"), !link.contains(":"), !link.isEmpty else { return false }
            var names = path.split(separator: "/").dropLast().map(String.init)
            let plain = String(link.prefix { $0 != "#" && $0 != "?" }).removingPercentEncoding ?? ""
            for name in plain.split(separator: "/", omittingEmptySubsequences: false) {
                if name == ".." { _ = names.popLast() } else if name != "." { names.append(String(name)) }
            }
            if names.last == "" { names[names.count - 1] = "index.html" }
            return site[names.joined(separator: "/")] == nil
        }.map { "\(path) → \($0)" }
    }
}

private func links(in page: String) -> [String] {
    page.matches(of: #/\s(?:href|src)="([^"]*)"/#).map { String($0.output.1).replacing("&amp;", with: "&") }
}

extension Data {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
