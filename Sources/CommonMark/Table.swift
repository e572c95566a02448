/// A table as GitHub writes it: a row of headers, a row of dashes with as many cells, and rows.
///
/// The rules are those of https://github.github.com/gfm/#tables-extension-; a row of dashes must have a `|`.
struct Table {
    /// The line of the header among the lines given.
    var header: Int
    /// The alignment of each column.
    var alignments: [TableCell.Alignment]
    /// The cells of each row, the header first.
    var rows: [[ArraySlice<UInt8>]]

    /// Finds the first table in the lines of a paragraph; it takes the lines to the end.
    init?(firstIn lines: [ArraySlice<UInt8>]) {
        for index in lines.indices.dropFirst() where lines[index].contains(UInt8(ascii: "|")) {
            let marks = cells(of: lines[index]).map(alignment)
            let alignments = marks.compactMap { $0 }
            guard !marks.isEmpty, alignments.count == marks.count else { continue }
            let headers = cells(of: lines[index - 1])
            guard headers.count == alignments.count else { continue }
            header = index - 1
            self.alignments = alignments
            rows = [headers] + lines[(index + 1)...].map(cells)
            return
        }
        return nil
    }
}

/// What a cell of the row of dashes says; nil for a cell that is none.
private func alignment(_ cell: ArraySlice<UInt8>) -> TableCell.Alignment? {
    let isLeft = cell.first == UInt8(ascii: ":")
    let isRight = cell.count > 1 && cell.last == UInt8(ascii: ":")
    let dashes = cell.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
    return isLeft ? (isRight ? .center : .left) : (isRight ? .right : TableCell.Alignment.none)
}

/// The texts between the `|` of a row, in which `\|` has become `|`.
private func cells(of row: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let row = trimmed(row)
    var cells: [ArraySlice<UInt8>] = []
    var cell: ArraySlice<UInt8> = []
    var index = row.startIndex
    var endsWithBar = false
    while index < row.endIndex {
        let byte = row[index]
        let next = index + 1 < row.endIndex ? row[index + 1] : 0
        endsWithBar = false
        if byte == UInt8(ascii: "\\"), next == UInt8(ascii: "|") {
            cell.append(next)
            index += 1
        } else if byte == UInt8(ascii: "\\"), next == UInt8(ascii: "\\") {
            cell += [byte, next]
            index += 1
        } else if byte == UInt8(ascii: "|") {
            if index > row.startIndex { cells.append(trimmed(cell)) }
            cell = []
            endsWithBar = true
        } else {
            cell.append(byte)
        }
        index += 1
    }
    if !endsWithBar { cells.append(trimmed(cell)) }
    return cells
}
