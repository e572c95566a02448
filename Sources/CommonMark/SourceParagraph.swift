/// Where a paragraph stands in the source.
struct SourceParagraph {
    /// Its lines, from 1.
    var lines: ClosedRange<Int>
    /// The column in bytes that its first line begins at, from 1.
    var column: Int
    /// How many block quotes it stands in.
    var quoteDepth: Int
    /// Whether the block before it is a paragraph too.
    var followsParagraph: Bool
    /// Whether a line of `=` or `-` makes it a heading; its last line may then be the one below that.
    var isHeading: Bool

    /// All paragraphs of a document and what was one but for a line below it, in order.
    static func all(in document: CMark) -> [SourceParagraph] {
        var paragraphs: [SourceParagraph] = []
        document.walk { node, begins in
            let isHeading = node.kind == .heading && node.endLine > node.startLine
            guard begins, node.kind == .paragraph || isHeading else { return true }
            var quoteDepth = 0
            var ancestor = node.parent
            while let container = ancestor {
                if container.kind == .blockQuote { quoteDepth += 1 }
                ancestor = container.parent
            }
            paragraphs.append(
                SourceParagraph(
                    lines: node.startLine...max(node.startLine, node.endLine),
                    column: node.startColumn,
                    quoteDepth: quoteDepth,
                    followsParagraph: node.previous?.kind == .paragraph,
                    isHeading: isHeading
                )
            )
            return true
        }
        return paragraphs
    }
}
