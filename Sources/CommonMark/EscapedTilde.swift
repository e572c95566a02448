/// A `\~`, which libcmark reads as the `~` that it then cannot be told from.
///
/// It is hidden from libcmark behind a character that is none: U+FDD0, kept free for such use by Unicode.
enum EscapedTilde {
    private static let character: [UInt8] = [0xEF, 0xB7, 0x90]

    /// A source with every `\~` hidden.
    static func hidden(in source: [UInt8]) -> [UInt8] {
        replaced(in: source, Array("\\~".utf8), by: character, skipping: Array("\\\\".utf8))
    }

    /// Shows what is hidden in a tree: in code and HTML the backslash too.
    static func show(in root: CMark) {
        root.walk { node, begins in
            guard begins else { return true }
            let isVerbatim = [.code, .codeBlock, .htmlInline, .htmlBlock].contains(node.kind)
            node.replaceTexts {
                replaced(in: Array($0), character, by: Array((isVerbatim ? "\\~" : "~").utf8), skipping: [])
            }
            return true
        }
    }

    private static func replaced(in bytes: [UInt8], _ old: [UInt8], by new: [UInt8], skipping skipped: [UInt8])
        -> [UInt8]
    {
        var result: [UInt8] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            if rest.starts(with: old) {
                result += new
                rest = rest.dropFirst(old.count)
            } else {
                let count = !skipped.isEmpty && rest.starts(with: skipped) ? skipped.count : 1
                result += rest.prefix(count)
                rest = rest.dropFirst(count)
            }
        }
        return result
    }
}
