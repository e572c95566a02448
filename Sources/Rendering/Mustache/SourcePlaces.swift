import Directory

/// Finds the lines and columns of places in a source.
struct SourcePlaces {
    private let source: [UInt8]
    private let path: String
    private let lineStarts: [Int]

    init(_ source: [UInt8], path: String) {
        self.source = source
        self.path = path
        lineStarts = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The place of a byte, by its offset; the column counts characters (Unicode scalars).
    func location(of offset: Int) -> Location {
        let offset = min(max(offset, 0), source.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        // Bytes 10xxxxxx continue a character.
        let column = source[lineStarts[low]..<offset].count { $0 & 0xC0 != 0x80 } + 1
        return Location(path: path, line: low + 1, column: column)
    }
}
