import Directory

/// Compiles a template's source: scans it, arranges its lines, pairs its tags and writes the program.
struct TemplateParser {
    private var template: Template
    private let source: [UInt8]
    private let tokens: [TemplateToken]
    private let places: SourcePlaces
    /// How many sections, parents and blocks stand around the token at hand.
    private var depth = 0
    /// Whether a line has begun of which nothing is written yet.
    private var beginsLine = false
    /// Whether text may be joined to the last instruction.
    private var canJoin = false

    /// Compiles a template. What is wrong in it is left out of the program.
    static func parse(_ source: TemplateSet.Source) -> (template: Template, problems: [Problem]) {
        let scanner = TemplateScanner(source.bytes)
        let nesting = TemplateNesting(arrangedInLines(scanner.tokens, of: source.bytes), of: source.bytes)
        var parser = TemplateParser(source, nesting.tokens)
        parser.write(nesting.tokens.indices)
        let faults = (scanner.faults + nesting.faults).sorted { $0.offset < $1.offset }
        return (parser.template, faults.map { Problem(parser.places.location(of: $0.offset), $0.fact) })
    }

    private init(_ source: TemplateSet.Source, _ tokens: [TemplateToken]) {
        self.source = source.bytes
        self.tokens = tokens
        places = SourcePlaces(source.bytes, path: source.path)
        template = Template(name: source.name, path: source.path)
    }

    /// Writes the instructions of these tokens.
    private mutating func write(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens[index]
            switch token.kind {
            case .text: writeText(token.range)
            case .indentation:
                beginsLine = true
                writeText(token.range)
            case .silent, .close: break
            case .variable: add(.variable(path(token)))
            case .unescaped: add(.unescaped(path(token)))
            case .partial: add(.partial(reference(token), indentation: bytes(token.indentation)))
            case .section, .inverted: writeSection(index)
            case .parent: writeParent(index)
            case .block: writeBlock(index)
            }
            index = token.opens ? token.end : index
            index += 1
        }
    }

    private mutating func writeSection(_ index: Int) {
        let token = tokens[index]
        let path = path(token)
        let start = add(.section(path, end: 0))
        writeBody(index)
        let end = template.instructions.count
        template.instructions[start] = token.kind == .section ? .section(path, end: end) : .inverted(path, end: end)
    }

    private mutating func writeParent(_ index: Int) {
        let token = tokens[index]
        let reference = reference(token)
        let indentation = bytes(token.indentation)
        let start = add(.parent(reference, arguments: 0..<0, indentation: indentation, end: 0))
        // Of what stands in a parent only the blocks count.
        var arguments: [Template.Argument] = []
        var position = index + 1
        while position < token.end {
            let inner = tokens[position]
            if inner.kind == .block {
                let body = writeBody(position)
                let block = TemplateKey(source[inner.range])
                arguments.append(Template.Argument(block: block, body: body, beginsLine: inner.standsAlone))
            }
            position = inner.opens ? inner.end + 1 : position + 1
        }
        let first = template.arguments.count
        template.arguments += arguments
        template.instructions[start] = .parent(
            reference,
            arguments: first..<template.arguments.count,
            indentation: indentation,
            end: template.instructions.count
        )
        canJoin = false
        beginsLine = false
    }

    private mutating func writeBlock(_ index: Int) {
        let token = tokens[index]
        let endsLine = token.standsAlone && token.end < tokens.count && tokens[token.end].standsAlone
        let lines = Template.Lines(
            indentation: bytes(token.indentation),
            beginsLine: token.standsAlone,
            endsLine: endsLine
        )
        let key = TemplateKey(source[token.range])
        let start = add(.block(key, lines, end: 0))
        writeBody(index)
        template.instructions[start] = .block(key, lines, end: template.instructions.count)
    }

    /// Writes what stands between a tag and the one that closes it.
    @discardableResult
    private mutating func writeBody(_ tag: Int) -> Range<Int> {
        let start = template.instructions.count
        depth += 1
        canJoin = false
        beginsLine = false
        write(tag + 1..<max(tokens[tag].end, tag + 1))
        depth -= 1
        canJoin = false
        beginsLine = false
        return start..<template.instructions.count
    }

    /// Adds an instruction that is no text, and gives its index.
    @discardableResult
    private mutating func add(_ instruction: Template.Instruction) -> Int {
        if beginsLine { template.instructions.append(.lineStart) }
        beginsLine = false
        canJoin = false
        template.instructions.append(instruction)
        return template.instructions.count - 1
    }

    private mutating func writeText(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let written = bytes(range)
        if canJoin, case .text(let before, let begins) = template.instructions.last {
            let joined = before.lowerBound..<written.upperBound
            template.instructions[template.instructions.count - 1] = .text(joined, beginsLine: begins)
        } else {
            template.instructions.append(.text(written, beginsLine: beginsLine))
        }
        beginsLine = false
        canJoin = true
    }

    /// Puts a range of the source among the bytes of the program.
    private mutating func bytes(_ range: Range<Int>) -> Range<Int> {
        let start = template.bytes.count
        template.bytes.append(contentsOf: source[range])
        return start..<template.bytes.count
    }

    private mutating func path(_ token: TemplateToken) -> Template.Path {
        note(token, .value)
        let name = source[token.range]
        let start = template.tails.count
        if name.elementsEqual([UInt8(ascii: ".")]) { return Template.Path(head: nil, tail: start..<start) }
        let parts = name.split(separator: UInt8(ascii: "."))
        template.tails += parts.dropFirst().map { TemplateKey($0) }
        return Template.Path(head: TemplateKey(parts.first ?? []), tail: start..<template.tails.count)
    }

    private mutating func reference(_ token: TemplateToken) -> Template.Reference {
        if token.isDynamic { return .dynamic(path(token)) }
        note(token, .partial(alwaysRendered: depth == 0))
        template.partials.append(String(decoding: source[token.range], as: UTF8.self))
        return .named(template.partials.count - 1)
    }

    private mutating func note(_ token: TemplateToken, _ role: Template.Use.Role) {
        let name = String(decoding: source[token.range], as: UTF8.self)
        template.uses.append(Template.Use(name: name, role: role, location: places.location(of: token.offset)))
    }
}
