import CExpat

/// Takes what an XML document says, in its order. Names are without their prefix.
protocol XMLHandler {
    mutating func start(_ name: String, _ attributes: XMLAttributes)
    mutating func end(_ name: String)
    /// A piece of text in UTF-8; one text may come in several.
    mutating func add(_ text: UnsafeBufferPointer<UInt8>)
    /// Whether the rest is of no use.
    var isDone: Bool { get }
}

/// The attributes of an element, while it is being taken.
struct XMLAttributes {
    fileprivate let list: UnsafeMutablePointer<UnsafePointer<CChar>?>?

    /// The value of an attribute, by its name without a prefix.
    subscript(name: StaticString) -> String? {
        guard let list else { return nil }
        var index = 0
        while let key = list[index], let value = list[index + 1] {
            if isSame(localName(key), name) { return String(cString: value) }
            index += 2
        }
        return nil
    }
}

/// Why a document cannot be read.
enum XMLFailure: Error, Hashable {
    /// In expat's words.
    case malformed(reason: String, line: Int)
    /// It defines entities, which files of Office never do.
    case documentType
    /// A tag without an end.
    case endless
}

/// Reads a document that comes in pieces, and tells `handler` of it.
final class XMLReader<Handler: XMLHandler> {
    /// So many bytes may wait for the end of a tag.
    private let tagLimit = 1 << 24

    /// What has been told so far.
    var handler: Handler { context.pointee.handler as? Handler ?? initial }

    private let initial: Handler
    private let context: UnsafeMutablePointer<XMLContext>
    private let parser: XML_Parser?
    private var size = 0

    init(_ handler: Handler) {
        initial = handler
        parser = XML_ParserCreate(nil)
        context = .allocate(capacity: 1)
        context.initialize(to: XMLContext(parser: parser, handler: handler))
        XML_SetUserData(parser, context)
        XML_SetElementHandler(parser, startElement, endElement)
        XML_SetCharacterDataHandler(parser, addText)
        XML_SetStartDoctypeDeclHandler(parser, refuseDocumentType)
    }

    deinit {
        XML_ParserFree(parser)
        context.deinitialize(count: 1)
        context.deallocate()
    }

    /// Reads a piece; whether more is wanted.
    func read(_ piece: UnsafeRawBufferPointer) -> Bool {
        guard context.pointee.failure == nil, let count = Int32(exactly: piece.count) else { return false }
        let bytes = piece.bindMemory(to: CChar.self).baseAddress
        noteFailure(XML_Parse(parser, bytes, count, 0))
        size += piece.count
        if size - Int(XML_GetCurrentByteIndex(parser)) > tagLimit { context.pointee.failure = .endless }
        return context.pointee.failure == nil && !context.pointee.handler.isDone
    }

    /// Ends the document.
    func finish() throws(XMLFailure) {
        if context.pointee.failure == nil && !context.pointee.handler.isDone {
            noteFailure(XML_Parse(parser, "", 0, 1))
        }
        if let failure = context.pointee.failure { throw failure }
    }

    private func noteFailure(_ status: XML_Status) {
        guard status == XML_STATUS_ERROR, context.pointee.failure == nil, !context.pointee.handler.isDone else {
            return
        }
        let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? ""
        context.pointee.failure = .malformed(reason: reason, line: Int(XML_GetCurrentLineNumber(parser)))
    }
}

/// What stands behind expat's user data.
private struct XMLContext {
    let parser: XML_Parser?
    var handler: any XMLHandler
    var failure: XMLFailure?
}

private func startElement(
    _ data: UnsafeMutableRawPointer?,
    _ name: UnsafePointer<CChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) {
    guard let context = context(data), let name else { return }
    context.pointee.handler.start(String(cString: localName(name)), XMLAttributes(list: attributes))
    stopIfDone(context)
}

private func endElement(_ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?) {
    guard let context = context(data), let name else { return }
    context.pointee.handler.end(String(cString: localName(name)))
    stopIfDone(context)
}

private func addText(_ data: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?, _ count: Int32) {
    guard let context = context(data), let text else { return }
    text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { text in
        context.pointee.handler.add(UnsafeBufferPointer(start: text, count: Int(count)))
    }
}

private func refuseDocumentType(
    _ data: UnsafeMutableRawPointer?,
    _ name: UnsafePointer<CChar>?,
    _ system: UnsafePointer<CChar>?,
    _ identifier: UnsafePointer<CChar>?,
    _ hasSubset: Int32
) {
    guard let context = context(data) else { return }
    context.pointee.failure = .documentType
    XML_StopParser(context.pointee.parser, 0)
}

private func stopIfDone(_ context: UnsafeMutablePointer<XMLContext>) {
    if context.pointee.handler.isDone { XML_StopParser(context.pointee.parser, 0) }
}

private func context(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLContext>? {
    data?.assumingMemoryBound(to: XMLContext.self)
}

/// What follows the colon of a name, if it has one.
private func localName(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
    var start = name
    var place = name
    while place.pointee != 0 {
        if place.pointee == CChar(UInt8(ascii: ":")) { start = place + 1 }
        place += 1
    }
    return start
}

private func isSame(_ name: UnsafePointer<CChar>, _ word: StaticString) -> Bool {
    for index in 0..<word.utf8CodeUnitCount where name[index] != CChar(bitPattern: word.utf8Start[index]) {
        return false
    }
    return name[word.utf8CodeUnitCount] == 0
}
