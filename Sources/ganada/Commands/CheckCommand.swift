import Publishing

extension Command {
    /// `ganada check`
    static let check = Command(
        name: "check",
        summary: "Find every error, warning and broken link; write nothing",
        details: [
            "It finds what a build finds, and names that can be taken for one another, images without a text, and",
            "own templates whose originals have changed.",
        ],
        operand: .source,
        options: [.strict, .format, .jobs, .drafts, .quiet, .json],
        run: { arguments in
            var request = BuildRequest(arguments)
            request.isCheck = true
            return report(
                on: request,
                isQuiet: arguments.has(.quiet),
                isJSON: arguments.has(.json),
                isStrict: arguments.has(.strict),
                isForGitHub: arguments[.format] == "github"
            )
        }
    )
}
