extension [UInt8] {
    /// Appends text for XML 1.0 content or a quoted attribute: `& < > " '` are escaped, and the characters that XML cannot
    /// hold (controls, U+FFFE and U+FFFF) are left out.
    public mutating func appendXML(_ text: String) {
        text.utf8Span.span.withUnsafeBufferPointer { text in
            var start = 0
            var index = 0
            while index < text.count {
                let entity = entity(for: text[index])
                let forbidden = lengthOfForbidden(text, at: index)
                guard entity != nil || forbidden > 0 else {
                    index += 1
                    continue
                }
                append(contentsOf: text[start..<index])
                entity?.withUTF8Buffer { append(contentsOf: $0) }
                index += Swift.max(forbidden, 1)
                start = index
            }
            append(contentsOf: text[start...])
        }
    }
}

/// The number of bytes at `index` that make a character outside the `Char` of XML 1.0; 0 where it is inside.
@inline(__always)
private func lengthOfForbidden(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch text[index] {
    case 0x09, 0x0A, 0x0D: 0
    case 0..<0x20: 1
    // U+FFFE is EF BF BE, U+FFFF is EF BF BF.
    case 0xEF where index + 2 < text.count && text[index + 1] == 0xBF && text[index + 2] >= 0xBE: 3
    default: 0
    }
}
