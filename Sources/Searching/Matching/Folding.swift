import International

/// Folds names and queries to the form in which they are compared: without case, accents, width, and the difference of
/// hiragana and katakana; DESIGN §7 and the manual have the rules.
///
/// `Templates/assets/search/fold.js` does the same in the browser, code point by code point. What a code point folds to is found
/// once and kept, so one value is used for many texts; each thread has its own.
public struct Folding: Sendable {
    /// Only so much of a field is searched, in folded code points.
    public static let limit = 256

    /// What each code point folds to, in UTF-8. Starts with all exceptions.
    private var known: [UInt32: [UInt8]]
    private var open: [UInt8] = []
    private var composed: [UInt8] = []

    /// Starts with the exceptions alone.
    public init() {
        known = FoldingExceptions.all
    }

    /// The folded form of a text, at most 256 code points of it.
    public mutating func fold(_ text: String) -> String {
        String(decoding: foldedBytes(text), as: UTF8.self)
    }

    /// Whether a text is longer than what is searched of it.
    public mutating func exceedsLimit(_ text: String) -> Bool {
        guard text.utf8.count > Self.limit else { return false }
        return uncut(text).count { $0 & 0xC0 != 0x80 } > Self.limit
    }

    /// The folded form of a text, in UTF-8.
    mutating func foldedBytes(_ text: String) -> [UInt8] { cut(uncut(text)) }

    private mutating func uncut(_ text: String) -> [UInt8] {
        open.removeAll(keepingCapacity: true)
        let isASCII = text.withUTF8Bytes { bytes in
            guard bytes.isASCII, !bytes.contains(0) else { return false }
            for byte in bytes { open.append(foldedASCII(byte)) }
            return true
        }
        if isASCII { return closedUp(open) }

        for character in text.normalized(to: .nfc).unicodeScalars { appendFolded(character) }
        composed.removeAll(keepingCapacity: true)
        open.withUnsafeBufferPointer { normalize($0, to: .nfc, into: &composed) }
        return closedUp(composed)
    }

    private mutating func appendFolded(_ character: Unicode.Scalar) {
        if character.isASCII, character != "\0" {
            open.append(foldedASCII(UInt8(truncatingIfNeeded: character.value)))
        } else if Hangul.syllables.contains(character.value) {
            open.append(character)
        } else {
            open.append(contentsOf: folded(character))
        }
    }

    private mutating func folded(_ character: Unicode.Scalar) -> [UInt8] {
        if let result = known[character.value] { return result }
        // Cherokee folds to upper case; lower case after folding is what the browser's way comes to for every letter.
        let cased = String(character).normalized(to: .nfkc).caseFolded().lowerCased()
        let kept = cased.normalized(to: .nfd).unicodeScalars.filter { !FoldingExceptions.isIgnored($0.value) }
        let parts = String(String.UnicodeScalarView(kept)).normalized(to: .nfc).unicodeScalars

        var result: [UInt8] = []
        if parts.count == 1, parts.first == character {
            switch character.value {
            case 0x30A1...0x30F6, 0x30FD, 0x30FE:
                result.append(Unicode.Scalar(character.value - 0x60) ?? character)
            default:
                result.append(character.isWhiteSpace ? " " : character)
            }
        } else {
            for part in parts { result.append(contentsOf: folded(part)) }
        }
        known[character.value] = result
        return result
    }
}

@inline(__always)
private func foldedASCII(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case 0x09...0x0D: UInt8(ascii: " ")
    default: byte
    }
}

/// One space for many, none at the ends, none between two syllables of Hangul.
private func closedUp(_ text: [UInt8]) -> [UInt8] {
    let space = UInt8(ascii: " ")
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    var afterSpace = false
    while index < text.count {
        let byte = text[index]
        if byte == space {
            afterSpace = true
        } else {
            if afterSpace, !result.isEmpty, !(isSyllable(result, at: result.count - 3) && isSyllable(text, at: index)) {
                result.append(space)
            }
            afterSpace = false
            result.append(byte)
        }
        index += 1
    }
    return result
}

/// Whether the three bytes from `index` are a syllable of Hangul, U+AC00–D7A3.
private func isSyllable(_ text: [UInt8], at index: Int) -> Bool {
    guard index >= 0, index + 2 < text.count, (0xEA...0xED).contains(text[index]) else { return false }
    let value = UInt32(text[index] & 0x0F) << 12 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
    return Hangul.syllables.contains(value)
}

/// The first code points of a text, without a space at the end.
private func cut(_ text: [UInt8]) -> [UInt8] {
    guard text.count > Folding.limit else { return text }
    var left = Folding.limit
    var end = text.startIndex
    while end < text.endIndex {
        if text[end] & 0xC0 != 0x80 {
            if left == 0 { break }
            left -= 1
        }
        end += 1
    }
    if end < text.count, end > 0, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return Array(text[..<end])
}
