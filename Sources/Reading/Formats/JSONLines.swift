import Directory

/// Reads JSON Lines (UTF-8 without a byte order mark): a record in each line that is not blank.
///
/// A line that is malformed is left out, with an error; nil where the file is empty.
func readJSONLines(
    _ bytes: [UInt8],
    path: String,
    options: DataOptions = DataOptions(),
    problems: inout [Problem]
) -> Table? {
    var records = Records(options: options)
    var line = 0
    var isEmpty = true
    bytes.withUnsafeBufferPointer { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let text = rest[rest.startIndex..<end]
            rest = rest[end...].dropFirst()
            line += 1
            if text.allSatisfy({ $0 <= 0x20 }) { continue }
            isEmpty = false
            let record = readJSON(
                UnsafeBufferPointer(rebasing: text),
                path: path,
                firstLine: line,
                problems: &problems
            )
            if let record { records.add(record, problems: &problems) }
        }
    }
    guard !isEmpty else {
        problems.append(Problem(Location(path: path), .emptyFile))
        return nil
    }
    return records.finish(problems: &problems)
}
