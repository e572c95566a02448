/// Hangul as the keys that write it: the two-set keyboard, KS X 5002, with tense consonants as keys of their own.
///
/// Keys are Hangul compatibility jamo, U+3131–3163, without clusters: 값 is ㄱㅏㅂㅅ, 과 is ㄱㅗㅏ.
enum Hangul {
    /// The composed syllables, which Unicode lists by initial, vowel and final (The Unicode Standard, 3.12).
    static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
    /// Bare consonants, ㄱ–ㅎ.
    static let consonants: ClosedRange<UInt32> = 0x3131...0x314E
    /// Bare vowels, ㅏ–ㅣ.
    static let vowels: ClosedRange<UInt32> = 0x314F...0x3163

    /// The keys of each initial, in Unicode's order.
    static let initialKeys = keys("ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ")
    /// The keys of each vowel, in Unicode's order.
    static let vowelKeys = keys("ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ")
    /// The keys of each final, in Unicode's order; the first is none.
    static let finalKeys = keys(
        " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"
    )
    /// Bare clusters and compound vowels, each with its keys.
    static let clusterKeys: [(cluster: Unicode.Scalar, keys: [UInt8])] = [
        ("ㄳ", "ㄱㅅ"), ("ㄵ", "ㄴㅈ"), ("ㄶ", "ㄴㅎ"), ("ㄺ", "ㄹㄱ"), ("ㄻ", "ㄹㅁ"), ("ㄼ", "ㄹㅂ"), ("ㄽ", "ㄹㅅ"),
        ("ㄾ", "ㄹㅌ"), ("ㄿ", "ㄹㅍ"), ("ㅀ", "ㄹㅎ"), ("ㅄ", "ㅂㅅ"), ("ㅘ", "ㅗㅏ"), ("ㅙ", "ㅗㅐ"), ("ㅚ", "ㅗㅣ"),
        ("ㅝ", "ㅜㅓ"), ("ㅞ", "ㅜㅔ"), ("ㅟ", "ㅜㅣ"), ("ㅢ", "ㅡㅣ"),
    ].map { ($0.0, Array($0.1.utf8)) }

    /// Appends the keys of a character of folded text, in UTF-8: those of a syllable, else the character itself.
    static func appendKeys(of character: Unicode.Scalar, to output: inout [UInt8]) {
        guard syllables.contains(character.value) else { return output.append(character) }
        let index = Int(character.value - syllables.lowerBound)
        output.append(contentsOf: initialKeys[index / 588])
        output.append(contentsOf: vowelKeys[index / 28 % 21])
        output.append(contentsOf: finalKeys[index % 28])
    }

    /// Appends the initial of a syllable, else the character itself, in UTF-8.
    static func appendInitial(of character: Unicode.Scalar, to output: inout [UInt8]) {
        guard syllables.contains(character.value) else { return output.append(character) }
        output.append(contentsOf: initialKeys[Int(character.value - syllables.lowerBound) / 588])
    }

    private static func keys(_ list: String) -> [[UInt8]] {
        list.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map { Array($0) }
    }
}

extension [UInt8] {
    /// Appends a code point in UTF-8.
    mutating func append(_ character: Unicode.Scalar) {
        if character.isASCII {
            append(UInt8(truncatingIfNeeded: character.value))
        } else {
            append(contentsOf: UTF8.encode(character).unsafelyUnwrapped)
        }
    }
}
