// The options of all commands; one that several commands take is the same in each.

extension Option {
    static let output = Option(
        name: "--output",
        short: "-o",
        value: .text("DIR"),
        help: "where the site goes (Output/ in the site folder; for a file, here)"
    )
    static let baseURL = Option(
        name: "--base-url",
        value: .address("URL"),
        help: "the address of the site, such as https://example.org/"
    )
    static let title = Option(name: "--title", value: .text("T"), help: "the title of the site")
    static let language = Option(
        name: "--language",
        value: .language("L"),
        help: "the language of the interface, such as ko or en-GB"
    )
    static let search = Option(
        name: "--search",
        value: .word(["auto", "single", "sharded"]),
        help: "the form of the search index (auto)"
    )
    static let jobs = Option(
        name: "--jobs",
        value: .number("N", 1...1024),
        help: "the number of threads (one for each processor)"
    )
    static let drafts = Option(name: "--drafts", help: "publish drafts too")
    static let force = Option(
        name: "--force",
        help: "write among files that are not Ganada's, and replace those that are in the way"
    )
    static let allowRemovals = Option(
        name: "--allow-removals",
        help: "publish even though most of a collection is gone since the last build"
    )
    static let zip = Option(
        name: "--zip",
        value: .text("FILE"),
        help: "write the site as a ZIP archive too"
    )
    static let quiet = Option(name: "--quiet", short: "-q", help: "print errors and warnings only")
    static let strict = Option(name: "--strict", help: "take warnings for errors")
    static let format = Option(
        name: "--format",
        value: .word(["text", "github"]),
        help: "how problems are printed; github: as annotations of GitHub Actions (text)"
    )
    static let json = Option(name: "--json", help: "print the result as one JSON object")

    static let site = Option(
        name: "--site",
        value: .text("DIR"),
        help: "the built site (Output/, else the current folder)"
    )
    static let collection = Option(
        name: "--collection",
        value: .text("NAME"),
        help: "search one collection, by its folder (all)"
    )
    static let limit = Option(
        name: "--limit",
        value: .number("N", 0...Int.max),
        help: "the largest number of items to list (50)"
    )

    static let statistics = Option(name: "--stats", help: "say how many files were read, and how many bytes")

    static let from = Option(name: "--from", value: .text("FILE"), help: "a data file or a Markdown file to start from")
    static let templates = Option(name: "--templates", help: "write the files of the built-in theme, to change them")

    static let github = Option(name: "--github", help: "write a workflow that publishes the site with GitHub Pages")

    static let host = Option(
        name: "--host",
        value: .text("H"),
        help: "the address to listen at (127.0.0.1, this machine only)"
    )
    static let port = Option(name: "--port", value: .number("N", 0...65535), help: "the port to listen at (8000)")
    static let open = Option(name: "--open", help: "open the site in a browser")
}

extension Command.Operand {
    static let source = Command.Operand(
        name: "SOURCE",
        help: "a site folder, a content folder, a data file or a Markdown file (the current folder)"
    )
}
