import Directory

extension Records {
    /// Adds the record of a line of JSON that begins at a position, without yajl, where it is like most: one map whose keys
    /// are columns already, in their order, with values that are no lists or maps and texts without escapes.
    ///
    /// The position moves behind the line. Of any other line, also a malformed one, nothing is taken, and it is false.
    mutating func addFlatRecord(
        at position: inout Int,
        in bytes: UnsafeBufferPointer<UInt8>,
        _ location: Location
    ) -> Bool {
        guard !keys.isEmpty else { return false }
        var reader = FlatRecordReader(bytes: bytes, position: position)
        guard let values = reader.values(keys: keys) else { return false }
        add(Row(values: values, location: location))
        position = reader.position
        return true
    }
}

/// Reads one line of plain JSON; nil wherever it is not plain.
private struct FlatRecordReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int

    private static let quote = UInt8(ascii: "\"")

    /// The values of a map, by the index of their keys.
    mutating func values(keys: [[UInt8]]) -> [FieldValue?]? {
        guard take(UInt8(ascii: "{")) else { return nil }
        var values: [FieldValue?] = []
        values.reserveCapacity(keys.count)
        repeat {
            guard let key = string(), take(UInt8(ascii: ":")) else { return nil }
            // Keys that follow one another as the columns do are none of them repeated.
            while values.count < keys.count, !isSame(key, keys[values.count]) { values.append(nil) }
            guard values.count < keys.count else { return nil }
            guard addValue(to: &values) else { return nil }
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { return nil }
        skipBlanks()
        if position == bytes.count { return values }
        guard bytes[position] == UInt8(ascii: "\n") else { return nil }
        position += 1
        return values
    }

    private mutating func addValue(to values: inout [FieldValue?]) -> Bool {
        switch next {
        case Self.quote:
            guard let range = string() else { return false }
            if range.isEmpty {
                values.append(nil)
            } else {
                guard let text = validText(UnsafeBufferPointer(rebasing: bytes[range])) else { return false }
                values.append(.text(text))
            }
        case UInt8(ascii: "n"):
            values.append(nil)
            return takeWord("null")
        case UInt8(ascii: "t"):
            values.append(.boolean(true))
            return takeWord("true")
        case UInt8(ascii: "f"):
            values.append(.boolean(false))
            return takeWord("false")
        default:
            guard let range = number() else { return false }
            values.append(.number(String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)))
        }
        return true
    }

    /// The byte after blanks; 0 at the end.
    private var next: UInt8 {
        mutating get {
            skipBlanks()
            return position < bytes.count ? bytes[position] : 0
        }
    }

    private mutating func skipBlanks() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
            default: return
            }
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        for offset in 0..<word.utf8CodeUnitCount {
            if bytes[position + offset] != word.utf8Start[offset] { return false }
        }
        position = end
        return true
    }

    /// What stands between quotes, if no part of it has to be decoded.
    private mutating func string() -> Range<Int>? {
        guard take(Self.quote) else { return nil }
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Self.quote {
                position += 1
                return start..<position - 1
            }
            if byte < 0x20 || byte == UInt8(ascii: "\\") { return nil }
            position += 1
        }
        return nil
    }

    /// A number as RFC 8259 has it.
    private mutating func number() -> Range<Int>? {
        let start = position
        if at(UInt8(ascii: "-")) { position += 1 }
        if at(UInt8(ascii: "0")) { position += 1 } else if !skipDigits() { return nil }
        if at(UInt8(ascii: ".")) {
            position += 1
            guard skipDigits() else { return nil }
        }
        if at(UInt8(ascii: "e")) || at(UInt8(ascii: "E")) {
            position += 1
            if at(UInt8(ascii: "+")) || at(UInt8(ascii: "-")) { position += 1 }
            guard skipDigits() else { return nil }
        }
        return start..<position
    }

    private func at(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

    private mutating func skipDigits() -> Bool {
        let start = position
        while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 { position += 1 }
        return position > start
    }

    private func isSame(_ range: Range<Int>, _ key: [UInt8]) -> Bool {
        guard range.count == key.count else { return false }
        for offset in key.indices where bytes[range.lowerBound + offset] != key[offset] { return false }
        return true
    }
}
