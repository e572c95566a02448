import Foundation

/// The program as it was built for the tests, run as a process of its own.
struct Program {
    /// How a run ended and what it said.
    struct Run {
        var status: Int32
        var output: String
        var error: String
    }

    /// Where the program stands: beside the tests, wherever those were built.
    private static let path: String = {
        let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let beside = tests.appending(path: "ganada").path(percentEncoded: false)
        if FileManager.default.isExecutableFile(atPath: beside) { return beside }
        let root = URL(filePath: #filePath).appending(path: "../../../../.build/debug/ganada").standardized
        return root.path(percentEncoded: false)
    }()

    /// Runs it to its end; `isUnprivileged`: not as root, who may read everything.
    static func run(
        _ arguments: [String],
        in folder: String,
        environment: [String: String] = [:],
        isUnprivileged: Bool = false
    ) throws -> Run {
        let scratch = try TemporaryFolder()
        let command = isUnprivileged && geteuid() == 0 ? ["setpriv", "--reuid=65534", "--clear-groups"] : []
        let process = try start(arguments, by: command, in: folder, environment: environment, scratch: scratch)
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus,
            output: scratch.contents["output"] ?? "",
            error: scratch.contents["error"] ?? ""
        )
    }

    /// Starts it, by another command where one is given; what it says goes to the files `output` and `error` of a folder, or
    /// its output elsewhere.
    static func start(
        _ arguments: [String],
        by command: [String] = [],
        in folder: String,
        environment: [String: String] = [:],
        scratch: TemporaryFolder,
        output: FileHandle? = nil
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: command.isEmpty ? path : "/usr/bin/env")
        process.arguments = command.isEmpty ? arguments : command + [path] + arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        try scratch.write("", to: "output")
        try scratch.write("", to: "error")
        process.standardOutput = output ?? FileHandle(forWritingAtPath: scratch.path + "/output")
        process.standardError = FileHandle(forWritingAtPath: scratch.path + "/error")
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }
}
