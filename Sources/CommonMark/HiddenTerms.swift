/// The `[[…]]` of a source, hidden from libcmark, which would take what stands in them apart.
///
/// Each is one character that is none (U+FDD1, kept free for such use by Unicode), its number, and another (U+FDD2).
/// Like the brackets of a link, its own are on one line, and hold neither brackets nor backquotes.
struct HiddenTerms {
    /// The links in the order of the text.
    private(set) var links: [TermLink] = []
    /// Each as it is written, with its brackets.
    private var sources: [ArraySlice<UInt8>] = []

    private static let opening: [UInt8] = [0xEF, 0xB7, 0x91]
    private static let closing: [UInt8] = [0xEF, 0xB7, 0x92]

    /// Hides the links of a source.
    init(in source: inout [UInt8]) {
        var hidden: [UInt8] = []
        var copied = 0
        var line = 1
        // The column is counted on from link to link.
        var counted = 0
        var column = 1
        var index = 0
        var backslashes = 0
        while index < source.count {
            let byte = source[index]
            if byte == UInt8(ascii: "["), backslashes.isMultiple(of: 2), let end = Self.end(in: source, from: index) {
                let text = source[index + 2..<end - 2]
                column += Self.scalars(source[counted..<index])
                counted = index
                if let link = Self.link(text, line: line, column: column) {
                    // `![[…]]` shows a note within another; here it is a link to it.
                    let isShown =
                        source[copied..<index].last == UInt8(ascii: "!")
                        && source[copied..<index].dropLast().last != UInt8(ascii: "\\")
                    let start = isShown ? index - 1 : index
                    hidden += source[copied..<start] + Self.opening + Array(String(links.count).utf8) + Self.closing
                    links.append(link)
                    sources.append(source[start..<end])
                    copied = end
                    index = end
                    continue
                }
            }
            backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
            index += 1
            if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !source[index...].starts(with: [0x0A])) {
                line += 1
                counted = index
                column = 1
            }
        }
        guard !links.isEmpty else { return }
        source = hidden + source[copied...]
    }

    /// A text cut at the links that are hidden in it.
    func pieces(of text: [UInt8]) -> [InlinePiece] {
        var pieces: [InlinePiece] = []
        var start = 0
        forEach(in: text) { range, number in
            if start < range.lowerBound { pieces.append(.text(Array(text[start..<range.lowerBound]))) }
            pieces.append(.term(number))
            start = range.upperBound
        }
        if start < text.count || pieces.isEmpty { pieces.append(.text(Array(text[start...]))) }
        return pieces
    }

    /// Shows what is still hidden in a tree: in texts the words, elsewhere all as it is written.
    func show(in root: CMark) {
        root.walk { node, begins in
            guard begins else { return true }
            let isText = node.kind == .text
            node.replaceTexts { bytes in
                let text = Array(bytes)
                var shown: [UInt8] = []
                var start = 0
                forEach(in: text) { range, number in
                    shown += text[start..<range.lowerBound]
                    shown += isText ? Array(links[number].words.utf8) : Array(sources[number])
                    start = range.upperBound
                }
                return start == 0 ? text : shown + text[start...]
            }
            return true
        }
    }

    private func forEach(in text: [UInt8], _ visit: (Range<Int>, Int) -> Void) {
        var index = 0
        while let first = text[index...].firstIndex(of: Self.opening[0]) {
            index = first + 1
            guard text[first...].starts(with: Self.opening) else { continue }
            var end = first + 3
            while end < text.count, (0x30...0x39).contains(text[end]) { end += 1 }
            guard text[end...].starts(with: Self.closing),
                let number = Int(String(decoding: text[first + 3..<end], as: UTF8.self)), links.indices.contains(number)
            else { continue }
            visit(first..<end + 3, number)
            index = end + 3
        }
    }

    /// The end of a link that begins at `start`; nil where none does. What `(` or `[` follows is a link of CommonMark's.
    private static func end(in source: [UInt8], from start: Int) -> Int? {
        guard start + 1 < source.count, source[start + 1] == UInt8(ascii: "[") else { return nil }
        var index = start + 2
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: "]"):
                guard index + 1 < source.count, source[index + 1] == UInt8(ascii: "]") else { return nil }
                let next = index + 2 < source.count ? source[index + 2] : 0
                return next == UInt8(ascii: "(") || next == UInt8(ascii: "[") ? nil : index + 2
            case UInt8(ascii: "["), UInt8(ascii: "`"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
            default: index += 1
            }
        }
        return nil
    }

    /// What a text between the brackets says; nil where it names nothing. In a table the bar has a backslash before it.
    private static func link(_ text: ArraySlice<UInt8>, line: Int, column: Int) -> TermLink? {
        let bar = text.firstIndex(of: UInt8(ascii: "|"))
        var target = text[..<(bar ?? text.endIndex)]
        if bar != nil, target.last == UInt8(ascii: "\\") { target.removeLast() }
        target = trimmed(target)
        guard !target.isEmpty else { return nil }
        let words = bar.map { trimmed(text[($0 + 1)...]) } ?? []
        return TermLink(
            target: String(decoding: target, as: UTF8.self),
            words: String(decoding: words.isEmpty ? target : words, as: UTF8.self),
            line: line,
            column: column
        )
    }

    private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.count { $0 & 0xC0 != 0x80 }
    }
}

/// Pieces with the links to terms taken out of their texts.
func withTermLinks(_ pieces: [InlinePiece], _ terms: HiddenTerms) -> [InlinePiece] {
    pieces.flatMap { piece -> [InlinePiece] in
        if case .text(let text) = piece { terms.pieces(of: text) } else { [piece] }
    }
}
