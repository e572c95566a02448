/// Takes out of the tokens the lines that only tags stand on, and marks where the other lines begin.
///
/// A tag that shows something never stands alone. Any other does where there is only white space beside it; tags of
/// inheritance may also share their line with each other, and a parent that ends on its line counts as one tag whatever
/// is in it.
func arrangedInLines(_ tokens: [TemplateToken], of source: [UInt8]) -> [TemplateToken] {
    var arranged: [TemplateToken] = []
    arranged.reserveCapacity(tokens.count * 2)
    var start = 0
    for index in tokens.indices {
        let endsLine = tokens[index].kind == .text && source[tokens[index].range].last == UInt8(ascii: "\n")
        guard endsLine || index == tokens.count - 1 else { continue }
        let line = tokens[start...index]
        if let tags = tagsAlone(on: line, of: source) {
            arranged += alone(line, tags, of: source)
        } else {
            arranged += begun(line, of: source)
        }
        start = index + 1
    }
    return arranged
}

/// The tags of a line that only tags stand on, by index; of a parent that ends on the line only its beginning. Nil for any
/// other line.
private func tagsAlone(on line: ArraySlice<TemplateToken>, of source: [UInt8]) -> [Int]? {
    var tags: [Int] = []
    var index = line.startIndex
    while index < line.endIndex {
        switch line[index].kind {
        case .text, .indentation:
            guard source[line[index].range].allSatisfy(isWhiteSpace) else { return nil }
        case .variable, .unescaped:
            return nil
        default:
            tags.append(index)
            if line[index].kind == .parent, let end = endOfParent(at: index, on: line) { index = end }
        }
        index += 1
    }
    let canShare = tags.allSatisfy {
        switch line[$0].kind {
        case .parent, .block, .close, .silent: true
        default: false
        }
    }
    return tags.count == 1 || (tags.count > 1 && canShare) ? tags : nil
}

private func endOfParent(at start: Int, on line: ArraySlice<TemplateToken>) -> Int? {
    var depth = 0
    for index in line[start...].indices {
        if line[index].opens { depth += 1 }
        if line[index].kind == .close { depth -= 1 }
        if depth == 0 { return index }
    }
    return nil
}

/// A line that is not part of the output: its tags, marked, without the white space around them.
private func alone(_ line: ArraySlice<TemplateToken>, _ tags: [Int], of source: [UInt8]) -> [TemplateToken] {
    var kept: [TemplateToken] = []
    let first = line[line.startIndex]
    let indentation = first.kind == .text ? first.range : first.offset..<first.offset
    var index = line.startIndex
    while index < line.endIndex {
        var token = line[index]
        if token.kind != .text {
            token.standsAlone = true
            token.indentation = indentation
            kept.append(token)
        }
        if token.kind == .parent, tags.contains(index), let end = endOfParent(at: index, on: line) {
            // What stands within the parent on one line keeps its white space.
            kept += line[(index + 1)...end]
            index = end
        }
        index += 1
    }
    return kept
}

/// A line of the output: its white space at the beginning as a token of its own.
private func begun(_ line: ArraySlice<TemplateToken>, of source: [UInt8]) -> [TemplateToken] {
    var first = line[line.startIndex]
    guard first.kind == .text else {
        return [TemplateToken(kind: .indentation, range: first.offset..<first.offset, offset: first.offset)] + line
    }
    let bytes = source[first.range]
    let start = bytes.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? bytes.endIndex
    // A blank line has no beginning that could be indented.
    if line.count == 1 && bytes.allSatisfy(isWhiteSpace) { return [first] }
    first.range = start..<first.range.upperBound
    let indentation = TemplateToken(kind: .indentation, range: bytes.startIndex..<start, offset: first.offset)
    return first.range.isEmpty ? [indentation] + line.dropFirst() : [indentation, first] + line.dropFirst()
}
