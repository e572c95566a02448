import Directory

/// Cuts a template's source into tokens.
struct TemplateScanner {
    /// The tokens found, in order.
    private(set) var tokens: [TemplateToken] = []
    /// What is wrong, with the place in the source.
    private(set) var faults: [(offset: Int, fact: Fact)] = []

    private let source: [UInt8]
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)

    /// Scans the whole source.
    init(_ source: [UInt8]) {
        self.source = source
        var position = 0
        while let tag = firstRange(of: opening, from: position) {
            addText(position..<tag.lowerBound)
            position = scanTag(at: tag.lowerBound)
        }
        addText(position..<source.count)
    }

    /// Adds text as one token a line.
    private mutating func addText(_ range: Range<Int>) {
        var start = range.lowerBound
        for index in range where source[index] == UInt8(ascii: "\n") || index == range.upperBound - 1 {
            tokens.append(TemplateToken(kind: .text, range: start..<index + 1, offset: start))
            start = index + 1
        }
    }

    /// Scans the tag that begins at `offset`, and gives the position after it.
    private mutating func scanTag(at offset: Int) -> Int {
        var start = offset + opening.count
        let sigil = start < source.count ? source[start] : 0
        let kind = kind(of: sigil)
        if kind != .variable { start += 1 }
        let ending =
            switch sigil {
            case UInt8(ascii: "{"): [UInt8(ascii: "}")] + closing
            case UInt8(ascii: "="): [UInt8(ascii: "=")] + closing
            default: closing
            }
        guard let end = firstRange(of: ending, from: start) else {
            faults.append((offset, .templateTagUnclosed(ending: text(ending[...]))))
            return source.count
        }
        var token = TemplateToken(kind: kind, range: trimmed(start..<end.lowerBound), offset: offset)
        if sigil == UInt8(ascii: "=") { changeDelimiters(token) }
        if kind == .partial || kind == .parent || kind == .close, source[token.range].first == UInt8(ascii: "*") {
            token.isDynamic = true
            token.range = trimmed(token.range.dropFirst())
        }
        if kind == .silent || isName(token) { tokens.append(token) }
        return end.upperBound
    }

    private func kind(of sigil: UInt8) -> TemplateToken.Kind {
        switch sigil {
        case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescaped
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .inverted
        case UInt8(ascii: "/"): .close
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "<"): .parent
        case UInt8(ascii: "$"): .block
        case UInt8(ascii: "!"), UInt8(ascii: "="): .silent
        default: .variable
        }
    }

    /// Whether a tag has a name; if not, that is a fault.
    private mutating func isName(_ tag: TemplateToken) -> Bool {
        let name = source[tag.range]
        if name.isEmpty {
            faults.append((tag.offset, .templateTagEmpty))
        } else if name.contains(where: isWhiteSpace) || (tag.isValue && hasEmptyPart(name)) {
            faults.append((tag.offset, .templateNameMalformed(text(name.prefix(40)))))
        } else {
            return true
        }
        return false
    }

    /// Whether there is nothing before, after or between the dots of a name; `.` alone is a name.
    private func hasEmptyPart(_ name: ArraySlice<UInt8>) -> Bool {
        name.count > 1
            && name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).contains { $0.isEmpty }
    }

    /// Takes the delimiters that stand in a tag such as `{{=<% %>=}}`.
    private mutating func changeDelimiters(_ tag: TemplateToken) {
        let parts = source[tag.range].split(whereSeparator: isWhiteSpace)
        guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
            faults.append((tag.offset, .templateDelimitersMalformed))
            return
        }
        opening = Array(parts[0])
        closing = Array(parts[1])
    }

    private func firstRange(of pattern: [UInt8], from start: Int) -> Range<Int>? {
        var index = start
        while index + pattern.count <= source.count {
            if source[index] == pattern[0] && source[index..<index + pattern.count].elementsEqual(pattern) {
                return index..<index + pattern.count
            }
            index += 1
        }
        return nil
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, isWhiteSpace(source[first]) { range.removeFirst() }
        while let last = range.last, isWhiteSpace(source[last]) { range.removeLast() }
        return range
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}

/// Whether a byte is a space, a tab or part of a line end.
func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
}
