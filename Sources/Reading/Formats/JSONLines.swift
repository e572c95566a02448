import Directory
import Platform

/// Reads JSON Lines (UTF-8 without a byte order mark): a record in each line that is not blank.
///
/// A line that is malformed is left out, with an error; nil where the file is empty.
func readJSONLines(
    _ bytes: [UInt8],
    path: String,
    options: DataOptions = DataOptions(),
    problems: inout [Problem]
) -> Table? {
    let pieces = bytes.withUnsafeBufferPointer { bytes in
        nonisolated(unsafe) let bytes = bytes
        let pieces = linePieces(of: bytes, length: options.jobs > 1 ? options.pieceLength : bytes.count)
        return parallelMap(count: pieces.count, jobs: options.jobs) { number in
            let (range, line) = pieces[number]
            return JSONLinesPiece(UnsafeBufferPointer(rebasing: bytes[range]), path: path, firstLine: line, options)
        }
    }
    var records = Records(options: options)
    records.append(pieces.map(\.records))
    problems += pieces.flatMap(\.problems)
    guard pieces.contains(where: { !$0.isEmpty }) else {
        problems.append(Problem(Location(path: path), .emptyFile))
        return nil
    }
    return records.finish(problems: &problems)
}

/// Cuts bytes behind line feeds into ranges of about `length` bytes or more, each with the line that it begins with.
func linePieces(of bytes: UnsafeBufferPointer<UInt8>, length: Int) -> [(range: Range<Int>, line: Int)] {
    let lineFeed = UInt8(ascii: "\n")
    var pieces: [(range: Range<Int>, line: Int)] = []
    var (start, line) = (0, 1)
    while start < bytes.count {
        var end = min(start + length, bytes.count)
        while end < bytes.count, bytes[end - 1] != lineFeed { end += 1 }
        pieces.append((start..<end, line))
        line += UnsafeBufferPointer(rebasing: bytes[start..<end]).count { $0 == lineFeed }
        start = end
    }
    return pieces
}

/// A part of the lines of a file, read as if there were no others.
private struct JSONLinesPiece: Sendable {
    private(set) var records: Records
    private(set) var problems: [Problem] = []
    /// Whether all lines are blank.
    private(set) var isEmpty = true

    init(_ bytes: UnsafeBufferPointer<UInt8>, path: String, firstLine: Int, _ options: DataOptions) {
        records = Records(options: options)
        // Every record refers to the path; threads that count references to one text wait for each other.
        let path = String(decoding: Array(path.utf8), as: UTF8.self)
        var position = 0
        var line = firstLine
        while position < bytes.count {
            let place = Location(path: path, line: line)
            line += 1
            if records.addFlatRecord(at: &position, in: bytes, place) {
                isEmpty = false
            } else {
                let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
                add(UnsafeBufferPointer(rebasing: bytes[position..<end]), place)
                position = end + 1
            }
        }
    }

    private mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ place: Location) {
        if text.allSatisfy({ $0 <= 0x20 }) { return }
        isEmpty = false
        let record = readJSON(text, path: place.path, firstLine: place.line ?? 1, problems: &problems)
        if let record { records.add(record, problems: &problems) }
    }
}
