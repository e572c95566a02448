import Foundation
import Testing

/// What the program says to shells and to `man`.
@Suite struct ShellTests {
    private static let commands = ["build", "serve", "check", "search", "init"]

    /// The output of a shell that runs a script.
    private func run(_ shell: String, _ script: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: shell)
        process.arguments = ["-c", script]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(script)")
        return String(decoding: output, as: UTF8.self)
    }

    /// The long options of a command, as its help tells them.
    private func options(of command: String, in folder: TemporaryFolder) throws -> [String] {
        let help = try Program.run([command, "--help"], in: folder.path).output
        return Set(help.matches(of: #/--[a-z][a-z-]*/#).map { String($0.output) }).sorted()
    }

    @Test func bashCompletesEveryOption() throws {
        let folder = try TemporaryFolder()
        try folder.write(try Program.run(["--completions", "bash"], in: folder.path).output, to: "completions")
        func completed(_ words: [String]) throws -> [String] {
            let list = words.map { "'\($0)'" }.joined(separator: " ")
            let script = """
                source '\(folder.path)/completions'
                COMP_WORDS=(ganada \(list)) COMP_CWORD=\(words.count)
                _ganada
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            return try run("/bin/bash", script).split(separator: "\n").map(String.init)
        }
        #expect(Set(try completed([""])).isSuperset(of: Self.commands))
        #expect(try completed(["build", "--search", ""]) == ["auto", "single", "sharded"])
        #expect(try completed(["build", "--allow"]) == ["--allow-removals"])
        for command in Self.commands {
            let options = try options(of: command, in: folder)
            let completions = try completed([command, "--"])
            #expect(options.count > 3 && Set(completions) == Set(options), "\(command)")
        }
    }

    @Test(arguments: ["zsh", "fish"]) func otherShellsReadTheirs(shell: String) throws {
        let folder = try TemporaryFolder()
        let completions = try Program.run(["--completions", shell], in: folder.path)
        #expect(completions.status == 0)
        for command in Self.commands {
            for option in try options(of: command, in: folder) {
                let name = shell == "fish" ? "-l \(option.dropFirst(2))" : option
                #expect(completions.output.contains(name), "\(command) \(option)")
            }
        }
        try folder.write(completions.output, to: "completions")
        let path = "/usr/bin/\(shell)"
        guard FileManager.default.isExecutableFile(atPath: path) else { return }
        _ = try run(path, "\(shell) -n '\(folder.path)/completions'")
    }

    @Test func theManualPageHasEveryOption() throws {
        let folder = try TemporaryFolder()
        let page = try Program.run(["--manual-page"], in: folder.path).output
        #expect(page.hasPrefix(".TH GANADA 1"))
        let words = page.replacing("\\-", with: "-")
        for command in Self.commands {
            #expect(words.contains("ganada \(command)"))
            for option in try options(of: command, in: folder) where option != "--help" {
                #expect(words.contains(option), "\(command) \(option)")
            }
        }
    }
}
