import Platform
import Publishing

extension Command {
    /// `ganada serve`
    static let serve = Command(
        name: "serve",
        summary: "Show the site in a browser, and build it again whenever its content changes",
        details: [
            "The site is built into a folder of its own; Output/ is left alone. Ctrl-C ends it."
        ],
        operand: .source,
        options: [.host, .port, .open, .jobs, .drafts, .quiet],
        run: { arguments in
            var request = ServeRequest(BuildRequest(arguments))
            request.host = arguments[.host] ?? request.host
            request.port = arguments.number(.port)
            let isQuiet = arguments.has(.quiet)
            do throws(PublishingFailure) {
                try Publishing.serve(
                    request,
                    onReady: { address in
                        StandardStream.output.write("\(address)  (Ctrl-C ends)\n")
                        if arguments.has(.open) { openInBrowser(address) }
                    },
                    onBuild: { report, duration in
                        let summary = BuildSummary(of: report, request.build, seconds: duration / .seconds(1))
                        summary.printProblems()
                        if !isQuiet { StandardStream.output.write(summary.text) }
                    }
                )
            } catch {
                return error.report()
            }
        }
    )
}
