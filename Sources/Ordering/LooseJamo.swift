import International

/// Jamo that are no part of a syllable, put where a Korean reader looks for them.
///
/// ICU sorts lone vowels and final clusters after ㅎ. Here a lone vowel stands with its syllable under ㅇ (ㅏ with 아), a
/// cluster under its first consonant (ㄳ as ㄱㅅ), and half-width jamo as the full ones.
enum LooseJamo {
    /// The text with loose jamo made sortable, or nil where it has none.
    static func sortable(_ text: String) -> String? {
        guard text.unicodeScalars.contains(where: isJamo) else { return nil }
        var output = String.UnicodeScalarView()
        var previous = Kind.other
        for scalar in composingHalfWidth(text).unicodeScalars {
            let kind = kind(of: scalar)
            switch kind {
            case .vowel where previous != .consonant:
                output.append(silentInitial)
                output.append(contentsOf: conjoining(scalar))
            case .final where previous != .vowel && previous != .openSyllable:
                output.append(contentsOf: components(of: scalar))
            default:
                output.append(scalar)
            }
            previous = kind
        }
        return String(output).normalized(to: .nfc)
    }

    /// What a code point is in a syllable.
    private enum Kind {
        /// A consonant that a vowel may follow.
        case consonant
        case vowel
        /// A syllable that a final consonant may follow.
        case openSyllable
        /// A final consonant, or a cluster that only stands at the end of syllables.
        case final
        case other
    }

    private static let silentInitial: Unicode.Scalar = "\u{110B}"

    private static func isJamo(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB, 0xFFA1...0xFFDC: true
        default: false
        }
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar.value {
        case 0x1100...0x115E, 0xA960...0xA97C: .consonant
        case 0x1161...0x11A7, 0xD7B0...0xD7C6: .vowel
        case 0x11A8...0x11FF, 0xD7CB...0xD7FB: .final
        case 0xAC00...0xD7A3: (scalar.value - 0xAC00) % 28 == 0 ? .openSyllable : .other
        case 0x314F...0x3163, 0x3187...0x318E: .vowel
        case 0x3131...0x3186: conjoining(scalar).first.map { kind(of: $0) } ?? .other
        default: .other
        }
    }

    /// A compatibility jamo as the conjoining one; others as they are.
    private static func conjoining(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        String(scalar).normalized(to: .nfkd).unicodeScalars
    }

    private static func composingHalfWidth(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { (0xFFA1...0xFFDC).contains($0.value) }) else { return text }
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if (0xFFA1...0xFFDC).contains(scalar.value) {
                output.append(contentsOf: conjoining(scalar))
            } else {
                output.append(scalar)
            }
        }
        return String(output).normalized(to: .nfc)
    }

    /// The initial consonants that a final consonant or cluster is made of; of the old clusters the first one.
    private static func components(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        let final = conjoining(scalar).first ?? scalar
        return modernComponents(final.value).unicodeScalars
    }

    private static func modernComponents(_ final: UInt32) -> String {
        switch final {
        case 0x11A8: "\u{1100}"
        case 0x11A9: "\u{1101}"
        case 0x11AA: "\u{1100}\u{1109}"
        case 0x11AB: "\u{1102}"
        case 0x11AC: "\u{1102}\u{110C}"
        case 0x11AD: "\u{1102}\u{1112}"
        case 0x11AE: "\u{1103}"
        case 0x11AF: "\u{1105}"
        case 0x11B0: "\u{1105}\u{1100}"
        case 0x11B1: "\u{1105}\u{1106}"
        case 0x11B2: "\u{1105}\u{1107}"
        case 0x11B3: "\u{1105}\u{1109}"
        case 0x11B4: "\u{1105}\u{1110}"
        case 0x11B5: "\u{1105}\u{1111}"
        case 0x11B6: "\u{1105}\u{1112}"
        case 0x11B7: "\u{1106}"
        case 0x11B8: "\u{1107}"
        case 0x11B9: "\u{1107}\u{1109}"
        case 0x11BA: "\u{1109}"
        case 0x11BB: "\u{110A}"
        case 0x11BC: "\u{110B}"
        case 0x11BD: "\u{110C}"
        case 0x11BE: "\u{110E}"
        case 0x11BF: "\u{110F}"
        case 0x11C0: "\u{1110}"
        case 0x11C1: "\u{1111}"
        case 0x11C2: "\u{1112}"
        default: oldComponent(final)
        }
    }

    /// The first consonant of an old final, by the names of the code points.
    private static func oldComponent(_ final: UInt32) -> String {
        switch final {
        case 0x11C3...0x11C4, 0x11FA...0x11FE: "\u{1100}"
        case 0x11C5...0x11C9, 0x11FF, 0xD7CB...0xD7CC: "\u{1102}"
        case 0x11CA...0x11CB, 0xD7CD...0xD7D4: "\u{1103}"
        case 0x11CC...0x11D9, 0xD7D5...0xD7DD: "\u{1105}"
        case 0x11DA...0x11E2, 0xD7DE...0xD7E2: "\u{1106}"
        case 0x11E3...0x11E6, 0xD7E3...0xD7E6: "\u{1107}"
        case 0x11E7...0x11EA, 0xD7E7...0xD7EF: "\u{1109}"
        case 0x11EB, 0xD7F0...0xD7F2: "\u{1140}"
        case 0x11EC...0x11F2, 0xD7F3...0xD7F4: "\u{114C}"
        case 0xD7F5...0xD7F9: "\u{110C}"
        case 0x11F3...0x11F4, 0xD7FA...0xD7FB: "\u{1111}"
        case 0x11F5...0x11F8: "\u{1112}"
        default: "\u{1159}"
        }
    }
}
