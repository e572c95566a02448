extension [UInt8] {
    /// Whether `part` occurs; an empty part does.
    func contains(_ part: [UInt8]) -> Bool {
        guard let first = part.first else { return true }
        guard part.count <= count else { return false }
        return withUnsafeBufferPointer { text in
            part.withUnsafeBufferPointer { part in
                for start in 0...(text.count - part.count) where text[start] == first {
                    var length = 1
                    while length < part.count, text[start + length] == part[length] { length += 1 }
                    if length == part.count { return true }
                }
                return false
            }
        }
    }

    /// The code point of UTF-8 text that starts at `index`, and where the next one starts.
    func character(at index: Int) -> (character: Unicode.Scalar, end: Int) {
        let first = self[index]
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1, index + length <= count else { return (Unicode.Scalar(first), index + 1) }
        var value = UInt32(first) & (0xFF >> UInt32(length + 1))
        for offset in 1..<length { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", index + length)
    }
}
