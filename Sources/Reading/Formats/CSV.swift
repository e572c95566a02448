import CCSV
import Directory
import Platform

/// Reads comma-, semicolon- or tab-separated values (UTF-8 without a byte order mark).
///
/// Blank rows, and empty columns without a name, are passed over. A row that cannot be taken is left out, with an error
/// at the line where it begins; a quote that is wrong, at the line where its cell begins. Nil where there is no header.
func readCSV(_ bytes: [UInt8], path: String, options: DataOptions = DataOptions(), problems: inout [Problem]) -> Table?
{
    let named = separatorLine(in: bytes)
    let start = named?.next ?? 0
    let separator =
        options.delimiter ?? named?.separator
        ?? recognizeSeparator(in: bytes, from: start, header: options.header)
    let line = named == nil ? 1 : 2
    var rows = bytes.withUnsafeBufferPointer { buffer in
        let file = CSVFile(bytes: buffer, start: start, line: line, separator: separator, path: path, options: options)
        return file.rowsOfPieces() ?? file.rows()
    }
    return rows.finish(problems: &problems)
}

/// The bytes of a file from `start` on, which begin with line `line`, and how they are read.
private struct CSVFile {
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    let line: Int
    let separator: UInt8
    let path: String
    let options: DataOptions

    /// The rows, read from one end to the other.
    func rows() -> CSVRows {
        var rows = CSVRows(path: path, options: options, line: line)
        parse(bytes, from: start, separator: separator, into: &rows)
        return rows
    }

    /// The rows of a large file, read in pieces on several threads; nil where it has to be read from one end to the other.
    func rowsOfPieces() -> CSVRows? {
        guard options.jobs > 1, bytes.count > options.pieceLength else { return nil }
        var pieces = CSVPieces(
            bytes: bytes,
            position: start,
            line: line,
            separator: separator,
            length: options.pieceLength
        )
        guard let first = pieces.next() else { return nil }
        var rows = CSVRows(path: path, options: options, line: line)
        nonisolated(unsafe) let bytes = bytes
        parse(UnsafeBufferPointer(rebasing: bytes[first.range]), from: 0, separator: separator, into: &rows)
        guard rows.hasHeader else { return nil }
        var others = parallelMap(from: &pieces, jobs: options.jobs, next: { $0.next() }) {
            [rows, path, separator] piece in
            var others = CSVRows(path: path, following: rows, line: piece.line)
            parse(UnsafeBufferPointer(rebasing: bytes[piece.range]), from: 0, separator: separator, into: &others)
            return others
        }
        if pieces.isQuoteWrong { return nil }
        rows.append(&others, jobs: options.jobs)
        return rows
    }
}

/// After so many wrong quotes the rest is given up: each may cost a pass over what it swallowed.
private let quoteErrorLimit = 100

/// Runs libcsv over the bytes.
///
/// Its strict mode stops at two kinds of quote. One inside an unquoted cell is text like any other, and is fed again
/// past the strict mode. Text after a closing quote is an error, as is a quoted cell that has no end; reading goes on in
/// the line after the one where that cell began, so that one slip does not swallow the rest of the file.
/// libcsv's own trimming of blanks around cells is wanted, for `a, "b"`.
private func parse(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    separator: UInt8,
    into rows: inout CSVRows
) {
    guard let base = bytes.baseAddress else { return }
    let modes = UInt8(CSV_REPALL_NL | CSV_STRICT | CSV_STRICT_FINI)
    let parser = UnsafeMutablePointer<csv_parser>.allocate(capacity: 1)
    defer { parser.deallocate() }
    var position = start
    var lineStart = LineStart(offset: start, line: rows.line)

    for _ in 0..<quoteErrorLimit {
        csv_init(parser, modes)
        defer { csv_free(parser) }
        csv_set_delim(parser, separator)
        csv_set_blk_size(parser, 1 << 16)
        let isWhole = withUnsafeMutablePointer(to: &rows) { context in
            while true {
                position += csv_parse(parser, base + position, bytes.count - position, addCell, endRow, context)
                guard position < bytes.count else {
                    return csv_fini(parser, addCell, endRow, context) == 0
                }
                guard parser.pointee.quoted == 0, csv_error(parser) == CSV_EPARSE else { return false }
                csv_set_opts(parser, modes & ~UInt8(CSV_STRICT))
                position += csv_parse(parser, base + position, 1, addCell, endRow, context)
                csv_set_opts(parser, modes)
            }
        }
        if isWhole { return }
        let cell = UnsafeRawBufferPointer(start: parser.pointee.entry_buf, count: parser.pointee.entry_pos)
        rows.dropRow(isUnclosed: position == bytes.count || lineBreaks(in: cell) > 0)
        lineStart.move(toLine: rows.line + 1, in: bytes)
        rows.restart(atLine: lineStart.line)
        position = lineStart.offset
    }
    rows.giveUp()
}

private func addCell(_ bytes: UnsafeMutableRawPointer?, _ count: Int, _ context: UnsafeMutableRawPointer?) {
    context?.assumingMemoryBound(to: CSVRows.self).pointee
        .addCell(UnsafeRawBufferPointer(start: bytes, count: count))
}

private func endRow(_ terminator: Int32, _ context: UnsafeMutableRawPointer?) {
    context?.assumingMemoryBound(to: CSVRows.self).pointee.endRow(terminator: terminator)
}

/// Where a line begins.
private struct LineStart {
    var offset: Int
    var line: Int

    /// Goes on to a later line, or to the end of the bytes.
    mutating func move(toLine target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        while line < target && offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\r") && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { line += 1 }
        }
    }
}
