extension Theme.File {
    /// The contents as they are published: scripts and style of the built-in theme lose their comments and indentation,
    /// a third of their size on the way to a visitor. A site's own files stay as they are.
    public var published: [UInt8] {
        isBuiltIn && (path.hasSuffix(".js") || path.hasSuffix(".css")) ? withoutComments(bytes) : bytes
    }
}

/// Source without indentation, empty lines and comments that have lines of their own.
///
/// It looks at lines only, never inside them, which the built-in files allow: none has a text of several lines.
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
        } else if !text.starts(with: "//".utf8) {
            result.append(contentsOf: text)
            result.append(UInt8(ascii: "\n"))
        }
    }
    return result
}
