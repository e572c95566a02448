import Platform

// Values as bytes, to tell whether a rendering would be the same as another. Each begins with a word that holds its kind and
// its length or number, so that no two values are the same bytes.

extension TemplateValue {
    /// Appends the value, with all that it makes when it is shown.
    func appendInputs(to output: inout [UInt8]) {
        switch self {
        case .none: output.appendInput(kind: 0, 0)
        case .flag(let flag): output.appendInput(kind: 1, flag ? 1 : 0)
        case .number(let number):
            output.appendInput(kind: 2, 0)
            output.appendInput(UInt64(bitPattern: Int64(number)))
        case .text(let text): output.appendInput(kind: 3, text)
        case .html(let html): output.appendInput(kind: 4, html)
        case .written(let write): output.appendInput(kind: 5, write)
        case .record(let record):
            output.appendInput(kind: 6, 0)
            record.appendInputs(to: &output)
        case .list(let values):
            output.appendInput(kind: 7, values.count)
            for index in values.indices { values[index].appendInputs(to: &output) }
        case .sequence(let count, let element, nil):
            output.appendInput(kind: 8, count)
            for index in 0..<max(count, 0) { element(index).appendInputs(to: &output) }
        case .sequence(let count, _, let inputs?):
            output.appendInput(kind: 11, count)
            for index in 0..<max(count, 0) { inputs(index, &output) }
        }
    }
}

extension TemplateRecord {
    /// Appends the members, in their order.
    func appendInputs(to output: inout [UInt8]) {
        output.appendInput(kind: 9, members.count)
        for index in members.indices {
            output.appendInput(members[index].0.number)
            members[index].1.appendInputs(to: &output)
        }
    }
}

extension [UInt8] {
    /// Appends a hash.
    mutating func appendInput(_ hash: ContentHash) {
        appendInput(hash.high)
        appendInput(hash.low)
    }

    /// Appends a text.
    mutating func appendInput(_ text: String) { appendInput(kind: 3, text) }

    /// Appends bytes.
    mutating func appendInput(_ bytes: [UInt8]) {
        appendInput(kind: 10, bytes.count)
        append(contentsOf: bytes)
    }

    /// Appends a number.
    mutating func appendInput(number: Int) { appendInput(kind: 2, number) }

    /// Appends a word.
    fileprivate mutating func appendInput(_ word: UInt64) {
        Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func appendInput(kind: UInt64, _ number: Int) {
        appendInput(UInt64(bitPattern: Int64(number)) << 8 | kind)
    }

    fileprivate mutating func appendInput(kind: UInt64, _ text: String) {
        let span = text.utf8Span.span
        appendInput(kind: kind, span.count)
        span.withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    /// Appends what a value writes after its length.
    fileprivate mutating func appendInput(kind: UInt64, _ write: (inout [UInt8]) -> Void) {
        let start = count
        appendInput(kind: kind, 0)
        write(&self)
        let word = UInt64(count - start) << 8 | kind
        withUnsafeMutableBytes { $0.storeBytes(of: word.littleEndian, toByteOffset: start, as: UInt64.self) }
    }
}
