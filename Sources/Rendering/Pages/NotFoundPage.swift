import Directory

/// `404.html`, which a server gives for any address that has nothing. Its links begin at the host's root, since it may be
/// shown at any depth.
struct NotFoundPage: Sendable {
    let site: SiteView

    func file() -> OutputFile {
        OutputFile("404.html") {
            let path = site.hostPath
            let heading = site.texts["notFound"]
            let record = PageRecord(heading: heading, title: "\(heading) – \(site.site.settings.title)")
            return site.frame(root: path, rootAddress: path).content("not-found", record.record([("indexed", false)]))
        }
    }
}
