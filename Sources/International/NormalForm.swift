/// A normal form of text (UAX #15), in ICU's version of Unicode.
public enum NormalForm: Int32, Sendable {
    // The numbers are those of `icu_normal_form`.
    case nfc, nfd, nfkc, nfkd
    /// NFKC with full case folding and without default ignorable code points (NFKC_Casefold).
    case nfkcCaseFolded
}

/// Appends UTF-8 `text` to `output` in a normal form.
///
/// ASCII is copied as it is, lower-cased for `.nfkcCaseFolded`. Bytes that are not UTF-8 become U+FFFD.
public func normalize(_ text: UnsafeBufferPointer<UInt8>, to form: NormalForm, into output: inout [UInt8]) {
    if text.isASCII {
        if form == .nfkcCaseFolded { output.append(lowerCasingASCII: text) } else { output.append(contentsOf: text) }
    } else if !ICU.normalize(text, to: form, into: &output) {
        output.append(contentsOf: text)
    }
}

/// Whether UTF-8 `text` is in a normal form.
public func isNormalized(_ text: UnsafeBufferPointer<UInt8>, to form: NormalForm) -> Bool {
    if form != .nfkcCaseFolded && text.isASCII { return true }
    return (form == .nfc && text.isPlainlyComposed) || ICU.isNormalized(text, to: form)
}

/// Appends UTF-8 `text` to `output` with full case folding (CaseFolding.txt, C and F; no Turkic rules).
public func foldCase(_ text: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    if text.isASCII {
        output.append(lowerCasingASCII: text)
    } else if !ICU.foldCase(text, into: &output) {
        output.append(contentsOf: text)
    }
}

/// Appends UTF-8 `text` to `output` in lower case, by the rules of no language.
public func lowerCase(_ text: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    if text.isASCII {
        output.append(lowerCasingASCII: text)
    } else if !ICU.lowerCase(text, into: &output) {
        output.append(contentsOf: text)
    }
}

extension String {
    /// The text in a normal form; the same string, uncopied, where it is in that form already.
    public func normalized(to form: NormalForm) -> String {
        isNormalized(to: form) ? self : transformed { normalize($0, to: form, into: &$1) }
    }

    /// Whether the text is in a normal form.
    public func isNormalized(to form: NormalForm) -> Bool {
        withUTF8Bytes { International.isNormalized($0, to: form) }
    }

    /// The text with full case folding, without Turkic rules.
    public func caseFolded() -> String {
        transformed { foldCase($0, into: &$1) }
    }

    /// The text in lower case, by the rules of no language and in ICU's version of Unicode.
    public func lowerCased() -> String {
        transformed { lowerCase($0, into: &$1) }
    }

    /// The text in title case by the rules of a language: its first letter, or digraph that is a letter, upper case.
    public func titleCased(language: String) -> String {
        transformed { text, output in
            if !ICU.titleCase(text, tag: language, into: &output) { output.append(contentsOf: text) }
        }
    }

    /// Calls `body` with the UTF-8 bytes, which are copied only where the string is not native.
    @inlinable
    public func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var text = self
        return text.withUTF8(body)
    }

    private func transformed(_ transform: (UnsafeBufferPointer<UInt8>, inout [UInt8]) -> Void) -> String {
        var output: [UInt8] = []
        withUTF8Bytes { transform($0, &output) }
        return String(decoding: output, as: UTF8.self)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether every byte is below 128.
    public var isASCII: Bool {
        // Eight bytes at a time; this stands before everything that would call ICU.
        var position = 0
        while position + 8 <= count {
            let word = UnsafeRawPointer(baseAddress.unsafelyUnwrapped + position).loadUnaligned(as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { return false }
            position += 8
        }
        while position < count {
            if self[position] >= 128 { return false }
            position += 1
        }
        return true
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The Hangul syllable (U+AC00–D7A3) whose three bytes begin there; nil where none does. Such syllables have no case and
    /// no other form, which saves the texts of large directories from many look-ups.
    public func hangulSyllable(at index: Int) -> UInt32? {
        guard index + 2 < count, self[index] & 0xF0 == 0xE0 else { return nil }
        let last = UInt32(self[index + 1] & 63) << 6 | UInt32(self[index + 2] & 63)
        let value = UInt32(self[index] & 15) << 12 | last
        return (0xAC00...0xD7A3).contains(value) ? value : nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes, which are UTF-8, are nothing but ASCII and syllables of Hangul.
    public var isASCIIOrHangul: Bool {
        var index = 0
        while index < count {
            if self[index] < 0x80 {
                index += 1
            } else {
                guard hangulSyllable(at: index) != nil else { return false }
                index += 3
            }
        }
        return true
    }

    /// Whether the bytes, which are UTF-8, are nothing but characters of blocks whose every character is in NFC and has
    /// combining class 0: those before U+0300, and the syllables of Hangul and ideographs of Han from U+3400 on.
    fileprivate var isPlainlyComposed: Bool {
        var index = 0
        while index < count {
            let byte = self[index]
            if byte < 0x80 {
                index += 1
            } else if byte < 0xCC {
                index += 2
            } else if (0xE4...0xE9).contains(byte) || hangulSyllable(at: index) != nil || isExtensionA(at: index) {
                index += 3
            } else {
                return false
            }
        }
        return true
    }

    /// Whether an ideograph from U+3400 to U+3FFF begins there.
    private func isExtensionA(at index: Int) -> Bool {
        self[index] == 0xE3 && index + 1 < count && self[index + 1] >= 0x90
    }
}

extension [UInt8] {
    fileprivate mutating func append(lowerCasingASCII text: UnsafeBufferPointer<UInt8>) {
        reserveCapacity(count + text.count)
        for byte in text {
            append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
        }
    }
}
