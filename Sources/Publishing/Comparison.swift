import Directory
import Platform

/// Compares files that were made with what stands in the output folder.
struct Comparison: Sendable {
    /// What stands at the path of a file.
    private struct Present {
        /// The hash of its bytes; nil where its size tells already that they differ, or where it is no plain file.
        var hash: ContentHash?
        /// Whether it is ours.
        var isOurs: Bool
        /// Whether it was changed after the last manifest was written.
        var isTouched: Bool
    }

    /// The output folder.
    let root: Folder
    /// What earlier builds left in it.
    let published: PublishedState
    /// Whether a file that is not ours may be replaced.
    let isForced: Bool

    /// Whether a file differs from what stands at its path.
    func compare(_ file: PublishedFile) throws(PublishingFailure) -> PreparedFile {
        let standing = try systemCall { () throws(SystemError) in try present(at: file.path, size: file.size) }
        guard let present = standing else { return PreparedFile(file: file, change: .added) }
        if present.hash == file.hash { return PreparedFile(file: file, change: .none, isTouched: present.isTouched) }
        guard present.isOurs || isForced else {
            throw .refused([Problem(Location(path: root.path + "/" + file.path), .foreignFileInTheWay)])
        }
        return PreparedFile(file: file, change: .changed)
    }

    /// The file that the last whole build left at a path, if it is as that build left it.
    func unchanged(_ path: String) throws(PublishingFailure) -> PreparedFile? {
        guard !published.isInterrupted, let ours = published[path] else { return nil }
        let prepared = try compare(ours)
        return prepared.change == .none ? prepared : nil
    }

    /// What stands at `path`, or nil where nothing does; it is read only where it may be as it should be.
    private func present(at path: String, size: Int) throws(SystemError) -> Present? {
        if published.isEmpty { return nil }
        let key = ContentHash(of: path)
        let ours = published.files[key]
        if let ours, published.isUntouched(key) { return Present(hash: ours.hash, isOurs: true, isTouched: false) }
        // A folder that is in the way is a matter of the whole publication: `Placement` sees to it.
        guard let status = try root.status(path), status.kind != .folder else { return nil }
        guard status.kind == .file else { return Present(hash: nil, isOurs: false, isTouched: true) }
        if let ours, !published.isUncertain(ours, status) {
            return Present(hash: ours.hash, isOurs: true, isTouched: false)
        }
        let hash = status.size == size ? try PublishedFile(path: path, measuring: root.path + "/" + path).hash : nil
        return Present(hash: hash, isOurs: ours != nil, isTouched: status.changed > published.time)
    }
}

extension PublishedFile {
    /// A file of these bytes.
    init(path: String, bytes: [UInt8], inputs: ContentHash? = nil) {
        self.init(path: path, size: bytes.count, hash: ContentHash(of: bytes), inputs: inputs)
    }

    /// A file of the bytes that stand at `source`, which may be more than fit into memory.
    init(path: String, measuring source: String) throws(SystemError) {
        let stream = ContentHash.Stream()
        try FileSystem.readPieces(of: source) { piece in
            stream.add(piece)
            return true
        }
        self.init(path: path, size: stream.count, hash: stream.hash)
    }
}
