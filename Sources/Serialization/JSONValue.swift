/// A JSON value (RFC 8259), read back from a file that Ganada itself wrote.
///
/// Content is read by `Reading`, which locates what is wrong; here a malformed file is nil.
public enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number, in its own spelling.
    case number(String)
    case text(String)
    case array([JSONValue])
    /// The members, in the order of the file.
    case object([Member])

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// Its key.
        public var key: String
        /// Its value.
        public var value: JSONValue
    }

    /// Reads UTF-8 text that is one JSON value; nil where it is not.
    public init?(_ bytes: some Collection<UInt8>) {
        var parser = Parser(bytes: Array(bytes))
        guard let value = parser.value(depth: 0), parser.isAtEnd else { return nil }
        self = value
    }
}

extension JSONValue {
    /// The value of a member of an object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The text, if this is one.
    public var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The whole number, if this is one.
    public var integer: Int? {
        if case .number(let number) = self { Int(number) } else { nil }
    }

    /// The elements; none where this is no array.
    public var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }
}

/// A recursive descent over the bytes.
private struct Parser {
    /// Deeper than this is not ours, and would overflow the stack.
    static let maximumDepth = 64

    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position == bytes.count
        }
    }

    mutating func value(depth: Int) -> JSONValue? {
        guard depth < Self.maximumDepth else { return nil }
        skipSpace()
        guard position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "\""): return string().map(JSONValue.text)
        case UInt8(ascii: "t"): return take("true") ? .boolean(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .boolean(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(depth: Int) -> JSONValue? {
        position += 1
        var members: [JSONValue.Member] = []
        if takes(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            guard let key = string(), takes(UInt8(ascii: ":")), let value = value(depth: depth + 1) else { return nil }
            members.append(JSONValue.Member(key: key, value: value))
        } while takes(UInt8(ascii: ","))
        return takes(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> JSONValue? {
        position += 1
        var elements: [JSONValue] = []
        if takes(UInt8(ascii: "]")) { return .array(elements) }
        repeat {
            guard let value = value(depth: depth + 1) else { return nil }
            elements.append(value)
        } while takes(UInt8(ascii: ","))
        return takes(UInt8(ascii: "]")) ? .array(elements) : nil
    }

    private mutating func string() -> String? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
        position += 1
        var text: [UInt8] = []
        var start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                text.append(contentsOf: bytes[start..<position])
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text.append(contentsOf: bytes[start..<position])
                position += 1
                guard let character = escape() else { return nil }
                text.append(contentsOf: Array(String(character).utf8))
                start = position
            default: position += 1
            }
        }
        return nil
    }

    /// The character of an escape, whose backslash is behind.
    private mutating func escape() -> Unicode.Scalar? {
        guard position < bytes.count else { return nil }
        let letter = bytes[position]
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            guard let unit = hexadecimal() else { return nil }
            guard (0xD800...0xDBFF).contains(unit), take("\\u"), let low = hexadecimal() else {
                return Unicode.Scalar(unit)
            }
            return Unicode.Scalar(0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF))
        default: return nil
        }
    }

    private mutating func hexadecimal() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
        position += 4
        return UInt32(digits, radix: 16)
    }

    private mutating func number() -> JSONValue? {
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                position += 1
                continue
            default: break
            }
            break
        }
        guard position > start else { return nil }
        return .number(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        let isHere = word.withUTF8Buffer { $0.elementsEqual(bytes[position..<end]) }
        if isHere { position = end }
        return isHere
    }

    /// Takes a punctuation mark, white space before it aside.
    private mutating func takes(_ mark: UInt8) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == mark else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }
}
