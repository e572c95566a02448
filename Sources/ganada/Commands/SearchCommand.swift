import Directory
import Platform
import Searching

extension Command {
    /// `ganada search`
    static let search = Command(
        name: "search",
        summary: "Ask a built site; the answer is the one that its pages give",
        details: [
            "A query that begins with '-' comes after '--'. Several words are one query."
        ],
        operand: Operand(name: "QUERY", help: "what to look for", isRequired: true, takesAll: true),
        options: [.site, .collection, .limit, .json, .statistics],
        run: { arguments in
            do throws(SearchError) {
                let answer = try Searching.search(
                    arguments.operands.joined(separator: " "),
                    siteFolder: arguments[.site] ?? defaultSite,
                    collection: arguments[.collection],
                    limit: arguments.number(.limit) ?? 50
                )
                print(arguments.has(.json) ? answer.json + Array("\n".utf8) : answer.listing)
                if arguments.has(.statistics) { StandardStream.error.write(answer.statistics.text) }
                return .done
            } catch {
                StandardStream.error.write("ganada: error: \(error.text)\n")
                return error.exitCode
            }
        }
    )

    /// The output folder of a site folder that is the current folder; else the current folder itself.
    private static var defaultSite: String {
        FileSystem.kind(of: "Output") == .folder ? "Output" : "."
    }
}

extension SearchError {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .noSite, .noCollection: .wrongUsage
        case .damaged: .contentErrors
        case .system: .systemFailed
        }
    }
}

extension SearchAnswer {
    /// The answer for a reader: the hits under their sections, each with its address, then the count.
    fileprivate var listing: [UInt8] {
        var text = ""
        var rest = items[...]
        for section in sections {
            let shown = rest.prefix { $0.section == section.label && $0.collection == section.collection }
            rest = rest.dropFirst(shown.count)
            text += "\(printable(section.label)) (\(grouped(section.count)), \(printable(section.collection)))\n"
            for item in shown { text += "  \(printable(item.name))  \(printable(item.url))\n" }
        }
        if items.count < count { text += "… \(grouped(count - items.count)) more; --limit shows them\n" }
        return Array((text + "\(grouped(count)) \(count == 1 ? "result" : "results")\n").utf8)
    }
}

extension SearchAnswer.Statistics {
    fileprivate var text: String {
        "read \(grouped(files)) \(files == 1 ? "file" : "files"), \(grouped(bytes)) bytes\n"
    }
}
