import Directory
import Platform

/// What a build did and found.
public struct BuildReport: Sendable {
    /// How it ended.
    public enum Outcome: Sendable {
        /// The site is published, or, if only a check was asked for, could be.
        case done
        /// Errors stopped it; what was published before still stands.
        case refused
        /// The system refused something; what was published before still stands, if the site itself is not published.
        case failed(SystemError)
    }

    /// How it ended.
    public var outcome = Outcome.refused
    /// What is wrong, in the order of the flow.
    public var problems: [Problem] = []
    /// What was found out about the content.
    public var notices: [Notice] = []
    /// The number of items.
    public var items = 0
    /// What was written.
    public var publication = PublicationResult()

    /// Whether the site was published; what is made after it, such as an archive, may still have failed.
    public var isPublished: Bool { publication.pages > 0 }

    /// Whether anything is wrong that stops a site from being published.
    public var hasErrors: Bool { problems.contains { $0.fact.severity == .error } }
}

extension BuildReport {
    /// Notes problems whose places are relative to a folder.
    mutating func add(_ found: [Problem], in folder: String) {
        problems += found.map { Problem($0.location.below(folder), $0.fact, field: $0.field) }
    }

    /// The report of a build that went well.
    func done() -> BuildReport {
        var report = self
        report.outcome = .done
        return report
    }
}
