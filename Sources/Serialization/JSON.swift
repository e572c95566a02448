extension [UInt8] {
    /// Appends a JSON string with its quotes.
    ///
    /// `<` is written `\u003C`, so that the JSON may also stand in a script element of a page.
    public mutating func appendJSON(_ text: String) {
        text.utf8Span.span.withUnsafeBufferPointer { appendJSON($0) }
    }

    /// Appends a JSON string of a text in UTF-8.
    public mutating func appendJSON(utf8 text: [UInt8]) {
        text.withUnsafeBufferPointer { appendJSON($0) }
    }

    private mutating func appendJSON(_ text: UnsafeBufferPointer<UInt8>) {
        append(UInt8(ascii: "\""))
        var start = 0
        for index in text.indices {
            let byte = text[index]
            guard needsEscape(byte) else { continue }
            append(contentsOf: text[start..<index])
            appendJSONEscape(byte)
            start = index + 1
        }
        append(contentsOf: text[start...])
        append(UInt8(ascii: "\""))
    }

    /// Appends the key of an object's member and its colon, after a comma where one is needed.
    public mutating func appendJSONKey(_ key: String) {
        appendJSONComma()
        appendJSON(key)
        append(UInt8(ascii: ":"))
    }

    /// Appends a comma unless an object, an array or a member has just begun.
    public mutating func appendJSONComma() {
        // No value ends in one of these, so the last byte tells.
        switch last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "("): break
        default: append(UInt8(ascii: ","))
        }
    }

    private mutating func appendJSONEscape(_ byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0D: append(UInt8(ascii: "r"))
        case 0x09: append(UInt8(ascii: "t"))
        default:
            append("u00")
            append(hexadecimalDigit(byte >> 4))
            append(hexadecimalDigit(byte & 15))
        }
    }
}

@inline(__always)
private func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<")
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
