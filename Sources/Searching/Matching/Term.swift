import International

/// One thing that must occur in an item; `Templates/assets/search/match.js` does the same in the browser.
struct Term: Sendable {
    /// How it is compared.
    enum Kind: Hashable, Sendable {
        /// As it is: there is no Hangul in it.
        case plain
        /// By keystrokes from the start of a syllable; its last syllable may be unfinished.
        case keystrokes
        /// With the initials of names: bare consonants, perhaps with other characters, but no syllable and no vowel.
        case initials
        /// A syllable at a time up to a bare consonant before a syllable (ㅅ in ㅅ과), then by keystrokes.
        case mixed
    }

    /// How it is compared.
    var kind: Kind
    /// The folded text.
    var text: [UInt8]
    /// What is compared by keystrokes: all of it, or of a mixed term what follows `head`; of initials, the initials
    /// without spaces.
    var keys: [UInt8]
    /// All of it by keystrokes, to be compared with names that it may equal.
    var whole: [UInt8]
    /// The beginning of a mixed term, up to its last bare consonant before a syllable.
    var head: [Unicode.Scalar]

    /// Takes a text that is folded.
    init(folded text: [UInt8]) {
        self.text = text
        let characters = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        let isConsonant = { (character: Unicode.Scalar) in Hangul.consonants.contains(character.value) }
        let lastSyllable = characters.lastIndex { Hangul.syllables.contains($0.value) }
        let hasVowel = characters.contains { Hangul.vowels.contains($0.value) }
        let hasBare = !hasVowel && characters.contains(where: isConsonant)

        head = []
        if hasBare, let lastSyllable, let last = characters[..<lastSyllable].lastIndex(where: isConsonant) {
            head = Array(characters[...last])
            kind = .mixed
        } else if hasBare, lastSyllable == nil {
            kind = .initials
        } else {
            kind = hasVowel || lastSyllable != nil ? .keystrokes : .plain
        }
        whole = []
        for character in characters { Hangul.appendKeys(of: character, to: &whole) }
        keys = []
        for character in characters.dropFirst(head.count) where kind != .initials || character != " " {
            Hangul.appendKeys(of: character, to: &keys)
        }
    }

    /// Whether the term asks for the same as another one.
    func isSame(as other: Term) -> Bool { kind == other.kind && head == other.head && keys == other.keys }

    /// Where a term may stand.
    enum Place: Sendable {
        case anywhere, wordStarts
    }

    /// Whether the term occurs in a text.
    func occurs(in field: FoldedText, at place: Place = .anywhere) -> Bool {
        switch (kind, place) {
        case (.plain, .anywhere): return field.text.contains(keys)
        case (.initials, .anywhere): return field.initials.contains(keys)
        case (.initials, .wordStarts), (.mixed, .wordStarts): return false
        case (_, .wordStarts): return startsWord(of: field)
        default:
            guard field.keys.contains(keys) else { return false }
            var start = field.text.startIndex
            while start < field.text.endIndex {
                if stands(in: field.text, at: start) { return true }
                start = field.text.character(at: start).end
            }
            return false
        }
    }

    /// As much of the term as is compared with running text: `SuffixKeys.wordLimit` code points of its keystrokes.
    var wordKeys: [UInt8] { Array(keys[..<keys.endOfCharacters(SuffixKeys.wordLimit, from: 0)]) }

    private func startsWord(of field: FoldedText) -> Bool {
        let wordKeys = wordKeys
        guard field.keys.contains(wordKeys) else { return false }
        var before: Unicode.Scalar?
        var start = field.text.startIndex
        var keyStart = 0
        var characterKeys: [UInt8] = []
        while start < field.text.endIndex {
            let (character, end) = field.text.character(at: start)
            if isWordStart(character, after: before), field.keys[keyStart...].starts(with: wordKeys) { return true }
            characterKeys.removeAll(keepingCapacity: true)
            Hangul.appendKeys(of: character, to: &characterKeys)
            keyStart += characterKeys.count
            before = character
            start = end
        }
        return false
    }

    /// Whether a text starts with the term, by keystrokes or initials where it is compared by them.
    func starts(_ field: FoldedText) -> Bool {
        switch kind {
        case .plain: field.text.starts(with: keys)
        case .initials: field.initials.starts(with: keys)
        case .keystrokes: field.keys.starts(with: keys)
        case .mixed: stands(in: field.text, at: 0)
        }
    }

    /// Whether a text is the term, key by key; to initials spaces are nothing.
    func equals(_ field: FoldedText) -> Bool {
        kind == .initials ? field.initials == keys && field.keys == field.text : field.keys == whole
    }

    /// Whether the term stands at a position of a folded text, character by character.
    private func stands(in text: [UInt8], at start: Int) -> Bool {
        var position = start
        for wanted in head {
            guard position < text.count else { return false }
            let (found, next) = text.character(at: position)
            guard found == wanted || (Hangul.consonants.contains(wanted.value) && hasInitial(found, wanted)) else {
                return false
            }
            position = next
        }
        var matched = 0
        var characterKeys: [UInt8] = []
        while matched < keys.count {
            guard position < text.count else { return false }
            let (found, next) = text.character(at: position)
            characterKeys.removeAll(keepingCapacity: true)
            Hangul.appendKeys(of: found, to: &characterKeys)
            let length = min(characterKeys.count, keys.count - matched)
            guard keys[matched..<matched + length].elementsEqual(characterKeys[..<length]) else { return false }
            matched += length
            position = next
        }
        return true
    }
}

private func hasInitial(_ syllable: Unicode.Scalar, _ initial: Unicode.Scalar) -> Bool {
    var bytes: [UInt8] = []
    Hangul.appendInitial(of: syllable, to: &bytes)
    return bytes.elementsEqual(String(initial).utf8)
}

/// Whether a word may start with a character: a letter or digit after neither; any character of the scripts that write no
/// spaces between words (Han, kana, Hangul, Thai).
func isWordStart(_ character: Unicode.Scalar, after before: Unicode.Scalar?) -> Bool {
    if isDense(character.value) { return true }
    let category = character.generalCategory
    guard category.isLetter || category == .decimalNumber else { return false }
    guard let before = before?.generalCategory else { return true }
    return !(before.isLetter || before.isMark || before == .decimalNumber)
}

private func isDense(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E00...0x0E7F, 0x2E80...0x2FDF, 0x3005, 0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3041...0x30FF,
        0x3131...0x318E, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0x20000...0x3FFFF:
        true
    default: false
    }
}
