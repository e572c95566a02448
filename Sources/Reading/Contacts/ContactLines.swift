/// The lines of a vCard file, unfolded as RFC 6350, 3.2 says; in version 2.1, which phones still write, also a value in
/// quoted-printable or Base64 that goes on without white space before it.
///
/// Lines are unfolded as bytes, since a fold may stand within a character.
struct ContactLines {
    /// Whether the lines are those of version 2.1: the white space of a fold then belongs to the text.
    var isVersion21 = false

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next line that is not blank, and its number; nil at the end.
    mutating func next() -> (bytes: [UInt8], line: Int)? {
        while position < bytes.count {
            let number = line
            let first = takePhysicalLine()
            if first.allSatisfy({ $0 <= 0x20 }) { continue }
            var whole = Array(first)
            let transfer = TransferEncoding(ofLine: first)
            while position < bytes.count, isBlank(bytes[position]) {
                let next = takePhysicalLine()
                whole += isVersion21 && transfer == .none ? next : next.dropFirst()
            }
            switch transfer {
            case .none: break
            case .quotedPrintable:
                while whole.last == UInt8(ascii: "="), position < bytes.count {
                    whole.removeLast()
                    whole += takePhysicalLine()
                }
            case .base64:
                // Some phones do not indent what follows.
                while let next = peekPhysicalLine(), !next.isEmpty, !next.contains(UInt8(ascii: ":")) {
                    whole += takePhysicalLine()
                }
            }
            return (whole, number)
        }
        return nil
    }

    private func peekPhysicalLine() -> ArraySlice<UInt8>? {
        guard position < bytes.count else { return nil }
        return bytes[position...].prefix { !isLineEnd($0) }
    }

    private mutating func takePhysicalLine() -> ArraySlice<UInt8> {
        let text = bytes[position...].prefix { !isLineEnd($0) }
        position = text.endIndex
        if position < bytes.count {
            let isPair = bytes[position...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
            position += isPair ? 2 : 1
            line += 1
        }
        return text
    }
}

/// How the bytes of a value were made fit for mail.
enum TransferEncoding {
    case none, quotedPrintable, base64

    /// The encoding that the parameters of a line name.
    fileprivate init(ofLine line: ArraySlice<UInt8>) {
        let head = line.prefix { $0 != UInt8(ascii: ":") }.map { (0x61...0x7A).contains($0) ? $0 & 0xDF : $0 }
        let words = head.split { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "=") }.dropFirst()
        self =
            if words.contains(where: { $0.elementsEqual("QUOTED-PRINTABLE".utf8) }) {
                .quotedPrintable
            } else if words.contains(where: { $0.elementsEqual("BASE64".utf8) }) {
                .base64
            } else {
                .none
            }
    }
}

private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
