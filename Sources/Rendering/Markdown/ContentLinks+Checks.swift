import CommonMark
import Directory

/// What is found about the links of a text.
struct LinkFindings: Sendable {
    /// A link whose target can only be judged when it is known which pages there are.
    struct OpenLink: Sendable {
        /// The address as it is written.
        var address: String
        /// The published path that it leads to; nil for the page that the text stands on.
        var path: String?
        /// What stands after its `#`, decoded.
        var fragment: String?
        var location: Location
        /// The column of the data that has it, where only the place of its row is known.
        var field: String?

        /// What is wrong with it.
        func problem(_ fact: Fact) -> Problem { Problem(location, fact, field: field) }
    }

    var problems: [Problem] = []
    /// What only a check says.
    var advice: [Problem] = []
    var openLinks: [OpenLink] = []
}

extension ContentLinks {
    /// What is wrong in a text: links that lead nowhere, and what is left out because it could do harm.
    func findings(in text: Markdown, isUnsafe: Bool) -> LinkFindings {
        var findings = LinkFindings()
        guard mayHaveFindings(text.source) else { return findings }
        var places = LinkPlaces(in: text)
        MarkdownTree(text.source).walk { node, begins in
            guard begins else { return true }
            switch node.kind {
            case .link, .image:
                let location = places.place(of: node)
                if node.kind == .image, node.plainText.isEmpty {
                    let address = String(decoding: node.address, as: UTF8.self)
                    findings.advice.append(Problem(location, .imageWithoutText(address), field: text.field))
                }
                judge(node.address, at: location, in: text, isUnsafe: isUnsafe, &findings)
            case .htmlBlock, .htmlInline:
                // A closing tag says nothing that its opening one has not said.
                if isUnsafe || ["<!--", "</"].contains(where: { node.literal.starts(with: $0.utf8) }) { break }
                let location = text.place(line: node.line, column: nil)
                findings.problems.append(Problem(location, .htmlLeftOut, field: text.field))
            default: break
            }
            return true
        }
        return findings
    }

    private func judge(
        _ address: UnsafeBufferPointer<UInt8>,
        at location: Location,
        in text: Markdown,
        isUnsafe: Bool,
        _ findings: inout LinkFindings
    ) {
        let source = text.location.path
        let fragment = address.firstIndex(of: UInt8(ascii: "#")).flatMap {
            SitePath.percentDecoded(address[($0 + 1)...])
        }
        let open = LinkFindings.OpenLink(
            address: String(decoding: address, as: UTF8.self),
            fragment: fragment,
            location: location,
            field: text.field
        )
        switch AddressKind(address) {
        case .elsewhere, .path:
            // What begins with `?` or `#` stays on its page.
            guard address.first != UInt8(ascii: "#"), address.first != UInt8(ascii: "?") else {
                if fragment?.isEmpty == false, target(of: address, in: source) == nil {
                    findings.openLinks.append(open)
                }
                return
            }
            judge(path: address, open, in: source, &findings)
        case .unsafe:
            if !isUnsafe { findings.problems.append(open.problem(.unsafeAddress(open.address))) }
        }
    }

    private func judge(
        path address: UnsafeBufferPointer<UInt8>,
        _ link: LinkFindings.OpenLink,
        in source: String,
        _ findings: inout LinkFindings
    ) {
        guard case .path = AddressKind(address) else { return }
        guard let target = target(of: address, in: source) else {
            findings.problems.append(link.problem(.brokenLink(link.address)))
            return
        }
        let isPlace = link.fragment?.isEmpty == false && target.anchor == nil && !target.isHeading
        guard target.isAssumed || isPlace else { return }
        var link = link
        link.path = target.path
        findings.openLinks.append(link)
    }

    /// Whether a text has a mark of a link, of a link's definition or of HTML; most have none and need not be parsed.
    private func mayHaveFindings(_ source: String) -> Bool {
        var previous: UInt8 = 0
        for byte in source.utf8 {
            if byte == UInt8(ascii: "<") { return true }
            if previous == UInt8(ascii: "]") && (byte == UInt8(ascii: "(") || byte == UInt8(ascii: ":")) { return true }
            previous = byte
        }
        return false
    }
}

/// Finds the places of links in a text: libcmark tells their lines, and the columns are those of the addresses in these.
private struct LinkPlaces {
    private let text: Markdown
    private let lines: [Substring.UTF8View]
    /// The line that the last link stood on, and where its address ended.
    private var last = (line: 0, end: 0)

    init(in text: Markdown) {
        self.text = text
        lines = text.source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    /// The place of a link or image; those of a text are asked for in order.
    mutating func place(of node: MarkdownNode) -> Location {
        guard node.line <= lines.count, !node.address.isEmpty else { return text.place(line: node.line, column: nil) }
        let line = Array(lines[node.line - 1])
        let start = last.line == node.line ? last.end : 0
        guard let found = position(of: Array(node.address), in: line, from: start) else {
            return text.place(line: node.line, column: nil)
        }
        last = (node.line, found + node.address.count)
        let column = line[..<found].count { $0 & 0xC0 != 0x80 } + 1
        return text.place(line: node.line, column: column)
    }

    private func position(of address: [UInt8], in line: [UInt8], from start: Int) -> Int? {
        guard line.count >= address.count, start <= line.count - address.count else { return nil }
        return (start...line.count - address.count).first { line[$0...].starts(with: address) }
    }
}
