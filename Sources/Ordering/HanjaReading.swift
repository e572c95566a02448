import International

/// How a name in Hanja is read in South Korea, as far as that decides its section.
///
/// The syllable of a character is the one that CLDR's Korean collation files it under; the initial-sound rule
/// (두음법칙, Hangul Orthography §§ 10–12) then changes the first one: 李 리 → 이, 女 녀 → 여, 樂園 락원 → 낙원.
struct HanjaReading {
    private let collator = Collator(locale: "ko")
    private var syllables: [Unicode.Scalar: Unicode.Scalar] = [:]

    /// The name with its first character read aloud, or nil where it does not begin with a Hanja that has a reading.
    mutating func sortable(_ name: String) -> String? {
        guard let first = name.unicodeScalars.first, first.script == .han else { return nil }
        let rest = name.unicodeScalars.dropFirst()
        guard let syllable = Self.exception(first, before: rest) ?? syllable(of: first) else { return nil }
        var output = String.UnicodeScalarView()
        output.append(Self.applyingInitialSoundRule(syllable))
        output.append(contentsOf: rest)
        return String(output)
    }

    /// The syllable that CLDR files a character under, by binary search over all syllables.
    private mutating func syllable(of hanja: Unicode.Scalar) -> Unicode.Scalar? {
        if let known = syllables[hanja] { return known.value == 0 ? nil : known }
        let wanted = primaryKey(hanja)
        var low: UInt32 = 0xAC00
        var high: UInt32 = 0xD7A4
        while low < high {
            let middle = (low + high) / 2
            guard let scalar = Unicode.Scalar(middle) else { break }
            if primaryKey(scalar).lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
        }
        let found = Unicode.Scalar(low).flatMap { primaryKey($0) == wanted ? $0 : nil }
        syllables[hanja] = found ?? "\0"
        return found
    }

    /// The first level of a sort key, which a 1 ends (UTS #10, 7).
    private func primaryKey(_ scalar: Unicode.Scalar) -> ArraySlice<UInt8> {
        collator.sortKey(of: String(scalar)).prefix { $0 != 1 }
    }

    /// A syllable as it sounds at the beginning of a word.
    static func applyingInitialSoundRule(_ syllable: Unicode.Scalar) -> Unicode.Scalar {
        guard (0xAC00...0xD7A3).contains(syllable.value) else { return syllable }
        let index = syllable.value - 0xAC00
        let (initial, vowel) = (index / 588, index / 28 % 21)
        // ㅑ ㅒ ㅕ ㅖ ㅛ ㅠ ㅣ begin with the sound of i.
        let isIotated = [2, 3, 6, 7, 12, 17, 20].contains(vowel)
        let (nieun, rieul, ieung): (UInt32, UInt32, UInt32) = (2, 5, 11)
        let changed: UInt32 =
            switch initial {
            case rieul: isIotated ? ieung : nieun
            case nieun: isIotated ? ieung : nieun
            default: initial
            }
        return Unicode.Scalar(0xAC00 + changed * 588 + index % 588) ?? syllable
    }
}
