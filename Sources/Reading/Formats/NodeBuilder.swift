import Directory

/// Builds a `Node` from the events of a parser, and finds what parsers let pass: repeated keys and endless nesting.
struct NodeBuilder {
    /// How deep values may be nested. Whatever walks them may call itself so often.
    static let depthLimit = 100

    /// A value that is complete, with what it comes to when it is walked through.
    struct Value {
        var node: Node
        /// The values in it, itself included; those of an alias as often as they are found.
        var size = 1
        /// The levels in it: 1 for a scalar.
        var depth = 1
    }

    /// A list or map that is being read.
    private struct Container {
        var location: Location
        var isMap: Bool
        var items: [Node] = []
        var entries: [Node.Entry] = []
        var keys = KeyPlaces()
        var key: (name: String, location: Location)?
        /// Whether the next value belongs to a key that is left out.
        var skipsValue = false
        var size = 1
        var depth = 1
    }

    /// The value at the top, once it is complete.
    private(set) var root: Node?
    /// What is wrong with the values, in the order of the file.
    private(set) var problems: [Problem] = []

    private var containers: [Container] = []

    /// Whether the next scalar of the innermost map is a key.
    var expectsKey: Bool {
        containers.last.map { $0.isMap && $0.key == nil && !$0.skipsValue } ?? false
    }

    /// Notes something that is wrong.
    mutating func report(_ fact: DataFact, at location: Location) {
        problems.append(Problem(location, fact))
    }

    /// Begins a list or map; false, with an error, where it would be too deep.
    mutating func open(isMap: Bool, at location: Location) -> Bool {
        guard containers.count < Self.depthLimit - 1 else {
            report(.tooDeep(limit: Self.depthLimit), at: location)
            return false
        }
        containers.append(Container(location: location, isMap: isMap))
        return true
    }

    /// Takes the key of the next value of the map; nil where it is none that can be used.
    mutating func addKey(_ name: String?, at location: Location) {
        guard let last = containers.indices.last else { return }
        guard let name else {
            report(.keyNotText, at: location)
            containers[last].skipsValue = true
            return
        }
        if name.utf8.contains(0) { report(.nulCharacter, at: location) }
        if let line = containers[last].keys.insert(name, at: location.line ?? 0) {
            report(.duplicateKey(name: name, firstLine: line), at: location)
            containers[last].skipsValue = true
        } else {
            containers[last].key = (name, location)
        }
    }

    /// Adds a scalar.
    mutating func add(_ content: Node.Content, at location: Location) -> Value {
        if case .text(let text) = content, text.utf8.contains(0) { report(.nulCharacter, at: location) }
        let value = Value(node: Node(content: content, location: location))
        add(value)
        return value
    }

    /// Adds a value that is complete.
    mutating func add(_ value: Value) {
        guard let last = containers.indices.last else {
            root = value.node
            return
        }
        containers[last].size = containers[last].size &+ value.size
        containers[last].depth = max(containers[last].depth, value.depth &+ 1)
        if containers[last].skipsValue {
            containers[last].skipsValue = false
        } else if !containers[last].isMap {
            containers[last].items.append(value.node)
        } else if let (name, location) = containers[last].key {
            containers[last].entries.append(Node.Entry(key: name, keyLocation: location, value: value.node))
            containers[last].key = nil
        }
    }

    /// Whether a value may stand here without making the whole too deep.
    func hasRoom(for value: Value) -> Bool {
        containers.count + value.depth <= Self.depthLimit
    }

    /// Ends the innermost list or map.
    mutating func close() -> Value? {
        guard let container = containers.popLast() else { return nil }
        let content: Node.Content = container.isMap ? .map(container.entries) : .list(container.items)
        let node = Node(content: content, location: container.location)
        let value = Value(node: node, size: container.size, depth: container.depth)
        add(value)
        return value
    }
}
