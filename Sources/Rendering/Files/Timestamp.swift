/// A moment that ISO 8601 writes, as feeds and sitemaps want it (RFC 3339).
struct Timestamp: Hashable, Sendable {
    /// Seconds since 1970-01-01 UTC; what is older and newer is told by it.
    var seconds: Int
    /// The same by the clock of its zone: what a person there read.
    var clockSeconds: Int
    /// The moment as RFC 3339 writes it, such as `2024-03-01T09:30:00+09:00`.
    var text: String

    /// Reads `2024`, `2024-03`, `2024-03-01`, or a day with a time such as `2024-03-01T09:30:00+09:00`; what is left out is
    /// the first there is, a time without a zone is UTC. Nil for anything else, and for days that no calendar has.
    init?(_ source: String) {
        var scanner = DigitScanner(source)
        guard let year = scanner.number(digits: 4) else { return nil }
        var month = 1
        var day = 1
        var clock = (hour: 0, minute: 0, second: 0)
        var zone = 0
        if scanner.skip("-") {
            guard let value = scanner.number(digits: 2) else { return nil }
            month = value
            if scanner.skip("-") {
                guard let value = scanner.number(digits: 2) else { return nil }
                day = value
                if scanner.skip("T") || scanner.skip("t") || scanner.skip(" ") {
                    guard let time = scanner.time(), let offset = scanner.zone() else { return nil }
                    clock = time
                    zone = offset
                }
            }
        }
        guard scanner.isAtEnd, (1...12).contains(month), (1...Self.days(inMonth: month, of: year)).contains(day) else {
            return nil
        }
        let minutes = (Self.days(before: year, month, day) * 24 + clock.hour) * 60 + clock.minute - zone
        seconds = minutes * 60 + clock.second
        clockSeconds = seconds + zone * 60
        text =
            "\(Self.padded(year, 4))-\(Self.padded(month))-\(Self.padded(day))T"
            + "\(Self.padded(clock.hour)):\(Self.padded(clock.minute)):\(Self.padded(clock.second))" + Self.zone(zone)
    }

    private static func zone(_ minutes: Int) -> String {
        if minutes == 0 { return "Z" }
        let size = abs(minutes)
        return (minutes < 0 ? "-" : "+") + "\(padded(size / 60)):\(padded(size % 60))"
    }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// The days from 1970-01-01 to a day; by counting years from March, as Howard Hinnant's `days_from_civil` does.
    private static func days(before year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

/// Reads fixed numbers of ASCII digits.
private struct DigitScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(digits: Int) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte & 15)
            rest.removeFirst()
        }
        return value
    }

    /// `hh:mm`, `hh:mm:ss` or `hh:mm:ss.fraction`, whose fraction is dropped.
    mutating func time() -> (hour: Int, minute: Int, second: Int)? {
        guard let hour = number(digits: 2), hour < 24, skip(":"), let minute = number(digits: 2), minute < 60 else {
            return nil
        }
        guard skip(":") else { return (hour, minute, 0) }
        guard let second = number(digits: 2), second < 60 else { return nil }
        if skip(".") {
            guard number(digits: 1) != nil else { return nil }
            while number(digits: 1) != nil {}
        }
        return (hour, minute, second)
    }

    /// `Z`, `+hh:mm`, `+hhmm` or nothing, in minutes.
    mutating func zone() -> Int? {
        if isAtEnd || skip("Z") || skip("z") { return 0 }
        let sign: Int
        if skip("+") {
            sign = 1
        } else if skip("-") {
            sign = -1
        } else {
            return nil
        }
        guard let hours = number(digits: 2), hours < 24 else { return nil }
        _ = skip(":")
        guard let minutes = number(digits: 2), minutes < 60 else { return nil }
        return sign * (hours * 60 + minutes)
    }
}
