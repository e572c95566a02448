extension [UInt8] {
    /// Appends text as it stands.
    public mutating func append(_ text: String) {
        append(contentsOf: text.utf8)
    }

    /// Appends a number in decimal digits.
    public mutating func append(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        let start = count
        var rest = number.magnitude
        repeat {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        self[start...].reverse()
    }

    /// Appends text for HTML content or a quoted attribute: `& < > " '` are escaped.
    public mutating func appendHTML(_ text: String) {
        text.utf8Span.span.withUnsafeBufferPointer { appendHTML($0) }
    }

    /// Appends UTF-8 text for HTML content or a quoted attribute: `& < > " '` are escaped.
    public mutating func appendHTML(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for index in text.indices {
            guard let entity = entity(for: text[index]) else { continue }
            append(contentsOf: text[start..<index])
            entity.withUTF8Buffer { append(contentsOf: $0) }
            start = index + 1
        }
        append(contentsOf: text[start...])
    }
}

/// What stands for a byte that HTML and XML give a meaning, by number or name as both know it.
@inline(__always)
func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
}
