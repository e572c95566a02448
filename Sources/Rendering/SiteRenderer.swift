import Directory

/// Makes every page of a site, and the files beside them.
///
/// All that can be wrong is found at the start; making the files then cannot fail.
public struct SiteRenderer: Sendable {
    /// What is wrong with the theme and with the addresses and links of the content.
    public let problems: [Problem]

    private let plan: SitePlan
    private let redirects: [RedirectPage]

    /// Prepares the pages of a site, and finds what is wrong with them on up to `jobs` threads; with advice also what need
    /// not be wrong, such as an image without a description.
    public init(site: OrderedSite, theme: Theme, jobs: Int = 1, withAdvice: Bool = false) {
        var problems: [Problem] = []
        let (templates, templateProblems) = theme.compileTemplates()
        problems += templateProblems + theme.undecodableFiles() + theme.unusedFiles(templates: templates)
        let texts = TextsLibrary(theme, shownBy: templates, problems: &problems)
        problems += templates.unknownValues(known: TemplateVariable.all.map(\.name) + texts.keys)
        let plan = SitePlan(site: site, theme: theme, templates: templates, texts: texts, jobs: jobs)

        let redirects = Redirects(plan)
        problems += redirects.problems
        problems += plan.brokenNavigationLinks()
        problems += plan.accentProblems()
        problems += plan.site.links.terms.problems
        problems += LinkChecks(site: site, links: plan.site.links, redirects: Set(redirects.pages.map(\.path)))
            .problems(jobs: jobs, withAdvice: withAdvice)

        self.plan = plan
        self.redirects = redirects.pages
        self.problems = problems
    }

    /// The files in the order of publication: the pages of items, the lists that lead to them, then the pages that lead to
    /// the lists.
    public func stages() -> [[OutputFile]] {
        var stages = plan.stages()
        stages[stages.count - 1] += redirects.map { $0.file() }
        // What a site brings of its own in `Static/` stands in the place of what would be made.
        let ownPaths = Set(plan.site.site.staticFiles.map(\.path))
        guard !ownPaths.isEmpty else { return stages }
        let own = plan.site.site.staticFiles.map { OutputFile($0.path, copying: $0.source) }
        return [own] + stages.map { stage in stage.filter { !ownPaths.contains($0.path) } }
    }
}
