/// What stands in the place of tables and definition lists in the text that libcmark parses.
///
/// libcmark knows neither. Each cell, term and definition is given to it as a heading on a line of its own: the only block
/// whose content is never taken for another block, and that can follow anything without a blank line, which would loosen
/// a list around it. By their lines these headings are known again.
struct MarkdownLayout {
    /// The kinds of the headings that are none, by their lines.
    private var kinds: [Int: MarkdownNode.Kind] = [:]
    /// For each line given to libcmark, the line of the source; empty where they are the same.
    private var lines: [Int] = []

    var isEmpty: Bool { kinds.isEmpty }

    /// What the heading on a line stands for; nil for a heading.
    func kind(ofLine line: Int) -> MarkdownNode.Kind? {
        kinds.isEmpty ? nil : kinds[line]
    }

    /// Whether libcmark's tree has every heading that was given to it in a place, and those of a table or list side by side.
    ///
    /// Where containers are written in ways that the rewriting does not foresee it has not, and the text is better taken as
    /// it is.
    func fits(_ root: CMark) -> Bool {
        var found = 0
        var fits = true
        var last: Int?
        root.walk { node, begins in
            guard begins, node.kind == .heading, let kind = kinds[node.startLine] else { return true }
            let isFirst =
                switch kind {
                case .tableCell(let cell): cell.row == 0 && cell.column == 0
                case .definitionTerm(let opensList): opensList
                default: false
                }
            let follows = node.previous?.kind == .heading && node.previous?.startLine == last
            if !isFirst && !follows { fits = false }
            last = node.startLine
            found += 1
            return fits
        }
        return fits && found == kinds.count
    }

    /// The line of the source, from 1, for a line given to libcmark.
    func line(_ line: Int) -> Int {
        lines.indices.contains(line - 1) ? lines[line - 1] : line
    }

    /// Notes the next line given to libcmark, which comes from `line` of the source.
    mutating func addLine(from line: Int, as kind: MarkdownNode.Kind? = nil) {
        lines.append(line)
        kinds[lines.count] = kind
    }

    /// Notes that the definition list that a line belongs to ends there.
    mutating func closeDefinitionList() {
        if case .definition = kinds[lines.count] { kinds[lines.count] = .definition(closesList: true) }
    }
}
