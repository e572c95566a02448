import International

/// What a query asks for.
struct Query: Sendable {
    /// What must occur: every one of these.
    var terms: [Term]
    /// The whole query as one term, for names that are it or start with it.
    var phrase: Term

    /// Splits a query at white space; quotation marks keep a term together, and one that is not closed yet reaches to the
    /// end. A quotation mark counts where a term starts: `5"` is a term.
    init(_ query: String, folding: inout Folding) {
        var texts: [[UInt8]] = []
        let characters = Array(query.unicodeScalars)
        var index = 0
        while index < characters.count {
            let start: Int
            let end: Int
            if isQuotationMark(characters[index]) {
                start = index + 1
                end = characters[start...].firstIndex(where: isQuotationMark) ?? characters.count
                index = end + 1
            } else if isSeparator(characters[index]) {
                index += 1
                continue
            } else {
                start = index
                end = characters[start...].firstIndex(where: isSeparator) ?? characters.count
                index = end
            }
            var term = String.UnicodeScalarView()
            term.append(contentsOf: characters[start..<end])
            texts.append(folding.foldedBytes(String(term)))
        }

        let phrase = String(decoding: Array(texts.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
        self.phrase = Term(folded: folding.foldedBytes(phrase))
        var distinct: [[UInt8]] = []
        for text in texts where !text.isEmpty && !distinct.contains(text) { distinct.append(text) }
        terms = distinct.map(Term.init)
    }
}

private func isQuotationMark(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{FF02}": true
    default: false
    }
}

private func isSeparator(_ character: Unicode.Scalar) -> Bool {
    // The byte order mark is white space to the browser.
    character.isWhiteSpace || character == "\u{FEFF}"
}
