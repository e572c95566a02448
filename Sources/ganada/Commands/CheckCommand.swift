import Publishing

extension Command {
    /// `ganada check`
    static let check = Command(
        name: "check",
        summary: "Find every error, warning and broken link; write nothing",
        operand: .source,
        options: [.jobs, .drafts, .quiet, .json],
        run: { arguments in
            var request = BuildRequest(arguments)
            request.isCheck = true
            return report(on: request, isQuiet: arguments.has(.quiet), isJSON: arguments.has(.json))
        }
    )
}
