/// Makes links of the addresses that stand in text by themselves (https://github.github.com/gfm/#autolinks-extension-).
///
/// Other than on GitHub, hosts are in ASCII: in `https://example.org에서` the particle is no part of the address.
func withBareLinks(_ pieces: [InlinePiece]) -> [InlinePiece] {
    pieces.enumerated().flatMap { index, piece -> [InlinePiece] in
        guard case .text(let text) = piece else { return [piece] }
        switch index == 0 ? nil : pieces[index - 1] {
        case nil, .child(_, isSpace: true), .strikethroughBegins, .strikethroughEnds:
            return linked(text, beginsApart: true)
        default:
            return linked(text, beginsApart: false)
        }
    }
}

/// A text cut at its addresses. `beginsApart`: whether one may stand at the very beginning.
private func linked(_ text: [UInt8], beginsApart: Bool) -> [InlinePiece] {
    var pieces: [InlinePiece] = []
    var written = 0
    var index = 0
    while index < text.count {
        let isApart = index == 0 ? beginsApart : mayStandBeforeLink(text[index - 1])
        let found = isApart ? webAddress(in: text, at: index) : nil
        guard let found = found ?? mailAddress(in: text, aroundSign: index, from: written) else {
            index += 1
            continue
        }
        let words = Array(text[found.range])
        pieces.append(.text(Array(text[written..<found.range.lowerBound])))
        pieces.append(.link(address: Array(found.prefix.utf8) + words, text: words))
        written = found.range.upperBound
        index = max(written, index + 1)
    }
    return pieces.isEmpty ? [.text(text)] : pieces + [.text(Array(text[written...]))]
}

/// An address in a text, and what its link begins with besides.
private struct BareLink {
    var range: Range<Int>
    var prefix: String
}

private func mayStandBeforeLink(_ byte: UInt8) -> Bool {
    isWhiteSpace(byte) || [UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "(")].contains(byte)
}

/// The address of the web that begins at `start`.
private func webAddress(in text: [UInt8], at start: Int) -> BareLink? {
    // Few bytes begin one; this spares the rest the comparisons.
    guard [UInt8(ascii: "w"), UInt8(ascii: "h"), UInt8(ascii: "f")].contains(text[start] | 0x20) else { return nil }
    let lead = text[start...].prefix(8).map { $0 | 0x20 }
    let isHostAlone = lead.starts(with: "www.".utf8)
    let scheme = ["http://", "https://", "ftp://"].first { lead.starts(with: $0.utf8) }
    guard isHostAlone || scheme != nil else { return nil }
    let hostStart = start + (scheme?.utf8.count ?? 0)
    guard let hostEnd = endOfHost(in: text, from: hostStart) else { return nil }
    let goesOn = hostEnd < text.count && [0x2F, 0x3F, 0x23, 0x3A].contains(text[hostEnd])  // / ? # :
    let end = goesOn ? endOfPath(in: text, from: hostEnd) : hostEnd
    return BareLink(range: start..<end, prefix: isHostAlone ? "http://" : "")
}

/// The end of a host of at least two parts, without `_` in the last two.
private func endOfHost(in text: [UInt8], from start: Int) -> Int? {
    var end = start
    while end < text.count, isAlphanumeric(text[end]) || [0x2D, 0x2E, 0x5F].contains(text[end]) { end += 1 }  // - . _
    while end > start, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    let parts = text[start..<end].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return parts.suffix(2).joined().contains(UInt8(ascii: "_")) ? nil : end
}

/// The end of what follows a host: before white space or `<`, and without the punctuation that belongs to the sentence.
private func endOfPath(in text: [UInt8], from start: Int) -> Int {
    var end = text[start...].firstIndex { isWhiteSpace($0) || $0 == UInt8(ascii: "<") } ?? text.count
    var surplus = 0
    for byte in text[start..<end] {
        if byte == UInt8(ascii: "(") { surplus -= 1 }
        if byte == UInt8(ascii: ")") { surplus += 1 }
    }
    while end > start {
        switch text[end - 1] {
        case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "\""):
            end -= 1
        case UInt8(ascii: ")") where surplus > 0:
            surplus -= 1
            end -= 1
        case UInt8(ascii: ";"):
            // `&amp;` and its like, which libcmark has left, end the address; another `;` may belong to it.
            let name = text[start..<end - 1].reversed().prefix(while: isAlphanumeric).count
            guard name > 0, end - 2 - name >= start, text[end - 2 - name] == UInt8(ascii: "&") else { return end }
            end -= name + 2
        default: return end
        }
    }
    return end
}

/// The mail address whose `@` stands at `sign`; it begins at `start` at the earliest.
private func mailAddress(in text: [UInt8], aroundSign sign: Int, from start: Int) -> BareLink? {
    guard text[sign] == UInt8(ascii: "@") else { return nil }
    let isLocal = { (byte: UInt8) in isAlphanumeric(byte) || [0x2B, 0x2D, 0x2E, 0x5F].contains(byte) }  // + - . _
    let length = text[start..<sign].reversed().prefix(while: isLocal).count
    guard length > 0, let end = endOfHost(in: text, from: sign + 1) else { return nil }
    guard ![0x2D, 0x5F].contains(text[end - 1]) else { return nil }  // - _
    return BareLink(range: sign - length..<end, prefix: "mailto:")
}
