import Directory

/// What a cell holds, before its format is known.
enum CellContent {
    /// A value that needs no format.
    case value(FieldValue?)
    /// A number, as the file spells it.
    case number(String)
    /// A formula came to no value; its sign, such as `#N/A`.
    case error(String)
}

/// Turns numbers into what their formats make of them.
struct CellNumbers {
    /// The format of each style.
    var formats: [NumberFormat]
    /// Whether day 0 is 1904-01-01, as in files of old Macs.
    var countsFrom1904: Bool

    /// The value of a number in a cell of a style; text that is no number stays text.
    func value(_ spelled: String, style: Int) -> FieldValue {
        guard let exact = DecimalNumber(spelled) else { return .text(spelled) }
        let number = exact.rounded(toDigits: 15)
        switch formats.indices.contains(style) ? formats[style] : .plain {
        case .plain: return .number(number.text())
        case .percent(let places):
            return .text(number.timesHundred.rounded(toPlaces: places).text(places: places) + "%")
        case .digits(let patterns):
            let value = Double(spelled) ?? 0
            let pattern =
                patterns.first { $0.condition?.isMet(by: value) == true } ?? patterns.first { $0.condition == nil }
            return pattern.map { .text($0.text(of: number)) } ?? .number(number.text())
        case .date(let hasDay, let hasTime):
            return date(spelled, hasDay: hasDay, hasTime: hasTime).map { .text($0) } ?? .number(number.text())
        case .duration(let hasSeconds):
            return duration(spelled, hasSeconds: hasSeconds).map { .text($0) } ?? .number(number.text())
        }
    }

    private func date(_ spelled: String, hasDay: Bool, hasTime: Bool) -> String? {
        guard let serial = Double(spelled), serial >= 0, serial < 2_958_466 else { return nil }
        var seconds = Int((serial * 86_400).rounded())
        var days = seconds / 86_400
        seconds %= 86_400
        let showsDay = hasDay || (!hasTime && days > 0)
        let showsTime = hasTime || (!hasDay && seconds > 0)
        let time = isoTime(secondsSinceMidnight: seconds)
        guard showsDay else { return time }
        let from1904ToUnix = 24_107
        let from1900ToUnix = 25_569
        if countsFrom1904 {
            days -= from1904ToUnix
        } else {
            // Day 60 is the 29th of February 1900, which never was; what comes before it is a day late.
            days -= from1900ToUnix - (days < 60 ? 1 : 0)
        }
        guard let day = isoDate(daysSince1970: days) else { return nil }
        return showsTime ? day + "T" + time : day
    }

    private func duration(_ spelled: String, hasSeconds: Bool) -> String? {
        guard let days = Double(spelled), days >= 0, days < 1_000_000 else { return nil }
        let seconds = Int((days * 86_400).rounded())
        let parts = [seconds / 3600, seconds / 60 % 60] + (hasSeconds ? [seconds % 60] : [])
        return ([String(parts[0])] + parts.dropFirst().map { padded($0, 2) }).joined(separator: ":")
    }
}
