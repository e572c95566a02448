/// A decimal number by its digits, so that none is lost or made up on the way to text.
struct DecimalNumber: Hashable {
    /// The digits (0 to 9) without zeros at either end; none for zero.
    private(set) var digits: [UInt8] = []
    /// Where the point stands: after so many digits; less than 0 with zeros between it and them.
    private(set) var point = 0
    private(set) var isNegative = false

    /// Reads digits with a sign, a point and an exponent; nil where a text is anything else.
    init?(_ text: String) {
        var bytes = text.utf8[...]
        func digitsTaken() -> [UInt8] {
            let found = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            bytes = bytes.dropFirst(found.count)
            return found.map { $0 - UInt8(ascii: "0") }
        }
        isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        let whole = digitsTaken()
        var fraction: [UInt8] = []
        if bytes.first == UInt8(ascii: ".") {
            bytes.removeFirst()
            fraction = digitsTaken()
        }
        guard !whole.isEmpty || !fraction.isEmpty else { return nil }
        digits = whole + fraction
        point = whole.count
        if bytes.first == UInt8(ascii: "e") || bytes.first == UInt8(ascii: "E") {
            guard let exponent = Int(String(Substring(bytes.dropFirst()))), abs(exponent) < 1000 else { return nil }
            point += exponent
            bytes = bytes.suffix(0)
        }
        guard bytes.isEmpty else { return nil }
        removeZeros()
    }

    /// The number with so many digits, the last one rounded.
    ///
    /// Spreadsheets keep binary numbers, of which 15 digits are sure; files have 17, such as 1.1000000000000001.
    func rounded(toDigits count: Int) -> DecimalNumber {
        guard digits.count > count else { return self }
        var result = self
        result.digits = Array(digits.prefix(max(count, 0)))
        if count >= 0, digits[count] >= 5 { result.increase() }
        result.removeZeros()
        return result
    }

    /// The number with so many digits after the point.
    func rounded(toPlaces places: Int) -> DecimalNumber { rounded(toDigits: point + places) }

    /// The number a hundred times larger.
    var timesHundred: DecimalNumber {
        var result = self
        if !digits.isEmpty { result.point += 2 }
        return result
    }

    /// The digits before the point, at least one.
    var wholeDigits: [UInt8] {
        guard point > 0 else { return [0] }
        return Array(digits.prefix(point)) + [UInt8](repeating: 0, count: max(0, point - digits.count))
    }

    /// The number with at least so many digits after the point; with an exponent where it would be very long.
    func text(places: Int = 0) -> String {
        let sign = isNegative && !digits.isEmpty ? "-" : ""
        guard (-6...21).contains(point) else {
            let rest = digits.dropFirst().isEmpty ? "" : "." + spelled(digits.dropFirst())
            return sign + spelled(digits.prefix(1)) + rest + "e" + String(point - 1)
        }
        var fraction = [UInt8](repeating: 0, count: max(0, -point)) + digits.dropFirst(max(0, point))
        while fraction.count < places { fraction.append(0) }
        return sign + spelled(wholeDigits[...]) + (fraction.isEmpty ? "" : "." + spelled(fraction[...]))
    }

    private func spelled(_ digits: ArraySlice<UInt8>) -> String {
        String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    }

    private mutating func increase() {
        for index in digits.indices.reversed() {
            if digits[index] < 9 {
                digits[index] += 1
                return
            }
            digits[index] = 0
        }
        digits.insert(1, at: 0)
        point += 1
    }

    private mutating func removeZeros() {
        let leading = digits.prefix { $0 == 0 }.count
        digits.removeFirst(leading)
        point -= leading
        while digits.last == 0 { digits.removeLast() }
        if digits.isEmpty { point = 0 }
    }
}
