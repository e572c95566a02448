/// Finds the struck-out texts between `~` or `~~` (https://github.github.com/gfm/#strikethrough-extension-).
///
/// Runs of one or two tildes open and close as runs of `*` do; both ends have as many. Longer runs are text.
func struckOut(_ pieces: [InlinePiece]) -> [InlinePiece] {
    var runs: [TildeRun] = []
    for (index, piece) in pieces.enumerated() {
        guard case .text(let text) = piece else { continue }
        var start = 0
        while let first = text[start...].firstIndex(of: UInt8(ascii: "~")) {
            let end = text[first...].firstIndex { $0 != UInt8(ascii: "~") } ?? text.count
            let before = first > 0 ? Surroundings(text[first - 1]) : Surroundings(index > 0 ? pieces[index - 1] : nil)
            let next = index + 1 < pieces.count ? pieces[index + 1] : nil
            let after = end < text.count ? Surroundings(text[end]) : Surroundings(next)
            if end - first <= 2 {
                let opens = after != .space && (after != .punctuation || before != .other)
                let closes = before != .space && (before != .punctuation || after != .other)
                runs.append(TildeRun(piece: index, range: first..<end, opens: opens, closes: closes))
            }
            start = end
        }
    }
    return applied(paired(runs), to: pieces)
}

/// A run of one or two tildes.
private struct TildeRun {
    var piece: Int
    var range: Range<Int>
    var opens: Bool
    var closes: Bool
    /// What it becomes, if it has a partner.
    var mark: InlinePiece?
}

/// What stands beside a run of tildes.
private enum Surroundings {
    case space, punctuation, other

    init(_ byte: UInt8) {
        self = isWhiteSpace(byte) ? .space : isPunctuation(byte) ? .punctuation : .other
    }

    init(_ piece: InlinePiece?) {
        switch piece {
        case nil, .child(_, isSpace: true): self = .space
        // Other inline nodes begin and end with a mark: a backquote, a star, a bracket.
        default: self = .punctuation
        }
    }
}

/// The runs that have a partner, marked; the nearest open run of as many tildes is the partner of a closing one.
private func paired(_ runs: [TildeRun]) -> [TildeRun] {
    var runs = runs
    // By the number of tildes.
    var open: [[Int]] = [[], [], []]
    for index in runs.indices {
        let count = runs[index].range.count
        if runs[index].closes, let partner = open[count].popLast() {
            runs[partner].mark = .strikethroughBegins
            runs[index].mark = .strikethroughEnds
            // What was opened in between would cross this pair.
            while let last = open[3 - count].last, last > partner { open[3 - count].removeLast() }
        } else if runs[index].opens {
            open[count].append(index)
        }
    }
    return runs.filter { $0.mark != nil }
}

private func applied(_ runs: [TildeRun], to pieces: [InlinePiece]) -> [InlinePiece] {
    var result: [InlinePiece] = []
    var next = 0
    for (index, piece) in pieces.enumerated() {
        guard case .text(let text) = piece else {
            result.append(piece)
            continue
        }
        var start = 0
        while next < runs.count, runs[next].piece == index {
            result.append(.text(Array(text[start..<runs[next].range.lowerBound])))
            if let mark = runs[next].mark { result.append(mark) }
            start = runs[next].range.upperBound
            next += 1
        }
        result.append(.text(Array(text[start...])))
    }
    return runs.isEmpty ? pieces : result
}
