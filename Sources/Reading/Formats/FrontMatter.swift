import Directory

/// A Markdown file, divided.
struct FrontMatter {
    /// The YAML between the `---` lines at its beginning: a map; nil where there is none, or none that can be read.
    var values: Node?
    /// What follows.
    var body: Markdown
}

/// Divides a Markdown file (UTF-8 without a byte order mark) into its front matter and its body.
///
/// Front matter is there where the first line is `---`; it ends at the next such line. Blanks after the hyphens do not
/// count. `+++`, which is TOML, and a fence without an end are errors; the body is then the whole text.
func splitFrontMatter(_ bytes: [UInt8], path: String, problems: inout [Problem]) -> FrontMatter {
    let whole = FrontMatter(values: nil, body: markdown(bytes[...], path: path, line: 1))
    let first = line(of: bytes, from: 0)
    if first.isFence(of: UInt8(ascii: "+")) {
        problems.append(Problem(Location(path: path, line: 1), .tomlFrontMatter))
        return whole
    }
    guard first.isFence(of: UInt8(ascii: "-")) else { return whole }

    var number = 2
    var current = line(of: bytes, from: first.next)
    while !current.isFence(of: UInt8(ascii: "-")) {
        guard current.next < bytes.count else {
            problems.append(Problem(Location(path: path, line: 1), .unclosedFrontMatter))
            return whole
        }
        current = line(of: bytes, from: current.next)
        number += 1
    }
    let yaml = Array(bytes[first.next..<current.text.startIndex])
    let node = readYAML(yaml, path: path, firstLine: 2, problems: &problems)
    let body = markdown(bytes[current.next...], path: path, line: number + 1)
    return FrontMatter(values: node.flatMap { map($0, problems: &problems) }, body: body)
}

/// The node, if it is a map; an empty one of an empty document.
private func map(_ node: Node, problems: inout [Problem]) -> Node? {
    switch node.content {
    case .map: return node
    case .null: return Node(content: .map([]), location: node.location)
    default:
        problems.append(Problem(node.location, .frontMatterNotMap(found: node.kind)))
        return nil
    }
}

private func markdown(_ bytes: ArraySlice<UInt8>, path: String, line: Int) -> Markdown {
    Markdown(String(decoding: bytes, as: UTF8.self), at: Location(path: path, line: line))
}

/// A line of a text, without its end, and where the next one begins.
private struct Line {
    var text: ArraySlice<UInt8>
    var next: Int

    /// Whether it consists of three such bytes, and blanks after them.
    func isFence(of byte: UInt8) -> Bool {
        text.starts(with: [byte, byte, byte])
            && text.dropFirst(3).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}

private func line(of bytes: [UInt8], from start: Int) -> Line {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    let isPair = end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r") && bytes[end + 1] == UInt8(ascii: "\n")
    return Line(text: bytes[start..<end], next: min(end + (isPair ? 2 : 1), bytes.count))
}
