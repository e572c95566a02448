import Directory
import Platform

/// What an earlier build of the same content published, all of which is as that build left it.
struct UnchangedSite {
    /// What publishing it again would have done: nothing.
    var result = PublicationResult()
    /// The warnings that putting it in order and rendering it gave.
    var warnings: [Problem]

    /// Looks at an output folder; nil where it holds another site, or where any of its files may have been changed.
    init?(
        in output: String,
        fingerprint: ContentHash,
        jobs: Int,
        onWait: () -> Void
    ) throws(SystemError) {
        guard FileSystem.kind(of: output + "/" + Publication.OwnPath.record) == .file else { return nil }
        let root = try Folder(opening: output)
        let lock = try FileLock(output + "/" + Publication.OwnPath.lock, onWait: onWait)
        defer { withExtendedLifetime(lock) {} }
        var bytes: [UInt8] = []
        try root.read(Publication.OwnPath.record, into: &bytes)
        guard let record = BuildRecord(text: bytes), record.fingerprint == fingerprint else { return nil }
        let published = try PublishedState(of: root)
        guard published.manifestHash != nil, !published.isInterrupted else { return nil }

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
