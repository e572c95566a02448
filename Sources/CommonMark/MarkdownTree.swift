import CCmark

/// A parsed CommonMark text: the only code that calls libcmark.
///
/// Nodes belong to the tree and are only good while it lives; they are handed out to closures for that reason.
public struct MarkdownTree: ~Copyable {
    private let root: OpaquePointer?

    /// Parses CommonMark source. Every text is valid CommonMark, so this cannot fail.
    public init(_ source: String) {
        let utf8 = source.utf8Span
        root = utf8.span.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
            }
        }
    }

    deinit {
        if let root { cmark_node_free(root) }
    }

    /// Visits every node in the order of the text: a container when it begins and when it ends, a leaf once.
    ///
    /// The visitor answers whether to go on.
    public func walk(_ visit: (MarkdownNode, _ begins: Bool) -> Bool) {
        if let root { MarkdownNode(root).walk(visit) }
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
        guard let root else { return }
        var next = cmark_node_first_child(root)
        while let node = next {
            guard visit(MarkdownNode(node)) else { return }
            next = cmark_node_next(node)
        }
    }
}

/// A node of a parsed text.
public struct MarkdownNode {
    /// What a node is; `item` stands in `list`, the inline kinds from `text` on stand in `paragraph` and `heading`.
    public enum Kind: Sendable {
        case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
        case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
    }

    private let pointer: OpaquePointer

    fileprivate init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// What the node is.
    public var kind: Kind {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_BLOCK_QUOTE: .blockQuote
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_HTML_BLOCK: .htmlBlock
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_HTML_INLINE: .htmlInline
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        default: .document
        }
    }

    /// The text of a `text`, `code`, `codeBlock`, `htmlInline` or `htmlBlock`, as UTF-8; of others empty.
    public var literal: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_literal(pointer)) }

    /// The address of a `link` or `image`, as UTF-8, escapes resolved; of others empty.
    public var address: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_url(pointer)) }

    /// The title of a `link` or `image`, as UTF-8; of others empty.
    public var title: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_title(pointer)) }

    /// What follows the opening fence of a `codeBlock`, as UTF-8; of others empty.
    public var fenceInfo: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_fence_info(pointer)) }

    /// The level of a `heading`, 1 to 6; of others 0.
    public var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

    /// Whether a `list` is numbered.
    public var isOrdered: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }

    /// The number of the first item of a numbered `list`.
    public var listStart: Int { Int(cmark_node_get_list_start(pointer)) }

    /// Whether the paragraphs of a `list` stand without tags of their own.
    public var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

    /// Whether this is a paragraph of an item of a tight list.
    public var isTightParagraph: Bool {
        guard let parent = cmark_node_parent(pointer), let list = cmark_node_parent(parent) else { return false }
        return cmark_node_get_list_tight(list) != 0
    }

    /// The line of the source that it begins on, from 1.
    public var line: Int { max(Int(cmark_node_get_start_line(pointer)), 1) }

    /// The line of the source that it ends on, from 1.
    public var endLine: Int { max(Int(cmark_node_get_end_line(pointer)), 1) }

    /// Visits the node and all below it, as `MarkdownTree.walk` does.
    public func walk(_ visit: (MarkdownNode, _ begins: Bool) -> Bool) {
        guard let iterator = cmark_iter_new(pointer) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            guard visit(MarkdownNode(node), event == CMARK_EVENT_ENTER) else { return }
        }
    }

    private func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
        var count = 0
        while text[count] != 0 { count += 1 }
        return UnsafeRawBufferPointer(start: text, count: count).bindMemory(to: UInt8.self)
    }
}
