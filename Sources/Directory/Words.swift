/// A message in the making. What it says itself stands as it is; the texts of the content that are put into it are made fit
/// to be printed (`printable`) and cut where they are long, so that no message can forget to.
struct Words: ExpressibleByStringInterpolation {
    /// The message.
    let text: String

    init(stringLiteral text: String) { self.text = text }

    init(stringInterpolation parts: StringInterpolation) { text = parts.text }

    private init(text: String) { self.text = text }

    static func + (left: Words, right: Words) -> Words { Words(text: left.text + right.text) }

    /// Names and other texts of the content, one after another.
    static func list(_ texts: some Sequence<String>, separator: String = ", ", quote: String = "") -> Words {
        Words(text: texts.map { quote + shortened(printable($0)) + quote }.joined(separator: separator))
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ words: Words) { text += words.text }

        mutating func appendInterpolation(_ number: Int) { text += String(number) }

        mutating func appendInterpolation(_ place: Location) { text += place.text }

        /// A text of the content.
        mutating func appendInterpolation(_ name: String) { text += shortened(printable(name)) }

        /// A text of another program, or a path, of which all is needed.
        mutating func appendInterpolation(whole name: String) { text += printable(name) }
    }
}

/// A text with its first 120 code points and `…`, where it has more.
private func shortened(_ text: String) -> String {
    let limit = 120
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
        end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
}

/// A text as it can be printed on a terminal: line ends, other control characters and those that change the direction of what
/// follows are spelled out, such as `\n` or `\u{1B}`.
public func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    var printable = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": printable += "\\n"
        case "\r": printable += "\\r"
        case "\t": printable += "\\t"
        case _ where isUnprintable(scalar): printable += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: printable.unicodeScalars.append(scalar)
        }
    }
    return printable
}

private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Controls (C0, C1), the ends of lines and paragraphs, and the embeddings, overrides and isolates of UAX #9.
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
}
