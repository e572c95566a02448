import Platform

extension Command {
    /// `ganada search`
    static let search = Command(
        name: "search",
        summary: "Ask a built site; the answer is the one that its pages give",
        details: [
            "A query that begins with '-' comes after '--'. Several words are one query."
        ],
        operand: Operand(name: "QUERY", help: "what to look for", isRequired: true, takesAll: true),
        options: [.site, .collection, .limit, .json],
        run: { _ in .done }
    )
}
