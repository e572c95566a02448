import CommonMark
import Directory

extension Item {
    /// Whether the summary only repeats how the body begins, and need not stand above it.
    var hasSummaryFromBody: Bool {
        guard let body, let summary, let beginning = MarkdownTree(body.source).summary() else { return false }
        return beginning.utf8.elementsEqual(summary.utf8)
    }
}
