import International
import Reading

/// What was given to a command.
struct Arguments: Sendable {
    private var values: [String: String] = [:]
    /// What was given beside options, in order.
    private(set) var operands: [String] = []

    /// The text that was given with an option.
    subscript(option: Option) -> String? { values[option.name] }

    /// The number that was given with an option.
    func number(_ option: Option) -> Int? { self[option].flatMap { Int($0) } }

    /// Whether an option was given.
    func has(_ option: Option) -> Bool { values[option.name] != nil }
}

extension Arguments {
    /// Reads the words after a command's name.
    ///
    /// Options may stand anywhere, as `--output DIR`, `--output=DIR`, `-o DIR` or `-oDIR`; all that follows `--` is no
    /// option. The last of an option that is given twice counts.
    init(_ words: [String], for command: Command) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            } else if word.hasPrefix("-"), word != "-" {
                try take(word, &rest, of: command)
            } else {
                operands.append(word)
            }
        }
        guard let operand = command.operand else {
            if let surplus = operands.first { throw .surplusOperand(surplus, command: command.name) }
            return
        }
        if operands.isEmpty ? operand.isRequired : operands == [""] && !operand.takesAll {
            throw .missingOperand(operand.name, command: command.name)
        }
        if operands.count > 1, !operand.takesAll { throw .surplusOperand(operands[1], command: command.name) }
    }

    /// Takes one option, and the word after it where that is its value.
    private mutating func take(
        _ word: String,
        _ rest: inout ArraySlice<String>,
        of command: Command
    ) throws(UsageError) {
        var name = word
        var attached: String?
        if word.hasPrefix("--") {
            if let equals = word.firstIndex(of: "=") {
                name = String(word[..<equals])
                attached = String(word[word.index(after: equals)...])
            }
        } else if word.count > 2 {
            name = String(word.prefix(2))
            attached = String(word.dropFirst(2))
        }
        guard let option = command.options.first(where: { $0.name == name || $0.short == name }) else {
            throw .unknownOption(word, command: command)
        }
        if case .none = option.value {
            guard attached == nil else {
                throw name.hasPrefix("--") ? .valueNotTaken(name) : .unknownOption(word, command: command)
            }
            values[option.name] = ""
        } else {
            guard let value = attached ?? rest.popFirst() else { throw .missingValue(option) }
            guard option.value.allows(value) else { throw .wrongValue(option, value) }
            values[option.name] = value
        }
    }
}

extension Option.Value {
    fileprivate func allows(_ text: String) -> Bool {
        switch self {
        case .none: false
        case .text: !text.isEmpty
        case .address: isWebAddress(text)
        case .language: LanguageTag(parsing: text)?.isKnown == true
        case .number(_, let range): Int(text).map(range.contains) ?? false
        case .word(let words): words.contains(text)
        }
    }
}
