import Directory
import International

/// Numbers that are nobody's business: what looks like one in a column that is shown is worth a warning.
enum PersonalNumber: Hashable {
    /// A resident registration number of Korea, `YYMMDD-NNNNNNN`.
    case resident
    /// The number of a payment card (ISO/IEC 7812).
    case card

    /// What a text holds; nil: nothing of the kind.
    static func found(in text: String) -> PersonalNumber? {
        // Nearly every text is shorter, or has fewer digits, than such a number.
        guard text.utf8.count >= 13 else { return nil }
        return text.withUTF8Bytes { found(in: $0) }
    }

    /// Looks at each run of digits between which at most a hyphen or a space stands.
    private static func found(in bytes: UnsafeBufferPointer<UInt8>) -> PersonalNumber? {
        guard bytes.count(where: isDigit) >= 13 else { return nil }
        var digits: [UInt8] = []
        var firstGroup = 0
        var end: UInt8 = 0
        var before: UInt8 = 0
        for byte in bytes {
            defer { end = byte }
            if isDigit(byte) {
                if digits.isEmpty { before = end }
                digits.append(byte - UInt8(ascii: "0"))
                continue
            }
            if isDivider(byte) && isDigit(end) {
                if firstGroup == 0 { firstGroup = digits.count }
                continue
            }
            if let found = kind(of: digits, firstGroup: firstGroup, before: before, after: byte) { return found }
            digits.removeAll(keepingCapacity: true)
            firstGroup = 0
        }
        return kind(of: digits, firstGroup: firstGroup, before: before, after: 0)
    }

    private static func kind(of digits: [UInt8], firstGroup: Int, before: UInt8, after: UInt8) -> PersonalNumber? {
        guard (13...19).contains(digits.count), !isOfWord(before), !isOfWord(after) else { return nil }
        if isResidentNumber(digits, isDivided: firstGroup == 6) { return .resident }
        return isCardNumber(digits) ? .card : nil
    }
}

/// Whether digits are a resident registration number: a day of birth, a sign of sex and century, and a checksum.
///
/// The checksum is defined for numbers given before October 2020; later ones are told by their form alone, which must then be
/// divided as such numbers are.
private func isResidentNumber(_ digits: [UInt8], isDivided: Bool) -> Bool {
    guard digits.count == 13 else { return false }
    let year = Int(digits[0]) * 10 + Int(digits[1])
    let month = Int(digits[2]) * 10 + Int(digits[3])
    let day = Int(digits[4]) * 10 + Int(digits[5])
    guard (1...12).contains(month), (1...31).contains(day) else { return false }
    let isForeign = (5...8).contains(digits[6])
    let isOfThisCentury = [3, 4, 7, 8].contains(digits[6])
    let hasNoChecksum = isOfThisCentury && (year > 20 || (year == 20 && month >= 10))
    if hasNoChecksum { return isDivided && year < 50 }
    let weights: [Int] = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]
    let sum = zip(weights, digits).reduce(0) { $0 + $1.0 * Int($1.1) }
    return Int(digits[12]) == ((isForeign ? 13 : 11) - sum % 11) % 10
}

/// Whether digits are the number of a card: the beginning and length of a network that gives such numbers, and Luhn's
/// checksum.
private func isCardNumber(_ digits: [UInt8]) -> Bool {
    guard isOfNetwork(digits) else { return false }
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
        let value = Int(digit) * (place % 2 == 0 ? 1 : 2)
        sum += value > 9 ? value - 9 : value
    }
    return sum % 10 == 0
}

private func isOfNetwork(_ digits: [UInt8]) -> Bool {
    let start = digits.prefix(4).reduce(0) { $0 * 10 + Int($1) }
    switch digits.count {
    case 13: return start / 1000 == 4
    case 14: return [36, 38, 39].contains(start / 100) || (300...305).contains(start / 10)
    case 15: return [34, 37].contains(start / 100)
    case 16:
        // 9 is that of cards for use within Korea.
        return [4, 5, 6, 9].contains(start / 1000) || (2221...2720).contains(start) || start / 100 == 35
    default: return [4, 5, 6].contains(start / 1000)
    }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

private func isDivider(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ") }

/// Whether a byte beside digits makes them part of a word or a decimal number.
private func isOfWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
}
