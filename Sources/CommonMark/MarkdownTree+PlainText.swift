/// A heading of a text, without its marks.
public struct MarkdownHeading: Hashable, Sendable {
    /// Its words.
    public var text: String
    /// Its level, 1 to 6.
    public var level: Int
    /// The lines of the source that it covers, from 1; a blank line below an underlined heading counts with it.
    public var lines: ClosedRange<Int>
}

extension MarkdownTree {
    /// The first heading that stands directly in the text and has words.
    public var firstHeading: MarkdownHeading? {
        var found: MarkdownHeading?
        forEachBlock { block in
            guard block.kind == .heading else { return true }
            let text = block.plainText
            guard !text.isEmpty else { return true }
            found = MarkdownHeading(
                text: text,
                level: block.headingLevel,
                lines: block.line...max(block.line, block.endLine)
            )
            return false
        }
        return found
    }

    /// The first paragraph that stands directly in the text and has words, without its marks: whole words, as many as
    /// `limit` characters (Unicode scalars) hold, then "…" where some are left out.
    public func summary(limit: Int = 160) -> String? {
        var found: String?
        forEachBlock { block in
            guard block.kind == .paragraph else { return true }
            let text = block.plainText
            if !text.isEmpty { found = text }
            return found == nil
        }
        return found.map { shortened($0, limit: limit) }
    }
}

extension MarkdownNode {
    /// The words of the node: text and code, line ends as spaces, an image as its description; white space trimmed.
    public var plainText: String {
        var bytes: [UInt8] = []
        walk { node, begins in
            guard begins else { return true }
            switch node.kind {
            case .text, .code: bytes.append(contentsOf: node.literal)
            case .softBreak, .lineBreak: bytes.append(UInt8(ascii: " "))
            default: break
            }
            return true
        }
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }
        guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }
}

/// Cuts after the last word that fits; a text whose first word does not fit (Chinese, Japanese) is cut anywhere.
private func shortened(_ text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
        end < scalars.endIndex
    else { return text }
    let kept = scalars[..<end]
    let isWhole = scalars[end] == " "
    let space = isWhole ? end : kept.lastIndex(of: " ") ?? end
    // A space far back means a long word without spaces, such as a Japanese sentence after a Latin one.
    let cut = scalars.distance(from: scalars.startIndex, to: space) * 2 < limit ? end : space
    return String(scalars[..<cut]) + "…"
}
