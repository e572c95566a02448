/// The value of a property as text (UTF-8) in which `\` escapes what would divide it.
struct ContactValue {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The whole, or nil where nothing of it can be seen.
    var text: String? { plainText(bytes[...]) }

    /// The parts between semicolons, such as the family name and the given one.
    var components: [String?] { divided(at: UInt8(ascii: ";")).map(plainText) }

    /// The entries between commas that can be seen.
    var list: [String] { divided(at: UInt8(ascii: ",")).compactMap(plainText) }

    private func divided(at separator: UInt8) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = 0
        var isEscaped = false
        for (index, byte) in bytes.enumerated() {
            if byte == separator && !isEscaped {
                parts.append(bytes[start..<index])
                start = index + 1
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return parts + [bytes[start...]]
    }

    /// A part without its escapes and control characters.
    private func plainText(_ part: ArraySlice<UInt8>) -> String? {
        var result: [UInt8] = []
        result.reserveCapacity(part.count)
        var rest = part
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\\"):
                switch rest.first {
                case UInt8(ascii: "n"), UInt8(ascii: "N"): result.append(UInt8(ascii: "\n"))
                case let next?
                where [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\\")].contains(next):
                    result.append(next)
                default:
                    result.append(byte)
                    continue
                }
                rest.removeFirst()
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0x20...: result.append(byte)
            default: break
            }
        }
        return visible(String(decoding: result, as: UTF8.self))
    }
}
