/// The day that is so many days after 1970-01-01, as ISO 8601 writes it; nil where its year has not four digits.
///
/// By counting years from March, as Howard Hinnant's `civil_from_days` does.
func isoDate(daysSince1970 days: Int) -> String? {
    guard abs(days) < 4_000_000 else { return nil }
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    guard (1...9999).contains(year) else { return nil }
    return [padded(year, 4), padded(month, 2), padded(day, 2)].joined(separator: "-")
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
