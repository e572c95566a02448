extension Theme.File {
    /// The contents as they are published: scripts and style of the built-in theme lose their comments and white space,
    /// scripts the length of their local names too, half of their size on the way to a visitor. A site's own files stay as
    /// they are.
    public var published: [UInt8] {
        guard isBuiltIn else { return bytes }
        if path.hasSuffix(".js") { return ShortenedScript(ReducedScript(bytes)).bytes }
        return path.hasSuffix(".css") ? withoutComments(bytes) : bytes
    }
}

/// A style without indentation, empty lines and comments.
///
/// It looks at lines only, never inside them, which the built-in files allow: a comment has lines of its own, and there is no
/// text of several lines.
private func withoutComments(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var isInComment = false
    for line in source.split(separator: UInt8(ascii: "\n")) {
        let end = line.lastIndex { $0 != UInt8(ascii: " ") }
        guard let start = line.firstIndex(where: { $0 != UInt8(ascii: " ") }), let end else { continue }
        let text = line[start...end]
        if isInComment || text.starts(with: "/*".utf8) {
            isInComment = !text.suffix(2).elementsEqual("*/".utf8)
        } else {
            result.append(contentsOf: text)
            result.append(UInt8(ascii: "\n"))
        }
    }
    return result
}
