import Directory
import Platform
import Publishing
import Serialization

/// What a build is told to have done.
struct BuildSummary {
    /// The largest number of paths that the JSON form lists.
    private static let listedChanges = 1000

    private let report: BuildReport
    private let request: BuildRequest
    private let seconds: Double
    /// Whether warnings count as errors.
    var isStrict = false

    init(of report: BuildReport, _ request: BuildRequest, seconds: Double) {
        self.report = report
        self.request = request
        self.seconds = seconds
    }

    /// How the process ends.
    var exitCode: ExitCode {
        switch report.outcome {
        case .failed: .systemFailed
        case .done where errors == 0: .done
        case .done, .refused:
            if report.problems.contains(where: { $0.fact.isOfSystem }) {
                .systemFailed
            } else {
                report.problems.contains { $0.fact.isMisuse } ? .wrongUsage : .contentErrors
            }
        }
    }

    /// Prints every error and warning, and what the system refused.
    func printProblems() {
        let style = Style(of: .error)
        for problem in report.problems {
            StandardStream.error.write(style.line(for: problem, as: severity(of: problem)))
        }
        printFailure()
    }

    /// Prints the same as annotations for GitHub Actions, which reads the standard output.
    func printAnnotations() {
        for problem in report.problems {
            print(problem.annotation(as: severity(of: problem)) + "\n")
        }
        printFailure()
    }

    private func severity(of problem: Problem) -> Problem.Severity { isStrict ? .error : problem.fact.severity }

    private func printFailure() {
        if case .failed(let error) = report.outcome {
            let state = report.isPublished ? "the site itself is published" : "what was published before still stands"
            StandardStream.error.write("ganada: error: \(error.text); \(state)\n")
        }
    }

    /// Prints what was found out about the content.
    func printNotices() {
        for notice in report.notices { StandardStream.error.write(notice.text + "\n") }
    }

    /// The closing line, such as
    /// `63,681 items, 64,122 pages: 1,203 written, 62,919 unchanged, 0 removed, 2.1 s`.
    var text: String {
        let took = "\(tenths(seconds)) s"
        var isDone = report.isPublished
        if case .done = report.outcome { isDone = true }
        guard isDone else {
            return "nothing published: \(counted(errors, "error")), \(counted(warnings, "warning")), \(took)\n"
        }
        if request.isCheck {
            let found = errors == 0 ? "no errors" : counted(errors, "error")
            return "\(counted(report.items, "item")): \(found), \(counted(warnings, "warning")), \(took)\n"
        }
        let result = report.publication
        return "\(counted(report.items, "item")), \(counted(result.pages, "page")): "
            + "\(grouped(result.written.count)) written, \(grouped(result.unchanged)) unchanged, "
            + "\(grouped(result.removed.count)) removed, \(took)\n"
    }

    /// The result as one JSON object.
    var json: [UInt8] {
        if request.isCheck { return checkJSON }
        let result = report.publication
        var bytes: [UInt8] = Array("{".utf8)
        let counts = [
            ("items", report.items), ("pages", result.pages), ("written", result.written.count),
            ("unchanged", result.unchanged), ("removed", result.removed.count),
            ("errors", errors), ("warnings", warnings),
        ]
        for (key, count) in counts {
            bytes.appendJSONKey(key)
            bytes += "\(count)".utf8
        }
        bytes.appendJSONKey("seconds")
        bytes += "\((seconds * 1000).rounded() / 1000)".utf8
        bytes.appendJSONKey("changes")
        bytes += "[".utf8
        for path in (result.written + result.removed).prefix(Self.listedChanges) {
            bytes.appendJSONComma()
            bytes.appendJSON(path)
        }
        bytes += "]}\n".utf8
        return bytes
    }

    /// The result of a check: counts, and every problem.
    private var checkJSON: [UInt8] {
        var bytes: [UInt8] = Array("{".utf8)
        for (key, count) in [("items", report.items), ("errors", errors), ("warnings", warnings)] {
            bytes.appendJSONKey(key)
            bytes += "\(count)".utf8
        }
        bytes.appendJSONKey("problems")
        bytes += "[".utf8
        for problem in report.problems {
            bytes.appendJSONComma()
            bytes += "{".utf8
            bytes.appendJSONKey("path")
            bytes.appendJSON(problem.location.path)
            for (key, number) in [("line", problem.location.line), ("column", problem.location.column)] {
                bytes.appendJSONKey(key)
                bytes += (number.map(String.init) ?? "null").utf8
            }
            if let field = problem.field {
                bytes.appendJSONKey("field")
                bytes.appendJSON(field)
            }
            let texts = [
                ("severity", severity(of: problem).rawValue), ("code", problem.fact.code),
                ("message", problem.message),
            ]
            for (key, text) in texts {
                bytes.appendJSONKey(key)
                bytes.appendJSON(text)
            }
            bytes += "}".utf8
        }
        bytes += "]}\n".utf8
        return bytes
    }

    private var errors: Int { report.problems.count { severity(of: $0) == .error } }
    private var warnings: Int { report.problems.count - errors }
}

extension Fact {
    /// Whether not the content is wrong but the command line: it names a folder that cannot be written.
    fileprivate var isMisuse: Bool {
        switch self {
        case .sourceMissing, .outputMeetsContent, .outputIsFile, .archiveInContent, .outputHoldsForeignFiles: true
        default: false
        }
    }

    /// Whether the system did not let a file be read.
    fileprivate var isOfSystem: Bool { if case .unreadable = self { true } else { false } }
}

/// A number and its noun: `1 item`, `63,681 items`.
private func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}
