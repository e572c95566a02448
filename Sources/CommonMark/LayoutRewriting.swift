/// Writes the tables and definition lists of a source as headings, as `MarkdownLayout` says.
struct LayoutRewriting {
    /// The source for libcmark.
    private(set) var source: [UInt8] = []
    /// What its headings stand for; empty where the text has neither tables nor definition lists.
    private(set) var layout = MarkdownLayout()

    private let lines: [ArraySlice<UInt8>]
    /// How many lines of the source are written.
    private var written = 0
    private var isInDefinitionList = false

    /// A paragraph's lines without what its containers put before them.
    private struct Block {
        /// The line of the source that it begins on, from 1.
        var start: Int
        var lines: [ArraySlice<UInt8>]
        /// What goes before its first line, such as `> - `, and before each other, such as `>   `.
        var opening: ArraySlice<UInt8>
        var continuation: [UInt8]
    }

    /// Rewrites those of a source's paragraphs that are something else.
    init(_ source: [UInt8], paragraphs: [SourceParagraph]) {
        lines = linesOf(source)
        // A paragraph of one line may turn out to be a term when the next is a definition.
        var term: Block?
        for paragraph in paragraphs where paragraph.lines.upperBound <= lines.count {
            let block = block(paragraph)
            if paragraph.isHeading {
                term = nil
                closeDefinitionList()
                writeTable(above: block)
                continue
            }
            let before = paragraph.followsParagraph ? term : nil
            term = nil
            if !paragraph.followsParagraph { closeDefinitionList() }
            if let table = Table(firstIn: block.lines) {
                closeDefinitionList()
                write(table, of: block)
            } else if let first = block.lines.firstIndex(where: isDefinition), first > 0 {
                writeDefinitions(of: block, after: first)
            } else if isDefinition(block.lines[0]), before != nil || isInDefinitionList {
                if let before { writeDefinitions(of: before, after: 1) }
                writeDefinitions(of: block, after: 0)
            } else if block.lines.count == 1 {
                term = block
            } else {
                closeDefinitionList()
            }
        }
        closeDefinitionList()
        copy(upTo: lines.count)
    }

    private func block(_ paragraph: SourceParagraph) -> Block {
        let start = paragraph.lines.lowerBound
        let raw = lines[start - 1..<paragraph.lines.upperBound]
        let opening = lines[start - 1].prefix(paragraph.column - 1)
        let rest = raw.dropFirst().map { withoutContainers($0, quoteDepth: paragraph.quoteDepth) }
        return Block(
            start: start,
            lines: [lines[start - 1].dropFirst(paragraph.column - 1)] + rest,
            opening: opening,
            continuation: continuation(of: opening)
        )
    }

    /// What goes before a further line in the containers that `opening` begins: the marks of block quotes, and as much white
    /// space as the marks of lists are wide.
    private func continuation(of opening: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        for (index, byte) in zip(opening.indices, opening) {
            let isKept = byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\t")
            result.append(isKept ? byte : UInt8(ascii: " "))
            // A space after `>` belongs to it, so one that is there for a mark needs another.
            let next = index + 1 < opening.endIndex ? opening[index + 1] : UInt8(ascii: " ")
            if byte == UInt8(ascii: ">"), !isBlank(next) { result.append(UInt8(ascii: " ")) }
        }
        return result
    }

    /// Writes what libcmark takes for a heading of many lines where it is a table: a line of `=` is a row of it, and one of
    /// `-` a line across the page.
    private mutating func writeTable(above heading: Block) {
        let underline = heading.lines.indices.dropFirst().first { index in
            let line = trimmed(heading.lines[index])
            return !line.isEmpty
                && [UInt8(ascii: "="), UInt8(ascii: "-")].contains { mark in
                    line.allSatisfy { $0 == mark }
                }
        }
        guard let underline else { return }
        var block = heading
        let isRow = trimmed(heading.lines[underline]).first == UInt8(ascii: "=")
        block.lines = Array(heading.lines[...(isRow ? underline : underline - 1)])
        if let table = Table(firstIn: block.lines) { write(table, of: block) }
    }

    private mutating func write(_ table: Table, of block: Block) {
        for (row, cells) in table.rows.enumerated() {
            // The row of dashes below the header is not written.
            let line = block.start + table.header + (row == 0 ? 0 : row + 1)
            if row == 1 { written = line - 1 }
            for (column, alignment) in table.alignments.enumerated() {
                let endsRow = column == table.alignments.count - 1
                let cell = TableCell(
                    row: row,
                    column: column,
                    alignment: alignment,
                    endsRow: endsRow,
                    endsTable: endsRow && row == table.rows.count - 1
                )
                write(column < cells.count ? cells[column] : [], from: line, of: block, as: .tableCell(cell))
            }
        }
        written = block.start + block.lines.count - 1
    }

    /// Writes the first lines of a block as terms, and the others as definitions; one that does not begin with `:` goes on
    /// with the definition before it.
    private mutating func writeDefinitions(of block: Block, after terms: Int) {
        for (index, line) in block.lines.prefix(terms).enumerated() {
            write(line, from: block.start + index, of: block, as: .definitionTerm(opensList: !isInDefinitionList))
            isInDefinitionList = true
        }
        var index = terms
        while index < block.lines.count {
            var text = trimmed(block.lines[index].dropFirst())
            let start = index
            index += 1
            while index < block.lines.count, !isDefinition(block.lines[index]) {
                text = trimmed(text) + [UInt8(ascii: " ")] + trimmed(block.lines[index])
                index += 1
            }
            write(text, from: block.start + start, of: block, as: .definition(closesList: false))
        }
        written = block.start + block.lines.count - 1
    }

    private mutating func closeDefinitionList() {
        if isInDefinitionList { layout.closeDefinitionList() }
        isInDefinitionList = false
    }

    /// Writes a line of the source, or a part of it, as a heading.
    private mutating func write(_ text: ArraySlice<UInt8>, from line: Int, of block: Block, as kind: MarkdownNode.Kind)
    {
        let isFirst = line == block.start && written < line
        copy(upTo: line - 1)
        source += isFirst ? Array(block.opening) : block.continuation
        source += Array("###### ".utf8) + trimmed(text) + Array(" ######\n".utf8)
        layout.addLine(from: line, as: kind)
        written = max(written, line)
    }

    private mutating func copy(upTo last: Int) {
        while written < last {
            source += lines[written] + [UInt8(ascii: "\n")]
            written += 1
            layout.addLine(from: written)
        }
    }
}

private func isDefinition(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: ":") && line.count > 1 && isBlank(line[line.startIndex + 1])
}

/// A line without the white space and the marks of block quotes before its text.
private func withoutContainers(_ line: ArraySlice<UInt8>, quoteDepth: Int) -> ArraySlice<UInt8> {
    var rest = line.drop(while: isBlank)
    for _ in 0..<quoteDepth where rest.first == UInt8(ascii: ">") { rest = rest.dropFirst().drop(while: isBlank) }
    return rest
}

/// The lines of a source without their ends: LF, CR or both.
private func linesOf(_ source: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < source.count {
        let byte = source[index]
        index += 1
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
        lines.append(source[start..<index - 1])
        if byte == UInt8(ascii: "\r"), index < source.count, source[index] == UInt8(ascii: "\n") { index += 1 }
        start = index
    }
    if start < source.count { lines.append(source[start...]) }
    return lines
}
