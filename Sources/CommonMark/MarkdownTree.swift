/// A parsed text: CommonMark with the tables, struck-out texts and bare links of GitHub, definition lists, and `[[…]]`.
///
/// Nodes belong to the tree and are only good while it lives; they are handed out to closures for that reason.
public struct MarkdownTree: ~Copyable {
    private let root: CMark?
    private let layout: MarkdownLayout
    private let terms: HiddenTerms?

    /// Parses Markdown source. Every text is valid Markdown, so this cannot fail.
    public init(_ source: String) {
        let marks = ExtensionMarks(source)
        var bytes = Array(source.utf8)
        let terms = marks.mayHaveTerms ? HiddenTerms(in: &bytes) : nil
        if marks.hasEscapedTilde { bytes = EscapedTilde.hidden(in: bytes) }
        var root = CMark.parse(bytes)
        var layout = MarkdownLayout()
        if marks.mayHaveLayout, let plain = root, let found = Self.withLayout(bytes, plain) {
            plain.free()
            root = found.root
            layout = found.layout
        }
        if let root {
            extendInlines(below: root, strikeOut: marks.hasTilde, link: marks.mayHaveBareLinks, terms: terms)
            if let terms, !terms.links.isEmpty { terms.show(in: root) }
            if marks.hasEscapedTilde { EscapedTilde.show(in: root) }
        }
        self.root = root
        self.layout = layout
        self.terms = terms
    }

    deinit { root?.free() }

    /// The tree of a source with its tables and definition lists, found in the tree without; nil where there are none.
    private static func withLayout(_ source: [UInt8], _ plain: CMark) -> (root: CMark, layout: MarkdownLayout)? {
        let rewriting = LayoutRewriting(source, paragraphs: SourceParagraph.all(in: plain))
        guard !rewriting.layout.isEmpty, let root = CMark.parse(rewriting.source) else { return nil }
        if rewriting.layout.fits(root) { return (root, rewriting.layout) }
        root.free()
        return nil
    }

    /// Visits every node in the order of the text: a container when it begins and when it ends, a leaf once.
    ///
    /// The visitor answers whether to go on.
    public func walk(_ visit: (MarkdownNode, _ begins: Bool) -> Bool) {
        root?.walk { visit(MarkdownNode($0, layout, terms?.links ?? []), $1) }
    }

    /// The number of blocks that stand directly in the document.
    public var blockCount: Int {
        var count = 0
        forEachBlock { _ in
            count += 1
            return true
        }
        return count
    }

    /// Visits the blocks that stand directly in the document, in order, until the visitor answers false.
    public func forEachBlock(_ visit: (MarkdownNode) -> Bool) {
        var next = root?.firstChild
        while let node = next, visit(MarkdownNode(node, layout, terms?.links ?? [])) { next = node.next }
    }
}
