/// Cuts bytes behind line feeds into pieces of about `length` bytes or more.
struct LinePieces {
    /// A piece of whole lines.
    struct Piece: Sendable {
        var range: Range<Int>
        /// The line that it begins with, from 1.
        var line: Int
    }

    private static let lineFeed = UInt8(ascii: "\n")

    private let bytes: UnsafeBufferPointer<UInt8>
    private let length: Int
    private var start = 0
    private var line = 1

    /// The pieces for several threads, else one of everything.
    init(of bytes: UnsafeBufferPointer<UInt8>, length: Int, jobs: Int) {
        self.bytes = bytes
        self.length = jobs > 1 ? length : bytes.count
    }

    /// The next piece; nil at the end.
    mutating func next() -> Piece? {
        guard start < bytes.count else { return nil }
        var end = min(start + length, bytes.count)
        while end < bytes.count, bytes[end - 1] != Self.lineFeed { end += 1 }
        let piece = Piece(range: start..<end, line: line)
        line += UnsafeBufferPointer(rebasing: bytes[start..<end]).count { $0 == Self.lineFeed }
        start = end
        return piece
    }
}
