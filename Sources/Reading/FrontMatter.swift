import Directory

/// A Markdown file, divided.
struct FrontMatter {
    /// The YAML between the `---` lines at its beginning: a map; nil where there is none, or none that can be read.
    var values: Node?
    /// What follows.
    var body: Markdown
}

/// Divides a Markdown file (UTF-8 without a byte order mark) into its front matter and its body.
func splitFrontMatter(_ bytes: [UInt8], path: String, problems: inout [Problem]) -> FrontMatter {
    FrontMatter(values: nil, body: Markdown("", at: Location(path: path, line: 1)))
}
