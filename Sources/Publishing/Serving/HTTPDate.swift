/// A time as HTTP headers have it (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
func httpDate(secondsSince1970 seconds: Int) -> String {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let second = seconds - days * 86_400
    let (year, month, day) = civilDate(daysSince1970: days)
    let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let time = [second / 3600, second / 60 % 60, second % 60].map(twoDigits).joined(separator: ":")
    return "\(weekdays[(days % 7 + 7) % 7]), \(twoDigits(day)) \(months[month - 1]) \(year) \(time) GMT"
}

/// The date of a day in the Gregorian calendar: Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, civil_from_days.
private func civilDate(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Years begin in March here, so that the leap day is the last one.
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
