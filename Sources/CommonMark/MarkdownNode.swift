/// A node of a parsed text.
public struct MarkdownNode {
    /// What a node is; `item` stands in `list`, the inline kinds from `text` on stand in the blocks before them.
    public enum Kind: Hashable, Sendable {
        case document, blockQuote, list, item, codeBlock, htmlBlock, thematicBreak
        case paragraph, heading, tableCell(TableCell), definitionTerm(opensList: Bool), definition(closesList: Bool)
        case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image
        /// A `[[…]]`; below it are the words that it shows.
        case termLink
    }

    private let node: CMark
    private let layout: MarkdownLayout
    private let terms: [TermLink]

    init(_ node: CMark, _ layout: MarkdownLayout, _ terms: [TermLink]) {
        self.node = node
        self.layout = layout
        self.terms = terms
    }

    /// What the node is.
    public var kind: Kind {
        switch node.kind {
        case .document: .document
        case .blockQuote: .blockQuote
        case .list: .list
        case .item: .item
        case .codeBlock: .codeBlock
        case .htmlBlock: .htmlBlock
        case .thematicBreak: .thematicBreak
        case .paragraph: .paragraph
        case .heading: layout.kind(ofLine: node.startLine) ?? .heading
        case .text: .text
        case .softBreak: .softBreak
        case .lineBreak: .lineBreak
        case .code: .code
        case .htmlInline: .htmlInline
        case .emphasis: .emphasis
        case .strong: .strong
        case .custom: node.number == nil ? .strikethrough : .termLink
        case .link: .link
        case .image: .image
        }
    }

    /// The text of a `text`, `code`, `codeBlock`, `htmlInline` or `htmlBlock`, as UTF-8; of others empty.
    public var literal: UnsafeBufferPointer<UInt8> { node.literal }

    /// The address of a `link` or `image`, as UTF-8, escapes resolved; of others empty.
    public var address: UnsafeBufferPointer<UInt8> { node.address }

    /// The title of a `link` or `image`, as UTF-8; of others empty.
    public var title: UnsafeBufferPointer<UInt8> { node.title }

    /// What follows the opening fence of a `codeBlock`, as UTF-8; of others empty.
    public var fenceInfo: UnsafeBufferPointer<UInt8> { node.fenceInfo }

    /// What a `termLink` names, and where.
    public var termLink: TermLink? { node.number.flatMap { terms.indices.contains($0) ? terms[$0] : nil } }

    /// The level of a `heading`, 1 to 6; of others 0.
    public var headingLevel: Int { node.headingLevel }

    /// Whether a `list` is numbered.
    public var isOrdered: Bool { node.isOrdered }

    /// The number of the first item of a numbered `list`.
    public var listStart: Int { node.listStart }

    /// Whether this is a paragraph of an item of a tight list, which has no tags of its own.
    public var isTightParagraph: Bool { node.parent?.parent?.isTight ?? false }

    /// The line of the source that it begins on, from 1.
    public var line: Int { layout.line(node.startLine) }

    /// The line of the source that it ends on, from 1.
    public var endLine: Int {
        let line = layout.line(node.endLine)
        // libcmark takes the line below an underlined heading for a part of it.
        guard node.kind == .heading, let next = node.next else { return line }
        return max(layout.line(node.startLine), min(line, layout.line(next.startLine) - 1))
    }

    /// Visits the node and all below it, as `MarkdownTree.walk` does.
    public func walk(_ visit: (MarkdownNode, _ begins: Bool) -> Bool) {
        node.walk { visit(MarkdownNode($0, layout, terms), $1) }
    }
}

/// A cell of a table.
public struct TableCell: Hashable, Sendable {
    /// To which side the text of a column goes.
    public enum Alignment: Sendable {
        case none, left, center, right
    }

    /// The row, from 0, which is the header.
    public var row: Int
    /// The column, from 0.
    public var column: Int
    /// The alignment of its column.
    public var alignment: Alignment
    /// Whether it is the last of its row.
    public var endsRow: Bool
    /// Whether it is the last of its table.
    public var endsTable: Bool
}
