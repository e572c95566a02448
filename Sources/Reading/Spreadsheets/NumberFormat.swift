/// What the number format of a cell makes of a number (ECMA-376-1, 18.8.30 and 18.8.31).
///
/// A directory needs what the format means, not how it looks: that a number is a day, a share, or digits of which none may
/// be lost, as in `00000` for a post code and `000-0000-0000` for a telephone.
enum NumberFormat: Hashable, Sendable {
    /// A number as it is.
    case plain
    /// A day and a time; which of both a value has shows itself where both or neither is asked for.
    case date(hasDay: Bool, hasTime: Bool)
    /// Hours, minutes and seconds that may be more than a day.
    case duration(hasSeconds: Bool)
    /// Hundredths, with so many digits after the point.
    case percent(places: Int)
    /// Digits at given places, by the section that a number falls into.
    case digits([DigitPattern])

    /// A format by its number; nil: not one of those that every file has.
    init?(builtIn number: Int) {
        switch number {
        case 9: self = .percent(places: 0)
        case 10: self = .percent(places: 2)
        case 14...17: self = .date(hasDay: true, hasTime: false)
        case 18...21, 45: self = .date(hasDay: false, hasTime: true)
        case 22: self = .date(hasDay: true, hasTime: true)
        // What these are depends on the language of the program; all are days or times.
        case 27...36, 50...58: self = .date(hasDay: false, hasTime: false)
        case 46: self = .duration(hasSeconds: true)
        case 0...49: self = .plain
        default: return nil
        }
    }

    /// A format by its code, such as `yyyy\-mm\-dd;@`.
    init(code: String) {
        let sections = NumberFormatSection.all(of: code)
        guard let first = sections.first else {
            self = .plain
            return
        }
        let patterns = sections.compactMap(DigitPattern.init)
        if let meaning = first.dateMeaning {
            self = meaning
        } else if first.isPercent {
            self = .percent(places: first.places)
        } else if !patterns.isEmpty, patterns.contains(where: \.keepsDigits) {
            self = .digits(patterns)
        } else {
            self = .plain
        }
    }
}

/// A pattern such as `(0##) ###-####`, and the numbers that it is for.
struct DigitPattern: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        /// A digit; a needed one is 0 where the number has none.
        case digit(isNeeded: Bool)
        case literal(String)
    }

    /// In the order in which they are read.
    var pieces: [Piece]
    var condition: NumberFormatSection.Condition?

    /// Nil where a section is not made of digits and what stands between them.
    fileprivate init?(_ section: NumberFormatSection) {
        var pieces: [Piece] = []
        for piece in section.pieces {
            switch piece {
            case .literal(let text): pieces.append(.literal(text))
            case .symbol("0"): pieces.append(.digit(isNeeded: true))
            case .symbol("#"), .symbol("?"): pieces.append(.digit(isNeeded: false))
            case .symbol: return nil
            }
        }
        guard pieces.contains(where: \.isDigit) else { return nil }
        self.pieces = pieces
        condition = section.condition
    }

    /// Whether it does more than a plain number would: it has zeros before others, or something between digits.
    fileprivate var keepsDigits: Bool {
        if pieces.count(where: { $0 == .digit(isNeeded: true) }) > 1 { return true }
        guard let first = pieces.firstIndex(where: \.isDigit), let last = pieces.lastIndex(where: \.isDigit) else {
            return false
        }
        return pieces[first...last].contains { !$0.isDigit }
    }

    /// The number with its digits at their places.
    func text(of number: DecimalNumber) -> String {
        let whole = number.rounded(toPlaces: 0).wholeDigits
        var digits: [UInt8?] = whole == [0] ? [] : whole
        let places = pieces.count(where: \.isDigit)
        digits.insert(contentsOf: repeatElement(nil, count: max(0, places - digits.count)), at: 0)
        var text = number.isNegative ? "-" : ""
        // What there is no place for stands before the first.
        var next = digits.count - places
        for digit in digits.prefix(next) { text += digit.map { String($0) } ?? "" }
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .digit(let isNeeded):
                text += digits[next].map { String($0) } ?? (isNeeded ? "0" : "")
                next += 1
            }
        }
        return text
    }
}

extension DigitPattern.Piece {
    fileprivate var isDigit: Bool {
        if case .digit = self { true } else { false }
    }
}
