import Directory
import International

/// Which types all values of a column fit, as they are met one by one.
struct ValueKinds: Sendable {
    private var number = true
    private var date = true
    private var url = true
    private var email = true
    private var telephone = true
    private var boolean = true
    private var isEmpty = true

    /// The type of the column: the one that all values fit, else text.
    var type: Column.ValueType {
        if isEmpty { return .text }
        if boolean { return .boolean }
        if number { return .number }
        if date { return .date }
        if url { return .url }
        if email { return .email }
        return telephone ? .tel : .text
    }

    /// Whether more values can change the type.
    var isOpen: Bool { number || date || url || email || telephone || boolean }

    /// Takes a value into account.
    mutating func add(_ value: FieldValue) {
        isEmpty = false
        switch value {
        case .boolean: keepOnly(\.boolean)
        case .number: keepOnly(\.number)
        case .list: keepOnly(nil)
        case .text(let text): add(text)
        }
    }

    /// Takes into account what others have found of other values.
    mutating func merge(_ others: ValueKinds) {
        number = number && others.number
        date = date && others.date
        url = url && others.url
        email = email && others.email
        telephone = telephone && others.telephone
        boolean = boolean && others.boolean
        isEmpty = isEmpty && others.isEmpty
    }

    private mutating func add(_ text: String) {
        boolean = boolean && truthValue(text, amongWords: false) != nil
        number = number && isNumber(text)
        date = date && isoDate(text) == text
        url = url && isWebAddress(text)
        email = email && isEmail(text)
        telephone = telephone && isTelephone(text)
    }

    private mutating func keepOnly(_ kind: WritableKeyPath<ValueKinds, Bool>?) {
        let kept = kind.map { self[keyPath: $0] } ?? false
        (number, date, url, email, telephone, boolean) = (false, false, false, false, false, false)
        if let kind { self[keyPath: kind] = kept }
    }
}

/// Whether a text is a decimal number: digits with a sign, a point or an exponent, and no zero before other digits.
func isNumber(_ text: String) -> Bool {
    text.withUTF8Bytes { bytes in
        var position = 0
        func skipSign() {
            guard position < bytes.count else { return }
            if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") { position += 1 }
        }
        /// How many digits stand there, which are passed over.
        func skipDigits() -> Int {
            let start = position
            while position < bytes.count, isDigit(bytes[position]) { position += 1 }
            return position - start
        }
        skipSign()
        let start = position
        let count = skipDigits()
        guard count == 1 || (count > 1 && bytes[start] != UInt8(ascii: "0")) else { return false }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            guard skipDigits() > 0 else { return false }
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            skipSign()
            guard skipDigits() > 0 else { return false }
        }
        return position == bytes.count
    }
}

/// What a text says, if it is `true` or `false`, in any case; `amongWords` says whether yes, no, 1, 0 and the words and marks
/// of Korean and Japanese tables do too.
func truthValue(_ text: String, amongWords: Bool) -> Bool? {
    guard text.utf8.count <= 9 else { return nil }
    switch text.utf8.first {
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"): break
    default: if !amongWords { return nil }
    }
    switch text.lowerCased() {
    case "true": return true
    case "false": return false
    case "yes", "y", "1", "o", "예", "네", "はい", "○": return amongWords ? true : nil
    case "no", "n", "0", "x", "아니오", "아니요", "いいえ", "×": return amongWords ? false : nil
    default: return nil
    }
}

/// Whether a text looks like a mail address: one `@`, something before it, and a domain with a dot after it.
private func isEmail(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let dot = parts[1].lastIndex(of: UInt8(ascii: ".")) else { return false }
    let isDomain = dot > parts[1].startIndex && parts[1].index(after: dot) < parts[1].endIndex
    return isDomain && text.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") }
}

/// Whether a text looks like a telephone number: it begins with `+`, `(` or `0`, or is an eight-digit number such as
/// 1588-0000; it has 8 to 15 digits in groups.
private func isTelephone(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    var digits = 0
    var groups = 0
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
        case UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "."): groups += 1
        case UInt8(ascii: "+"): if digits > 0 { return false }
        default: return false
        }
    }
    let isPrefixed = [UInt8(ascii: "+"), UInt8(ascii: "("), UInt8(ascii: "0")].contains(first)
    let isShort = digits == 8 && groups == 1 && isDigit(first)
    return (8...15).contains(digits) && (isPrefixed && (groups > 0 || first == UInt8(ascii: "+")) || isShort)
}

private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
