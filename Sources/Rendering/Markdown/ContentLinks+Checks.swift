import CommonMark
import Directory

extension ContentLinks {
    /// What is wrong in a text: links that lead nowhere, and what is left out because it could do harm.
    func problems(in text: Markdown, isUnsafe: Bool) -> [Problem] {
        guard mayHaveProblems(text.source) else { return [] }
        var problems: [Problem] = []
        MarkdownTree(text.source).walk { node, begins in
            guard begins, let fact = fault(of: node, in: text.location.path, isUnsafe: isUnsafe) else { return true }
            let line = (text.location.line ?? 1) + node.line - 1
            problems.append(Problem(Location(path: text.location.path, line: line), fact))
            return true
        }
        return problems
    }

    private func fault(of node: MarkdownNode, in source: String, isUnsafe: Bool) -> Fact? {
        switch node.kind {
        case .link, .image:
            let address = node.address
            let text = { String(decoding: address, as: UTF8.self) }
            switch AddressKind(address) {
            case .elsewhere: return nil
            case .unsafe: return isUnsafe ? nil : .unsafeAddress(text())
            case .path: return self.address(of: address, in: source, root: "") == nil ? .brokenLink(text()) : nil
            }
        case .htmlBlock, .htmlInline:
            return isUnsafe || node.literal.starts(with: "<!--".utf8) ? nil : .htmlLeftOut
        default: return nil
        }
    }

    /// Whether a text has a mark of a link, of a link's definition or of HTML; most have none and need not be parsed.
    private func mayHaveProblems(_ source: String) -> Bool {
        var previous: UInt8 = 0
        for byte in source.utf8 {
            if byte == UInt8(ascii: "<") { return true }
            if previous == UInt8(ascii: "]") && (byte == UInt8(ascii: "(") || byte == UInt8(ascii: ":")) { return true }
            previous = byte
        }
        return false
    }
}
