import Directory

/// A place in a text (UTF-8) that only moves forward and knows its line and column.
struct TextCursor {
    /// The bytes before it.
    private(set) var offset = 0

    private let path: String
    private var line: Int
    private var column = 1

    init(path: String, line: Int = 1) {
        self.path = path
        self.line = line
    }

    /// The place, for a message.
    var location: Location {
        Location(path: path, line: line, column: column)
    }

    /// Goes on to a later offset; lines end in LF, CR or both.
    mutating func move(to target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        let end = min(target, bytes.count)
        while offset < end {
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "\r") where offset < bytes.count && bytes[offset] == UInt8(ascii: "\n"):
                break
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                line += 1
                column = 1
            case 0x80...0xBF:
                // The rest of a character.
                break
            default: column += 1
            }
        }
    }
}
