/// A part of a file of comma-separated values that consists of whole rows.
struct CSVPiece {
    var range: Range<Int>
    /// The line at which it begins.
    var line: Int
}

/// Cuts the bytes of a file between rows into pieces of about `length` bytes or more, without reading the rows.
///
/// It follows libcsv's states, and ends where a quote is wrong, for what comes after it depends on how that is mended.
struct CSVPieces {
    /// Whether it ended at a wrong quote.
    private(set) var isQuoteWrong = false

    private let bytes: UnsafeBufferPointer<UInt8>
    private let separator: UInt8
    private let length: Int
    private var position: Int
    private var line: Int

    private static let quote = UInt8(ascii: "\"")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Begins at a position, where line `line` begins.
    init(bytes: UnsafeBufferPointer<UInt8>, position: Int, line: Int, separator: UInt8, length: Int) {
        self.bytes = bytes
        self.separator = separator
        self.length = length
        self.position = position
        self.line = line
    }

    /// The next piece; nil at the end, or where a quote is wrong.
    mutating func next() -> CSVPiece? {
        guard position < bytes.count, !isQuoteWrong else { return nil }
        let (first, line) = (position, line)
        isQuoteWrong = !skipRows()
        return isQuoteWrong ? nil : CSVPiece(range: first..<position, line: line)
    }

    /// Goes on to the first end of a row after so many bytes, or to the end; false where a quote is wrong.
    private mutating func skipRows() -> Bool {
        let end = position + length
        var followsReturn = false
        while position < bytes.count {
            // Here a cell begins.
            let byte = bytes[position]
            position += 1
            if byte == separator {
                followsReturn = false
            } else if byte == Self.lineFeed || byte == Self.carriageReturn {
                let isSecondHalf = followsReturn && byte == Self.lineFeed
                followsReturn = byte == Self.carriageReturn
                if !isSecondHalf { line += 1 }
                if position >= end && mayCut(after: byte) { return true }
            } else if byte == Self.quote {
                followsReturn = false
                if !skipQuotedCell() { return false }
            } else if !isBlank(byte) {
                followsReturn = false
                while position < bytes.count, !endsCell(bytes[position]) { position += 1 }
            }
        }
        return true
    }

    /// Goes on to the end of a cell whose first quote has been passed.
    private mutating func skipQuotedCell() -> Bool {
        var previous: UInt8 = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == Self.quote {
                guard position < bytes.count, bytes[position] == Self.quote else {
                    skipBlanks()
                    return position == bytes.count || endsCell(bytes[position])
                }
                position += 1
            } else if byte == Self.carriageReturn || (byte == Self.lineFeed && previous != Self.carriageReturn) {
                line += 1
            }
            previous = byte
        }
        return false
    }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position] != separator, isBlank(bytes[position]) { position += 1 }
    }

    /// Whether the next row begins behind this end of one: the halves of CRLF, between which blanks may stand, stay together.
    private func mayCut(after byte: UInt8) -> Bool {
        guard byte == Self.carriageReturn, position < bytes.count else { return true }
        return bytes[position] != Self.lineFeed && !isBlank(bytes[position])
    }

    private func endsCell(_ byte: UInt8) -> Bool {
        byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
