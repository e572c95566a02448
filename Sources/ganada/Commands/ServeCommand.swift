import Platform

extension Command {
    /// `ganada serve`
    static let serve = Command(
        name: "serve",
        summary: "Show the site in a browser, and build it again whenever its content changes",
        operand: .source,
        options: [.host, .port, .open, .drafts],
        run: { _ in
            StandardStream.error.write(
                "ganada: error: 'serve' is not made yet; run 'ganada build' and open the output\n"
            )
            return .wrongUsage
        }
    )
}
