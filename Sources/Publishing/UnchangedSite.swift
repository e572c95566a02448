import Directory
import Platform

/// What an earlier build of the same content published, all of which is as that build left it.
struct UnchangedSite {
    /// What publishing it again would have done: nothing.
    var result = PublicationResult()
    /// The warnings that putting it in order and rendering it gave.
    var warnings: [Problem]

    /// Looks at an output folder; nil where it holds another site, or where any of its files may have been changed.
    init?(in output: StandingOutput, fingerprint: ContentHash, jobs: Int) throws(SystemError) {
        let (root, published) = (output.root, output.published)
        guard !published.isInterrupted, try root.status(Publication.OwnPath.record) != nil else { return nil }
        var bytes: [UInt8] = []
        try root.read(Publication.OwnPath.record, into: &bytes)
        guard let record = BuildRecord(text: bytes), record.fingerprint == fingerprint else { return nil }
        guard published.manifestHash != nil else { return nil }

        let files = Array(published.files.values)
        let comparison = Comparison(root: root, published: published, isForced: false)
        let prepared = parallelMap(count: files.count, jobs: jobs) { try? comparison.compare(files[$0]) }
        guard prepared.allSatisfy({ $0?.change == PreparedFile.Change.none }) else { return nil }
        if prepared.contains(where: { $0?.isTouched == true }) { try root.touch(Publication.OwnPath.manifest) }
        warnings = record.warnings
        result.unchanged = files.count
        result.pages = files.count { isPage($0.path) }
    }
}
