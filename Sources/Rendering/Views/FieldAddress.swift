import Directory

/// The address that a value leads to, by the type of its column; nil where it is shown as plain text.
///
/// Only `http`, `https`, `ftp`, `mailto` and `tel` come through, so that data can never carry a script.
func address(of text: String, type: Column.ValueType) -> String? {
    switch type {
    case .url: webAddress(text)
    case .email: mailAddress(text)
    case .tel: telephoneAddress(text)
    default: nil
    }
}

/// An address elsewhere, if it is a safe one; `www.example.org/a` gets its `https://`.
func webAddress(_ text: String) -> String? {
    guard !text.utf8.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    if let scheme = scheme(of: text) {
        return ["http", "https", "ftp", "mailto", "tel"].contains(scheme) ? text : nil
    }
    let host = text.utf8.prefix { $0 != UInt8(ascii: "/") }
    let isHost = host.contains(UInt8(ascii: ".")) && host.first != UInt8(ascii: ".") && host.last != UInt8(ascii: ".")
    return isHost && !host.contains(UInt8(ascii: "@")) ? "https://" + text : nil
}

/// The address of an image: one of the web as it is, else a file of the site, relative to `root`.
func imageAddress(_ text: String, root: String) -> String? {
    if let scheme = scheme(of: text) { return scheme == "http" || scheme == "https" ? text : nil }
    if text.utf8.starts(with: "//".utf8) { return text }
    let path = text.utf8.drop { $0 == UInt8(ascii: "/") }
    guard !path.isEmpty else { return nil }
    return root + hrefEncoded(String(Substring(path)))
}

/// The scheme of an address in lower case, without its colon (RFC 3986, 3.1); nil where there is none.
func scheme(of address: String) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = address.utf8[..<colon]
    guard let first = scheme.first, isLetter(first) else { return nil }
    let isScheme = scheme.allSatisfy { byte in
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }
    guard isScheme else { return nil }
    let lowerCase = scheme.map { byte in isLetter(byte) ? byte | 0x20 : byte }
    return String(decoding: lowerCase, as: UTF8.self)
}

private func mailAddress(_ text: String) -> String? {
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), text.utf8.allSatisfy({ $0 > 0x20 }) else { return nil }
    return "mailto:" + hrefEncoded(text)
}

/// `tel:` and the digits up to the first thing that is neither digit nor punctuation (an extension, a remark).
private func telephoneAddress(_ text: String) -> String? {
    var number: [UInt8] = []
    loop: for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number.append(byte)
        case UInt8(ascii: "+") where number.isEmpty: number.append(byte)
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "/"):
            continue
        default: break loop
        }
    }
    guard number.count >= 3 else { return nil }
    return "tel:" + String(decoding: number, as: UTF8.self)
}

private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
