import Directory
import Platform

/// One publication of a site into a folder, from the lock that keeps other builds out to the manifest that ends it.
///
/// Files that differ from what stands there are first written into `.ganada/next`, a folder of the output itself; what is
/// published stays as it is until all of them are whole. `publish` then moves them into place, in an order that leaves no
/// link without its page, and removes last what is no longer part of the site. The new manifest is written before the
/// first move and takes its name after the last: a build that finds it waiting knows that another was stopped halfway,
/// trusts nothing that it has not read, and finishes the job.
public struct Publication: ~Copyable {
    /// Why a publication stopped; what was published before still stands.
    public enum Failure: Error {
        /// The system refused to do something: no room, no permission.
        case system(SystemError)
        /// The folder, or what was to go into it, is not as it must be.
        case refused([Problem])
    }

    /// Where the files of the publication itself stand, relative to the output folder.
    enum OwnPath {
        static let folder = ".ganada"
        static let lock = folder + "/lock"
        static let manifest = folder + "/manifest"
        static let intent = folder + "/manifest.next"
        static let staging = folder + "/next"
    }

    let root: Folder
    let published: PublishedState
    let isForced: Bool
    var prepared: [PreparedFile] = []
    var problems: [Problem] = []
    private var paths = PathRegistry()
    private let lock: FileLock

    /// Opens the output folder, making it if it is missing, and keeps other builds out of it.
    /// If it is forced, files that are not ours may stand beside ours, and are replaced where they are in the way.
    /// `onWait` is called once when another build works on the folder, before waiting for its end.
    public init(opening output: String, isForced: Bool, onWait: () -> Void) throws(Failure) {
        let root = try systemCall { () throws(SystemError) in
            try FileSystem.createFolder(output)
            return try Folder(opening: output)
        }
        let foreignName = try systemCall { () throws(SystemError) in try Self.foreignName(in: root) }
        if let foreignName, !isForced {
            throw .refused([Problem(Location(path: output), .outputHoldsForeignFiles(example: foreignName))])
        }
        (lock, published) = try systemCall { () throws(SystemError) in
            try root.createFolder(OwnPath.folder)
            let lock = try FileLock(output + "/" + OwnPath.lock, onWait: onWait)
            try root.removeAll(OwnPath.staging)
            return (lock, try PublishedState(of: root))
        }
        self.root = root
        self.isForced = isForced
    }

    deinit { try? root.removeAll(OwnPath.staging) }

    /// Makes the files of one stage on several threads, and writes those that differ into the staging folder.
    ///
    /// Later stages may refer to the files of earlier ones: files go into place in the order in which they came.
    /// `onFile` is called after each file, on any thread.
    public mutating func write(
        _ stage: [OutputFile],
        jobs: Int,
        onFile: @Sendable () -> Void = {}
    ) throws(Failure) {
        for file in stage {
            if let other = paths.add(file.path) {
                problems.append(Problem(Location(path: file.path), .outputPathsClash(with: other)))
            }
        }
        guard problems.isEmpty else { return }
        let preparation = Preparation(root: root, published: published, isForced: isForced)
        let results = parallelMap(count: stage.count, jobs: jobs, scratch: { [UInt8]() }) { index, buffer in
            defer { onFile() }
            return preparation.prepare(stage[index], buffer: &buffer)
        }
        prepared.reserveCapacity(prepared.count + results.count)
        for result in results {
            switch result {
            case .ready(let file): prepared.append(file)
            case .blocked(let problem): problems.append(problem)
            case .failed(let error): throw .system(error)
            case .skipped: continue
            }
        }
    }

    /// A file that makes the folder somebody else's: any, where no manifest says which are ours.
    private static func foreignName(in root: Folder) throws(SystemError) -> String? {
        if try root.status(OwnPath.manifest) != nil { return nil }
        if try root.status(OwnPath.intent) != nil { return nil }
        return try root.list("").first { $0.name != OwnPath.folder }?.name
    }
}
