import CommonMark

/// A block that stands directly in a text.
struct TextBlock {
    enum Kind: Equatable {
        case heading(level: Int)
        case term, definition, other
    }

    var kind: Kind
    /// The lines that it begins and ends on, from 1.
    var line: Int
    var endLine: Int
    /// Its words, where it is a heading or a term.
    var text = ""

    var isHeading: Bool { if case .heading = kind { true } else { false } }

    func isHeading(of level: Int) -> Bool { kind == .heading(level: level) }

    /// The blocks of a text, in order.
    static func all(in source: String) -> [TextBlock] {
        var blocks: [TextBlock] = []
        MarkdownTree(source).forEachBlock { block in
            var found = TextBlock(kind: .other, line: block.line, endLine: max(block.line, block.endLine))
            switch block.kind {
            case .heading:
                found.kind = .heading(level: block.headingLevel)
                found.text = block.plainText
            case .definitionTerm:
                found.kind = .term
                found.text = block.plainText
            case .definition: found.kind = .definition
            default: break
            }
            blocks.append(found)
            return true
        }
        return blocks
    }

    /// The level of the headings that items begin with: the second; the third where most of the second level are letters
    /// that group items, or there are none.
    static func itemLevel(of blocks: [TextBlock]) -> Int {
        let groups = blocks.filter { $0.isHeading(of: 2) }
        guard blocks.contains(where: { $0.isHeading(of: 3) }) else { return 2 }
        return groups.count { isLetter($0.text) } * 2 >= groups.count ? 3 : 2
    }

    /// Whether a heading is one character, or a range such as `0–9`.
    private static func isLetter(_ heading: String) -> Bool {
        let characters = Array(heading.unicodeScalars)
        return characters.count == 1 || (characters.count == 3 && ["-", "–", "~", "…"].contains(characters[1]))
    }
}
