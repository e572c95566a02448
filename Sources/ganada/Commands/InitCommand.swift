import Platform
import Publishing

extension Command {
    /// `ganada init`
    static let initialize = Command(
        name: "init",
        summary: "Start a small working site",
        details: [
            "DIR must be new or empty; --templates and --github also add to a site that is there."
        ],
        operand: Operand(name: "DIR", help: "the folder of the new site", isRequired: true),
        options: [.from, .templates, .github],
        run: { arguments in
            let folder = arguments.operands[0]
            var starter = SiteStarter(folder: folder)
            starter.dataFile = arguments[.from]
            starter.includesTemplates = arguments.has(.templates)
            starter.includesWorkflow = arguments.has(.github)
            do throws(PublishingFailure) {
                for path in try starter.start() { print("wrote \(folder)/\(path)\n") }
                print("now: ganada build \(folder)\n")
                return .done
            } catch {
                return error.report()
            }
        }
    )
}
