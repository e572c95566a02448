import Platform

// Values as bytes, to tell whether a rendering would be the same as another: each begins with its kind, texts and lists with
// their length, so that no two values are the same bytes.

extension TemplateValue {
    /// Appends the value, with all that it makes when it is shown.
    func appendInputs(to output: inout [UInt8]) {
        switch self {
        case .none: output.append(0)
        case .flag(let flag): output.append(flag ? 2 : 1)
        case .number(let number):
            output.append(3)
            output.appendInput(number)
        case .text(let text):
            output.append(4)
            output.appendInput(text)
        case .html(let html):
            output.append(5)
            output.appendInput(html)
        case .written(let write):
            output.append(6)
            output.appendInput(write)
        case .record(let record):
            output.append(7)
            record.appendInputs(to: &output)
        case .list(let values):
            output.append(8)
            output.appendInput(values.count)
            for value in values { value.appendInputs(to: &output) }
        case .sequence(let count, let element):
            output.append(9)
            output.appendInput(count)
            for index in 0..<max(count, 0) { element(index).appendInputs(to: &output) }
        }
    }
}

extension TemplateRecord {
    /// Appends the members, in their order.
    func appendInputs(to output: inout [UInt8]) {
        output.appendInput(members.count)
        for index in members.indices {
            members[index].0.appendInputs(to: &output)
            members[index].1.appendInputs(to: &output)
        }
    }
}

extension [UInt8] {
    /// Appends a hash.
    mutating func appendInput(_ hash: ContentHash) {
        appendInput(Int(truncatingIfNeeded: hash.high))
        appendInput(Int(truncatingIfNeeded: hash.low))
    }

    /// Appends a number, in eight bytes.
    mutating func appendInput(_ number: Int) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    /// Appends a text after its length.
    mutating func appendInput(_ text: String) {
        appendInput(text.utf8.count)
        append(contentsOf: text.utf8)
    }

    /// Appends what a value writes after its length.
    mutating func appendInput(_ write: (inout [UInt8]) -> Void) {
        let start = count
        appendInput(0)
        write(&self)
        let length = count - start - 8
        for (offset, shift) in stride(from: 0, to: 64, by: 8).enumerated() {
            self[start + offset] = UInt8(truncatingIfNeeded: length >> shift)
        }
    }
}
