/// The path of a file in the site that an address names; nil where it can be none.
///
/// Refused are escapes that are none, bytes that are not UTF-8, zero bytes, empty names, and names that begin with a dot:
/// so no address leads out of the site, nor to what publishing keeps for itself.
struct RequestPath: Equatable {
    /// The names joined by `/`; empty for the site's folder itself.
    let path: String
    /// Whether the address ends in `/`, as that of a folder does.
    let isFolder: Bool

    init?(target: String) {
        let encoded = target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        guard encoded.first == UInt8(ascii: "/"), let decoded = Self.decode(encoded.dropFirst()) else { return nil }
        isFolder = decoded.utf8.last.map { $0 == UInt8(ascii: "/") } ?? true
        path = isFolder ? String(decoded.unicodeScalars.dropLast()) : decoded
        guard !decoded.isEmpty else { return }
        for name in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let first = name.first, first != UInt8(ascii: ".") else { return nil }
        }
    }

    private static func decode(_ encoded: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        var rest = encoded
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            // A slash that is written as an escape is part of a name, which no name of ours has.
            let decoded = high << 4 | low
            guard decoded != 0, decoded != UInt8(ascii: "/") else { return nil }
            bytes.append(decoded)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
