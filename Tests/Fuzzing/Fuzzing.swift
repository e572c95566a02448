// What libFuzzer calls with bytes of its making; GANADA_FUZZ names the reader that they go to. `run` builds this.

import Directory
import Glibc

@testable import Reading
@testable import Rendering

/// A reader, by the name of its folder in `seeds/`.
enum Target: String, CaseIterable {
    case csv, tsv, json, jsonl, yaml, vcf, frontMatter, database, spreadsheet, dividedText, markdown, template

    /// The one that the environment names.
    static let current: Target = {
        let name = getenv("GANADA_FUZZ").map { String(cString: $0) } ?? ""
        guard let target = Target(rawValue: name) else {
            end("GANADA_FUZZ names none of \(allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return target
    }()

    /// Reads bytes; traps where the result breaks what every result keeps to.
    func run(_ bytes: [UInt8]) {
        var problems: [Problem] = []
        switch self {
        case .csv, .tsv, .json, .jsonl, .yaml, .vcf:
            let table = readTable(bytes, path: "a." + rawValue, options: DataOptions(), problems: &problems)
            check(table, problems)
            let sheet = table.flatMap { ContactSheet($0, path: "a." + rawValue) }
            if let sheet { check(sheet.contacts, problems) }
        case .frontMatter:
            let file = splitFrontMatter(bytes, path: "a.md", problems: &problems)
            precondition(file.values != nil || !bytes.starts(with: "---\n".utf8) || !problems.isEmpty)
        case .database:
            check(
                withFile(bytes) { readDatabase(opening: $0, shownPath: "a", query: nil, problems: &problems) },
                problems
            )
        case .spreadsheet: check(readSpreadsheet(bytes, path: "a.xlsx", problems: &problems), problems)
        case .dividedText: divide(bytes)
        case .markdown: write(bytes)
        case .template: render(bytes)
        }
        for problem in problems { precondition(!problem.text.isEmpty) }
    }

    private func check(_ table: Table?, _ problems: [Problem]) {
        precondition(table != nil || !problems.isEmpty)
        for row in table?.rows ?? [] { precondition(row.values.count == table?.columns.count) }
    }

    private func divide(_ bytes: [UInt8]) {
        withFile(bytes) { path in
            var problems: [Problem] = []
            let file = ContentFile(path: path, shownPath: "a.md", name: "a.md")
            guard let text = MarkdownFile(file, problems: &problems) else { return }
            for division in [ItemDivision.headings, .terms, .auto] {
                let divided = DividedText(text, by: division, &problems)
                precondition(!divided.entries.isEmpty || !problems.isEmpty)
            }
        }
    }

    private func write(_ bytes: [UInt8]) {
        let site = OrderedSite(Site(settings: SiteSettings(title: "", language: "en")), collections: [])
        let links = ContentLinks(site)
        let text = Markdown(String(decoding: bytes, as: UTF8.self), at: Location(path: "a.md", line: 1))
        _ = links.findings(in: text, isUnsafe: false)
        for isUnsafe in [false, true] {
            var writer = MarkdownWriter(links: links, root: "", isUnsafe: isUnsafe, takenIdentifiers: [])
            var output: [UInt8] = []
            writer.write(text, title: "A", into: &output)
            precondition(isUnsafe || isBalanced(output))
        }
    }

    /// Whether every tag that begins ends, in the right order.
    private func isBalanced(_ html: [UInt8]) -> Bool {
        var open: [ArraySlice<UInt8>] = []
        var rest = html[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else { return false }
            let tag = rest[start + 1..<end]
            rest = rest[(end + 1)...]
            let name = tag.prefix { $0 != UInt8(ascii: " ") }
            if name.first == UInt8(ascii: "/") {
                guard open.popLast() == name.dropFirst() else { return false }
            } else if !["br", "hr", "img"].contains(where: { name.elementsEqual($0.utf8) }) {
                open.append(name)
            }
        }
        return open.isEmpty
    }

    private func render(_ bytes: [UInt8]) {
        let sources = [("page", bytes), ("p", Array("  {{$x}}\n  0\n  {{/x}}\n[{{#list}}{{b}}{{/list}}]".utf8))]
        let (set, problems) = TemplateSet.compile(
            sources.map { TemplateSet.Source(name: $0.0, path: $0.0, bytes: $0.1) }
        )
        for problem in problems { precondition(!problem.text.isEmpty) }
        let values: TemplateRecord = ["b": "page", "list": [1, [2, 3], ["b": "p"]], "none": .none]
        var output: [UInt8] = []
        var renderer = TemplateRenderer(set, contexts: [values], runLimit: 10_000)
        _ = renderer.render(0, into: &output)
    }
}

/// Ends without a crash, which libFuzzer would take for a finding.
private func end(_ reason: String) -> Never {
    let line = Array((reason + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
    _exit(2)
}

/// Bytes as a file, for readers that open one.
private func withFile<Result>(_ bytes: [UInt8], _ read: (String) -> Result) -> Result {
    let path = "/dev/shm/ganada-fuzzing-\(getpid())"
    defer { unlink(path) }
    guard let file = fopen(path, "w") else { end("cannot write \(path)") }
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
    return read(path)
}

/// One run of libFuzzer's.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Target.current.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
