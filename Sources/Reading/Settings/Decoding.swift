import Directory
import International

/// How one kind of value is decoded; declared once, used by every setting of its kind.
struct Decoding<Value: Sendable>: Sendable {
    /// The value of a node that stands for the setting `name`, or nil with an error.
    let decode: @Sendable (_ node: Node, _ name: String, _ problems: inout [Problem]) -> Value?

    init(_ decode: @escaping @Sendable (Node, String, inout [Problem]) -> Value?) {
        self.decode = decode
    }

    /// Decodes by a function that needs no more than the node; where it gives nil, what is expected is named.
    init(_ expected: ExpectedValue, _ value: @escaping @Sendable (Node) -> Value?) {
        decode = { node, name, problems in
            if let value = value(node) { return value }
            problems.append(Problem(node.location, .wrongSetting(name: name, expected: expected)))
            return nil
        }
    }

    /// Decodes further what this one gives.
    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Decoding<Other> {
        Decoding<Other> { node, name, problems in decode(node, name, &problems).map(transform) }
    }
}

extension Decoding where Value == String {
    /// A text, which may have been written as a number.
    static var text: Decoding {
        Decoding(.text) { node in
            switch node.content {
            case .text(let text): trimmed(text)
            case .number(let number): number
            default: nil
            }
        }
    }

    /// An http or https address.
    static var address: Decoding {
        Decoding(.address) { node in
            guard case .text(let text) = node.content else { return nil }
            let address = trimmed(text)
            return isWebAddress(address) ? address : nil
        }
    }

    /// A language or locale, as a BCP 47 tag that ICU knows.
    static var locale: Decoding {
        Decoding { node, name, problems in
            guard let tag = Decoding.text.decode(node, name, &problems) else { return nil }
            guard LanguageTag(parsing: tag)?.isKnown == true else {
                problems.append(Problem(node.location, .unknownLocale(setting: name, value: tag)))
                return nil
            }
            return tag
        }
    }
}

extension Decoding where Value == Bool {
    static var boolean: Decoding {
        Decoding(.boolean) { node in
            guard case .boolean(let value) = node.content else { return nil }
            return value
        }
    }
}

extension Decoding where Value == Int {
    static func wholeNumber(from least: Int) -> Decoding {
        Decoding(.wholeNumber(least: least)) { node in
            guard case .number(let number) = node.content, let value = Int(number), value >= least else { return nil }
            return value
        }
    }
}

extension Decoding {
    /// One of a few words, each with what it stands for.
    static func word(_ words: KeyValuePairs<String, Value>) -> Decoding {
        Decoding(.word(words.map(\.key))) { node in value(of: node, among: words) }
    }

    /// The value of one of a few words; else what `other` decodes.
    static func word(_ words: KeyValuePairs<String, Value>, or other: Decoding) -> Decoding {
        Decoding { node, name, problems in
            value(of: node, among: words) ?? other.decode(node, name, &problems)
        }
    }

    /// The value of one of a few words, or of a list.
    static func word<Element>(
        _ words: KeyValuePairs<String, Value>,
        orListOf element: Decoding<Element>,
        _ wrap: @escaping @Sendable ([Element]) -> Value
    ) -> Decoding {
        Decoding { node, name, problems in
            if let value = value(of: node, among: words) { return value }
            guard case .list = node.content else {
                let expected = ExpectedValue.wordOrList(words.map(\.key))
                problems.append(Problem(node.location, .wrongSetting(name: name, expected: expected)))
                return nil
            }
            return Decoding<[Element]>.list(of: element).decode(node, name, &problems).map(wrap)
        }
    }

    /// A list; elements that are wrong are left out, each with an error.
    static func list<Element>(
        of element: Decoding<Element>,
        expected: ExpectedValue = .list
    ) -> Decoding where Value == [Element] {
        Decoding { node, name, problems in
            guard case .list(let nodes) = node.content else {
                problems.append(Problem(node.location, .wrongSetting(name: name, expected: expected)))
                return nil
            }
            return nodes.compactMap { element.decode($0, name, &problems) }
        }
    }

    /// A list, or a single element without its brackets.
    static func listOrOne<Element>(of element: Decoding<Element>) -> Decoding where Value == [Element] {
        Decoding { node, name, problems in
            if case .list = node.content { return list(of: element).decode(node, name, &problems) }
            return element.decode(node, name, &problems).map { [$0] }
        }
    }

    private static func value(of node: Node, among words: KeyValuePairs<String, Value>) -> Value? {
        guard case .text(let text) = node.content else { return nil }
        return words.first { $0.key == text }?.value
    }
}

extension Decoding {
    /// A value together with its place.
    static func located<Bare>(_ bare: Decoding<Bare>) -> Decoding where Value == Located<Bare> {
        Decoding { node, name, problems in
            bare.decode(node, name, &problems).map { Located($0, at: node.location) }
        }
    }
}

/// A value of a setting and where it stands, for what can be judged only when the items are known.
struct Located<Value: Sendable>: Sendable {
    var value: Value
    var location: Location

    init(_ value: Value, at location: Location) {
        self.value = value
        self.location = location
    }
}
