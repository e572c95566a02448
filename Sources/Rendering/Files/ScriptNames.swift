/// The names that occur in a script, outside of its texts.
struct ScriptNames {
    /// A name where it occurs.
    struct Name {
        var text: String
        var range: Range<Int>
        /// Whether it follows a dot.
        var isMember: Bool
    }

    /// In order.
    private(set) var all: [Name] = []
    /// Those that somebody else knows: words and globals of the language and the browser, what stands outside of all brackets,
    /// keys of objects and patterns (`{a}`, `{a: b}`, `{a() {}}`), and what stands in templates.
    private(set) var fixed = words.union(globals)

    private enum Bracket {
        case block, object, other
    }

    /// The brackets around the position.
    private var brackets: [Bracket] = []
    /// What stands before the position, white space left out: a name or number, one sign, or a text.
    private var last: ArraySlice<UInt8> = []
    private var isAfterSpread = false

    init(_ script: ReducedScript) {
        let bytes = script.bytes
        var texts = script.texts[...]
        var position = 0
        while position < bytes.count {
            let start = position
            if texts.first?.lowerBound == position {
                position = texts.removeFirst().upperBound
                // The flags of a regular expression.
                while position < bytes.count, ReducedScript.isName(bytes[position]) { position += 1 }
                if bytes[start] == UInt8(ascii: "`") { fix(in: bytes[start..<position]) }
            } else if ReducedScript.isName(bytes[position]) {
                while position < bytes.count, ReducedScript.isName(bytes[position]) { position += 1 }
                if !isDigit(bytes[start]) { add(start..<position, in: bytes) }
            } else {
                position += 1
                if " \n".utf8.contains(bytes[start]) { continue }
                isAfterSpread = bytes[..<position].suffix(3).elementsEqual("...".utf8)
                track(bytes[start])
            }
            last = bytes[start..<position]
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private func isLast(_ texts: [String]) -> Bool {
        texts.contains { last.elementsEqual($0.utf8) }
    }

    private mutating func add(_ range: Range<Int>, in bytes: [UInt8]) {
        let text = String(decoding: bytes[range], as: UTF8.self)
        all.append(Name(text: text, range: range, isMember: isLast(["."]) && !isAfterSpread))
        let isKey = brackets.last == .object && isLast(["{", ",", "async", "get", "set", "*"])
        if isKey || brackets.isEmpty { fixed.insert(text) }
    }

    /// Every word of a template, whether it stands in an expression or not.
    private mutating func fix(in template: ArraySlice<UInt8>) {
        for word in template.split(whereSeparator: { !ReducedScript.isName($0) }) {
            fixed.insert(String(decoding: word, as: UTF8.self))
        }
    }

    private mutating func track(_ sign: UInt8) {
        switch sign {
        case UInt8(ascii: "("), UInt8(ascii: "["): brackets.append(.other)
        case UInt8(ascii: "{"): brackets.append(beginsBlock ? .block : .object)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = brackets.popLast()
        default: break
        }
    }

    /// Whether a brace that follows begins a block rather than an object or a pattern. After `>` there is a function's body:
    /// nothing is compared with an object.
    private var beginsBlock: Bool {
        last.isEmpty || isLast([")", ">", ";", "{", "}", "else", "try", "finally", "do", "catch"])
    }

    /// Words of the language (ECMA-262, 12.7.2), and those that are some in certain places.
    static let words = Set(
        """
        arguments as async await break case catch class const continue debugger default delete do else enum eval export extends
        false finally for from function get if import in instanceof let new null of return set static super switch target this
        throw true try typeof var void while with yield
        """.split { " \n".contains($0) }.map(String.init)
    )

    /// Globals of the browser whose names occur in the scripts of the theme; Tests/Browser sees to it that none is missing.
    static let globals = Set(
        """
        AbortController AbortSignal Array Blob CSS CustomEvent Date Element Error Event EventTarget Function HTMLButtonElement
        HTMLElement HTMLInputElement Infinity IntersectionObserver Intl JSON KeyboardEvent Map Math Object Promise RegExp Set
        String URL URLSearchParams Uint16Array Uint8Array addEventListener blur clearTimeout closed decodeURIComponent
        dispatchEvent document encodeURI encodeURIComponent escape event fetch find focus getComputedStyle globalThis history
        innerHeight isNaN length location name onclick onerror onload open origin parseFloat performance
        requestAnimationFrame screen scroll scrollTo scrollY setTimeout status stop top undefined valueOf viewport
        visualViewport when window
        """.split { " \n".contains($0) }.map(String.init)
    )
}
