import CommonMark
import Directory

/// A Markdown file that holds the items of a collection, divided into these and what stands before them.
struct DividedText {
    /// An item of the text.
    struct Entry {
        var name: String
        var aliases: [String] = []
        var body: Markdown?
        var location: Location
    }

    /// The items in the order of the text.
    private(set) var entries: [Entry] = []
    /// The file with no more than the text before the first item.
    private(set) var introduction: MarkdownFile

    private let blocks: [TextBlock]
    private let lines: [Substring.UTF8View]
    private let firstLine: Int
    /// The line of the heading of the whole text.
    private let titleLine: Int?

    /// Divides a file; what has no place in an item is a warning, a text without items an error.
    init(_ file: MarkdownFile, by division: ItemDivision, _ problems: inout [Problem]) {
        introduction = file
        blocks = TextBlock.all(in: file.body.source)
        lines = file.body.source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        firstLine = file.body.location.line ?? 1
        titleLine = file.title == nil ? nil : file.heading?.lines.lowerBound
        let level = TextBlock.itemLevel(of: blocks)
        let headings = blocks.filter { $0.isHeading(of: level) && !isTitle($0) }
        let terms = blocks.filter { $0.kind == .term }
        let isByTerms = division == .terms || (division == .auto && terms.count > headings.count)
        let starts =
            isByTerms ? firstTerms : blocks.indices.filter { blocks[$0].isHeading(of: level) && !isTitle(blocks[$0]) }
        guard let first = starts.first else {
            problems.append(Problem(file.file.location, .noItemsInText))
            return
        }
        for (number, start) in starts.enumerated() {
            let next = number + 1 < starts.count ? starts[number + 1] : blocks.count
            let end = (start + 1..<next).first { endsItem(blocks[$0], isByTerms ? 6 : level) } ?? next
            add(start..<end, isByTerms, file.body.location.path)
            if let lost = (end..<next).first(where: { !blocks[$0].isHeading }) {
                problems.append(Problem(location(ofLine: blocks[lost].line, file), .textOutsideItems))
            }
        }
        cutIntroduction(before: first)
        addDefinitions(file.body.source)
    }

    private var firstTerms: [Int] {
        blocks.indices.filter { blocks[$0].kind == .term && ($0 == 0 || blocks[$0 - 1].kind != .term) }
    }

    /// Whether a heading is that of the whole text.
    private func isTitle(_ block: TextBlock) -> Bool { block.line == titleLine }

    private func endsItem(_ block: TextBlock, _ level: Int) -> Bool {
        if case .heading(let found) = block.kind { found <= level } else { false }
    }

    private func location(ofLine line: Int, _ file: MarkdownFile) -> Location {
        Location(path: file.body.location.path, line: firstLine + line - 1)
    }

    private mutating func add(_ range: Range<Int>, _ isByTerms: Bool, _ path: String) {
        let names = isByTerms ? blocks[range].prefix { $0.kind == .term } : blocks[range].prefix(1)
        guard let first = names.first, let last = names.last else { return }
        let end = range.upperBound < blocks.count ? blocks[range.upperBound].line - 1 : lines.count
        let definitions = blocks[range].filter { $0.kind == .definition }
        let start = isByTerms ? (definitions.first?.line ?? last.line + 1) - 1 : last.endLine
        var body = Array(lines[min(start, lines.count)..<max(min(end, lines.count), min(start, lines.count))])
        if isByTerms { withoutMarks(&body, definitions.map { $0.line - start - 1 }) }
        let source = String(decoding: Array(body.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
        let place = Location(path: path, line: firstLine + start)
        entries.append(
            Entry(
                name: trimmed(first.text),
                aliases: names.dropFirst().compactMap { visible($0.text) },
                body: hasVisibleCharacter(source) ? Markdown(source, at: place) : nil,
                location: Location(path: path, line: firstLine + first.line - 1)
            )
        )
    }

    /// Takes away the marks of the definitions that begin at these lines; several become a numbered list.
    private func withoutMarks(_ lines: inout [Substring.UTF8View], _ starts: [Int]) {
        for (number, start) in starts.enumerated() where lines.indices.contains(start) {
            let text = lines[start].drop { $0 != UInt8(ascii: ":") }.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
            let mark = starts.count > 1 ? "\(number + 1). " : ""
            lines[start] = Substring(mark + String(Substring(text))).utf8
        }
        guard starts.count == 1, let start = starts.first else { return }
        // What goes on with a definition is indented.
        for index in lines.indices where index > start {
            let indent = lines[index].prefix(4).prefix { $0 == UInt8(ascii: " ") }.count
            lines[index] = lines[index].dropFirst(indent)
        }
    }

    /// Leaves what stands before the first item, without the headings right before it that only group items.
    private mutating func cutIntroduction(before first: Int) {
        var end = first
        while end > 0, blocks[end - 1].isHeading, !isTitle(blocks[end - 1]) { end -= 1 }
        let line = blocks[end].line - 1
        let source = lines.prefix(line).joined(separator: [UInt8(ascii: "\n")])
        introduction.body.source = String(decoding: Array(source), as: UTF8.self)
    }

    /// Adds the definitions of links, which may stand anywhere in a text, to the bodies that use them.
    private mutating func addDefinitions(_ source: String) {
        let definitions = LinkDefinition.all(in: lines)
        guard !definitions.isEmpty else { return }
        let numbers = Dictionary(definitions.indices.map { (definitions[$0].label, $0) }) { first, _ in first }
        func completed(_ text: String) -> String {
            let used = Set(LinkDefinition.labels(in: text).compactMap { numbers[$0] })
            let lines = used.sorted().map { definitions[$0].line }
            return lines.isEmpty ? text : text + "\n\n" + lines.joined(separator: "\n")
        }
        for index in entries.indices {
            if let body = entries[index].body { entries[index].body?.source = completed(body.source) }
        }
        introduction.body.source = completed(introduction.body.source)
    }
}

/// The definition of a link on a line of its own: `[label]: address`.
private struct LinkDefinition {
    /// The label in its brackets, ASCII capitals made small.
    var label: [UInt8]
    var line: String

    static func all(in lines: [Substring.UTF8View]) -> [LinkDefinition] {
        lines.compactMap { line in
            let text = line.drop { $0 == UInt8(ascii: " ") }
            guard text.first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")),
                text[text.index(after: end)...].first == UInt8(ascii: ":")
            else { return nil }
            return LinkDefinition(label: text[...end].map(lowered), line: String(Substring(text)))
        }
    }

    /// What stands in brackets in a text, as labels are kept: from each bracket that opens to the next one that closes.
    static func labels(in text: String) -> [[UInt8]] {
        var labels: [[UInt8]] = []
        var opened: [Int] = []
        let bytes = text.utf8.map(lowered)
        for (position, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "["): opened.append(position)
            case UInt8(ascii: "]"):
                for start in opened where position - start < longest { labels.append(Array(bytes[start...position])) }
                opened = []
            default: break
            }
        }
        return labels
    }

    /// The bytes of a label of CommonMark's 999 characters, with its brackets, at most.
    private static let longest = 4 * 999 + 2

    private static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
