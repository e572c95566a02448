import Checking
import Directory
import Ordering
import Platform
import Reading
import Rendering
import Searching

/// Makes a site of its content: reads it, puts it in order, makes its pages and its search index, and publishes them.
///
/// All that is wrong with the content is in the report; with an error among it nothing is published. What happens on the
/// way is told to `onEvent`, from any thread.
public func build(_ request: BuildRequest, onEvent: @escaping @Sendable (BuildEvent) -> Void) -> BuildReport {
    var report = BuildReport()
    let start = FileSystem.now
    let standing = request.standingOutput(onEvent)
    defer { _ = standing?.wait() }
    do throws(PublishingFailure) {
        let theme = try request.theme()
        var reading = read(request, theme, into: &report)
        guard let content = reading.site else { return report }
        // Ordering moves the items, so nobody else may hold them.
        reading.site = nil
        let host = content.settings.host
        report.items = content.collections.reduce(0) { $0 + $1.items.count }

        let output = try request.outputFolder()
        try request.checkArchive(besides: output)
        let program = ContentHash(ofProgramBefore: start)
        let fingerprint =
            request.isCheck || report.hasErrors
            ? nil
            : program.flatMap { ContentHash(of: request, theme, reading, program: $0, start: start) }
        if let fingerprint, let site = try unchangedSite(in: output, standing, fingerprint, request) {
            report.add(site.warnings, in: reading.folder)
            report.publication = site.result
        } else {
            let names = request.isCheck ? content.collections.map { NameCheck($0, jobs: request.jobs) } : []
            var (site, problems) = order(consume content, jobs: request.jobs)
            problems += settleSearchForms(of: &site)
            let place = PublicationPlace(output: output, standing: standing?.wait(), program: program)
            // The search index is cut while the pages are prepared: neither can use both cores all the time.
            let search =
                request.isCheck
                ? nil
                : Background { [site] in searchFiles(of: site, jobs: request.jobs, published: place.paths) }
            let renderer = SiteRenderer(site: site, theme: theme, jobs: request.jobs, withAdvice: request.isCheck)
            let found = problems + renderer.problems
            let all = request.isCheck ? check(names, theme: theme, after: found) : found
            report.add(all, in: reading.folder)
            if request.isCheck { report.problems += thumbnailProblems(site, jobs: request.jobs) }
            guard !report.hasErrors else { return report }
            guard let search else {
                letGo(of: (consume site, consume renderer))
                return report.done()
            }

            let record = fingerprint.map { BuildRecord(fingerprint: $0, warnings: found) }
            report.publication = try publish(
                site,
                renderer,
                search,
                record,
                place,
                request,
                onEvent
            )
            letGo(of: (consume site, consume renderer))
        }

        report.problems += try hostWarnings(of: output, host: host)
        if let archive = request.archive {
            try systemCall { () throws(SystemError) in try writeArchive(of: output, to: archive, jobs: request.jobs) }
        }
        return report.done()
    } catch {
        report.add(error)
    }
    return report
}

private func read(_ request: BuildRequest, _ theme: Theme, into report: inout BuildReport) -> SiteReading {
    var columnNames = ColumnNames()
    var problems: [Problem] = []
    if let file = theme[ColumnNames.themePath] {
        columnNames = ColumnNames(json: file.bytes, path: file.source, problems: &problems)
    }
    var options = SiteReader.Options()
    options.drafts = request.includesDrafts
    options.title = request.title
    options.language = request.language
    options.baseURL = request.baseURL
    options.searchForm = request.searchForm
    options.jobs = request.jobs
    let reader = SiteReader(columnNames: columnNames, options: options) { theme.words(for: $0, language: $1) }
    let reading = reader.read(source: request.source)
    report.add(problems + reading.problems, in: reading.folder)
    report.notices += reading.notices.map { Notice($0.location.below(reading.folder), $0.fact) }
    return reading
}

/// The site as an earlier build left it, if it was made of the same; a forced build does not look.
private func unchangedSite(
    in output: String,
    _ standing: Background<StandingOutput?>?,
    _ fingerprint: ContentHash,
    _ request: BuildRequest
) throws(PublishingFailure) -> UnchangedSite? {
    // Only a record that is of this content is worth the wait.
    guard !request.isForced, BuildRecord(in: output)?.fingerprint == fingerprint, let standing = standing?.wait() else {
        return nil
    }
    return try systemCall { () throws(SystemError) in
        try UnchangedSite(in: standing, fingerprint: fingerprint, jobs: request.jobs)
    }
}

/// Where a site is published.
private struct PublicationPlace {
    var output: String
    /// What stands there, where that has been looked up.
    var standing: StandingOutput?
    /// The hash of the program that publishes.
    var program: ContentHash?

    /// The paths of the files that this program has derived from the same inputs as some content, if all of them stand as
    /// they were left.
    func paths(derivedFrom content: any DerivedContent) -> [String] {
        guard let standing, let program else { return [] }
        return standing.published.paths(derivedFrom: content, by: program)
    }
}

private func publish(
    _ site: OrderedSite,
    _ renderer: SiteRenderer,
    _ search: Background<[OutputFile]>,
    _ record: BuildRecord?,
    _ place: PublicationPlace,
    _ request: BuildRequest,
    _ onEvent: @escaping @Sendable (BuildEvent) -> Void
) throws(PublishingFailure) -> PublicationResult {
    let collections = site.collections.map {
        PublishedCollection(mount: $0.collection.mount, count: $0.collection.items.count)
    }
    var publication = try Publication(
        opening: place.output,
        isForced: request.isForced,
        hasTwins: site.settings.compress,
        isTemporary: request.isTemporary,
        program: place.program,
        standing: place.standing,
        onWait: { onEvent(.waiting(output: place.output)) }
    )
    if !request.allowsRemovals { try publication.refuse(shrunken: collections) }

    let stages = [search.wait()] + renderer.stages()
    onEvent(.planned(files: stages.reduce(0) { $0 + $1.count }))
    try publication.write(stages, jobs: request.jobs, onFile: { onEvent(.finishedFile) })
    letGo(of: consume stages)
    return try publication.publish(collections: collections, record: record)
}

extension BuildRequest {
    /// What stands in the output folder, which another thread begins to look up; nil for a check.
    fileprivate func standingOutput(
        _ onEvent: @escaping @Sendable (BuildEvent) -> Void
    ) -> Background<StandingOutput?>? {
        guard !isCheck, let output = try? outputFolder() else { return nil }
        return Background { StandingOutput(in: output) { onEvent(.waiting(output: output)) } }
    }
}
