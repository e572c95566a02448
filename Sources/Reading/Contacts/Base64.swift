/// The bytes that Base64 (RFC 4648, also with the letters for addresses) stands for; nil where it is malformed.
///
/// White space is passed over, and the padding may be missing.
func decodeBase64(_ text: some Collection<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var group: UInt32 = 0
    var count = 0
    var isPadded = false
    for byte in text {
        let value: UInt8
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
        case UInt8(ascii: "="):
            isPadded = true
            continue
        case 0...0x20: continue
        default: return nil
        }
        if isPadded { return nil }
        group = group << 6 | UInt32(value)
        count += 1
        if count == 4 {
            result.append(UInt8(truncatingIfNeeded: group >> 16))
            result.append(UInt8(truncatingIfNeeded: group >> 8))
            result.append(UInt8(truncatingIfNeeded: group))
            group = 0
            count = 0
        }
    }
    switch count {
    case 1: return nil
    case 2: result.append(UInt8(truncatingIfNeeded: group >> 4))
    case 3:
        result.append(UInt8(truncatingIfNeeded: group >> 10))
        result.append(UInt8(truncatingIfNeeded: group >> 2))
    default: break
    }
    return result
}
