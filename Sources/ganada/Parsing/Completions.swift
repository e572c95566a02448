// Scripts by which shells complete commands and options, made from the table of commands; `make dist` packs them.

/// A shell that completes what is typed.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script for the commands of the program.
    func completions(of commands: [Command]) -> String {
        switch self {
        case .bash: bashCompletions(of: commands)
        case .zsh: zshCompletions(of: commands)
        case .fish: fishCompletions(of: commands)
        }
    }
}

extension Option {
    /// Its names.
    fileprivate var names: [String] { [short, name].compactMap { $0 } }

    /// The words that its value is one of.
    fileprivate var words: [String]? {
        if case .word(let words) = value { words } else { nil }
    }

    /// Whether a value follows.
    fileprivate var takesValue: Bool {
        if case .none = value { false } else { true }
    }
}

private func bashCompletions(of commands: [Command]) -> String {
    var cases = ""
    var values = ""
    for command in commands {
        let names = command.options.flatMap(\.names) + ["--help"]
        cases += "        \(command.name)) options=\"\(names.joined(separator: " "))\" ;;\n"
        for option in command.options {
            guard let words = option.words else { continue }
            let line =
                "        \(option.name)) COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\")); return ;;\n"
            if !values.contains(line) { values += line }
        }
    }
    return """
        _ganada() {
            local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} options=""
            if ((COMP_CWORD == 1)); then
                COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) --help --version" -- "$word"))
                return
            fi
            case $previous in
        \(values)    esac
            case ${COMP_WORDS[1]} in
        \(cases)    esac
            if [[ $word == -* ]]; then
                COMPREPLY=($(compgen -W "$options" -- "$word"))
            else
                COMPREPLY=($(compgen -f -- "$word"))
            fi
        }
        complete -o filenames -F _ganada ganada

        """
}

/// What `--help` does, which every command has.
private let helpHelp = "tell what the command does"

private func zshCompletions(of commands: [Command]) -> String {
    func quoted(_ text: String) -> String {
        text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(
            ":",
            with: "\\:"
        )
    }
    var cases = ""
    for command in commands {
        cases += "    \(command.name))\n        _arguments \\\n"
        for option in command.options {
            let value =
                option.takesValue ? ":value:" + (option.words.map { "(\($0.joined(separator: " ")))" } ?? "_files") : ""
            for name in option.names { cases += "            '\(name)[\(quoted(option.help))]\(value)' \\\n" }
        }
        cases += "            '--help[\(helpHelp)]' \\\n            '*:file:_files'\n        ;;\n"
    }
    let list = commands.map { "        '\($0.name):\(quoted($0.summary))'\n" }.joined()
    return """
        #compdef ganada
        if ((CURRENT == 2)); then
            local -a commands=(
        \(list)    )
            _describe command commands
            return
        fi
        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in
        \(cases)esac

        """
}

private func fishCompletions(of commands: [Command]) -> String {
    func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "\\'") + "'" }
    var lines = ""
    for command in commands {
        lines += "complete -c ganada -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))\n"
        for option in command.options {
            lines +=
                "complete -c ganada -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name.dropFirst(2))"
            if let short = option.short { lines += " -s \(short.dropFirst())" }
            if option.takesValue { lines += " -r" }
            if let words = option.words { lines += " -f -a \(quoted(words.joined(separator: " ")))" }
            lines += " -d \(quoted(option.help))\n"
        }
    }
    lines += "complete -c ganada -l help -d \(quoted(helpHelp))\n"
    return lines
}
