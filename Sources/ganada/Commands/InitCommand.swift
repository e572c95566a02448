import Platform

extension Command {
    /// `ganada init`
    static let initialize = Command(
        name: "init",
        summary: "Start a small working site",
        operand: Operand(name: "DIR", help: "the folder of the new site", isRequired: true),
        options: [.from, .templates],
        run: { _ in .done }
    )
}
