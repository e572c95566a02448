import International

/// What folding does that no normal form does. The lists are those of `Templates/assets/search/fold.js`.
enum FoldingExceptions {
    /// What each of these code points folds to, in UTF-8.
    static let all: [UInt32: [UInt8]] = {
        var folded: [UInt32: [UInt8]] = [:]
        for pair in letters.split(separator: " ") {
            guard let letter = pair.unicodeScalars.first else { continue }
            folded[letter.value] = Array(pair.unicodeScalars.dropFirst().map(String.init).joined().utf8)
        }
        for (cluster, keys) in Hangul.clusterKeys { folded[cluster.value] = keys }

        // NFKC would make conjoining jamo of the jamo of the keyboard, and syllables of those: it goes the other way here.
        for value in UInt32(0x3131)...0x318E {
            guard let jamo = Unicode.Scalar(value) else { continue }
            let keys = folded[value] ?? Array(String(jamo).utf8)
            folded[value] = keys
            if let conjoining = String(jamo).normalized(to: .nfkc).unicodeScalars.first {
                folded[conjoining.value] = keys
            }
        }
        for (index, keys) in Hangul.finalKeys.enumerated().dropFirst() { folded[0x11A7 + UInt32(index)] = keys }
        return folded
    }()

    /// Letters that no normal form takes apart, then quotes and dashes: each with what it folds to.
    private static let letters = """
        øo łl đd ħh ŧt ðd þth æae œoe ŋn ĸk ƀb ɓb ƈc ȼc ɖd ɗd ɇe ƒf ǥg ɠg ɨi ɉj ƙk ƚl ɲn ɵo ƥp ɍr ʂs ƭt ʈt \
        ʉu ʋv ƴy ɏy ƶz ⱥa ⱦt ıi ٱا ٲا ٳا ىي ـ ‘' ’' ‚' ‛' ʼ' “" ”" „" ‟" ‐- ‒- –- —- ―- −-
        """

    /// Whether a code point counts for nothing: accents, Hebrew points, Arabic vowel signs, variation selectors, what steers
    /// the direction of text. Thai, Indic and kana marks make other words and stay; so does the joiner of emoji.
    static func isIgnored(_ value: UInt32) -> Bool {
        switch value {
        case 0x0000, 0x00AD, 0x0300...0x036F, 0x0483...0x0489,
            0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7,
            0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7, 0x06E8, 0x06EA...0x06ED,
            0x08CA...0x08E1, 0x08E3...0x08FF, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B, 0x200C, 0x200E, 0x200F,
            0x202A...0x202E, 0x2060, 0x2066...0x2069, 0x20D0...0x20FF, 0xFE00...0xFE2F, 0xFEFF, 0xE0100...0xE01EF:
            true
        default: false
        }
    }
}
