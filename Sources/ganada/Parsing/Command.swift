/// A command: what it takes, and what it does. `--help` is made from this, so it is never out of date.
struct Command: Sendable {
    /// What is given beside options.
    struct Operand: Sendable {
        /// How it is called in the usage, such as `SOURCE`.
        var name: String
        /// What it is for.
        var help: String
        /// Whether it must be given.
        var isRequired = false
        /// Whether it takes all that is given, as words of one text.
        var takesAll = false
    }

    /// The word that names it.
    var name: String
    /// What it does, as the list of commands says it.
    var summary: String
    /// More about it, in lines, as its own help says it.
    var details: [String] = []
    /// What is given beside options, if anything.
    var operand: Operand?
    /// The options that it takes.
    var options: [Option]
    /// Does it.
    var run: @Sendable (Arguments) -> ExitCode
}

/// An option of a command.
struct Option: Sendable {
    /// What follows its name.
    enum Value: Sendable {
        /// Nothing.
        case none
        /// Any text, called so in the help.
        case text(String)
        /// An http or https address, called so in the help.
        case address(String)
        /// A language that ICU knows, called so in the help.
        case language(String)
        /// A whole number of a range, called so in the help.
        case number(String, ClosedRange<Int>)
        /// One of these words.
        case word([String])
    }

    /// Its name, such as `--output`.
    var name: String
    /// Its name in one letter, such as `-o`, if it has one.
    var short: String?
    /// What follows its name.
    var value = Value.none
    /// What it does.
    var help: String
}

/// How a process ends, as other programs see it.
enum ExitCode: Int32, Sendable {
    case done = 0
    /// The content has errors; nothing was published.
    case contentErrors = 1
    /// The command line is wrong.
    case wrongUsage = 2
    /// The system refused something.
    case systemFailed = 3
}
