// The words for values, and for several things of a kind, within messages.

extension ExpectedValue {
    /// The value in words, as the object of "write".
    var words: Words {
        switch self {
        case .text: "a text"
        case .boolean: "true or false"
        case .delimiter: "one character in quotes, such as \"|\" or \"\\t\""
        case .list: "a list, such as [a, b]"
        case .map(let keys) where keys.count == 1: "{\(keys[0]): …}"
        case .map(let keys): "some of \(quoted(keys)), such as {\(keys[0]): …}"
        case .address: "an address that begins with https:// or http://"
        case .link: "a title and an address, such as {title: About, url: about.html}"
        case .links: "a list of titles and addresses, such as [{title: About, url: about.html}]"
        case .wholeNumber(let least): "a whole number from \(least)"
        case .word(let words): "one of \(Words.list(words))"
        case .wordOrList(let words): "\(Words.list(words)), or a list, such as [a, b]"
        case .columns(let types):
            "a list of columns, such as [a, {b: {type: tel, label: B}}]; types are \(Words.list(types))"
        }
    }
}

extension Column.ValueType {
    /// How a value of the type is written, as the object of "write".
    var example: Words {
        switch self {
        case .boolean: "true or false, yes or no, 1 or 0"
        case .number: "digits alone, such as 1234.5"
        case .date: "2026-11-30 or 2026-11-30T18:00"
        case .text, .url, .email, .tel, .image, .markdown, .tags: "a \(rawValue)"
        }
    }
}

extension ValueKind {
    /// The kind with its article, as a person who writes YAML names it.
    var words: Words {
        switch self {
        case .null: "nothing"
        case .text: "text"
        case .number: "a number"
        case .boolean: "true or false"
        case .list: "a list"
        case .map: "keys with values"
        }
    }
}

// MARK: Several of a kind

func cells(_ count: Int) -> Words {
    count == 1 ? "1 cell" : "\(count) cells"
}

func quoted(_ names: [String]) -> Words {
    let most = 10
    return .list(names.prefix(most), quote: "'") + (names.count > most ? " …" : "")
}

func items(_ count: Int) -> Words {
    count == 1 ? "1 item is" : "\(count) items are"
}

func list(_ examples: [String], of count: Int) -> Words {
    .list(examples) + (count > examples.count ? " …" : "")
}
