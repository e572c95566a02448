/// A part of the inline content of a block, as extensions rearrange it.
enum InlinePiece: Equatable {
    /// Text.
    case text([UInt8])
    /// A child that is no text, by its index; `isSpace` for a line break.
    case child(Int, isSpace: Bool)
    case strikethroughBegins, strikethroughEnds
    case link(address: [UInt8], text: [UInt8])
    /// A `[[…]]`, by its number.
    case term(Int)
}

/// Makes nodes of the struck-out texts, the bare links and the links to terms below a node.
func extendInlines(below root: CMark, strikeOut: Bool, link: Bool, terms: HiddenTerms?) {
    guard strikeOut || link || terms != nil else { return }
    // The tree must not change while it is walked.
    var containers: [(node: CMark, isInLink: Bool)] = []
    var linkDepth = 0
    root.walk { node, begins in
        if node.kind == .link || node.kind == .image { linkDepth += begins ? 1 : -1 }
        if begins, let child = node.firstChild, child.isInline { containers.append((node, linkDepth > 0)) }
        return true
    }
    for (node, isInLink) in containers {
        let pieces = node.pieces
        var changed = pieces
        if let terms, !isInLink { changed = withTermLinks(changed, terms) }
        if strikeOut { changed = struckOut(changed) }
        if link && !isInLink { changed = withBareLinks(changed) }
        if changed != pieces { node.replaceChildren(by: changed, terms: terms?.links ?? []) }
    }
}

extension CMark {
    fileprivate var isInline: Bool {
        switch kind {
        case .text, .softBreak, .lineBreak, .code, .htmlInline, .custom, .emphasis, .strong, .link, .image: true
        default: false
        }
    }

    /// The children, in order.
    private var children: [CMark] {
        var children: [CMark] = []
        var next = firstChild
        while let child = next {
            children.append(child)
            next = child.next
        }
        return children
    }

    fileprivate var pieces: [InlinePiece] {
        children.enumerated().map { index, child in
            if child.kind == .text { return .text(Array(child.literal)) }
            return .child(index, isSpace: child.kind == .softBreak || child.kind == .lineBreak)
        }
    }

    /// Puts pieces in the place of the children; a struck-out text and a link to a term become `custom` nodes.
    fileprivate func replaceChildren(by pieces: [InlinePiece], terms: [TermLink]) {
        let children = children
        for child in children { child.unlink() }
        var open = [self]
        for piece in pieces {
            let parent = open[open.count - 1]
            switch piece {
            case .text(let bytes):
                if !bytes.isEmpty, let text = CMark.text(bytes) { parent.append(text) }
            case .child(let index, _): parent.append(children[index])
            case .strikethroughBegins:
                guard let strikethrough = CMark.custom() else { continue }
                parent.append(strikethrough)
                open.append(strikethrough)
            case .strikethroughEnds:
                if open.count > 1 { open.removeLast() }
            case .link(let address, let text):
                guard let link = CMark.link(to: address), let words = CMark.text(text) else { continue }
                link.append(words)
                parent.append(link)
            case .term(let number):
                guard let link = CMark.custom(number: number), let words = CMark.text(Array(terms[number].words.utf8))
                else { continue }
                link.append(words)
                parent.append(link)
            }
        }
        for child in children where child.kind == .text { child.free() }
    }
}
