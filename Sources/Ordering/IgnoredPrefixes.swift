import Directory
import International

/// Words at the start of names that do not count for their order: `The` of `The Beatles`.
///
/// A prefix that ends in a letter or digit is a word and needs white space after it; others (`l'`, `(주)`) stand before
/// the rest at once. A one-letter word is not taken from before another one (`A L E X`), and nothing is ever taken whole.
struct IgnoredPrefixes: Sendable {
    /// A prefix, folded for comparison.
    private struct Prefix {
        var scalars: [Unicode.Scalar]
        /// Whether white space must follow.
        var isWord: Bool
    }

    /// What a locale's own list holds beside words.
    struct Automatic {
        /// Prefixes under the rules above.
        var prefixes: [String]
        /// Prefixes that are written together with the word, though they end in a letter (Arabic ال).
        var attached: [String] = []
        /// Words that only look as if they began with one.
        var exceptions: [String] = []
    }

    // The longest first.
    private let prefixes: [Prefix]
    private let exceptions: [[Unicode.Scalar]]

    /// The prefixes of a collection; nil where it ignores none.
    init?(_ setting: CollectionSettings.IgnoredPrefixes, locale: LanguageTag) {
        let list: Automatic
        switch setting {
        case .none: return nil
        case .list(let prefixes): list = Automatic(prefixes: prefixes)
        case .automatic:
            guard let own = Self.automatic(language: locale.language) else { return nil }
            list = own
        }
        let words = list.prefixes.map { Self.folded($0) }.filter { !$0.isEmpty }.map { scalars in
            Prefix(scalars: scalars, isWord: scalars.last.map(Self.isWordCharacter) ?? false)
        }
        let attached = list.attached.map { Prefix(scalars: Self.folded($0), isWord: false) }
        prefixes = (words + attached).sorted { $0.scalars.count > $1.scalars.count }
        exceptions = list.exceptions.map { Self.folded($0) }
        if prefixes.isEmpty { return nil }
    }

    /// The name without the prefix that it begins with, or nil where it begins with none.
    func remainder(of name: Substring) -> Substring? {
        let scalars = name.unicodeScalars
        for prefix in prefixes {
            guard let end = Self.end(of: prefix.scalars, in: scalars) else { continue }
            var rest = scalars[end...]
            if prefix.isWord {
                guard let next = rest.first, next.isWhiteSpace else { continue }
            }
            rest = rest.drop { $0.isWhiteSpace || $0.isInvisible }
            if rest.isEmpty || exceptions.contains(where: { Self.begins(scalars, withWord: $0) }) { continue }
            if prefix.isWord && prefix.scalars.count == 1 && Self.beginsWithOneLetterWord(rest) { continue }
            return Substring(rest)
        }
        return nil
    }

    /// Where `prefix` ends at the start of `scalars`, both compared without case.
    private static func end(
        of prefix: [Unicode.Scalar],
        in scalars: Substring.UnicodeScalarView
    ) -> String.Index? {
        var index = scalars.startIndex
        var matched = 0
        while matched < prefix.count {
            guard index < scalars.endIndex else { return nil }
            let scalar = scalars[index]
            guard scalar == prefix[matched] || fold(scalar) == prefix[matched] else {
                return nil
            }
            matched += 1
            index = scalars.index(after: index)
        }
        return index
    }

    private static func begins(_ scalars: Substring.UnicodeScalarView, withWord word: [Unicode.Scalar]) -> Bool {
        guard let end = end(of: word, in: scalars) else { return false }
        return scalars[end...].first.map { !isWordCharacter($0) } ?? true
    }

    private static func beginsWithOneLetterWord(_ scalars: Substring.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.generalCategory.isLetter else { return false }
        let second = scalars.dropFirst().first { !$0.generalCategory.isMark }
        return second.map { $0.isWhiteSpace } ?? true
    }

    private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.generalCategory
        return category.isLetter || category.isMark || category.isNumber
    }

    private static func folded(_ prefix: String) -> [Unicode.Scalar] {
        let scalars = prefix.normalized(to: .nfc).unicodeScalars
        let trimmed = scalars.drop { $0.isWhiteSpace }.reversed().drop { $0.isWhiteSpace }.reversed()
        return trimmed.map(fold)
    }

    /// One code point without case; all apostrophes are one.
    private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "\u{2018}", "\u{2019}", "\u{02BC}", "\u{FF07}": return "'"
        case "A"..."Z": return Unicode.Scalar(UInt8(scalar.value) | 0x20)
        case _ where scalar.isASCII: return scalar
        default:
            let folded = String(scalar).caseFolded().unicodeScalars
            return folded.count == 1 ? folded.first ?? scalar : scalar
        }
    }
}
