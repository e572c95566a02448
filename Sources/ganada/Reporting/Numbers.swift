/// A number with a comma before every three digits: `63,681`.
func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
        text.append(digit)
    }
    return text
}

/// A number with one digit after the point: `2.1`.
func tenths(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "?" }
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(abs(tenths) % 10)"
}
