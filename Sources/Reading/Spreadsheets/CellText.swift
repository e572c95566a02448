import International

/// Gathers the text of a cell from its runs (`t`), without what tells its pronunciation (`rPh`).
struct CellText {
    /// So many bytes all texts of a file may come to.
    static let limit = 1 << 29

    private var bytes: [UInt8] = []
    private var isInText = false
    private var isInPronunciation = false

    mutating func start(_ name: String) {
        switch name {
        case "t": isInText = !isInPronunciation
        case "rPh": isInPronunciation = true
        default: break
        }
    }

    mutating func end(_ name: String) {
        switch name {
        case "t": isInText = false
        case "rPh": isInPronunciation = false
        default: break
        }
    }

    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        if isInText { bytes.append(contentsOf: text) }
    }

    /// The text, and begins anew.
    mutating func take() -> String {
        defer { bytes.removeAll(keepingCapacity: bytes.count < 1 << 16) }
        return cellText(bytes)
    }
}

/// The text of some bytes in NFC, with what stands in them as `_x000D_`: characters that XML cannot hold or would change
/// (ECMA-376-1, 22.4.2.4). Control characters that text does not have are left out.
func cellText(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes.contains(UInt8(ascii: "_")) ? unescaped(bytes) : bytes, as: UTF8.self)
    return text.utf8.allSatisfy { $0 < 0x80 } ? text : text.normalized(to: .nfc)
}

private func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
        if let unit = escapedUnit(in: bytes, at: index) {
            let isText = unit >= 0x20 || unit == 0x09 || unit == 0x0A || unit == 0x0D
            if isText, let scalar = Unicode.Scalar(unit) { result.append(contentsOf: String(scalar).utf8) }
            index += 7
        } else {
            result.append(bytes[index])
            index += 1
        }
    }
    return result
}

/// The code unit that `_x` and four hexadecimal digits and `_` stand for.
private func escapedUnit(in bytes: [UInt8], at index: Int) -> UInt16? {
    guard index + 7 <= bytes.count, bytes[index] == UInt8(ascii: "_"), bytes[index + 1] == UInt8(ascii: "x"),
        bytes[index + 6] == UInt8(ascii: "_")
    else { return nil }
    let digits = bytes[(index + 2)..<(index + 6)]
    guard digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
}
