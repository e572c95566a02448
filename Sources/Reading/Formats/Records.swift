import Directory
import Platform

/// Makes a table of records that each bring their own keys, as JSON and YAML have them.
struct Records: Sendable {
    /// The column of an item that is no map but one value: `- Apple`.
    private static let scalarColumn = "name"

    private let paths: [(name: String, keys: [String])]
    private let jobs: Int
    private var columns: [String] = []
    /// The bytes of the names of the columns.
    private(set) var keys: [[UInt8]] = []
    /// The first record that has each column.
    private var firstPlaces: [Location] = []
    private var indices: [[UInt8]: Int] = [:]
    private var rows: [Row] = []
    /// The first record with a key for which there is no column left.
    private var overflow: Location?
    /// The columns whose values are nested, where they first were; those asked for by path are taken out at the end.
    private var nested: [(key: String, example: String, location: Location)] = []

    init(options: DataOptions) {
        jobs = options.jobs
        paths = options.paths.compactMap { path in
            let keys = path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
            return keys.count > 1 ? (path, keys) : nil
        }
    }

    /// Adds a record: a map, or one value that is its name.
    mutating func add(_ node: Node, problems: inout [Problem]) {
        var row = Row(values: [], location: Location(path: node.location.path, line: node.location.line))
        row.values.reserveCapacity(columns.count)
        switch node.content {
        case .map(let entries):
            for (position, entry) in entries.enumerated() {
                add(entry, expectedAt: position, to: &row)
            }
            for path in paths { add(path.name, keys: path.keys, of: entries, to: &row) }
        case .text, .number:
            set(node.fieldValue, in: Self.scalarColumn, expectedAt: 0, of: &row)
        case .null, .boolean, .list:
            problems.append(Problem(node.location, .recordExpected(found: node.kind)))
            return
        }
        rows.append(row)
    }

    /// Adds a record whose values are in the order of the columns.
    mutating func add(_ row: Row) { rows.append(row) }

    /// Adds the records of parts of the file that follow.
    mutating func append(_ parts: [Records]) {
        var all = [rows] + parts.map { part in rowsInOrderOfColumns(of: part) }
        rows = parallelJoin(&all, jobs: jobs)
    }

    /// The rows of a part, whose columns are added where they are new.
    private mutating func rowsInOrderOfColumns(of part: Records) -> [Row] {
        for value in part.nested where nested.count < Table.columnLimit {
            if !nested.contains(where: { hasSameBytes($0.key, value.key) }) { nested.append(value) }
        }
        var indexOfColumn: [Int] = []
        for (column, key) in part.keys.enumerated() {
            if let index = indices[key] {
                indexOfColumn.append(index)
            } else if columns.count < Table.columnLimit {
                indexOfColumn.append(columns.count)
                addColumn(part.columns[column], key, firstPlace: part.firstPlaces[column])
            } else {
                overflow = overflow ?? part.firstPlaces[column]
            }
        }
        overflow = overflow ?? part.overflow
        if overflow != nil { return [] }
        if indexOfColumn.elementsEqual(indexOfColumn.indices) { return part.rows }
        return part.rows.map { row in
            var moved = Row(values: Array(repeating: nil, count: columns.count), location: row.location)
            for (column, value) in row.values.enumerated() { moved.values[indexOfColumn[column]] = value }
            return moved
        }
    }

    private mutating func addColumn(_ name: String, _ key: [UInt8], firstPlace: Location) {
        indices[key] = columns.count
        columns.append(name)
        keys.append(key)
        firstPlaces.append(firstPlace)
    }

    /// The table. Nested values that no path asked for are reported, but for those that never leave.
    mutating func finish(problems: inout [Problem]) -> Table {
        if let overflow {
            problems.append(Problem(overflow, .tooManyColumns(limit: Table.columnLimit)))
            return Table(columns: [], rows: [])
        }
        parallelChange(&rows, jobs: jobs) { [count = columns.count] stretch, rows in
            for index in stretch {
                let missing = count - rows[index].values.count
                if missing > 0 { rows[index].values.append(contentsOf: repeatElement(nil, count: missing)) }
            }
        }
        for value in nested {
            let isAskedFor = paths.contains { hasSameBytes($0.keys[0], value.key) }
            if isAskedFor || value.key.utf8.first == UInt8(ascii: "_") { continue }
            problems.append(Problem(value.location, .nestedColumn(name: value.key, example: value.example)))
        }
        return Table(columns: columns, rows: rows)
    }

    private mutating func add(_ entry: Node.Entry, expectedAt position: Int, to row: inout Row) {
        if let example = entry.value.nestedKey {
            let isKnown = nested.contains { hasSameBytes($0.key, entry.key) }
            guard !isKnown, nested.count < Table.columnLimit else { return }
            nested.append((entry.key, "\(entry.key).\(example)", entry.keyLocation))
        } else {
            set(entry.value.fieldValue, in: entry.key, expectedAt: position, of: &row)
        }
    }

    /// Adds what stands at a path, unless a key is spelled like it.
    private mutating func add(_ name: String, keys: [String], of entries: [Node.Entry], to row: inout Row) {
        if entries.contains(where: { hasSameBytes($0.key, name) }) { return }
        let node = Node(content: .map(entries), location: row.location)
        guard let value = node.value(at: keys[...])?.fieldValue else { return }
        set(value, in: name, expectedAt: columns.count, of: &row)
    }

    /// The index of a column, which is made where it is new; nil where there are too many.
    private mutating func index(of column: String, expectedAt position: Int, for row: Row) -> Int? {
        // Most records have the keys of the first, in its order.
        if position < columns.count && hasSameBytes(columns[position], column) { return position }
        let key = Array(column.utf8)
        if let index = indices[key] { return index }
        guard columns.count < Table.columnLimit else {
            overflow = overflow ?? row.location
            return nil
        }
        addColumn(column, key, firstPlace: row.location)
        return columns.count - 1
    }

    private mutating func set(_ value: FieldValue?, in column: String, expectedAt position: Int, of row: inout Row) {
        guard let index = index(of: column, expectedAt: position, for: row), let value else { return }
        while row.values.count <= index { row.values.append(nil) }
        row.values[index] = value
    }
}

extension Node {
    /// The value at a path of keys. A list on the way gives the list of what each of its items has there.
    func value(at keys: ArraySlice<String>) -> Node? {
        guard let key = keys.first else { return self }
        switch content {
        case .map(let entries):
            return entries.first { hasSameBytes($0.key, key) }?.value.value(at: keys.dropFirst())
        case .list(let items):
            return Node(content: .list(items.compactMap { $0.value(at: keys) }), location: location)
        default: return nil
        }
    }

    /// The value as that of a column; nil where it is null, or nested.
    var fieldValue: FieldValue? {
        switch content {
        case .null, .map: return nil
        case .text(let text): return text.isEmpty ? nil : .text(text)
        case .number(let number): return .number(number)
        case .boolean(let value): return .boolean(value)
        case .list(let items):
            let texts = items.compactMap { $0.fieldValue?.text }
            return texts.isEmpty ? nil : .list(texts)
        }
    }

    /// A key within a value that is nested: a map, or a list that has one.
    fileprivate var nestedKey: String? {
        switch content {
        case .map(let entries): entries.first?.key
        case .list(let items): items.lazy.compactMap(\.nestedKey).first
        default: nil
        }
    }
}
