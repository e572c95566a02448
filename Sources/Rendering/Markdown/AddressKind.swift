/// What an address in a text leads to, told by its form alone.
enum AddressKind {
    /// A place elsewhere, or on the same page: it stays as it is.
    case elsewhere
    /// A place of this site, by a path.
    case path
    /// Something that a page must not lead to, such as a script.
    case unsafe

    /// The schemes that come through: all that neither run scripts nor reach into the reader's machine, of those in use.
    private static let safeSchemes = [
        "http", "https", "mailto", "tel", "sms", "ftp", "geo", "xmpp", "irc", "ircs", "magnet",
    ]

    init(_ address: UnsafeBufferPointer<UInt8>) {
        guard let first = address.first, first != UInt8(ascii: "#") else {
            self = .elsewhere
            return
        }
        if first == UInt8(ascii: "/"), address.count > 1, address[1] == UInt8(ascii: "/") {
            self = .elsewhere
            return
        }
        // RFC 3986, 3.1: whatever stands before a colon is a scheme, unless a / ? or # comes first.
        let end = address.firstIndex {
            $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
        }
        guard let end, address[end] == UInt8(ascii: ":") else {
            self = .path
            return
        }
        let scheme = String(decoding: address[..<end].map { isCapital($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
        self = Self.safeSchemes.contains(scheme) ? .elsewhere : .unsafe
    }
}

private func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}
