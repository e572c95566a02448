import CCmark

/// A node of a tree of libcmark's; this file alone calls the library.
///
/// A root is freed by whoever parsed it, and all nodes in its tree with it.
struct CMark {
    /// What kinds of node libcmark knows that matter here.
    enum Kind {
        case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
        case text, softBreak, lineBreak, code, htmlInline, custom, emphasis, strong, link, image
    }

    private let pointer: OpaquePointer

    private init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// Parses a whole text; nil when there is no memory.
    static func parse(_ source: [UInt8]) -> CMark? {
        source.withUnsafeBytes { buffer in
            CMark(cmark_parse_document(buffer.bindMemory(to: CChar.self).baseAddress, buffer.count, CMARK_OPT_DEFAULT))
        }
    }

    /// Frees the node and all below it.
    func free() { cmark_node_free(pointer) }

    /// Visits the node and all below it: containers when they begin and when they end, leaves once; until the visitor
    /// answers false.
    func walk(_ visit: (CMark, _ begins: Bool) -> Bool) {
        guard let iterator = cmark_iter_new(pointer) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = CMark(cmark_iter_get_node(iterator)) else { return }
            guard visit(node, event == CMARK_EVENT_ENTER) else { return }
        }
    }

    var kind: Kind {
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
        case CMARK_NODE_CUSTOM_INLINE: .custom
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        default: .document
        }
    }

    // The places of blocks are those of the source; lines and columns are from 1.
    var startLine: Int { max(Int(cmark_node_get_start_line(pointer)), 1) }
    var endLine: Int { max(Int(cmark_node_get_end_line(pointer)), 1) }
    var startColumn: Int { max(Int(cmark_node_get_start_column(pointer)), 1) }

    // Texts are UTF-8, good while the node is; empty where a node has none.
    var literal: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_literal(pointer)) }
    var address: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_url(pointer)) }
    var title: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_title(pointer)) }
    var fenceInfo: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_fence_info(pointer)) }

    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    var isOrdered: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
    var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
    /// The number that a `custom` node was made with.
    var number: Int? {
        let text = bytes(cmark_node_get_on_enter(pointer))
        return text.isEmpty ? nil : Int(String(decoding: text, as: UTF8.self))
    }
    var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

    var parent: CMark? { CMark(cmark_node_parent(pointer)) }
    var previous: CMark? { CMark(cmark_node_previous(pointer)) }
    var next: CMark? { CMark(cmark_node_next(pointer)) }
    var firstChild: CMark? { CMark(cmark_node_first_child(pointer)) }

    private func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
        var count = 0
        while text[count] != 0 { count += 1 }
        return UnsafeRawBufferPointer(start: text, count: count).bindMemory(to: UInt8.self)
    }
}

// Changes to a tree.

extension CMark {
    static func text(_ bytes: some Collection<UInt8>) -> CMark? {
        make(CMARK_NODE_TEXT) { node in withCString(bytes) { cmark_node_set_literal(node, $0) } }
    }

    static func link(to address: some Collection<UInt8>) -> CMark? {
        make(CMARK_NODE_LINK) { node in withCString(address) { cmark_node_set_url(node, $0) } }
    }

    /// A container for inline nodes that means whatever we want it to.
    static func custom(number: Int? = nil) -> CMark? {
        make(CMARK_NODE_CUSTOM_INLINE) { node in
            guard let number else { return 1 }
            return withCString(String(number).utf8) { cmark_node_set_on_enter(node, $0) }
        }
    }

    /// Puts `change` of them in the place of the texts of the node.
    func replaceTexts(_ change: (UnsafeBufferPointer<UInt8>) -> [UInt8]) {
        if !literal.isEmpty { _ = Self.withCString(change(literal)) { cmark_node_set_literal(pointer, $0) } }
        if !address.isEmpty { _ = Self.withCString(change(address)) { cmark_node_set_url(pointer, $0) } }
        if !title.isEmpty { _ = Self.withCString(change(title)) { cmark_node_set_title(pointer, $0) } }
        if !fenceInfo.isEmpty { _ = Self.withCString(change(fenceInfo)) { cmark_node_set_fence_info(pointer, $0) } }
    }

    /// Takes the node, with what is below it, out of its tree.
    func unlink() { cmark_node_unlink(pointer) }

    /// Adds a node as the last child; one that cannot be there is freed.
    func append(_ child: CMark) {
        if cmark_node_append_child(pointer, child.pointer) == 0 { child.free() }
    }

    private static func make(_ type: cmark_node_type, _ fill: (OpaquePointer) -> Int32) -> CMark? {
        guard let pointer = cmark_node_new(type) else { return nil }
        if fill(pointer) != 0 { return CMark(pointer) }
        cmark_node_free(pointer)
        return nil
    }

    private static func withCString(_ bytes: some Collection<UInt8>, _ body: (UnsafePointer<CChar>?) -> Int32) -> Int32
    {
        (Array(bytes) + [0]).withUnsafeBytes { body($0.bindMemory(to: CChar.self).baseAddress) }
    }
}
