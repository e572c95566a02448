import Directory

/// One setting of `Target`: its name, how it is decoded, and where it goes.
struct Setting<Target>: Sendable {
    let name: String
    /// Decodes a node into the target; the full name is that in messages, such as `sections.by`.
    let apply: @Sendable (_ node: Node, _ fullName: String, _ target: inout Target, _ problems: inout [Problem]) -> Void

    /// A setting whose value replaces what stands at `place`; one that is empty leaves it.
    ///
    /// Where `quoted` gives an example, values begin with `#`, which YAML takes for a comment unless they are in quotes: an
    /// empty value is then an error.
    init<Value>(
        _ name: String,
        _ decoding: Decoding<Value>,
        _ place: WritableKeyPath<Target, Value> & Sendable,
        quoted example: String? = nil
    ) {
        self.init(name, decoding, quoted: example) { $0[keyPath: place] = $1 }
    }

    /// A setting without a default.
    init<Value>(
        _ name: String,
        _ decoding: Decoding<Value>,
        _ place: WritableKeyPath<Target, Value?> & Sendable,
        quoted example: String? = nil
    ) {
        self.init(name, decoding, quoted: example) { $0[keyPath: place] = $1 }
    }

    /// A setting that is a map of settings; a single value is that of the one called `alone`, where there is such.
    init(_ name: String, _ settings: [Setting<Target>], alone: String? = nil) {
        self.name = name
        apply = { node, fullName, target, problems in
            switch node.content {
            case .null: return
            case .map(let entries): settings.apply(entries, under: fullName, to: &target, &problems)
            default:
                guard let setting = settings.first(where: { $0.name == alone }) else {
                    let expected = ExpectedValue.map(keys: settings.map(\.name))
                    problems.append(Problem(node.location, .wrongSetting(name: fullName, expected: expected)))
                    return
                }
                setting.apply(node, fullName, &target, &problems)
            }
        }
    }

    private init<Value>(
        _ name: String,
        _ decoding: Decoding<Value>,
        quoted example: String?,
        _ set: @escaping @Sendable (inout Target, Value) -> Void
    ) {
        self.name = name
        apply = { node, fullName, target, problems in
            if node.content == .null {
                guard let example else { return }
                problems.append(Problem(node.location, .emptySetting(name: fullName, example: example)))
            } else if let value = decoding.decode(node, fullName, &problems) {
                set(&target, value)
            }
        }
    }
}

extension Array {
    /// Decodes the entries of a map; one that is no setting is an error that names the nearest one.
    func apply<Target>(
        _ entries: [Node.Entry],
        under parent: String? = nil,
        to target: inout Target,
        _ problems: inout [Problem]
    ) where Element == Setting<Target> {
        for entry in entries {
            if let setting = first(where: { $0.name == entry.key }) {
                setting.apply(entry.value, parent.map { "\($0).\(entry.key)" } ?? entry.key, &target, &problems)
            } else {
                problems.append(.unknownSetting(entry, known: map(\.name)))
            }
        }
    }
}

extension Problem {
    /// An entry that is none of the settings that are known.
    static func unknownSetting(_ entry: Node.Entry, known: [String]) -> Problem {
        let nearest = nearestName(to: entry.key, among: known)
        return Problem(entry.keyLocation, .unknownSetting(name: entry.key, nearest: nearest, known: known))
    }
}
