import Directory
import Platform

/// How messages look: in colour on a terminal, unless `NO_COLOR` (no-color.org) says otherwise.
struct Style {
    private let hasColor: Bool

    init(of stream: StandardStream) {
        hasColor =
            stream.isTerminal && (environmentVariable("NO_COLOR") ?? "").isEmpty
            && environmentVariable("TERM") != "dumb"
    }

    /// A problem as one line, as severe as it is or is taken for.
    func line(for problem: Problem, as severity: Problem.Severity? = nil) -> String {
        let severity = severity ?? problem.fact.severity
        guard hasColor else { return "\(problem.location.text): \(severity.rawValue): \(problem.message)\n" }
        let color = severity == .error ? "31" : "33"
        return "\u{1B}[1m\(problem.location.text):\u{1B}[0m "
            + "\u{1B}[1;\(color)m\(severity.rawValue):\u{1B}[0m \(problem.message)\n"
    }
}
