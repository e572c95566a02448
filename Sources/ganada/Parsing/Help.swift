// The texts of --help, made from the table of commands.

extension Command {
    /// How it is called, in one line.
    var usage: String {
        var parts = ["ganada", name]
        if !options.isEmpty { parts.append("[OPTIONS]") }
        if let operand { parts.append(operand.isRequired ? operand.name : "[\(operand.name)]") }
        return parts.joined(separator: " ")
    }

    /// The answer to `ganada COMMAND --help`.
    var help: String {
        var text = "\(summary).\n\nusage: \(usage)\n"
        if !details.isEmpty { text += "\n" + details.joined(separator: "\n") + "\n" }
        var rows: [(String, String)] = []
        if let operand { rows.append((operand.name, operand.help)) }
        rows += options.map { ($0.usage, $0.help) }
        rows.append(("-h, --help", "show this"))
        return text + "\n" + table(rows)
    }

    /// The answer to `ganada --help`.
    static func overview(of commands: [Command]) -> String {
        """
        Ganada makes static directory sites: a folder or a spreadsheet goes in, alphabetical pages with a search come out.

        usage: ganada COMMAND [OPTIONS] …

        \(table(commands.map { ($0.name, $0.summary) }))
        'ganada COMMAND --help' tells more about a command; 'ganada --version' names the version.

        """
    }
}

extension Option {
    /// How it is written, such as `-o, --output DIR`.
    var usage: String {
        let names = short.map { "\($0), \(name)" } ?? name
        return switch value {
        case .none: names
        case .text(let placeholder), .address(let placeholder), .language(let placeholder),
            .number(let placeholder, _):
            "\(names) \(placeholder)"
        case .word(let words): "\(names) \(words.joined(separator: "|"))"
        }
    }
}

/// Two columns; where the left one is too wide, the right one begins in the next line.
private func table(_ rows: [(String, String)]) -> String {
    let width = min(rows.map(\.0.count).max() ?? 0, 24)
    return rows.map { left, right in
        let gap =
            left.count > width
            ? "\n" + String(repeating: " ", count: width + 4) : String(repeating: " ", count: width + 2 - left.count)
        return "  " + left + gap + right + "\n"
    }.joined()
}
