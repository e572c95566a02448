import International

/// One line of a vCard: `item1.TEL;TYPE=CELL:010-1234-5678`.
struct ContactProperty {
    /// A parameter; its name is in upper case, and `TYPE` where the file gives a value alone.
    struct Parameter {
        var name: String
        var value: String
    }

    /// The name, in upper case.
    var name: String
    /// What joins it to other properties, in upper case; nil where nothing does.
    var group: String?
    var parameters: [Parameter]
    /// The line that it begins in.
    var line: Int

    /// What follows the colon, as the file has it.
    private var rawValue: ArraySlice<UInt8>

    /// Divides an unfolded line; nil where it has no colon or no name.
    init?(_ bytes: [UInt8], line: Int) {
        var parts: [ArraySlice<UInt8>] = []
        var partStart = 0
        var isQuoted = false
        var colon: Int?
        search: for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ":") where !isQuoted:
                colon = index
                break search
            case UInt8(ascii: ";") where !isQuoted:
                parts.append(bytes[partStart..<index])
                partStart = index + 1
            default: break
            }
        }
        guard let colon else { return nil }
        parts.append(bytes[partStart..<colon])
        let names = upperCased(parts.removeFirst()).utf8.split(separator: UInt8(ascii: "."))
        guard let name = names.last else { return nil }
        self.name = trimmed(String(Substring(name)))
        self.line = line
        group = names.count > 1 ? trimmed(String(Substring(names[0]))) : nil
        parameters = parts.flatMap(Self.parameters)
        rawValue = bytes[(colon + 1)...]
    }

    /// The values of a parameter.
    func values(of parameter: String) -> [String] {
        parameters.filter { $0.name == parameter }.map(\.value)
    }

    /// The types, in lower case, such as `cell`.
    var types: [String] { values(of: "TYPE").map { $0.lowerCased() } }

    /// The value without its transfer encoding but Base64; in the encoding of the file, or of the parameter `CHARSET`.
    var value: [UInt8] {
        let isQuotedPrintable = values(of: "ENCODING").contains { upperCased($0.utf8) == "QUOTED-PRINTABLE" }
        return isQuotedPrintable ? decodeQuotedPrintable(rawValue) : Array(rawValue)
    }

    private static func parameters(_ bytes: ArraySlice<UInt8>) -> [Parameter] {
        let word = upperCased(bytes)
        // Samsung's: X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=EB=82=B4)
        if word.hasPrefix("X-CUSTOM("), let comma = bytes.lastIndex(of: UInt8(ascii: ",")) {
            let label = decodeQuotedPrintable(bytes[(comma + 1)...].dropLast())
            return [Parameter(name: "TYPE", value: "X-" + String(decoding: label, as: UTF8.self))]
        }
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else {
            let isEncoding = ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"].contains(word)
            return [Parameter(name: isEncoding ? "ENCODING" : "TYPE", value: unquoted(bytes))]
        }
        let name = upperCased(bytes[..<equals])
        // A list within quotes (TYPE="voice,home") is one as well.
        return bytes[(equals + 1)...].split(separator: UInt8(ascii: ",")).map {
            Parameter(name: name, value: unquoted($0))
        }
    }

    /// A value of a parameter without its quotes, and with what RFC 6868 writes as `^'` or `^n`.
    private static func unquoted(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var rest = bytes.filter { $0 != UInt8(ascii: "\"") }[...]
        while let byte = rest.popFirst() {
            let escaped: UInt8? =
                switch byte == UInt8(ascii: "^") ? rest.first : nil {
                case UInt8(ascii: "n"): UInt8(ascii: " ")
                case UInt8(ascii: "'"): UInt8(ascii: "\"")
                case UInt8(ascii: "^"): UInt8(ascii: "^")
                default: nil
                }
            if escaped != nil { rest.removeFirst() }
            result.append(escaped ?? byte)
        }
        return trimmed(String(decoding: result, as: UTF8.self))
    }
}

/// The bytes as text, with the letters of ASCII in upper case.
private func upperCased(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map { (0x61...0x7A).contains($0) ? $0 & 0xDF : $0 }, as: UTF8.self)
}

/// The bytes that quoted-printable (RFC 2045, 6.7) stands for; what is no escape stays.
private func decodeQuotedPrintable(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "="), let high = rest.first.flatMap(hexadecimalDigit),
            let low = rest.dropFirst().first.flatMap(hexadecimalDigit)
        {
            result.append(high << 4 | low)
            rest.removeFirst(2)
        } else {
            result.append(byte)
        }
    }
    return result
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
}
