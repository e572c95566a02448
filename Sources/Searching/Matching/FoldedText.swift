/// A folded text with the two forms by which Hangul is compared. All are UTF-8.
struct FoldedText: Sendable {
    /// The folded text.
    var text: [UInt8]
    /// Its keystrokes; the same as `text` where there is no Hangul.
    var keys: [UInt8]
    /// The initial of each syllable in its place, without spaces; empty where there is no Hangul.
    var initials: [UInt8]

    /// Takes a text that is folded.
    init(folded text: [UInt8]) {
        self.text = text
        keys = []
        initials = []
        var isHangul = false
        for character in String(decoding: text, as: UTF8.self).unicodeScalars where character.value > 0x3130 {
            if Hangul.syllables.contains(character.value) || Hangul.consonants.contains(character.value) {
                isHangul = true
                break
            }
        }
        guard isHangul else {
            keys = text
            return
        }
        for character in String(decoding: text, as: UTF8.self).unicodeScalars {
            Hangul.appendKeys(of: character, to: &keys)
            if character != " " { Hangul.appendInitial(of: character, to: &initials) }
        }
    }
}
