/// What a plain scalar (one without quotes or a tag) is.
///
/// The rules are YAML 1.2's core schema, less the forms that people write as text: `no`, `yes`, `on`, `off`, `Null`,
/// octal, hexadecimal, infinite and dated ones stay text.
func plainYAMLScalar(_ text: String) -> Node.Content {
    switch text {
    case "", "~", "null": .null
    case "true", "True", "TRUE": .boolean(true)
    case "false", "False", "FALSE": .boolean(false)
    default: isDecimalNumber(text) ? .number(text) : .text(text)
    }
}

/// Whether a text is a number as the core schema writes it: `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`.
private func isDecimalNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8

    func dropSign() {
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    }
    func dropDigits() -> Int {
        let count = rest.prefix { (0x30...0x39).contains($0) }.count
        rest.removeFirst(count)
        return count
    }

    dropSign()
    let whole = dropDigits()
    if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        if dropDigits() == 0 && whole == 0 { return false }
    } else if whole == 0 {
        return false
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
        rest.removeFirst()
        dropSign()
        if dropDigits() == 0 { return false }
    }
    return rest.isEmpty
}
