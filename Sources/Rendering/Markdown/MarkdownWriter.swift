import CommonMark
import Directory
import Serialization

/// Writes the Markdown of one page as HTML. What one writer writes has no id twice.
struct MarkdownWriter {
    /// Where links between content files lead.
    let links: ContentLinks
    /// The way from the page to the top of the site, such as `../`.
    let root: String
    /// Whether raw HTML and any address are let through.
    let isUnsafe: Bool

    private var identifiers: HeadingIdentifiers?
    private var source = ""
    private var output: [UInt8] = []
    /// Where the text at hand begins in the output.
    private var start = 0
    /// How much deeper headings stand than they are written.
    private var headingShift = 0
    /// The images that the text at hand describes: there all is plain text.
    private var imageDepth = 0
    /// Whether the words of the link at hand are written already.
    private var hasWords = false
    /// For each link that is open, whether it was written.
    private var openLinks: [Bool] = []

    /// A writer for a page that has these ids besides those of the headings; without them, headings get none.
    init(links: ContentLinks, root: String, isUnsafe: Bool = false, takenIdentifiers: Set<String>?) {
        self.links = links
        self.root = root
        self.isUnsafe = isUnsafe
        identifiers = takenIdentifiers.map(HeadingIdentifiers.init)
    }

    /// Appends a text.
    ///
    /// The page has the one heading of the first level, `title`: one that begins the text with the same words is left out.
    /// All others are moved by as much as brings the highest to the second level, or, in a text that does not stand right
    /// under the page's heading, `depth` levels deeper.
    mutating func write(_ text: Markdown, title: String? = nil, depth: Int = 0, into output: inout [UInt8]) {
        let tree = MarkdownTree(text.source)
        var titleLine: Int?
        if let title { titleLine = tree.lineOfTitle(title) }
        var highest: Int?
        tree.forEachBlock { block in
            if block.kind == .heading, block.line != titleLine { highest = min(highest ?? 6, block.headingLevel) }
            return highest != 1
        }
        headingShift = depth + 2 - (highest ?? 2)
        source = text.location.path
        swap(&self.output, &output)
        start = self.output.count
        var isInTitle = false
        tree.walk { node, begins in
            if node.kind == .heading, node.line == titleLine { isInTitle = begins }
            let isLeftOut = isInTitle || (node.kind == .heading && node.line == titleLine)
            if !isLeftOut { write(node, begins) }
            return true
        }
        swap(&self.output, &output)
    }

    /// Appends a text that stands in a cell: one paragraph goes without the tags of a paragraph.
    mutating func write(cell text: Markdown, into output: inout [UInt8]) {
        let start = output.count
        write(text, into: &output)
        let (opening, closing) = (Array("<p>".utf8), Array("</p>\n".utf8))
        let written = output[start...]
        guard written.starts(with: opening), written.suffix(closing.count).elementsEqual(closing),
            MarkdownTree(text.source).blockCount == 1
        else { return }
        output.removeLast(closing.count)
        output.removeSubrange(start..<start + opening.count)
    }

    private mutating func write(_ node: MarkdownNode, _ begins: Bool) {
        if node.kind == .image { return writeImage(node, begins) }
        guard imageDepth == 0 else { return writeDescription(node, begins) }
        if hasWords && node.kind == .text { return }
        switch node.kind {
        case .document, .image: break
        case .paragraph:
            if node.isTightParagraph { break }
            writeTags(begins, "<p>", "</p>\n")
        case .heading: writeHeading(node, begins)
        case .tableCell(let cell):
            if begins && cell.column == 0 { beginLine() }
            output.append(begins ? cell.openingTags : cell.closingTags)
        case .definitionTerm(let opensList):
            if opensList && begins { writeTags(true, "<dl>\n", "") }
            writeTags(begins, "<dt>", "</dt>\n")
        case .definition(let closesList):
            writeTags(begins, "<dd>", "</dd>\n")
            if closesList && !begins { output.append("</dl>\n") }
        case .blockQuote: writeTags(begins, "<blockquote>\n", "</blockquote>\n")
        case .list: writeList(node, begins)
        case .item: writeTags(begins, "<li>", "</li>\n")
        case .codeBlock: writeCodeBlock(node)
        case .thematicBreak: writeTags(true, "<hr>\n", "")
        case .htmlBlock:
            guard isUnsafe else { break }
            beginLine()
            output.append(contentsOf: node.literal)
        case .htmlInline:
            if isUnsafe { output.append(contentsOf: node.literal) }
        case .text: output.appendHTML(node.literal)
        case .softBreak: output.append("\n")
        case .lineBreak: output.append("<br>\n")
        case .code:
            output.append("<code>")
            output.appendHTML(node.literal)
            output.append("</code>")
        case .emphasis: output.append(begins ? "<em>" : "</em>")
        case .strong: output.append(begins ? "<strong>" : "</strong>")
        case .strikethrough: output.append(begins ? "<del>" : "</del>")
        case .link: writeLink(node, begins)
        case .termLink: writeTermLink(node, begins)
        }
    }

    /// Writes the tag that a block begins with, on a line of its own, or the one that it ends with.
    private mutating func writeTags(_ begins: Bool, _ opening: String, _ closing: String) {
        if begins { beginLine() }
        output.append(begins ? opening : closing)
    }

    private mutating func beginLine() {
        if output.count > start && output.last != UInt8(ascii: "\n") { output.append("\n") }
    }

    private mutating func writeHeading(_ node: MarkdownNode, _ begins: Bool) {
        let level = min(max(node.headingLevel + headingShift, 2), 6)
        if begins {
            beginLine()
            output.append("<h")
            output.append(level)
            if let identifier = identifiers?.identifier(for: node.plainText) {
                output.append(" id=\"")
                output.appendHTML(identifier)
                output.append("\"")
            }
            output.append(">")
        } else {
            output.append("</h")
            output.append(level)
            output.append(">\n")
        }
    }

    private mutating func writeList(_ node: MarkdownNode, _ begins: Bool) {
        guard begins else { return output.append(node.isOrdered ? "</ol>\n" : "</ul>\n") }
        beginLine()
        if node.isOrdered && node.listStart != 1 {
            output.append("<ol start=\"")
            output.append(node.listStart)
            output.append("\">\n")
        } else {
            output.append(node.isOrdered ? "<ol>\n" : "<ul>\n")
        }
    }

    private mutating func writeCodeBlock(_ node: MarkdownNode) {
        let language = node.fenceInfo.prefix { !isWhiteSpace($0) }
        beginLine()
        output.append("<pre><code")
        if !language.isEmpty {
            output.append(" class=\"language-")
            output.appendHTML(UnsafeBufferPointer(rebasing: language))
            output.append("\"")
        }
        output.append(">")
        output.appendHTML(node.literal)
        output.append("</code></pre>\n")
    }
}

// Links and images.

extension MarkdownWriter {
    private mutating func writeLink(_ node: MarkdownNode, _ begins: Bool) {
        guard begins else {
            if openLinks.popLast() == true { output.append("</a>") }
            return
        }
        let start = output.count
        output.append("<a href=\"")
        let isWritten = appendAddress(node)
        openLinks.append(isWritten)
        // The words of a link that leads nowhere stay, as plain text.
        guard isWritten else { return output.removeSubrange(start...) }
        output.append("\"")
        appendTitle(node)
        output.append(">")
    }

    private mutating func writeTermLink(_ node: MarkdownNode, _ begins: Bool) {
        guard begins else {
            hasWords = false
            if openLinks.popLast() == true { output.append("</a>") }
            return
        }
        let address = node.termLink.flatMap { termAddress($0.target) }
        openLinks.append(address != nil)
        if let address {
            output.append("<a href=\"")
            address.utf8Span.span.withUnsafeBufferPointer { output.appendAddress($0) }
            output.append("\">")
        }
        guard let link = node.termLink, link.words == link.target, let words = links.terms.words(for: link.target)
        else { return }
        output.appendHTML(words)
        hasWords = true
    }

    /// Where a name leads; `#` alone begins a heading of the same text, which has an id only where others have.
    private func termAddress(_ target: String) -> String? {
        guard target.utf8.first == UInt8(ascii: "#"), let heading = target.split(separator: "#").last else {
            return links.address(ofTerm: target, in: source, root: root)
        }
        return identifiers.map { _ in "#" + HeadingIdentifiers.plainIdentifier(String(heading)) }
    }

    private mutating func writeImage(_ node: MarkdownNode, _ begins: Bool) {
        guard begins else {
            imageDepth -= 1
            guard imageDepth == 0, openLinks.popLast() == true else { return }
            output.append("\"")
            appendTitle(node)
            if case .path = AddressKind(node.address), let size = links.imageSize(at: node.address, in: source) {
                output.append(" width=\"\(size.width)\" height=\"\(size.height)\"")
            }
            output.append(">")
            return
        }
        imageDepth += 1
        guard imageDepth == 1 else { return }
        let start = output.count
        output.append("<img src=\"")
        let isWritten = appendAddress(node)
        openLinks.append(isWritten)
        guard isWritten else { return output.removeSubrange(start...) }
        output.append("\" alt=\"")
    }

    /// Writes a part of an image's description, which is plain text.
    private mutating func writeDescription(_ node: MarkdownNode, _ begins: Bool) {
        guard begins else { return }
        switch node.kind {
        case .text, .code: output.appendHTML(node.literal)
        case .softBreak, .lineBreak: output.append(" ")
        default: break
        }
    }

    /// Appends the address of a link or image, and tells whether there is one to be written.
    private mutating func appendAddress(_ node: MarkdownNode) -> Bool {
        let address = node.address
        switch AddressKind(address) {
        case .unsafe where !isUnsafe: return false
        case .elsewhere where address.first != UInt8(ascii: "#"), .unsafe: output.appendAddress(address)
        case .elsewhere, .path:
            guard let path = links.address(of: address, in: source, root: root) else { return false }
            path.utf8Span.span.withUnsafeBufferPointer { output.appendAddress($0) }
        }
        return true
    }

    private mutating func appendTitle(_ node: MarkdownNode) {
        guard !node.title.isEmpty else { return }
        output.append(" title=\"")
        output.appendHTML(node.title)
        output.append("\"")
    }
}
