import Platform

// The parts of the lines that publishing keeps in the output folder: hashes, numbers, and texts to the end of the line.

extension [UInt8] {
    /// Appends the 32 digits of a hash.
    mutating func appendHexadecimal(_ hash: ContentHash) {
        for number in [hash.high, hash.low] {
            let digits = (
                hexadecimalDigits(UInt32(number >> 32)), hexadecimalDigits(UInt32(truncatingIfNeeded: number))
            )
            Swift.withUnsafeBytes(of: digits) { append(contentsOf: $0) }
        }
    }

    /// Appends a text and ends the line.
    mutating func appendEscaped(_ text: String) {
        let span = text.utf8Span.span
        span.withUnsafeBufferPointer { bytes in
            guard bytes.contains(where: needsEscape) else { return append(contentsOf: bytes) }
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "\\"): self += #"\\"#.utf8
                case UInt8(ascii: "\n"): self += #"\n"#.utf8
                case UInt8(ascii: "\r"): self += #"\r"#.utf8
                default: append(byte)
                }
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

private func needsEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

/// The eight digits of a number as the bytes of a word, the first digit in the first byte.
private func hexadecimalDigits(_ number: UInt32) -> UInt64 {
    // Each half goes apart until there is one digit a byte.
    var digits = UInt64(number)
    digits = (digits | digits << 16) & 0x0000_FFFF_0000_FFFF
    digits = (digits | digits << 8) & 0x00FF_00FF_00FF_00FF
    digits = (digits | digits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    // Six more turns a digit over 9 into 16 and more.
    let letters = (digits &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return (digits &+ 0x3030_3030_3030_3030 &+ letters &* 39).bigEndian
}
