/// The general category of a code point (UAX #44), in ICU's version of Unicode.
public enum GeneralCategory: Int32, Sendable {
    // The numbers are those of ICU's `UCharCategory`.
    case unassigned = 0
    case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
    case nonspacingMark, enclosingMark, spacingMark
    case decimalNumber, letterNumber, otherNumber
    case spaceSeparator, lineSeparator, paragraphSeparator
    case control, format, privateUse, surrogate
    case dashPunctuation, openPunctuation, closePunctuation, connectorPunctuation, otherPunctuation
    case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
    case initialPunctuation, finalPunctuation

    /// Whether it is one of the letters (L).
    public var isLetter: Bool { (Self.uppercaseLetter.rawValue...Self.otherLetter.rawValue).contains(rawValue) }
    /// Whether it is one of the marks (M).
    public var isMark: Bool { (Self.nonspacingMark.rawValue...Self.spacingMark.rawValue).contains(rawValue) }
    /// Whether it is one of the numbers (N).
    public var isNumber: Bool { (Self.decimalNumber.rawValue...Self.otherNumber.rawValue).contains(rawValue) }
}

extension Unicode.Scalar {
    /// The general category; `properties` would give that of another version of Unicode.
    public var generalCategory: GeneralCategory {
        GeneralCategory(rawValue: ICU.generalCategory(value)) ?? .unassigned
    }

    /// Whether the code point is a character in ICU's version of Unicode.
    public var isAssigned: Bool { generalCategory != .unassigned }

    /// Whether the code point is drawn as nothing: default ignorable, control, or a format character.
    public var isInvisible: Bool {
        if value < 0x7F { return value < 0x20 }
        if isHangulSyllable { return false }
        switch generalCategory {
        case .control, .format, .surrogate: return true
        default: return ICU.isDefaultIgnorable(value)
        }
    }

    /// Whether the code point is white space (the property White_Space).
    public var isWhiteSpace: Bool {
        if value < 0x80 { return value == 0x20 || (0x09...0x0D).contains(value) }
        if isHangulSyllable { return false }
        return ICU.isWhiteSpace(value)
    }

    /// Whether it is one of the syllables of the block of that name, which is full.
    private var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(value) }

    /// The script that the code point belongs to.
    public var script: Script { Script(rawValue: ICU.script(value)) }
}
