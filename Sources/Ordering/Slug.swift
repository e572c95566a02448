import International

/// The plain slug of a name: what its address would be if no other item had the same.
///
/// NFC, lower case, letters, marks and numbers of every script kept; `+`, `#` and `&` spelled out, `.` as `dot` at the
/// start, everything else one `-`. Safe as a file name on every system: no leading dot or `_`, no invisible character, and
/// with its ending at most 200 bytes in NFD, the longest form that a file system may store.
enum Slug {
    /// The bytes that a stem may have in NFD: 200 with `.html`.
    static let limit = 195
    /// The same for sections, whose parts add `.` and a prefix to it.
    static let sectionLimit = 100
    /// The same for the prefix of a part.
    static let prefixLimit = 90
    /// The plain slug of a text, at most `limit` bytes in NFD; empty where it has neither letters nor numbers.
    static func plain(_ text: String, limit: Int = limit) -> String {
        let slug = text.withUTF8Bytes(simple) ?? international(text)
        return shortened(slug, limit: limit, hashing: text)
    }

    /// A slug of the code points of a text that has neither letters nor numbers: `u1f600`.
    static func ofCodePoints(_ text: String) -> String {
        let visible = text.unicodeScalars.filter { !$0.isInvisible && !$0.isWhiteSpace }
        let hexadecimal = visible.prefix(8).map { "u" + String($0.value, radix: 16) }
        let slug = hexadecimal.joined(separator: "-")
        return visible.count > 8 ? slug + "-" + tail(of: text) : slug
    }

    /// Whether Windows takes a file of this stem for a device.
    static func isDevice(_ slug: String) -> Bool {
        guard (3...5).contains(slug.utf8.count) else { return false }
        return switch slug.prefix(3) {
        case "con", "prn", "aux", "nul":
            slug.utf8.count == 3
        case "com", "lpt":
            slug.unicodeScalars.count == 4 && "0123456789¹²³".unicodeScalars.contains(slug.unicodeScalars.last ?? "-")
        default: false
        }
    }

    /// The first 40 bits of a hash (64-bit FNV-1a) as eight characters.
    static func tail(of text: String) -> String {
        let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
        let hash = hash(text)
        let characters = (0..<8).map { alphabet[Int(hash >> (59 - 5 * UInt64($0)) & 31)] }
        return String(decoding: characters, as: UTF8.self)
    }

    /// 64-bit FNV-1a of the UTF-8 bytes.
    static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }

    /// `slug`, cut at a character so that `suffix` fits behind it.
    static func appending(_ suffix: String, to slug: String, limit: Int = limit) -> String {
        let suffix = "-" + suffix
        let room = limit - lengthInNFD(suffix)
        return (lengthInNFD(slug) <= room ? slug : cut(slug, to: room)) + suffix
    }

    /// `slug`, cut with the hash of `text` as its tail where it has more than `limit` bytes in NFD.
    static func shortened(_ slug: String, limit: Int, hashing text: String) -> String {
        // A code point of two or more bytes grows to at most three times its length (Hangul: 3 to 9).
        if slug.utf8.count * 3 <= limit || lengthInNFD(slug) <= limit { return slug }
        return appending(tail(of: text), to: slug, limit: limit)
    }

    private static func lengthInNFD(_ text: String) -> Int {
        text.normalized(to: .nfd).utf8.count
    }

    /// The longest beginning that has at most `room` bytes in NFD, ends between characters and not with a hyphen.
    private static func cut(_ slug: String, to room: Int) -> String {
        var end = slug.unicodeScalars.startIndex
        var length = 0
        var index = end
        while index < slug.unicodeScalars.endIndex {
            let scalar = slug.unicodeScalars[index]
            if !continuesCharacter(scalar) { end = index }
            length += lengthInNFD(String(scalar))
            if length > room { return withoutHyphens(slug[..<end]) }
            index = slug.unicodeScalars.index(after: index)
        }
        return slug
    }

    private static func withoutHyphens(_ slug: Substring) -> String {
        var slug = slug
        while slug.utf8.last == UInt8(ascii: "-") { slug = slug.dropLast() }
        return String(slug)
    }

    /// Whether a code point belongs to the character before it: marks, and the vowels and finals of old Hangul.
    private static func continuesCharacter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return false }
        return (0x1160...0x11FF).contains(scalar.value) || scalar.generalCategory.isMark
    }

    // MARK: Spelling

    /// Whether full case folding leaves a slug as it is, told from its bytes: ASCII in lower case and Hangul syllables.
    static func isFolded(_ slug: String) -> Bool {
        slug.withUTF8Bytes { $0.isASCIIOrHangul && !$0.contains { (0x41...0x5A).contains($0) } }
    }

    /// The slug of a text of ASCII and Hangul syllables, whose letters have neither case nor other forms; nil for any other.
    private static func simple(_ text: UnsafeBufferPointer<UInt8>) -> String? {
        var writer = SlugWriter(capacity: text.count)
        let isASCII = text.isASCII
        var index = 0
        while index < text.count {
            let byte = text[index]
            // Invisible characters vanish from other texts.
            if !isASCII && (byte < 0x20 || byte == 0x7F) { return nil }
            index += 1
            switch byte {
            case 0x80...:
                guard text.hangulSyllable(at: index - 1) != nil else { return nil }
                writer.append(letter: UnsafeBufferPointer(rebasing: text[index - 1..<index + 2]))
                index += 2
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                writer.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): writer.append(byte | 0x20)
            default: writer.append(symbol: Unicode.Scalar(byte))
            }
        }
        return writer.slug
    }

    private static func international(_ text: String) -> String {
        var writer = SlugWriter(capacity: text.utf8.count)
        for scalar in text.normalized(to: .nfc).lowerCased().normalized(to: .nfc).unicodeScalars {
            let category = scalar.generalCategory
            if scalar.isInvisible {
                continue
            } else if category.isLetter || category.isNumber {
                writer.append(scalar)
            } else if category.isMark {
                writer.append(mark: scalar)
            } else {
                writer.append(symbol: scalar)
            }
        }
        // What stood apart may now compose.
        return writer.slug.normalized(to: .nfc)
    }
}

/// Writes the parts of a slug with single hyphens between words.
private struct SlugWriter {
    private var bytes: [UInt8] = []
    private var hyphenIsDue = false

    init(capacity: Int) {
        bytes.reserveCapacity(capacity + 8)
    }

    var slug: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ byte: UInt8) {
        if hyphenIsDue && !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
        hyphenIsDue = false
        bytes.append(byte)
    }

    mutating func append(letter bytes: UnsafeBufferPointer<UInt8>) {
        append(bytes[0])
        self.bytes.append(contentsOf: bytes.dropFirst())
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        var encoded = UTF8.encode(scalar)?.makeIterator()
        guard let first = encoded?.next() else { return }
        append(first)
        while let byte = encoded?.next() { bytes.append(byte) }
    }

    /// A combining mark, which needs a letter to stand on.
    mutating func append(mark: Unicode.Scalar) {
        if !bytes.isEmpty && !hyphenIsDue { append(mark) }
    }

    mutating func append(symbol: Unicode.Scalar) {
        switch symbol {
        case "+": append(word: "plus")
        case "#": append(word: "sharp")
        case "&": append(word: "and")
        case "." where bytes.isEmpty && !hyphenIsDue: append(word: "dot")
        case "_" where !bytes.isEmpty && !hyphenIsDue: bytes.append(UInt8(ascii: "_"))
        default: hyphenIsDue = true
        }
    }

    private mutating func append(word: String) {
        hyphenIsDue = true
        for byte in word.utf8 { append(byte) }
        hyphenIsDue = true
    }
}
