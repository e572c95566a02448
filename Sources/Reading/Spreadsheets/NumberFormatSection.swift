/// One of the sections of a number format's code, which semicolons divide: for positive numbers, negative ones, zero and
/// text, or each with a condition of its own.
struct NumberFormatSection {
    /// Which numbers a section is for, such as `[<=9999999]`.
    struct Condition: Hashable, Sendable {
        var comparison: String
        var bound: Double

        func isMet(by number: Double) -> Bool {
            switch comparison {
            case "<": number < bound
            case "<=": number <= bound
            case ">": number > bound
            case ">=": number >= bound
            case "=": number == bound
            default: number != bound
            }
        }
    }

    enum Piece: Hashable {
        /// Text that stands for itself.
        case literal(String)
        /// A character with a meaning.
        case symbol(Unicode.Scalar)
    }

    private(set) var pieces: [Piece] = []
    private(set) var condition: Condition?
    /// Whether hours, minutes or seconds are counted beyond a day: `[h]`.
    private var isElapsed = false

    /// The sections of a code, in order.
    static func all(of code: String) -> [NumberFormatSection] {
        var sections = [NumberFormatSection()]
        var rest = code.unicodeScalars[...]
        func add(_ piece: Piece) { sections[sections.count - 1].pieces.append(piece) }
        while let scalar = rest.popFirst() {
            switch scalar {
            case ";": sections.append(NumberFormatSection())
            case "\"":
                let text = rest.prefix { $0 != "\"" }
                rest = rest.dropFirst(text.count + 1)
                add(.literal(String(text)))
            case "\\", "!":
                if let literal = rest.popFirst() { add(.literal(String(literal))) }
            case "_":
                // The width of the next character.
                if rest.popFirst() != nil { add(.literal(" ")) }
            case "*": _ = rest.popFirst()
            case "[":
                let text = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(text.count + 1)
                sections[sections.count - 1].take(bracket: String(text))
            case " ", "-", "(", ")", "+", ":", "/", "$", "'", "&", "~", "{", "}", "=", "<", ">", "^":
                // A slash divides the parts of a fraction where there are digits, of a date where there are none.
                add(scalar == "/" || scalar == ":" ? .symbol(scalar) : .literal(String(scalar)))
            default: add(.symbol(scalar))
            }
        }
        return sections
    }

    /// What the section makes of a number if that is a day or a time; nil where it is not.
    var dateMeaning: NumberFormat? {
        if isGeneral { return nil }
        var hasDay = false
        var hasTime = isElapsed
        var hasSeconds = false
        for (index, run) in runs.enumerated() {
            switch run {
            case "y", "d", "e": hasDay = hasDay || run != "e" || !isScientific
            // The day of the week, in Japanese and Korean.
            case "a": hasDay = true
            case "h": hasTime = true
            case "s":
                hasTime = true
                hasSeconds = true
            case "m":
                let isMinute =
                    (index > 0 && runs[index - 1] == "h")
                    || (index + 1 < runs.count && runs[index + 1] == "s")
                if isMinute { hasTime = true } else if !isElapsed { hasDay = true }
            default: break
            }
        }
        if isElapsed && !hasDay { return .duration(hasSeconds: hasSeconds) }
        return hasDay || hasTime ? .date(hasDay: hasDay, hasTime: hasTime) : nil
    }

    /// Whether numbers are shown as hundredths.
    var isPercent: Bool { pieces.contains(.symbol("%")) }

    /// How many digits stand after the point.
    var places: Int {
        guard let point = pieces.firstIndex(of: .symbol(".")) else { return 0 }
        return pieces[point...].count { $0 == .symbol("0") || $0 == .symbol("#") }
    }

    /// The characters with a meaning, in lower case, without those of `AM/PM`.
    private var letters: [Unicode.Scalar] {
        var letters = pieces.compactMap { piece -> Unicode.Scalar? in
            guard case .symbol(let scalar) = piece else { return nil }
            return ("A"..."Z").contains(scalar) ? Unicode.Scalar(scalar.value | 0x20) : scalar
        }
        for halves in ["am/pm", "a/p"].map({ Array($0.unicodeScalars) }) {
            if let range = letters.firstRange(of: halves) { letters.removeSubrange(range) }
        }
        return letters
    }

    /// The letters of dates and times, each run of the same one once.
    private var runs: [Unicode.Scalar] {
        var runs: [Unicode.Scalar] = []
        for letter in letters where ["y", "m", "d", "h", "s", "a", "e"].contains(letter) && letter != runs.last {
            runs.append(letter)
        }
        return runs
    }

    private var isGeneral: Bool {
        letters.starts(with: "general".unicodeScalars) || letters.starts(with: "g/".unicodeScalars)
    }

    private var isScientific: Bool { letters.contains("0") || letters.contains("#") }

    private mutating func take(bracket text: String) {
        let comparison = text.unicodeScalars.prefix { "<>=".unicodeScalars.contains($0) }
        if !comparison.isEmpty, let bound = Double(String(text.unicodeScalars.dropFirst(comparison.count))) {
            condition = Condition(comparison: String(comparison), bound: bound)
            return
        }
        let letters = Set(text.utf8.map { $0 | 0x20 })
        if letters.count == 1, let letter = letters.first, "hms".utf8.contains(letter) {
            isElapsed = true
            pieces.append(.symbol(Unicode.Scalar(letter)))
        }
    }
}
