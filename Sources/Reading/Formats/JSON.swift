import CYajl
import Directory

/// Reads one JSON value (UTF-8 without a byte order mark), whose first line is line `firstLine` of the file.
///
/// Numbers keep their spelling. Nil where it is malformed, with an error.
func readJSON(_ bytes: [UInt8], path: String, firstLine: Int = 1, problems: inout [Problem]) -> Node? {
    bytes.withUnsafeBufferPointer { buffer in
        readJSON(buffer, path: path, firstLine: firstLine, problems: &problems)
    }
}

/// Reads one JSON value from a part of a file.
func readJSON(
    _ bytes: UnsafeBufferPointer<UInt8>,
    path: String,
    firstLine: Int,
    problems: inout [Problem]
) -> Node? {
    var reader = JSONReader(bytes: bytes, path: path, firstLine: firstLine)
    defer { problems += reader.builder.problems }
    let callbacks = jsonCallbacks()
    let isRead = withUnsafeMutablePointer(to: &reader) { reader in
        withUnsafePointer(to: callbacks) { parse(bytes, callbacks: $0, into: reader) }
    }
    return isRead ? reader.builder.root : nil
}

/// Runs yajl over the bytes; false where it stopped, with an error.
private func parse(
    _ bytes: UnsafeBufferPointer<UInt8>,
    callbacks: UnsafePointer<yajl_callbacks>,
    into reader: UnsafeMutablePointer<JSONReader>
) -> Bool {
    guard let parser = yajl_alloc(callbacks, nil, reader) else { return false }
    defer { yajl_free(parser) }
    reader.pointee.parser = parser
    var status = bytes.isEmpty ? yajl_status_ok : yajl_parse(parser, bytes.baseAddress, bytes.count)
    if status == yajl_status_ok {
        reader.pointee.isAtEnd = true
        status = yajl_complete_parse(parser)
    }
    if status == yajl_status_error {
        let message = yajl_get_error(parser, 0, bytes.baseAddress, bytes.count)
        defer { yajl_free_error(parser, message) }
        reader.pointee.fail(message.map { String(cString: $0) } ?? "")
    }
    return status == yajl_status_ok && reader.pointee.builder.root != nil
}

private func jsonCallbacks() -> yajl_callbacks {
    var callbacks = yajl_callbacks()
    callbacks.yajl_null = { context in handle(context) { $0.add(.null) } }
    callbacks.yajl_boolean = { context, value in handle(context) { $0.add(.boolean(value != 0)) } }
    callbacks.yajl_number = { context, start, count in
        let number = String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
        return handle(context) { $0.add(.number(number)) }
    }
    callbacks.yajl_string = { context, start, count in
        let text = String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
        return handle(context) { $0.addText(text) }
    }
    callbacks.yajl_map_key = { context, start, count in
        let key = String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
        return handle(context) { $0.addKey(key) }
    }
    callbacks.yajl_start_map = { context in handle(context) { $0.open(isMap: true) } }
    callbacks.yajl_start_array = { context in handle(context) { $0.open(isMap: false) } }
    callbacks.yajl_end_map = { context in handle(context) { $0.close() } }
    callbacks.yajl_end_array = { context in handle(context) { $0.close() } }
    return callbacks
}

/// Calls the reader that stands behind yajl's context; yajl stops at 0.
private func handle(_ context: UnsafeMutableRawPointer?, _ body: (inout JSONReader) -> Bool) -> Int32 {
    guard let context else { return 0 }
    return body(&context.assumingMemoryBound(to: JSONReader.self).pointee) ? 1 : 0
}

/// Turns yajl's events into a node, and finds the places that yajl does not tell.
///
/// yajl tells how far it has come, which is the end of the token that it reports. Between two such tokens are only white
/// space, commas and colons; so each token begins where these end.
private struct JSONReader {
    var builder = NodeBuilder()
    var parser: yajl_handle?
    /// Whether all bytes have been handed over.
    var isAtEnd = false

    private let bytes: UnsafeBufferPointer<UInt8>
    private var cursor: TextCursor
    /// The bytes of the token that yajl reported last.
    private var token = 0..<0

    init(bytes: UnsafeBufferPointer<UInt8>, path: String, firstLine: Int) {
        self.bytes = bytes
        cursor = TextCursor(path: path, line: firstLine)
    }

    mutating func add(_ content: Node.Content) -> Bool {
        _ = builder.add(content, at: nextToken())
        return true
    }

    mutating func addText(_ text: String) -> Bool {
        let location = nextToken()
        checkEscapes(of: text, at: location)
        _ = builder.add(.text(text), at: location)
        return true
    }

    mutating func addKey(_ key: String) -> Bool {
        let location = nextToken()
        checkEscapes(of: key, at: location)
        builder.addKey(key, at: location)
        return true
    }

    mutating func open(isMap: Bool) -> Bool {
        builder.open(isMap: isMap, at: nextToken())
    }

    mutating func close() -> Bool {
        _ = nextToken()
        return builder.close() != nil
    }

    /// Notes why yajl stopped, in its words: `parse error: after array element, I expect ',' or ']'`.
    mutating func fail(_ message: String) {
        let line = message.utf8.prefix { $0 != UInt8(ascii: "\n") }
        let reason = line.drop { $0 != UInt8(ascii: ":") }.dropFirst().drop { $0 == UInt8(ascii: " ") }
        let end = consumed
        if line.starts(with: "lexical".utf8) {
            // yajl puts the character back that is wrong, unless no token may begin with it.
            cursor.move(to: reason.starts(with: "invalid char in".utf8) ? end - 1 : end, in: bytes)
        } else {
            cursor.move(to: min(tokenStart(), isAtEnd ? end : end - 1), in: bytes)
        }
        let words = reason.last == UInt8(ascii: ".") ? reason.dropLast() : reason
        builder.report(.malformedJSON(reason: String(Substring(words))), at: cursor.location)
    }

    private var consumed: Int {
        if isAtEnd { return bytes.count }
        return parser.map { min(yajl_get_bytes_consumed($0), bytes.count) } ?? 0
    }

    /// The place of the token that yajl reports.
    private mutating func nextToken() -> Location {
        let start = tokenStart()
        cursor.move(to: start, in: bytes)
        let location = cursor.location
        cursor.move(to: consumed, in: bytes)
        token = start..<max(start, cursor.offset)
        return location
    }

    private func tokenStart() -> Int {
        var offset = cursor.offset
        while offset < bytes.count, isBetweenTokens(bytes[offset]) { offset += 1 }
        return offset
    }

    /// Reports the halves of characters that yajl takes for question marks, or worse.
    private mutating func checkEscapes(of text: String, at location: Location) {
        // A string without escapes is as long as its text and two quotes.
        if text.utf8.count + 2 == token.count { return }
        if hasLoneSurrogate(UnsafeBufferPointer(rebasing: bytes[token])) {
            builder.report(.loneSurrogate, at: location)
        }
    }
}

private func isBetweenTokens(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","),
        UInt8(ascii: ":"):
        true
    default: false
    }
}

/// Whether a JSON string has a `\u` escape of a surrogate that is not followed, or preceded, by its other half.
private func hasLoneSurrogate(_ string: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    var needsLow = false
    while index < string.count {
        let unit = escapedUnit(in: string, at: index)
        let isLow = unit.map { (0xDC00...0xDFFF).contains($0) } ?? false
        if isLow != needsLow { return true }
        needsLow = unit.map { (0xD800...0xDBFF).contains($0) } ?? false
        index += unit != nil ? 6 : string[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
}

/// The code unit of a `\u` escape, if one stands there.
private func escapedUnit(in string: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
    guard index + 6 <= string.count, string[index] == UInt8(ascii: "\\"), string[index + 1] == UInt8(ascii: "u") else {
        return nil
    }
    let digits = UnsafeBufferPointer(rebasing: string[(index + 2)..<(index + 6)])
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
}
