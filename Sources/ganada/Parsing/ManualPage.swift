/// The page that `man ganada` shows, made from the table of commands.
func manualPage(of commands: [Command], version: String) -> String {
    func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
    }
    var page = """
        .TH GANADA 1 "" "ganada \(version)" "User Commands"
        .SH NAME
        ganada \\- make static directory sites
        .SH SYNOPSIS
        .B ganada
        .I COMMAND
        .RI [ OPTIONS ]
        .SH DESCRIPTION
        A folder of Markdown and data, or one spreadsheet, goes in; alphabetical pages with a search come out.

        """
    for command in commands {
        page += ".SH \(command.name.uppercased())\n.B \(escaped(command.usage))\n.PP\n\(escaped(command.summary)).\n"
        for line in command.details { page += "\(escaped(line))\n" }
        if let operand = command.operand { page += ".TP\n.I \(operand.name)\n\(escaped(operand.help))\n" }
        for option in command.options { page += ".TP\n.B \(escaped(option.usage))\n\(escaped(option.help))\n" }
    }
    return page + """
        .SH EXIT STATUS
        0: done; 1: the content has errors, and nothing was published; 2: wrong usage; 3: the system failed.

        """
}
