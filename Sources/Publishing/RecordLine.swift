import Platform

// The parts of the lines that publishing keeps in the output folder: hashes, numbers, and texts to the end of the line.

extension [UInt8] {
    /// Appends the 32 digits of a hash.
    mutating func appendHexadecimal(_ hash: ContentHash) {
        appendHexadecimal(hash.high)
        appendHexadecimal(hash.low)
    }

    private mutating func appendHexadecimal(_ number: UInt64) {
        for shift in stride(from: 60, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 15
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }

    /// Appends a text and ends the line.
    mutating func appendEscaped(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): self += #"\\"#.utf8
            case UInt8(ascii: "\n"): self += #"\n"#.utf8
            case UInt8(ascii: "\r"): self += #"\r"#.utf8
            default: append(byte)
            }
        }
        append(UInt8(ascii: "\n"))
    }
}

extension ArraySlice<UInt8> {
    /// Takes these bytes, if the line goes on with them.
    mutating func take(_ expected: StaticString) -> Bool {
        let isNext = expected.withUTF8Buffer { starts(with: $0) }
        if isNext { removeFirst(expected.utf8CodeUnitCount) }
        return isNext
    }

    /// Takes a number up to the next space.
    mutating func takeNumber() -> Int? {
        let digits = prefix { $0 != UInt8(ascii: " ") }
        removeFirst(digits.count)
        var number = 0
        for byte in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            let (product, overflows) = number.multipliedReportingOverflow(by: 10)
            guard !overflows, product < Int.max - 9 else { return nil }
            number = product + Int(byte - UInt8(ascii: "0"))
        }
        return digits.isEmpty ? nil : number
    }

    /// Takes the 32 digits of a hash.
    mutating func takeHash() -> ContentHash? {
        guard let high = takeHexadecimal(), let low = takeHexadecimal() else { return nil }
        return ContentHash(high: high, low: low)
    }

    private mutating func takeHexadecimal() -> UInt64? {
        guard count >= 16 else { return nil }
        var number: UInt64 = 0
        for byte in prefix(16) {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt64(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        removeFirst(16)
        return number
    }

    /// The rest of the line as the text that was escaped.
    var unescaped: String? {
        guard contains(UInt8(ascii: "\\")) else { return String(validating: self, as: UTF8.self) }
        var bytes: [UInt8] = []
        var rest = self
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
            default: return nil
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
