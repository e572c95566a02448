import Directory

/// A time as HTTP headers have it (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
func httpDate(secondsSince1970 seconds: Int) -> String {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let second = seconds - days * 86_400
    let date = CivilDate(daysSince1970: days)
    let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let time = [second / 3600, second / 60 % 60, second % 60].map(twoDigits).joined(separator: ":")
    return "\(weekdays[(days % 7 + 7) % 7]), \(twoDigits(date.day)) \(months[date.month - 1]) \(date.year) \(time) GMT"
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
