import Directory
import Ordering
import Platform
import Reading
import Rendering
import Searching

/// Makes a site of its content: reads it, puts it in order, and publishes its pages and its search index.
///
/// All problems of a step are collected before the flow stops at it; what was published before stands until the new site
/// is whole. `onEvent` is called as things happen, also from other threads.
public func build(_ request: BuildRequest, onEvent: @Sendable (BuildEvent) -> Void) -> BuildReport {
    var report = BuildReport()
    do throws(Publication.Failure) {
        report.output = try request.outputFolder()
        let theme = try request.theme()
        guard let site = read(request, theme, &report), !report.hasErrors else { return report }
        report.items = site.collections.reduce(0) { $0 + $1.items.count }

        let (ordered, orderProblems) = order(site, jobs: request.jobs)
        report.problems += orderProblems
        let renderer = SiteRenderer(site: ordered, theme: theme, jobs: request.jobs)
        report.problems += renderer.problems
        guard !report.hasErrors, !request.isCheck else {
            if !report.hasErrors { report.outcome = .done }
            return report
        }

        let search = searchFiles(of: ordered, form: request.searchForm, jobs: request.jobs)
        let stages = [search] + renderer.stages()
        report.publication = try publish(stages, of: ordered, into: report.output, request, onEvent)
        report.outcome = .done
    } catch {
        report.add(error)
    }
    return report
}

private func read(_ request: BuildRequest, _ theme: Theme, _ report: inout BuildReport) -> Site? {
    var columnNames = ColumnNames()
    if let file = theme[ColumnNames.themePath] {
        columnNames = ColumnNames(json: file.bytes, path: file.source, problems: &report.problems)
    }
    var options = SiteReader.Options()
    options.drafts = request.includesDrafts
    options.title = request.title
    options.language = request.language
    options.baseURL = request.baseURL
    options.searchForm = request.searchForm
    options.jobs = request.jobs
    let reading = SiteReader(columnNames: columnNames, options: options).read(source: request.source)
    report.problems += reading.problems
    report.notices = reading.notices
    return reading.site
}

private func publish(
    _ stages: [[OutputFile]],
    of site: OrderedSite,
    into output: String,
    _ request: BuildRequest,
    _ onEvent: @Sendable (BuildEvent) -> Void
) throws(Publication.Failure) -> PublicationResult {
    let collections = site.collections.map {
        PublishedCollection(mount: $0.collection.mount, count: $0.collection.items.count)
    }
    var publication = try Publication(
        opening: output,
        isForced: request.isForced,
        hasTwins: site.settings.compress,
        onWait: { onEvent(.waiting(output: output)) }
    )
    if !request.allowsRemovals { try publication.refuse(shrunken: collections) }
    onEvent(.planned(files: stages.reduce(0) { $0 + $1.count }))
    for stage in stages {
        try publication.write(stage, jobs: request.jobs, onFile: { onEvent(.finishedFile) })
    }
    return try publication.publish(collections: collections)
}
