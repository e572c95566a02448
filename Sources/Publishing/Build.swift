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
    do throws(Publication.Failure) {
        let theme = try request.theme()
        guard let content = read(request, theme, into: &report) else { return report }

        let (site, problems) = order(content, jobs: request.jobs)
        report.problems += problems
        report.items = site.collections.reduce(0) { $0 + $1.collection.items.count }

        let renderer = SiteRenderer(site: site, theme: theme, jobs: request.jobs)
        report.problems += renderer.problems
        guard !report.hasErrors else { return report }

        if !request.isCheck {
            report.output = try request.outputFolder()
            report.publication = try publish(site, renderer, request, to: report.output, onEvent)
        }
        report.outcome = .done
    } catch {
        report.add(error)
    }
    return report
}

private func read(_ request: BuildRequest, _ theme: Theme, into report: inout BuildReport) -> Site? {
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
    report.notices += reading.notices
    return reading.site
}

private func publish(
    _ site: OrderedSite,
    _ renderer: SiteRenderer,
    _ request: BuildRequest,
    to output: String,
    _ onEvent: @escaping @Sendable (BuildEvent) -> Void
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

    let stages = [searchFiles(of: site, jobs: request.jobs)] + renderer.stages()
    onEvent(.planned(files: stages.reduce(0) { $0 + $1.count }))
    for stage in stages {
        try publication.write(stage, jobs: request.jobs, onFile: { onEvent(.finishedFile) })
    }
    return try publication.publish(collections: collections)
}
