import Directory

/// The day that is so many days after 1970-01-01, as ISO 8601 writes it; nil where its year has not four digits.
func isoDate(daysSince1970 days: Int) -> String? {
    guard abs(days) < 4_000_000 else { return nil }
    let date = CivilDate(daysSince1970: days)
    guard (1...9999).contains(date.year) else { return nil }
    return [padded(date.year, 4), padded(date.month, 2), padded(date.day, 2)].joined(separator: "-")
}

/// The time of day as ISO 8601 writes it, from the seconds since midnight.
func isoTime(secondsSinceMidnight seconds: Int) -> String {
    [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }.joined(separator: ":")
}

/// The moment (UTC) that is so many seconds after the beginning of 1970; nil where its year has not four digits.
func timestamp(secondsSince1970 seconds: Int64) -> String? {
    let secondsOfDay: Int64 = 86_400
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: secondsOfDay)
    let isBefore = rest < 0
    guard let date = isoDate(daysSince1970: Int(clamping: isBefore ? days - 1 : days)) else { return nil }
    return date + "T" + isoTime(secondsSinceMidnight: Int(isBefore ? rest + secondsOfDay : rest)) + "Z"
}
