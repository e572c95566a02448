import International

/// The text without white space (the property White_Space) at its ends; nothing else is taken away.
func trimmed(_ text: String) -> String {
    guard let first = text.utf8.first, let last = text.utf8.last else { return text }
    // Nearly every text begins and ends with a byte that tells at once.
    if isPlainASCII(first) && isPlainASCII(last) { return text }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.isWhiteSpace }),
        let end = scalars.lastIndex(where: { !$0.isWhiteSpace })
    else { return "" }
    return start == scalars.startIndex && end == scalars.index(before: scalars.endIndex)
        ? text : String(scalars[start...end])
}

/// The text of UTF-8 bytes; nil where they are none.
func validText(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    do throws(UTF8.ValidationError) {
        return String(copying: try UTF8Span(validating: bytes.span))
    } catch {
        return nil
    }
}

/// Whether anything of the text can be seen: a character that is neither white space nor invisible.
func hasVisibleCharacter(_ text: String) -> Bool {
    if let first = text.utf8.first, isPlainASCII(first) { return true }
    return text.unicodeScalars.contains { !$0.isWhiteSpace && !$0.isInvisible }
}

/// The text trimmed, or nil where nothing of it can be seen.
func visible(_ text: String) -> String? {
    let text = trimmed(text)
    return hasVisibleCharacter(text) ? text : nil
}

/// The parts of a text between separators, each trimmed; those that cannot be seen are left out.
func split(_ text: String, at separator: String) -> [String] {
    var parts: [String] = []
    var start = text.startIndex
    let bytes = Array(separator.utf8)
    guard let first = bytes.first else { return visible(text).map { [$0] } ?? [] }
    var position = start
    while position < text.endIndex {
        if text.utf8[position] == first, text.utf8[position...].starts(with: bytes) {
            if let part = visible(String(text[start..<position])) { parts.append(part) }
            position = text.utf8.index(position, offsetBy: bytes.count)
            start = position
        } else {
            position = text.utf8.index(after: position)
        }
    }
    if let part = visible(String(text[start...])) { parts.append(part) }
    return parts
}

/// Whether a text is an http or https address.
public func isWebAddress(_ text: String) -> Bool {
    let lowered = text.utf8.prefix(8).map { $0 | 0x20 }
    let scheme = ["https://", "http://"].first { lowered.starts(with: $0.utf8) }
    guard let scheme, text.utf8.count > scheme.utf8.count else { return false }
    return !text.unicodeScalars.contains { $0.isWhiteSpace || $0.isInvisible }
}

private func isPlainASCII(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte)
}
