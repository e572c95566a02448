import Directory
import Platform
import Synchronization

/// A file that was made and compared with what stands in the output folder.
struct PreparedFile: Sendable {
    /// What is to become of what stands there.
    enum Change: Sendable {
        /// It is as it should be.
        case none
        /// Nothing stands there; the file is in the staging folder.
        case added
        /// Something else stands there; the file is in the staging folder.
        case changed
    }

    /// Its path, size and hash.
    var file: PublishedFile
    /// What is to become of what stands there.
    var change: Change
    /// Whether it was changed after the last manifest was written, and is as it should be nevertheless.
    var isTouched = false
}

/// Makes files one by one, each on whichever thread is free, and writes those that differ into the staging folder.
struct Preparation: ~Copyable, Sendable {
    enum Result: Sendable {
        case ready(PreparedFile)
        /// A file that is not ours is in the way.
        case blocked(Problem)
        case failed(SystemError)
        /// Not made, since another one failed.
        case skipped
    }

    /// What stands at the path of a file.
    private struct Present {
        /// The hash of its bytes; nil where its size tells already that they differ, or where it is no plain file.
        var hash: ContentHash?
        /// Whether it is ours.
        var isOurs: Bool
        /// Whether it was changed after the last manifest was written.
        var isTouched: Bool
    }

    private let root: Folder
    private let published: PublishedState
    private let isForced: Bool
    private let hasFailed = Atomic<Bool>(false)

    init(root: Folder, published: PublishedState, isForced: Bool) {
        self.root = root
        self.published = published
        self.isForced = isForced
    }

    /// Makes a file, using `buffer` for its bytes.
    func prepare(_ output: OutputFile, buffer: inout [UInt8]) -> Result {
        if hasFailed.load(ordering: .relaxed) { return .skipped }
        do throws(SystemError) {
            return switch output.content {
            case .made(let make): try prepareMade(output.path, make, &buffer)
            case .copied(let source): try prepareCopy(output.path, of: source, &buffer)
            }
        } catch {
            hasFailed.store(true, ordering: .relaxed)
            return .failed(error)
        }
    }

    private func prepareMade(
        _ path: String,
        _ make: (inout [UInt8]) -> Void,
        _ buffer: inout [UInt8]
    ) throws(SystemError) -> Result {
        buffer.removeAll(keepingCapacity: true)
        make(&buffer)
        let file = PublishedFile(path: path, size: buffer.count, hash: ContentHash(of: buffer))
        let result = try compare(file)
        if case .ready(let ready) = result, ready.change != .none {
            try root.create(Publication.OwnPath.staging + "/" + path, bytes: buffer)
        }
        return result
    }

    /// Copies are streamed, so that a large file is never in memory.
    private func prepareCopy(
        _ path: String,
        of source: String,
        _ buffer: inout [UInt8]
    ) throws(SystemError) -> Result {
        var file = PublishedFile(path: path, size: 0, hash: ContentHash(high: 0, low: 0))
        (file.size, file.hash) = try Self.measure(source)
        let result = try compare(file)
        guard case .ready(var ready) = result, ready.change != .none else { return result }
        // The source may have changed since it was compared: what counts is what was copied.
        let copied = ContentHash.Stream()
        ready.file.size = 0
        try root.create(Publication.OwnPath.staging + "/" + path, copying: source) { piece in
            copied.add(piece)
            ready.file.size += piece.count
        }
        ready.file.hash = copied.hash
        return .ready(ready)
    }

    private func compare(_ file: PublishedFile) throws(SystemError) -> Result {
        guard let present = try present(at: file.path, size: file.size) else {
            return .ready(PreparedFile(file: file, change: .added))
        }
        if present.hash == file.hash {
            return .ready(PreparedFile(file: file, change: .none, isTouched: present.isTouched))
        }
        guard present.isOurs || isForced else {
            return .blocked(Problem(Location(path: root.path + "/" + file.path), .foreignFileInTheWay))
        }
        return .ready(PreparedFile(file: file, change: .changed))
    }

    /// What stands at `path`, or nil where nothing does; it is read only where it may be as it should be.
    private func present(at path: String, size: Int) throws(SystemError) -> Present? {
        if published.isEmpty { return nil }
        // A folder that is in the way is a matter of the whole publication: `Placement` sees to it.
        guard let status = try root.status(path), status.kind != .folder else { return nil }
        guard status.kind == .file else { return Present(hash: nil, isOurs: false, isTouched: true) }
        let ours = published[path]
        if let ours, !published.isUncertain(ours, status) {
            return Present(hash: ours.hash, isOurs: true, isTouched: false)
        }
        let hash = status.size == size ? try Self.measure(root.path + "/" + path).hash : nil
        return Present(hash: hash, isOurs: ours != nil, isTouched: status.changed > published.time)
    }

    private static func measure(_ path: String) throws(SystemError) -> (size: Int, hash: ContentHash) {
        let stream = ContentHash.Stream()
        var size = 0
        try FileSystem.readPieces(of: path) { piece in
            stream.add(piece)
            size += piece.count
            return true
        }
        return (size, stream.hash)
    }
}
