import Serialization

extension [UInt8] {
    /// Appends an address for a quoted attribute; what no address may hold becomes `%XX`.
    mutating func appendAddress(_ address: UnsafeBufferPointer<UInt8>) {
        for byte in address {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "'"): append("&#39;")
            case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
                UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
                append(UInt8(ascii: "%"))
                append(contentsOf: [byte >> 4, byte & 15].map { $0 < 10 ? $0 + 0x30 : $0 + 0x37 })
            default: append(byte)
            }
        }
    }
}
