import Directory
import Platform

/// What a publication did.
public struct PublicationResult: Hashable, Sendable {
    /// The files that were written, in the order of their paths' bytes.
    public var written: [String] = []
    /// The files that were removed, in the order of their paths' bytes.
    public var removed: [String] = []
    /// The number of files that stayed as they were.
    public var unchanged = 0
    /// The number of pages (`.html`) of the site.
    public var pages = 0
}

extension Publication {
    /// Moves what was prepared into place, removes what is no longer part of the site, and ends the publication.
    /// The collections are noted in the manifest, and the record beside it, for the next build to compare with.
    consuming func publish(
        collections: [PublishedCollection],
        record: BuildRecord? = nil
    ) throws(PublishingFailure) -> PublicationResult {
        guard problems.isEmpty else { throw .refused(problems) }
        let placement = try systemCall { () throws(SystemError) in
            try Placement(of: prepared, root: root, published: published)
        }
        guard placement.problems.isEmpty else { throw .refused(placement.problems) }
        let manifest = Manifest(
            files: prepared.map(\.file),
            collections: collections.sorted { precedes($0.mount, $1.mount) }
        )
        try systemCall { () throws(SystemError) in
            try carryOut(placement, manifest: manifest.text)
            try keep(record)
        }
        defer { letGo() }
        return result(of: placement)
    }

    private func carryOut(_ placement: Placement, manifest: [UInt8]) throws(SystemError) {
        if placement.isEmpty, !published.isInterrupted, ContentHash(of: manifest) == published.manifestHash {
            // Files that were touched but are as they should be need not be read again next time.
            if prepared.contains(where: \.isTouched) { try root.touch(OwnPath.manifest) }
            return
        }
        try root.removeFile(OwnPath.record)
        if published.isInterrupted { try keepKnownFiles() }
        try replace(OwnPath.intent, with: manifest)

        try remove(placement.obstacles)
        if placement.additions.count > 1 { try putStandIns(for: placement.newPages) }
        for path in placement.additions { try root.rename(OwnPath.staging + "/" + path, to: path) }
        for path in placement.replacements { try root.rename(OwnPath.staging + "/" + path, to: path) }
        try putStandIns(for: placement.oldPages)
        try remove(placement.removals)

        // Its time tells which files were changed after the build.
        try root.touch(OwnPath.intent)
        try root.rename(OwnPath.intent, to: OwnPath.manifest)
    }

    /// Writes the record, unless it stands there already; one that is not known to be right is taken away.
    private func keep(_ record: BuildRecord?) throws(SystemError) {
        guard let text = record?.text else { return try root.removeFile(OwnPath.record) }
        var present: [UInt8] = []
        if try root.status(OwnPath.record) != nil { try root.read(OwnPath.record, into: &present) }
        // Its end tells whether it is whole.
        if present != text { try replace(OwnPath.record, with: text, synchronized: false) }
    }

    /// Puts a page that loads itself anew in the place of each of these for a moment: pages that come, or go, may refer to
    /// one another, so that no order of the moves alone would keep every link whole.
    private func putStandIns(for pages: [String]) throws(SystemError) {
        for path in pages {
            try root.create(OwnPath.standIn, bytes: StandIn.page)
            try root.rename(OwnPath.standIn, to: path)
        }
    }

    /// Writes all that the stopped builds knew as theirs into the manifest, before a new intent takes the place of theirs.
    private func keepKnownFiles() throws(SystemError) {
        let files = published.files.values.sorted { precedes($0.path, $1.path) }
        try replace(OwnPath.manifest, with: Manifest(files: files, collections: published.collections).text)
    }

    /// Writes a file of our own whole; down to the disk, where the site is to outlast a power failure.
    private func replace(_ path: String, with bytes: [UInt8], synchronized: Bool = true) throws(SystemError) {
        let temporary = path + ".part"
        try root.removeFile(temporary)
        try root.create(temporary, bytes: bytes, synchronized: synchronized && !isTemporary)
        try root.rename(temporary, to: path)
    }

    private func remove(_ paths: [String]) throws(SystemError) {
        for path in paths {
            try root.removeFile(path)
            var folder = path[...]
            while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
                folder = folder[..<slash]
                guard root.removeEmptyFolder(String(folder)) else { break }
            }
        }
    }

    private func result(of placement: Placement) -> PublicationResult {
        var result = PublicationResult()
        for file in prepared {
            if isPage(file.file.path) { result.pages += 1 }
            if file.change == .none { result.unchanged += 1 } else { result.written.append(file.file.path) }
        }
        result.written.sort(by: precedes)
        result.removed = (placement.obstacles + placement.removals).sorted(by: precedes)
        return result
    }
}
