import Directory

// What an item brings to its page, as bytes that tell whether the page would be the same.

extension Item {
    /// Whether nothing of it leads to, or is measured by, anything else of the site.
    var standsAlone: Bool { isPlain || (body == nil && image == nil && see.isEmpty) }

    /// Appends all that it has, if it stands alone.
    func appendInputs(to output: inout [UInt8]) {
        output.appendInput(name)
        output.appendInput(summary)
        output.appendInput(date)
        output.appendInput(location.path)
        output.appendInput(number: fields.count)
        for index in fields.indices { output.appendInput(fields[index]) }
        if isPlain { return }
        for text in [id, reading, section, link, updated] { output.appendInput(text) }
        for texts in [aliases, tags, redirects] { output.appendInput(texts) }
    }
}

extension [UInt8] {
    /// Appends a text, or that there is none.
    fileprivate mutating func appendInput(_ text: String?) {
        if let text { appendInput(text) } else { append(0) }
    }

    /// Appends texts after their number.
    fileprivate mutating func appendInput(_ texts: [String]) {
        appendInput(number: texts.count)
        for text in texts { appendInput(text) }
    }

    fileprivate mutating func appendInput(_ value: FieldValue?) {
        switch value {
        case nil: append(0)
        case .text(let text):
            append(1)
            appendInput(text)
        case .number(let number):
            append(2)
            appendInput(number)
        case .boolean(let flag): append(flag ? 3 : 4)
        case .list(let texts):
            append(5)
            appendInput(texts)
        }
    }
}
