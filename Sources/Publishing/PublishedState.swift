import Directory
import Platform

/// What earlier builds left in the output folder, as far as their manifests tell.
struct PublishedState: Sendable {
    /// The files that are ours, by the hashes of their paths.
    private(set) var files: [ContentHash: PublishedFile] = [:]
    /// The files among them that are known to be as they were left, by the hashes of their paths.
    private var untouched: Set<ContentHash> = []
    /// The collections of the last whole build.
    private(set) var collections: [PublishedCollection] = []
    /// The hash of the last whole build's manifest.
    private(set) var manifestHash: ContentHash?
    /// Whether a build was stopped between its first move and its last.
    private(set) var isInterrupted = false
    /// Whether there is nothing in the folder but what publishing itself keeps there.
    private(set) var isEmpty = false
    /// The time of the last manifest: a file that was changed before it, and has its size, is as the manifest says.
    private(set) var time: Int64 = .min

    init(of root: Folder) throws(SystemError) {
        var bytes: [UInt8] = []
        if let status = try root.status(Publication.OwnPath.manifest) {
            try root.read(Publication.OwnPath.manifest, into: &bytes)
            if let manifest = Manifest(text: bytes) {
                manifestHash = ContentHash(of: bytes)
                collections = manifest.collections
                time = status.modified
                add(manifest.files)
            }
        }
        if try root.status(Publication.OwnPath.intent) != nil {
            try root.read(Publication.OwnPath.intent, into: &bytes)
            isInterrupted = true
            if let manifest = Manifest(text: bytes) { add(manifest.files) }
        }
        isEmpty = try root.list("").allSatisfy { $0.name == Publication.OwnPath.folder }
    }

    /// The file that we published at a path.
    subscript(path: String) -> PublishedFile? { files[ContentHash(of: path)] }

    /// Whether a file must be read to know what is in it: somebody, or a build that was stopped, may have changed it.
    func isUncertain(_ file: PublishedFile, _ status: FileStatus) -> Bool {
        isInterrupted || status.size != file.size || status.changed >= time
    }

    /// Whether the file of this key is known to be as it was left, so that nobody need look at it.
    func isUntouched(_ key: ContentHash) -> Bool { untouched.contains(key) }

    /// The paths of the files that a program derived from the same inputs as some content, if all of them are known to stand
    /// as they were left.
    func paths(derivedFrom content: any DerivedContent, by program: ContentHash) -> [String] {
        if isInterrupted { return [] }
        var buffer: [UInt8] = []
        let inputs = ContentHash(ofInputsOf: content, program: program, &buffer)
        let derived = files.filter { $0.value.inputs == inputs }
        return derived.keys.allSatisfy(isUntouched) ? derived.values.map(\.path) : []
    }

    /// Looks at every file, to know those that are as they were left.
    mutating func findUntouched(in root: Folder) {
        untouched.reserveCapacity(files.count)
        for (key, file) in files {
            guard let status = try? root.status(file.path), status.kind == .file, !isUncertain(file, status) else {
                continue
            }
            untouched.insert(key)
        }
    }

    private mutating func add(_ list: [PublishedFile]) {
        files.reserveCapacity(files.count + list.count)
        for file in list { files[ContentHash(of: file.path)] = file }
    }
}
