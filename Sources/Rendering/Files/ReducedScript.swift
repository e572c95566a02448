/// A script of the built-in theme without its comments and without the white space that nothing needs.
///
/// It knows strings, templates, regular expressions and comments, which is enough to leave alone what they hold. A line break
/// goes only beside a sign that cannot end or begin a statement, so that no semicolon is missed (ECMA-262, 12.10).
struct ReducedScript {
    private let source: [UInt8]
    private var position = 0
    private(set) var bytes: [UInt8] = []
    /// Where strings, regular expressions with their flags, and the texts of templates, `${` and `}` included, stand in these.
    private(set) var texts: [Range<Int>] = []
    /// For each template around the position, the braces that are open in its expression.
    private var templates: [Int] = []

    init(_ source: [UInt8]) {
        self.source = source
        bytes.reserveCapacity(source.count)
        while position < source.count { step() }
        if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    }

    private func byte(after distance: Int) -> UInt8? {
        position + distance < source.count ? source[position + distance] : nil
    }

    /// Takes a token, or the white space and comments before the next one.
    private mutating func step() {
        switch source[position] {
        case UInt8(ascii: " "), UInt8(ascii: "\n"): takeSpace()
        case UInt8(ascii: "/") where byte(after: 1) == UInt8(ascii: "/") || byte(after: 1) == UInt8(ascii: "*"):
            takeSpace()
        case UInt8(ascii: "/") where beginsExpression: takeText(to: UInt8(ascii: "/"))
        case let quote where "'\"`".utf8.contains(quote): takeText(to: quote)
        case UInt8(ascii: "}") where templates.last == 0:
            templates.removeLast()
            takeText(to: UInt8(ascii: "`"))
        case let byte:
            if let last = templates.indices.last {
                if byte == UInt8(ascii: "{") { templates[last] += 1 }
                if byte == UInt8(ascii: "}") { templates[last] -= 1 }
            }
            bytes.append(byte)
            position += 1
        }
    }

    /// Whether an expression begins here rather than goes on, so that a slash begins a regular expression.
    private var beginsExpression: Bool {
        guard let last = bytes.last else { return true }
        return "(,=>:[!&|?{};".utf8.contains(last) || bytes.suffix(6).elementsEqual("return".utf8)
    }

    /// Takes what stands before a byte as it is; a slash in the brackets of a regular expression does not end it, and of a
    /// template the next expression does.
    private mutating func takeText(to end: UInt8) {
        let start = position
        var isInClass = false
        repeat {
            position += source[position] == UInt8(ascii: "\\") ? 2 : 1
            guard position < source.count else { break }
            if end == UInt8(ascii: "/") {
                if source[position] == UInt8(ascii: "[") { isInClass = true }
                if source[position] == UInt8(ascii: "]") { isInClass = false }
            }
            if end == UInt8(ascii: "`"), source[position...].starts(with: "${".utf8) {
                templates.append(0)
                position += 1
                break
            }
        } while isInClass || source[position] != end
        position = min(position + 1, source.count)
        if end == UInt8(ascii: "/") { while byte(after: 0).map(Self.isName) == true { position += 1 } }
        texts.append(bytes.count..<bytes.count + position - start)
        bytes.append(contentsOf: source[start..<position])
    }

    /// Skips white space and comments, and puts in their place what is needed: a line break, a space or nothing.
    private mutating func takeSpace() {
        var hasLineBreak = false
        while let byte = byte(after: 0) {
            if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "/") {
                while let byte = self.byte(after: 0), byte != UInt8(ascii: "\n") { position += 1 }
            } else if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "*") {
                position += 2
                while position < source.count, !source[position...].starts(with: "*/".utf8) { position += 1 }
                position = min(position + 2, source.count)
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
                if byte == UInt8(ascii: "\n") { hasLineBreak = true }
                position += 1
            } else {
                break
            }
        }
        guard let last = bytes.last, let next = byte(after: 0) else { return }
        if hasLineBreak {
            let isWithin = "{([,;:=&|?\n".utf8.contains(last) || "})],;:.?".utf8.contains(next)
            if !isWithin { bytes.append(UInt8(ascii: "\n")) }
        } else if Self.isName(last) && Self.isName(next) || last == next && "+-".utf8.contains(last) {
            bytes.append(UInt8(ascii: " "))
        }
    }

    /// Whether a byte may stand in a name or a number.
    static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
            true
        default: false
        }
    }
}
