import Directory

/// The records of a data file (its bytes as they are on the disk), read as its ending says: `csv`, `tsv`, `json`,
/// `jsonl` (also `ndjson`), `yaml`, `yml` or `vcf`.
///
/// Nil where nothing of it can be read, with an error; rows that can be read are given in spite of errors in others.
func readTable(
    _ bytes: [UInt8],
    path: String,
    encoding: String? = nil,
    options: DataOptions = DataOptions(),
    problems: inout [Problem]
) -> Table? {
    if pathExtension(path) == "vcf" {
        return readContacts(bytes, path: path, encoding: encoding, problems: &problems)
    }
    guard let text = decodeText(bytes, path: path, encoding: encoding, options: options, problems: &problems)
    else { return nil }
    switch pathExtension(path) {
    case "json":
        return readJSONData(text, path: path, options: options, problems: &problems)
    case "jsonl", "ndjson":
        return readJSONLines(text, path: path, options: options, problems: &problems)
    case "yaml", "yml":
        return readYAMLData(text, path: path, options: options, problems: &problems)
    case "tsv":
        var options = options
        options.delimiter = options.delimiter ?? UInt8(ascii: "\t")
        return readCSV(text, path: path, options: options, problems: &problems)
    default:
        return readCSV(text, path: path, options: options, problems: &problems)
    }
}

/// The records of a YAML file; several documents are a record each.
private func readYAMLData(
    _ text: [UInt8],
    path: String,
    options: DataOptions,
    problems: inout [Problem]
) -> Table? {
    guard let documents = readYAMLDocuments(text, path: path, problems: &problems) else { return nil }
    let place = Location(path: path, line: 1, column: 1)
    let node =
        switch documents.count {
        case 0: Node(content: .null, location: place)
        case 1: documents[0]
        default: Node(content: .list(documents), location: place)
        }
    return records(of: node, options: options, problems: &problems)
}

/// The records of a value: a list, the only list in a map, or the list at the key that is set.
private func records(of node: Node, options: DataOptions, problems: inout [Problem]) -> Table? {
    guard let items = recordList(in: node, options: options, problems: &problems) else { return nil }
    var records = Records(options: options)
    for item in items { records.add(item, problems: &problems) }
    return records.finish(problems: &problems)
}

private func recordList(in node: Node, options: DataOptions, problems: inout [Problem]) -> [Node]? {
    if let key = options.recordsKey {
        let keys = key.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
        if case .list(let items) = node.value(at: keys[...])?.content { return items }
        problems.append(Problem(node.location, .noListAtKey(key: key)))
        return nil
    }
    switch node.content {
    case .list(let items): return items
    case .null:
        problems.append(Problem(Location(path: node.location.path), .emptyFile))
        return nil
    case .map(let entries):
        let lists = entries.filter { $0.value.kind == .list }
        if lists.count == 1, case .list(let items) = lists[0].value.content { return items }
        let fact: DataFact =
            lists.isEmpty
            ? .noListInRecords(keys: entries.map(\.key), nested: pathOfList(in: entries))
            : .severalListsInRecords(keys: lists.map(\.key))
        problems.append(Problem(node.location, fact))
    case .text, .number, .boolean:
        problems.append(Problem(node.location, .recordsExpected(found: node.kind)))
    }
    return nil
}

/// The path, as `key` takes it, of the first list of records in the values of a map.
private func pathOfList(in entries: [Node.Entry], depth: Int = 3) -> String? {
    for entry in entries where !entry.key.isEmpty && !entry.key.utf8.contains(UInt8(ascii: ".")) {
        switch entry.value.content {
        case .list(let items) where items.first?.kind == .map: return entry.key
        case .map(let inner) where depth > 0:
            if let path = pathOfList(in: inner, depth: depth - 1) { return entry.key + "." + path }
        default: break
        }
    }
    return nil
}

/// The records of a JSON file.
private func readJSONData(
    _ text: [UInt8],
    path: String,
    options: DataOptions,
    problems: inout [Problem]
) -> Table? {
    var found: [Problem] = []
    let node = readJSON(text, path: path, problems: &found)
    if node == nil && holdsLines(text, path: path) { found = [Problem(Location(path: path), .jsonLines)] }
    problems += found
    return node.flatMap { records(of: $0, options: options, problems: &problems) }
}

/// Whether the first two lines of a text are an object each.
private func holdsLines(_ text: [UInt8], path: String) -> Bool {
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard lines.count > 1, lines[1].first == UInt8(ascii: "{") else { return false }
    return lines.prefix(2).allSatisfy { line in
        var problems: [Problem] = []
        return readJSON(Array(line), path: path, problems: &problems)?.kind == .map
    }
}

/// What follows the last dot of a file's name, in lower case.
func pathExtension(_ path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    let bytes = path.utf8[path.utf8.index(after: dot)...].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return String(decoding: bytes, as: UTF8.self)
}
