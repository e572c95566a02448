import CYAML
import Directory

/// Reads one YAML document (UTF-8 without a byte order mark), whose first line is line `firstLine` of the file.
///
/// Scalars are read as `YAMLScalar.swift` says. Nil where it is malformed, with an error; an empty document is null; a
/// second document is an error.
func readYAML(_ bytes: [UInt8], path: String, firstLine: Int = 1, problems: inout [Problem]) -> Node? {
    let documents = readYAMLDocuments(bytes, path: path, firstLine: firstLine, problems: &problems)
    guard let documents else { return nil }
    if documents.count > 1 { problems.append(Problem(documents[1].location, .secondDocument)) }
    return documents.first ?? Node(content: .null, location: Location(path: path, line: firstLine, column: 1))
}

/// Reads all YAML documents of a file; nil where one is malformed, with an error.
func readYAMLDocuments(
    _ bytes: [UInt8],
    path: String,
    firstLine: Int = 1,
    problems: inout [Problem]
) -> [Node]? {
    var reader = YAMLReader(path: path, firstLine: firstLine)
    let isRead = bytes.withUnsafeBufferPointer { parse($0, into: &reader) }
    problems += reader.problems
    return isRead ? reader.documents : nil
}

/// Runs libyaml over the bytes; false where it or the reader stopped, with an error.
private func parse(_ bytes: UnsafeBufferPointer<UInt8>, into reader: inout YAMLReader) -> Bool {
    // The parser keeps a pointer to itself, so it must not move.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return false }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)

    while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
            reader.fail(parser.pointee, bytes: bytes)
            return false
        }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return true }
        guard reader.take(event) else { return false }
    }
}

/// Turns libyaml's events into nodes.
private struct YAMLReader {
    /// So many values may come from aliases: enough for any text that a person writes, too few for one that explodes.
    private static let aliasLimit = 100_000

    /// The documents that are complete.
    private(set) var documents: [Node] = []

    private let path: String
    private let firstLine: Int

    private var builder = NodeBuilder()
    private var earlierProblems: [Problem] = []
    private var anchored: [String: NodeBuilder.Value] = [:]
    /// The anchors of the lists and maps that are being read.
    private var openAnchors: [String?] = []
    private var aliasSize = 0

    init(path: String, firstLine: Int) {
        self.path = path
        self.firstLine = firstLine
    }

    /// What is wrong, in the order of the file.
    var problems: [Problem] {
        earlierProblems + builder.problems
    }

    /// Takes an event; false, with an error, where reading cannot go on.
    mutating func take(_ event: yaml_event_t) -> Bool {
        let place = location(event.start_mark)
        switch event.type {
        case YAML_DOCUMENT_END_EVENT:
            if let root = builder.root { documents.append(root) }
            earlierProblems += builder.problems
            builder = NodeBuilder()
            anchored = [:]
        case YAML_SCALAR_EVENT:
            addScalar(event, at: place)
        case YAML_ALIAS_EVENT:
            return addAlias(text(event.data.alias.anchor) ?? "", at: place)
        case YAML_SEQUENCE_START_EVENT:
            return open(isMap: false, anchor: text(event.data.sequence_start.anchor), at: place)
        case YAML_MAPPING_START_EVENT:
            return open(isMap: true, anchor: text(event.data.mapping_start.anchor), at: place)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            guard let value = builder.close() else { return false }
            if let anchor = openAnchors.popLast() ?? nil { anchored[anchor] = value }
        default: break
        }
        return true
    }

    private mutating func open(isMap: Bool, anchor: String?, at place: Location) -> Bool {
        if builder.expectsKey {
            builder.report(.keyNotText, at: place)
            return false
        }
        openAnchors.append(anchor)
        return builder.open(isMap: isMap, at: place)
    }

    private mutating func addScalar(_ event: yaml_event_t, at place: Location) {
        let scalar = event.data.scalar
        let value = String(
            decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length),
            as: UTF8.self
        )
        let content: Node.Content
        guard builder.expectsKey else {
            content = scalar.plain_implicit == 1 ? plainYAMLScalar(value) : .text(value)
            let added = builder.add(content, at: place)
            if let anchor = text(scalar.anchor) { anchored[anchor] = added }
            return
        }
        builder.addKey(value, at: place)
        content = .text(value)
        if let anchor = text(scalar.anchor) {
            anchored[anchor] = NodeBuilder.Value(node: Node(content: content, location: place))
        }
    }

    /// Puts the value of an anchor where its alias stands. The value is shared, but is walked through once more.
    private mutating func addAlias(_ name: String, at place: Location) -> Bool {
        guard let value = anchored[name] else {
            builder.report(.unknownAlias(name: name), at: place)
            return false
        }
        if builder.expectsKey {
            if case .text(let key) = value.node.content {
                builder.addKey(key, at: place)
            } else {
                builder.addKey(nil, at: place)
            }
            return true
        }
        aliasSize = aliasSize &+ value.size
        guard aliasSize <= Self.aliasLimit else {
            builder.report(.aliasesTooLarge(limit: Self.aliasLimit), at: place)
            return false
        }
        guard builder.hasRoom(for: value) else {
            builder.report(.tooDeep(limit: NodeBuilder.depthLimit), at: place)
            return false
        }
        builder.add(value)
        return true
    }

    /// Notes why libyaml stopped.
    ///
    /// Where something has no end, libyaml stops at the end of the text; the place where it began says more.
    mutating func fail(_ parser: yaml_parser_t, bytes: UnsafeBufferPointer<UInt8>) {
        let problem = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
        let context = parser.context.map { String(cString: $0) }
        if parser.error == YAML_READER_ERROR {
            var cursor = TextCursor(path: path, line: firstLine)
            cursor.move(to: parser.problem_offset, in: bytes)
            builder.report(.malformedYAML(reason: problem), at: cursor.location)
            return
        }
        let found = character(Int(parser.problem_mark.index), of: bytes)
        let place = location(parser.problem_mark)
        switch problem {
        case _ where found == "\t":
            builder.report(.tabInYAML, at: place)
        case "mapping values are not allowed in this context":
            builder.report(.unquotedColon, at: place)
        case "found character that cannot start any token":
            builder.report(.unquotedIndicator(found ?? " "), at: place)
        default:
            let isUnclosed = problem == "found unexpected end of stream" || parser.problem_mark.index >= bytes.count
            let reason = context.map { "\($0), \(problem)" } ?? problem
            let opening = isUnclosed && context != nil ? location(parser.context_mark) : place
            builder.report(.malformedYAML(reason: reason), at: opening)
        }
    }

    private func location(_ mark: yaml_mark_t) -> Location {
        Location(path: path, line: firstLine + Int(mark.line), column: Int(mark.column) + 1)
    }

    /// The character (ASCII) at an index that libyaml gives, which counts characters.
    private func character(_ index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Character? {
        var count = 0
        for byte in bytes where !(0x80...0xBF).contains(byte) {
            if count == index { return byte < 0x80 ? Character(Unicode.Scalar(byte)) : nil }
            count += 1
        }
        return nil
    }

    private func text(_ name: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        name.map { String(cString: $0) }
    }
}
