import Directory
import Serialization

/// One rendering: runs the instructions of templates and appends to the output.
struct TemplateRenderer {
    /// How deep sections, blocks and templates may stand in each other before they are taken to do so without end.
    static let depthLimit = 200
    /// How many bodies may be run for one page before that is taken to go on without end: a list of three inside itself,
    /// fifty deep, would outlast the reader.
    static let runLimit = 10_000_000

    private let set: TemplateSet
    /// The records that names are looked for in, the last one first.
    private var contexts: [TemplateRecord]
    /// The value that the innermost section is about.
    private var current: TemplateValue
    private var output: [UInt8] = []
    /// What goes before each line of a template.
    private var indentation: [UInt8] = []
    /// The arguments of every parent that is being rendered.
    private var frames: [ParentFrame] = []
    /// The frame whose arguments, and those outside it, count now.
    private var frame: Int?
    private var depth = 0
    /// How many more bodies may be run.
    private var runsLeft: Int
    private var problem: Problem?
    /// Whether there is a problem, and the rest is left out.
    private var isStopped = false

    init(_ set: TemplateSet, contexts: [TemplateRecord], runLimit: Int = runLimit) {
        self.set = set
        runsLeft = runLimit
        self.contexts = contexts
        current = TemplateValue(contexts.last)
    }

    /// A rendering of a value that may be other than a record.
    init(_ set: TemplateSet, about value: TemplateValue) {
        self.set = set
        runsLeft = Self.runLimit
        current = value
        contexts = if case .record(let record) = value { [record] } else { [] }
    }

    /// Appends the rendering of a template, by index.
    mutating func render(_ template: Int, into output: inout [UInt8]) -> Problem? {
        swap(&self.output, &output)
        run(template)
        swap(&self.output, &output)
        return problem
    }

    private mutating func run(_ template: Int) {
        run(template, set.templates[template].instructions.indices)
    }

    private mutating func run(_ templateIndex: Int, _ range: Range<Int>) {
        guard depth < Self.depthLimit, runsLeft > 0 else { return stop(templateIndex) }
        runsLeft -= 1
        depth += 1
        defer { depth -= 1 }
        let instructions = set.templates[templateIndex].instructions
        var index = range.lowerBound
        while index < range.upperBound && !isStopped {
            switch instructions[index] {
            case .text(let bytes, let beginsLine): append(bytes, of: templateIndex, beginsLine: beginsLine)
            case .lineStart: output.append(contentsOf: indentation)
            case .variable(let path): appendEscaped(value(of: path, in: templateIndex))
            case .unescaped(let path): appendUnescaped(value(of: path, in: templateIndex))
            case .section(let path, let end):
                runSection(value(of: path, in: templateIndex), templateIndex, index + 1..<end)
                index = end - 1
            case .inverted(let path, let end):
                if !value(of: path, in: templateIndex).isTrue { run(templateIndex, index + 1..<end) }
                index = end - 1
            case .partial(let reference, let indentation):
                if let partial = resolve(reference, templateIndex) {
                    indented(by: indentation, of: templateIndex) { $0.run(partial) }
                }
            case .parent(let reference, let arguments, let indentation, let end):
                if let parent = resolve(reference, templateIndex) {
                    frames.append(ParentFrame(template: templateIndex, arguments: arguments, outer: frame))
                    frame = frames.count - 1
                    indented(by: indentation, of: templateIndex) { $0.run(parent) }
                    frame = frames.removeLast().outer
                }
                index = end - 1
            case .block(let key, let lines, let end):
                runBlock(key, lines, templateIndex, index + 1..<end)
                index = end - 1
            }
            index += 1
        }
    }

    private mutating func runSection(_ value: TemplateValue, _ template: Int, _ body: Range<Int>) {
        switch value {
        case .list(let values):
            for value in values where !isStopped { run(template, body, about: value) }
        case .sequence(let count, let element, _):
            for index in 0..<max(count, 0) where !isStopped { run(template, body, about: element(index)) }
        default:
            if value.isTrue { run(template, body, about: value) }
        }
    }

    private mutating func run(_ template: Int, _ body: Range<Int>, about value: TemplateValue) {
        let outer = current
        current = value
        if case .record(let record) = value {
            contexts.append(record)
            run(template, body)
            contexts.removeLast()
        } else {
            run(template, body)
        }
        current = outer
    }

    /// Ends the rendering, since it would not end by itself. Every level ends at once: two calls a level would else make
    /// 2²⁰⁰.
    private mutating func stop(_ template: Int) {
        let template = set.templates[template]
        problem = problem ?? Problem(Location(path: template.path), .templateEndless(name: template.name))
        isStopped = true
    }

    /// Runs a block's own content, or what the outermost parent that has an argument for it puts in its place.
    private mutating func runBlock(_ key: TemplateKey, _ lines: Template.Lines, _ template: Int, _ body: Range<Int>) {
        var candidate = frame
        var found: (frame: ParentFrame, argument: Template.Argument)?
        while let index = candidate {
            let arguments = set.templates[frames[index].template].arguments[frames[index].arguments]
            if let argument = arguments.first(where: { $0.block == key }) { found = (frames[index], argument) }
            candidate = frames[index].outer
        }
        let start = output.count
        indented(by: lines.indentation, of: template) { renderer in
            guard let found else { return renderer.run(template, body) }
            if lines.beginsLine && !found.argument.beginsLine {
                renderer.output.append(contentsOf: renderer.indentation)
            }
            // An argument belongs to the parent's surroundings: only arguments from outside it count in it, so that a
            // block of the same name inside it does not lead back to it.
            let frame = renderer.frame
            renderer.frame = found.frame.outer
            renderer.run(found.frame.template, found.argument.body)
            renderer.frame = frame
        }
        if lines.endsLine && output.count > start && output.last != UInt8(ascii: "\n") {
            output.append(UInt8(ascii: "\n"))
        }
    }

    private mutating func indented(
        by addition: Range<Int>,
        of template: Int,
        _ body: (inout TemplateRenderer) -> Void
    ) {
        guard !addition.isEmpty else { return body(&self) }
        let count = indentation.count
        indentation.append(contentsOf: set.templates[template].bytes[addition])
        body(&self)
        indentation.removeSubrange(count...)
    }

    private func resolve(_ reference: Template.Reference, _ template: Int) -> Int? {
        switch reference {
        case .named(let index): return set.links[template][index]
        case .dynamic(let path):
            guard case .text(let name) = value(of: path, in: template) else { return nil }
            return set.indices[name]
        }
    }
}

/// The arguments of one parent tag while its template is rendered.
private struct ParentFrame {
    /// The template that the tag stands in.
    var template: Int
    /// The arguments, in that template.
    var arguments: Range<Int>
    /// The frame of the parent around it.
    var outer: Int?
}

// Values.

extension TemplateRenderer {
    private func value(of path: Template.Path, in template: Int) -> TemplateValue {
        guard let head = path.head else { return current }
        var index = contexts.count
        while index > 0 {
            index -= 1
            guard var value = contexts[index][head] else { continue }
            for position in path.tail {
                let key = set.templates[template].tails[position]
                guard case .record(let record) = value, let next = record[key] else { return .none }
                value = next
            }
            return value
        }
        return .none
    }

    private mutating func appendEscaped(_ value: TemplateValue) {
        if case .text(let text) = value { output.appendHTML(text) } else { appendUnescaped(value) }
    }

    private mutating func appendUnescaped(_ value: TemplateValue) {
        switch value {
        case .text(let text), .html(let text): output.append(text)
        case .number(let number): output.append(number)
        case .written(let write): write(&output)
        case .none, .flag, .record, .list, .sequence: break
        }
    }

    private mutating func append(_ range: Range<Int>, of template: Int, beginsLine: Bool) {
        guard !indentation.isEmpty else { return output.append(contentsOf: set.templates[template].bytes[range]) }
        var beginsLine = beginsLine
        for byte in set.templates[template].bytes[range] {
            // Indentation on an empty line would only be white space at a line's end.
            if beginsLine && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r") {
                output.append(contentsOf: indentation)
            }
            output.append(byte)
            beginsLine = byte == UInt8(ascii: "\n")
        }
    }
}

extension TemplateValue {
    /// Whether a section of it is rendered.
    var isTrue: Bool {
        switch self {
        case .none: false
        case .flag(let flag): flag
        case .number(let number): number != 0
        case .text(let text), .html(let text): !text.isEmpty
        case .written, .record: true
        case .list(let values): !values.isEmpty
        case .sequence(let count, _, _): count > 0
        }
    }
}
