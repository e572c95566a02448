import Directory
import Platform

/// One publication of a site into a folder, from the lock that keeps other builds out to the manifest that ends it.
///
/// Files that differ from what stands there are first written into `.ganada/next`, a folder of the output itself; what is
/// published stays as it is until all of them are whole. `publish` then moves them into place, in an order that leaves no
/// link without its page, and removes last what is no longer part of the site. The new manifest is written before the
/// first move and takes its name after the last: a build that finds it waiting knows that another was stopped halfway,
/// trusts nothing that it has not read, and finishes the job.
struct Publication: ~Copyable {
    /// Where the files of the publication itself stand, relative to the output folder.
    enum OwnPath {
        static let folder = ".ganada"
        static let lock = folder + "/lock"
        static let manifest = folder + "/manifest"
        static let intent = folder + "/manifest.next"
        static let record = folder + "/record"
        static let staging = folder + "/next"
        static let standIn = folder + "/stand-in"
    }

    let root: Folder
    let published: PublishedState
    private let isForced: Bool
    private let hasTwins: Bool
    private let program: ContentHash?
    /// Whether nobody needs the site after the machine has lost its power.
    let isTemporary: Bool
    var prepared: [PreparedFile] = []
    var problems: [Problem] = []
    private var paths = PathRegistry()
    private let lock: FileLock?

    /// Opens the output folder, making it if it is missing, and keeps other builds out of it.
    /// If it is forced, files that are not ours may stand beside ours, and are replaced where they are in the way.
    /// With twins, text of over 1 KB gets compressed forms beside it, `.br` and `.gz`.
    /// Where the hash of the program is given, a file is not made that the same program has made of the same inputs.
    /// What stands there need not be looked up where it is given. `onWait` is called once when another build works on the
    /// folder, before waiting for its end.
    init(
        opening output: String,
        isForced: Bool,
        hasTwins: Bool = false,
        isTemporary: Bool = false,
        program: ContentHash? = nil,
        standing: StandingOutput? = nil,
        onWait: () -> Void
    ) throws(PublishingFailure) {
        let root = try systemCall { () throws(SystemError) in
            if let standing { return standing.root }
            try FileSystem.createFolder(output)
            return try Folder(opening: output)
        }
        let foreignName = try systemCall { () throws(SystemError) in try Self.foreignName(in: root) }
        if let foreignName, !isForced {
            throw .refused([Problem(Location(path: output), .outputHoldsForeignFiles(example: foreignName))])
        }
        (lock, published) = try systemCall { () throws(SystemError) in
            try root.createFolder(OwnPath.folder)
            var lock = standing?.lock
            if lock == nil { lock = try FileLock(output + "/" + OwnPath.lock, onWait: onWait) }
            try root.removeAll(OwnPath.staging)
            try root.removeFile(OwnPath.standIn)
            if let standing { return (lock, standing.published) }
            return (lock, try PublishedState(of: root))
        }
        self.root = root
        self.isForced = isForced
        self.hasTwins = hasTwins
        self.program = program
        self.isTemporary = isTemporary
    }

    deinit { try? root.removeAll(OwnPath.staging) }

    /// Makes the files of all stages on several threads, and writes those that differ into the staging folder.
    ///
    /// A stage may refer to the files of those before it: files go into place in the order of the stages. `onFile` is called
    /// after each file, on any thread.
    mutating func write(
        _ stages: [[OutputFile]],
        jobs: Int,
        onFile: @Sendable () -> Void = {}
    ) throws(PublishingFailure) {
        paths.reserve(stages.reduce(0) { $0 + $1.count })
        for file in stages.joined() { register(file.path) }
        guard problems.isEmpty else { return }
        // Small stages have the largest files: they are made first, so that all threads are busy to the end.
        var files: [OutputFile] = []
        var places: [Range<Int>] = Array(repeating: 0..<0, count: stages.count)
        for stage in stages.indices.sorted(by: { (stages[$0].count, $0) < (stages[$1].count, $1) }) {
            places[stage] = files.count..<files.count + stages[stage].count
            files += stages[stage]
        }
        let comparison = Comparison(root: root, published: published, isForced: isForced)
        let preparation = Preparation(comparison: comparison, hasTwins: hasTwins, program: program)
        let results = parallelMap(count: files.count, jobs: jobs, scratch: { Preparation.Scratch() }) {
            [files] index, scratch in
            defer { onFile() }
            return preparation.prepare(files[index], scratch: &scratch)
        }
        for result in places.lazy.map({ results[$0] }).joined() {
            do throws(PublishingFailure) {
                prepared += try result.get()
            } catch .refused(let found) {
                problems += found
            }
        }
    }

    /// Leaves what is long to let go of to another thread.
    mutating func letGo() {
        Platform.letGo(of: (exchange(&prepared, with: []), exchange(&paths, with: PathRegistry())))
    }

    /// Takes note of a path and those of its twins; one that is taken already is a problem.
    private mutating func register(_ path: String) {
        let twins = hasTwins && Twin.isFor(path) ? Twin.allCases : []
        for path in [path] + twins.map({ path + $0.ending }) {
            guard let other = paths.add(path) else { continue }
            problems.append(Problem(Location(path: path), .outputPathsClash(with: other)))
        }
    }

    /// A file that makes the folder somebody else's: any, where no manifest says which are ours.
    private static func foreignName(in root: Folder) throws(SystemError) -> String? {
        if try root.status(OwnPath.manifest) != nil { return nil }
        if try root.status(OwnPath.intent) != nil { return nil }
        return try root.list("").first { $0.name != OwnPath.folder }?.name
    }
}
