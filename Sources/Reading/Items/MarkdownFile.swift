import CommonMark
import Directory

/// A Markdown file, read and divided.
struct MarkdownFile: Sendable {
    /// The file.
    var file: ContentFile
    /// Its front matter: a map, which is empty where it has none.
    var frontMatter: Node
    /// What follows the front matter.
    var body: Markdown
    /// The first heading of the body.
    var heading: MarkdownHeading?
    /// The first paragraph of the body, up to 160 characters, without its marks.
    var firstParagraph: String?

    /// Reads a file; nil where it cannot be read, with an error.
    init?(_ file: ContentFile, problems: inout [Problem]) {
        guard let bytes = file.read(&problems),
            let text = decodeText(bytes, path: file.shownPath, problems: &problems)
        else { return nil }
        let divided = splitFrontMatter(text, path: file.shownPath, problems: &problems)
        self.file = file
        let location = Location(path: file.shownPath, line: 1)
        frontMatter = Node(content: divided.values?.content ?? .map([]), location: location)
        body = divided.body
        let tree = MarkdownTree(body.source)
        heading = tree.firstHeading
        firstParagraph = tree.summary()
    }

    /// The entries of its front matter.
    var values: [Node.Entry] {
        if case .map(let entries) = frontMatter.content { entries } else { [] }
    }

    /// Whether the front matter of a file says how items stand in it.
    static func saysItems(_ file: ContentFile) -> Bool {
        // Whatever is wrong is reported when the file is read for good.
        var problems: [Problem] = []
        guard let bytes = file.read(&problems),
            bytes.starts(with: "---".utf8) || bytes.starts(with: [0xEF, 0xBB, 0xBF])
        else { return false }
        guard let text = decodeText(bytes, path: file.shownPath, problems: &problems) else { return false }
        let values = splitFrontMatter(text, path: file.shownPath, problems: &problems).values
        guard case .map(let entries)? = values?.content else { return false }
        return entries.contains { $0.key == "items" }
    }

    /// What a row may call it: its path, or an identity that its front matter gives.
    var identities: [String] {
        let given = values.filter { Role.id.names.contains($0.key) }
        return [file.stem] + given.compactMap { $0.value.fieldValue?.text }
    }

    /// The heading that names the file: one of the first level, or the one that the body begins with. Any other stands over a
    /// part of the text.
    var naming: MarkdownHeading? {
        heading.flatMap { $0.level == 1 || isAtStart($0.lines.lowerBound) ? $0 : nil }
    }

    /// The words of the heading that the body begins with, if it begins with one of the first level.
    var title: String? {
        guard let heading, heading.level == 1, isAtStart(heading.lines.lowerBound) else { return nil }
        return visible(heading.text)
    }

    /// The body, or nil where there is nothing in it but a heading that the name repeats.
    ///
    /// The heading goes when the name was taken from it, and when the body begins with it and it says the same; its lines
    /// stay as blank ones, so that every other line keeps its number.
    func body(under name: String, nameIsHeading: Bool) -> Markdown? {
        var body = body
        if let heading {
            let repeatsName = trimmed(heading.text) == name && isAtStart(heading.lines.lowerBound)
            if nameIsHeading || repeatsName { body.source = blanking(heading.lines) }
        }
        return hasVisibleCharacter(body.source) ? body : nil
    }

    private var lines: [Substring.UTF8View] {
        body.source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    /// Whether nothing stands above a line of the body.
    private func isAtStart(_ line: Int) -> Bool {
        lines.prefix(line - 1).allSatisfy { !hasVisibleCharacter(String(Substring($0))) }
    }

    private func blanking(_ range: ClosedRange<Int>) -> String {
        var lines = lines
        for line in range where line <= lines.count { lines[line - 1] = Substring().utf8 }
        return String(decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
    }
}
