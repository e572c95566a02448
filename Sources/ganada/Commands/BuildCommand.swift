import Directory
import Platform
import Publishing

extension Command {
    /// `ganada build`
    static let build = Command(
        name: "build",
        summary: "Make a site of a folder or a file",
        details: [
            "SOURCE is a site folder (with Content/ in it), a folder of content, or one file such as",
            "people.csv or GLOSSARY.md.",
            "Only files that differ are written, and only files that Ganada wrote are ever removed.",
        ],
        operand: .source,
        options: [
            .output, .baseURL, .title, .language, .search, .jobs, .drafts, .force, .allowRemovals, .zip, .quiet, .json,
        ],
        run: { arguments in
            var request = BuildRequest(arguments)
            request.output = arguments[.output]
            request.isForced = arguments.has(.force)
            request.allowsRemovals = arguments.has(.allowRemovals)
            request.archive = arguments[.zip]
            return report(on: request, isQuiet: arguments.has(.quiet), isJSON: arguments.has(.json))
        }
    )
}

extension BuildRequest {
    /// The request that the options of `build` and `check` make.
    init(_ arguments: Arguments) {
        self.init()
        source = arguments.operands.first ?? source
        baseURL = arguments[.baseURL]
        title = arguments[.title]
        language = arguments[.language]
        searchForm = arguments[.search].flatMap(CollectionSettings.SearchForm.init)
        jobs = arguments.number(.jobs) ?? jobs
        includesDrafts = arguments.has(.drafts)
    }
}

/// Builds, shows how it goes, and tells what came of it.
func report(
    on request: BuildRequest,
    isQuiet: Bool,
    isJSON: Bool,
    isStrict: Bool = false,
    isForGitHub: Bool = false
) -> ExitCode {
    let clock = ContinuousClock()
    let start = clock.now
    let progress = ProgressLine(isShown: !isQuiet && StandardStream.error.isTerminal)
    let report = build(request) { progress.show($0) }
    progress.clear()
    var summary = BuildSummary(of: report, request, seconds: (clock.now - start) / .seconds(1))
    summary.isStrict = isStrict

    if isForGitHub { summary.printAnnotations() } else { summary.printProblems() }
    if !isQuiet { summary.printNotices() }
    if isJSON {
        print(summary.json)
    } else if !isQuiet {
        print(summary.text)
    }
    return summary.exitCode
}
