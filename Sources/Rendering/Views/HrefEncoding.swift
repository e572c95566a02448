/// A path of the site as it stands in a `href`: what would end it or mean something else becomes `%XX`.
///
/// Letters of every script stay as they are, as the URL standard allows: a name and its address then read alike, which
/// halves the compressed size of a page of Hangul.
func hrefEncoded(_ path: String) -> String {
    guard !path.utf8.allSatisfy(isKept) else { return path }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.utf8.count + 8)
    for byte in path.utf8 {
        if isKept(byte) {
            bytes.append(byte)
        } else {
            bytes.append(UInt8(ascii: "%"))
            bytes.append(hexadecimalDigit(byte >> 4))
            bytes.append(hexadecimalDigit(byte & 15))
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}

private func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: ","),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "="),
        UInt8(ascii: ";"), 0x80...:
        true
    default: false
    }
}
