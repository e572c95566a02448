import International

/// The letters of a text as numbers that tell where large sections may be divided.
///
/// A unit is the base letter without case, mark or width: its code point, and for a Hangul syllable initial, vowel and
/// final in five bits each, so that syllables with one initial are together. Invisible characters are no units.
struct LetterUnits {
    /// The unit after the end of a text.
    static let end: UInt32 = 0

    private static let hangulFlag: UInt32 = 0x20_0000
    private var units: [UInt32: UInt32] = [:]

    /// The unit at `position` of a text.
    mutating func unit(of text: String, at position: Int) -> UInt32 {
        if let unit = text.withUTF8Bytes({ Self.plainUnit(of: $0, at: position) }) { return unit }
        var count = 0
        for scalar in text.unicodeScalars {
            guard let unit = unit(of: scalar) else { continue }
            if count == position { return unit }
            count += 1
        }
        return Self.end
    }

    /// The beginning of a text that its first `count` units make, with their marks.
    mutating func prefix(of text: String, count: Int) -> Substring {
        var seen = 0
        var index = text.unicodeScalars.startIndex
        while index < text.unicodeScalars.endIndex {
            if unit(of: text.unicodeScalars[index]) != nil {
                if seen == count { break }
                seen += 1
            }
            index = text.unicodeScalars.index(after: index)
        }
        return text[..<index]
    }

    /// Whether a unit is a Latin letter or sorts behind them, not a digit or an ASCII symbol.
    static func isLetterOrLater(_ unit: UInt32) -> Bool {
        unit >= UInt32(UInt8(ascii: "a"))
    }

    /// The first syllable with the initial of this one; of other letters the letter itself.
    static func first(like unit: UInt32) -> UInt32 {
        unit & hangulFlag == 0 ? unit : unit & ~0x3FF
    }

    /// Whether a unit is a letter or a number.
    static func isLetter(_ unit: UInt32) -> Bool {
        guard let scalar = scalar(of: unit) else { return false }
        return scalar.generalCategory.isLetter || scalar.generalCategory.isNumber
    }

    /// The first Latin letter, where it is not behind `unit`; else `unit`.
    static func firstLetter(upTo unit: UInt32) -> UInt32 {
        let first = UInt32(UInt8(ascii: "a"))
        return isLetter(unit) && unit > first && unit < 0x80 ? first : unit
    }

    /// A unit as a piece of a page's name.
    static func name(of unit: UInt32) -> String {
        switch scalar(of: unit) {
        case " ": "_"
        case "-": "-"
        case let scalar? where isLetter(unit): String(scalar)
        default: "u" + String(unit, radix: 16)
        }
    }

    private static func scalar(of unit: UInt32) -> Unicode.Scalar? {
        Unicode.Scalar(unit & hangulFlag == 0 ? unit : syllable(unit))
    }

    private mutating func unit(of scalar: Unicode.Scalar) -> UInt32? {
        if scalar.isASCII { return Self.unit(ofASCII: UInt8(scalar.value)) }
        if (0xAC00...0xD7A3).contains(scalar.value) { return Self.unit(ofSyllable: scalar.value) }
        if let known = units[scalar.value] { return known == Self.end ? nil : known }
        let unit = Self.base(of: scalar)
        units[scalar.value] = unit
        return unit == Self.end ? nil : unit
    }

    /// The unit of a text that is ASCII and Hangul syllables up to there; nil for any other.
    static func plainUnit(of bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32? {
        var index = 0
        var left = position
        while index < bytes.count {
            if bytes[index] < 0x80 {
                if left == 0 { return unit(ofASCII: bytes[index]) }
                index += 1
            } else {
                guard let syllable = bytes.hangulSyllable(at: index) else { return nil }
                if left == 0 { return unit(ofSyllable: syllable) }
                index += 3
            }
            left -= 1
        }
        return end
    }

    private static func unit(ofSyllable syllable: UInt32) -> UInt32 {
        let index = syllable - 0xAC00
        return hangulFlag | (index / 588) << 10 | (index / 28 % 21) << 5 | index % 28
    }

    private static func unit(ofASCII byte: UInt8) -> UInt32 {
        UInt32((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
    }

    private static func base(of scalar: Unicode.Scalar) -> UInt32 {
        if scalar.isInvisible || scalar.generalCategory.isMark { return end }
        let folded = String(scalar).normalized(to: .nfkd).caseFolded().normalized(to: .nfkd)
        guard let base = folded.unicodeScalars.first?.value else { return end }
        switch base {
        case 0x30A1...0x30F6: return largeKana(base - 0x60)
        case 0x3041...0x3096: return largeKana(base)
        // A lone initial stands with its first syllable.
        case 0x1100...0x1112: return hangulFlag | (base - 0x1100) << 10
        default: return base
        }
    }

    /// Small kana sort as the large ones after them.
    private static func largeKana(_ kana: UInt32) -> UInt32 {
        [0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E].contains(kana)
            ? kana + 1 : kana
    }

    private static func syllable(_ unit: UInt32) -> UInt32 {
        let packed = unit & ~hangulFlag
        return 0xAC00 + ((packed >> 10) * 21 + (packed >> 5 & 31)) * 28 + (packed & 31)
    }
}
