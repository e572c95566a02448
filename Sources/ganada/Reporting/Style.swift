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

    /// A problem as one line.
    func line(for problem: Problem) -> String {
        guard hasColor else { return problem.text + "\n" }
        let color = problem.fact.severity == .error ? "31" : "33"
        return "\u{1B}[1m\(problem.location.text):\u{1B}[0m "
            + "\u{1B}[1;\(color)m\(problem.fact.severity.rawValue):\u{1B}[0m \(problem.fact.text)\n"
    }
}
