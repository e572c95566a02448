import Platform

/// An output folder that an earlier build has published, locked, with what stands in it: all of this is looked up while the
/// content is read, for it takes as long.
struct StandingOutput: Sendable {
    let root: Folder
    let lock: FileLock
    let published: PublishedState

    /// Looks at a folder; nil where no build has ended yet, and where the system refuses: publishing then says what is wrong.
    init?(in output: String, onWait: () -> Void) {
        guard FileSystem.kind(of: output + "/" + Publication.OwnPath.manifest) == .file,
            let root = try? Folder(opening: output),
            let lock = try? FileLock(output + "/" + Publication.OwnPath.lock, onWait: onWait),
            var published = try? PublishedState(of: root)
        else { return nil }
        published.findUntouched(in: root)
        self.root = root
        self.lock = lock
        self.published = published
    }
}
