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
        var pieces = LinePieces(of: bytes, length: options.pieceLength, jobs: options.jobs)
        return parallelMap(from: &pieces, jobs: options.jobs, next: { $0.next() }) { piece in
            let text = UnsafeBufferPointer(rebasing: bytes[piece.range])
            return JSONLinesPiece(text, path: path, firstLine: piece.line, options)
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
