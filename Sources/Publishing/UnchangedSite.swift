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
        let isCurrent = parallelMap(count: files.count, jobs: jobs) { index in
            guard let status = try? root.status(files[index].path), status.kind == .file else { return false }
            return !published.isUncertain(files[index], status)
        }
        guard isCurrent.allSatisfy({ $0 }) else { return nil }
        warnings = record.warnings
        result.unchanged = files.count
        result.pages = files.count { isPage($0.path) }
    }
}
