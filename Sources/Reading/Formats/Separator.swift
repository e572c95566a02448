/// The separators that are recognised, in the order in which they win a tie.
private let candidates: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

/// How many of each candidate, outside quotes, a record has.
private typealias Counts = [Int]

/// The separator that Excel's first line `sep=;` names, and where the second line begins.
func separatorLine(in bytes: [UInt8]) -> (separator: UInt8, next: Int)? {
    var line = bytes.prefix(16)[...]
    guard let end = line.firstIndex(where: isLineBreak) ?? (bytes.count < 16 ? line.endIndex : nil) else { return nil }
    line = line[..<end]
    if line.first == UInt8(ascii: "\"") && line.last == UInt8(ascii: "\"") && line.count > 1 {
        line = line.dropFirst().dropLast()
    }
    guard line.count == 5, line.prefix(4).map({ $0 | 0x20 }) == Array("sep=".utf8).map({ $0 | 0x20 }) else {
        return nil
    }
    let isPair = end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r") && bytes[end + 1] == UInt8(ascii: "\n")
    return (line[line.startIndex + 4], min(end + (isPair ? 2 : 1), bytes.count))
}

/// The separator among comma, semicolon and tab that divides the records most evenly.
///
/// The header decides: a candidate that stands in it wins, and among several the one that most other records have as
/// often. Where it has none (one column, or a title above the header), the one that stands in most records wins, else
/// the comma. The beginning of the file is enough. `header` is the row of the header, from 1; nil: the first that is not
/// blank.
func recognizeSeparator(in bytes: [UInt8], from start: Int, header: Int?) -> UInt8 {
    let records = countCandidates(in: bytes[start...].prefix(1 << 16))
    let named = header.flatMap { $0 > 0 && $0 <= records.count ? records[$0 - 1] : nil }
    guard let headerCounts = named ?? records.first(where: { $0 != nil }) ?? nil else { return candidates[0] }

    let filled = records.compactMap { $0 }
    let isInHeader = headerCounts.contains { $0 > 0 }
    func score(of index: Int) -> (agreeing: Int, count: Int) {
        let count = headerCounts[index]
        if !isInHeader { return (filled.count { $0[index] > 0 }, 0) }
        return count > 0 ? (filled.count { $0[index] == count }, count) : (0, 0)
    }
    var best = 0
    for index in candidates.indices where score(of: index) > score(of: best) { best = index }
    return candidates[best]
}

/// The counts of each record, nil for a blank one. Records of quoted cells may span lines.
private func countCandidates(in bytes: ArraySlice<UInt8>) -> [Counts?] {
    var records: [Counts?] = []
    var counts = Counts(repeating: 0, count: candidates.count)
    var isBlank = true
    var isQuoted = false
    var isCellStart = true
    var previous: UInt8 = 0
    for byte in bytes {
        defer { previous = byte }
        if isQuoted {
            // A doubled quote closes and opens again, which comes to the same.
            if byte == UInt8(ascii: "\"") { isQuoted = false }
        } else if byte == UInt8(ascii: "\"") && (isCellStart || previous == byte) {
            isQuoted = true
            isBlank = false
            isCellStart = false
        } else if isLineBreak(byte) {
            isCellStart = true
            if byte == UInt8(ascii: "\n") && previous == UInt8(ascii: "\r") { continue }
            records.append(isBlank ? nil : counts)
            counts = Counts(repeating: 0, count: candidates.count)
            isBlank = true
        } else if let index = candidates.firstIndex(of: byte) {
            counts[index] += 1
            isBlank = false
            isCellStart = true
        } else if byte != UInt8(ascii: " ") {
            isBlank = false
            isCellStart = false
        }
    }
    if !isBlank && (records.isEmpty || !isQuoted) { records.append(counts) }
    return records
}

private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
