/// The tokens of a reduced script, and how its brackets enclose them.
struct ScriptTokens {
    struct Token {
        var range: Range<Int>
        var kind: Kind
        /// The innermost bracket around it.
        var bracket: Int?
        /// Of a bracket the place of its other half, of anything else its own.
        var partner: Int
    }

    /// A sign is one byte. Expressions in templates stand between brackets, `${` and `}`, and these between texts.
    enum Kind {
        case name, number, text, sign, opening, closing
    }

    let bytes: [UInt8]
    private(set) var all: [Token] = []
    private var open: [Int] = []

    init(_ script: ReducedScript) {
        bytes = script.bytes
        var position = 0
        for text in script.texts {
            addTokens(position..<text.lowerBound)
            addText(text)
            position = text.upperBound
        }
        addTokens(position..<bytes.count)
    }

    /// The bytes of a token; nothing where there is none.
    func text(at index: Int) -> ArraySlice<UInt8> {
        all.indices.contains(index) ? bytes[all[index].range] : []
    }

    func isAny(of texts: [String], at index: Int) -> Bool {
        texts.contains { text(at: index).elementsEqual($0.utf8) }
    }

    func isArrow(at index: Int) -> Bool {
        isAny(of: [">"], at: index) && isAny(of: ["="], at: index - 1)
            && all[index - 1].range.upperBound == all[index].range.lowerBound
    }

    /// Whether a token is the brace that begins a block rather than an object or a pattern.
    func beginsBlock(at index: Int) -> Bool {
        isAny(of: ["{"], at: index)
            && (index == 0 || isArrow(at: index - 1)
                || isAny(of: [")", ";", "{", "}", "else", "try", "finally", "do", "catch"], at: index - 1))
    }

    private mutating func addTokens(_ range: Range<Int>) {
        var position = range.lowerBound
        while position < range.upperBound {
            let start = position
            repeat {
                position += 1
            } while ReducedScript.isName(bytes[start]) && position < range.upperBound
                && ReducedScript.isName(bytes[position])
            switch bytes[start] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"): continue
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): add(start..<position, .opening)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): add(start..<position, .closing)
            case UInt8(ascii: "0")...UInt8(ascii: "9"): add(start..<position, .number)
            case let byte: add(start..<position, ReducedScript.isName(byte) ? .name : .sign)
            }
        }
    }

    private mutating func addText(_ range: Range<Int>) {
        let isAfterExpression = bytes[range.lowerBound] == UInt8(ascii: "}")
        let isBeforeExpression = bytes[range].suffix(2).elementsEqual("${".utf8)
        let start = range.lowerBound + (isAfterExpression ? 1 : 0)
        let end = range.upperBound - (isBeforeExpression ? 2 : 0)
        if isAfterExpression { add(range.lowerBound..<start, .closing) }
        add(start..<end, .text)
        if isBeforeExpression { add(end..<range.upperBound, .opening) }
    }

    private mutating func add(_ range: Range<Int>, _ kind: Kind) {
        let partner = kind == .closing ? open.popLast() : nil
        all.append(Token(range: range, kind: kind, bracket: open.last, partner: partner ?? all.count))
        if let partner { all[partner].partner = all.count - 1 }
        if kind == .opening { open.append(all.count - 1) }
    }
}
