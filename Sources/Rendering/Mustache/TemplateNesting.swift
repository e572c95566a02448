import Directory

/// Finds the tag that closes each section, parent and block, and takes from the lines of each block the white space that
/// all of them begin with.
struct TemplateNesting {
    /// How deep sections may stand in each other in one template.
    static let depthLimit = 50

    /// The tokens, with their ends.
    private(set) var tokens: [TemplateToken]
    /// What is wrong, with the place in the source.
    private(set) var faults: [(offset: Int, fact: Fact)] = []

    private let source: [UInt8]
    /// The tags that are open, by index.
    private var open: [Int] = []

    init(_ tokens: [TemplateToken], of source: [UInt8]) {
        self.tokens = tokens
        self.source = source
        for index in tokens.indices {
            if tokens[index].opens {
                open.append(index)
            } else if tokens[index].kind == .close {
                close(at: index)
            }
            if open.count > Self.depthLimit {
                faults.append((tokens[index].offset, .templateTooDeep(limit: Self.depthLimit)))
                self.tokens.removeSubrange(index...)
                for tag in open.dropLast() { self.tokens[tag].end = index }
                return
            }
        }
        while let tag = open.popLast() { closeUnclosed(tag, at: self.tokens.count) }
    }

    private mutating func close(at index: Int) {
        guard let match = open.lastIndex(where: { isPair($0, index) }) else {
            let expected = open.last.map { text(tokens[$0].range) }
            faults.append(
                (tokens[index].offset, .templateCloseUnexpected(text(tokens[index].range), expected: expected))
            )
            tokens[index].kind = .silent
            return
        }
        while open.count > match + 1 { closeUnclosed(open.removeLast(), at: index) }
        let tag = open.removeLast()
        tokens[tag].end = index
        if tokens[tag].kind == .block && tokens[tag].standsAlone { unindent(tag) }
    }

    private mutating func closeUnclosed(_ tag: Int, at index: Int) {
        faults.append((tokens[tag].offset, .templateSectionUnclosed(text(tokens[tag].range))))
        tokens[tag].end = index
    }

    private func isPair(_ open: Int, _ close: Int) -> Bool {
        tokens[open].isDynamic == tokens[close].isDynamic
            && source[tokens[open].range].elementsEqual(source[tokens[close].range])
    }

    /// Takes from each line of a block the white space that all begin with, and notes it as the block's own.
    private mutating func unindent(_ block: Int) {
        var lines: [Int] = []
        var index = block + 1
        while index < tokens[block].end {
            let token = tokens[index]
            if token.kind == .indentation || (token.standsAlone && [.partial, .parent, .block].contains(token.kind)) {
                lines.append(index)
            }
            let isApart = token.kind == .parent || (token.kind == .block && token.standsAlone)
            index = isApart ? token.end + 1 : index + 1
        }
        guard let first = lines.first else { return }
        let whiteSpace = leading(first)
        var common = source[whiteSpace]
        for line in lines { common = common.prefix(commonLength(common, source[leading(line)])) }
        for line in lines {
            let rest = leading(line).dropFirst(common.count)
            if tokens[line].kind == .indentation { tokens[line].range = rest } else { tokens[line].indentation = rest }
        }
        tokens[block].indentation = common.indices
    }

    private func leading(_ line: Int) -> Range<Int> {
        tokens[line].kind == .indentation ? tokens[line].range : tokens[line].indentation
    }

    private func commonLength(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
        zip(one, other).prefix { $0 == $1 }.count
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: source[range], as: UTF8.self)
    }
}
