import Directory

/// Something wrong with the command line.
enum UsageError: Error {
    case unknownCommand(String, commands: [Command])
    case unknownOption(String, command: Command)
    case missingValue(Option)
    case valueNotTaken(String)
    case wrongValue(Option, String)
    case missingOperand(String, command: String)
    case surplusOperand(String, command: String)
}

extension UsageError {
    /// What is wrong, and how to mend it.
    var text: String {
        switch self {
        case .unknownCommand(let word, let commands):
            "there is no command '\(word)'; "
                + (nearestName(to: word, among: commands.map(\.name)).map { "did you mean '\($0)'?" }
                    ?? "the commands are \(commands.map(\.name).joined(separator: ", "))")
        case .unknownOption(let word, let command):
            "'\(command.name)' has no option '\(word)'; "
                + (nearestName(to: word, among: command.options.map(\.name)).map { "did you mean '\($0)'?" }
                    ?? "'ganada \(command.name) --help' lists those that there are")
        case .missingValue(let option):
            "'\(option.name)' needs a value: \(option.usage)"
        case .valueNotTaken(let name):
            "'\(name)' takes no value; write it alone"
        case .wrongValue(let option, let value):
            switch option.value {
            case .word(let words):
                "'\(option.name)' cannot be '\(value)'; write one of \(words.joined(separator: ", "))"
            case .number(_, let range) where range.upperBound == .max:
                "'\(option.name)' cannot be '\(value)'; write a whole number from \(range.lowerBound)"
            case .number(_, let range):
                "'\(option.name)' cannot be '\(value)'; "
                    + "write a whole number from \(range.lowerBound) to \(range.upperBound)"
            case .address:
                "'\(option.name)' cannot be '\(value)'; write an address that begins with https:// or http://"
            case .language:
                "'\(option.name)' cannot be '\(value)'; write a BCP 47 tag of a known language, such as ko or en-GB"
            case .none, .text: "'\(option.name)' cannot be '\(value)'"
            }
        case .missingOperand(let name, let command):
            "'\(command)' needs \(name); 'ganada \(command) --help' tells more"
        case .surplusOperand(let word, let command):
            "'\(command)' does not know what to do with '\(word)'; 'ganada \(command) --help' tells what it takes"
        }
    }
}
