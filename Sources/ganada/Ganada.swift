import International
import Platform

/// The program: finds the command that is asked for, and does it.
@main
enum Ganada {
    /// The version of this program.
    static let version = "0.1.0"
    private static let commands: [Command] = [.build, .serve, .check, .search, .initialize]

    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        do throws(UsageError) {
            exitProcess(try run(words).rawValue)
        } catch {
            StandardStream.error.write("ganada: error: \(error.text)\n")
            exitProcess(ExitCode.wrongUsage.rawValue)
        }
    }

    private static func run(_ words: [String]) throws(UsageError) -> ExitCode {
        guard let first = words.first else {
            StandardStream.error.write(Command.overview(of: commands))
            return .wrongUsage
        }
        let asksForHelp = ["--help", "-h", "help"].contains(first)
        if asksForHelp, words.count == 1 {
            print(Command.overview(of: commands))
            return .done
        }
        if first == "--manual-page" {
            print(manualPage(of: commands, version: version))
            return .done
        }
        if first == "--completions", let shell = words.dropFirst().first.flatMap(Shell.init) {
            print(shell.completions(of: commands))
            return .done
        }
        if first == "--version" {
            print(
                "ganada \(version) (ICU \(Version.icu), CLDR \(Version.cldr), Unicode \(Version.unicode))\n"
            )
            return .done
        }
        let name = asksForHelp ? words[1] : first
        guard let command = commands.first(where: { $0.name == name }) else {
            throw .unknownCommand(name, commands: commands)
        }
        if asksForHelp || words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            print(command.help)
            return .done
        }
        return command.run(try Arguments(Array(words.dropFirst()), for: command))
    }
}
