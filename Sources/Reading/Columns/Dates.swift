/// A date as ISO 8601 writes it, from that form or another that begins with the year, such as `2026. 3. 5.`, `2026/3/5` or
/// `2026年3月5日`; a time (`T18:00` and more, with or without its zone) is kept. Nil where it is no date of the calendar.
func isoDate(_ text: String) -> String? {
    if isPlainISODate(text) { return text }
    var scanner = DateScanner(rest: text.unicodeScalars[...])
    guard let year = scanner.number(digits: 4...4), let first = scanner.separator(),
        let month = scanner.number(digits: 1...2),
        let second = scanner.separator(), first.matches(second), let day = scanner.number(digits: 1...2)
    else { return nil }
    guard scanner.end(after: first), (1...12).contains(month), day >= 1, day <= length(ofMonth: month, year: year)
    else {
        return nil
    }
    let date = padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    if scanner.rest.isEmpty { return date }
    return scanner.time().map { date + "T" + $0 }
}

/// Whether a text is a day in the form that nearly all data has, told from its bytes: `2026-11-30`.
private func isPlainISODate(_ text: String) -> Bool {
    guard text.utf8.count == 10 else { return false }
    return text.withUTF8Bytes { bytes in
        func number(_ range: Range<Int>) -> Int? {
            var number = 0
            for index in range {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) else { return nil }
                number = number * 10 + Int(bytes[index] & 15)
            }
            return number
        }
        guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), let year = number(0..<4),
            let month = number(5..<7), let day = number(8..<10)
        else { return false }
        return (1...12).contains(month) && day >= 1 && day <= length(ofMonth: month, year: year)
    }
}

private func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
}

/// A number with zeros before it up to a width.
func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

/// Reads the parts of a date from left to right.
private struct DateScanner {
    /// What stands between the parts of a date.
    enum Separator {
        case hyphen, slash, dot, year, month

        func matches(_ second: Separator) -> Bool {
            self == .year ? second == .month : self == second && self != .month
        }
    }

    var rest: Substring.UnicodeScalarView

    mutating func number(digits: ClosedRange<Int>) -> Int? {
        let found = rest.prefix { ("0"..."9").contains($0) }
        guard digits.contains(found.count) else { return nil }
        rest = rest.dropFirst(found.count)
        return Int(String(found))
    }

    mutating func separator() -> Separator? {
        let found: Separator
        switch rest.first {
        case "-": found = .hyphen
        case "/": found = .slash
        case ".": found = .dot
        case "年", "년": found = .year
        case "月", "월": found = .month
        default: return nil
        }
        rest.removeFirst()
        if found != .hyphen && found != .slash { skipSpaces() }
        return found
    }

    /// Skips what ends a date that is divided so: a dot, or the word for day.
    mutating func end(after separator: Separator) -> Bool {
        switch separator {
        case .dot: if rest.first == "." { rest.removeFirst() }
        case .year:
            guard rest.first == "日" || rest.first == "일" else { return false }
            rest.removeFirst()
        default: break
        }
        return true
    }

    /// The time after a date, with seconds: `18:00:00`, `18:00:00Z`, `18:00:00+09:00`.
    mutating func time() -> String? {
        guard rest.first == "T" || rest.first == "t" || rest.first == " " else { return nil }
        rest.removeFirst()
        guard let hour = number(digits: 2...2), hour < 24, skip(":"), let minute = number(digits: 2...2), minute < 60
        else {
            return nil
        }
        var second = 0
        if skip(":") {
            guard let found = number(digits: 2...2), found < 60 else { return nil }
            second = found
            if skip("."), number(digits: 1...9) == nil { return nil }
        }
        let clock = [hour, minute, second].map { padded($0, 2) }.joined(separator: ":")
        return zone().map { clock + $0 }
    }

    private mutating func zone() -> String? {
        if rest.isEmpty { return "" }
        if skip("Z") || skip("z") { return rest.isEmpty ? "Z" : nil }
        guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
        rest.removeFirst()
        guard let hours = number(digits: 2...2), hours < 24, skip(":"), let minutes = number(digits: 2...2),
            minutes < 60,
            rest.isEmpty
        else { return nil }
        return String(Character(sign)) + padded(hours, 2) + ":" + padded(minutes, 2)
    }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipSpaces() {
        while rest.first == " " { rest.removeFirst() }
    }
}
