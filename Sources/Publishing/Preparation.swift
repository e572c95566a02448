import Directory
import Platform
import Synchronization

/// Makes files one by one, each on whichever thread is free, and writes those that differ into the staging folder.
struct Preparation: ~Copyable, Sendable {
    /// Room that a thread uses for one file after the other.
    struct Scratch {
        /// The bytes of the file.
        var bytes: [UInt8] = []
        /// The bytes of its compressed twin.
        var twin: [UInt8] = []
    }

    /// Files larger than this are copied without ever being in memory as a whole, and get no twins.
    private static let largestTwinned = 32 << 20

    private let comparison: Comparison
    private let hasTwins: Bool
    /// The hash of the program, of which all inputs are inputs.
    private let program: ContentHash?
    private let hasFailed = Atomic<Bool>(false)

    init(comparison: Comparison, hasTwins: Bool, program: ContentHash?) {
        self.comparison = comparison
        self.hasTwins = hasTwins
        self.program = program
    }

    /// Makes a file, and its twins where it has any; none is made once the system has refused something.
    func prepare(_ output: OutputFile, scratch: inout Scratch) -> Result<[PreparedFile], PublishingFailure> {
        if hasFailed.load(ordering: .relaxed) { return .success([]) }
        do throws(PublishingFailure) {
            return .success(try make(output, &scratch))
        } catch {
            if case .system = error { hasFailed.store(true, ordering: .relaxed) }
            return .failure(error)
        }
    }

    private func make(_ output: OutputFile, _ scratch: inout Scratch) throws(PublishingFailure) -> [PreparedFile] {
        let isTwinned = hasTwins && Twin.isFor(output.path)
        var inputs: ContentHash?
        scratch.bytes.removeAll(keepingCapacity: true)
        switch output.content {
        case .made(let make):
            make(&scratch.bytes)
        case .derived(let derive):
            let content = derive()
            inputs = program.map { ContentHash(ofInputsOf: content, program: $0, &scratch.bytes) }
            scratch.bytes.removeAll(keepingCapacity: true)
            if let inputs, let kept = try kept(output.path, inputs: inputs, isTwinned: isTwinned) { return kept }
            do throws(Problem) {
                try content.appendBytes(to: &scratch.bytes)
            } catch {
                throw .refused([error])
            }
        case .copied(let source):
            let size = FileSystem.status(of: source)?.size ?? 0
            guard isTwinned, size <= Self.largestTwinned else { return [try copy(output.path, from: source)] }
            scratch.bytes = try systemCall { () throws(SystemError) in try FileSystem.read(source) }
        }
        let file = try store(output.path, scratch.bytes, inputs: inputs)
        guard isTwinned else { return [file] }
        var files = [file]
        for twin in Twin.allCases {
            if let prepared = try prepare(twin, of: file, &scratch) { files.append(prepared) }
        }
        return files
    }

    /// The file at a path and its twins, if it was derived from the same inputs and stands as it was published.
    private func kept(
        _ path: String,
        inputs: ContentHash,
        isTwinned: Bool
    ) throws(PublishingFailure) -> [PreparedFile]? {
        let key = ContentHash(of: path)
        guard let published = comparison.published.files[key], published.inputs == inputs else { return nil }
        let file =
            comparison.published.isUntouched(key)
            ? PreparedFile(file: published, change: .none) : try comparison.compare(published)
        guard file.change == .none else { return nil }
        var files = [file]
        for twin in Twin.allCases where isTwinned && Twin.isFor(size: published.size) {
            // One that was not worth keeping is made anew, and given up again.
            guard let kept = try comparison.unchanged(path + twin.ending) else { return nil }
            files.append(kept)
        }
        return files
    }

    /// Compares the bytes of a file, and writes them if they differ.
    private func store(
        _ path: String,
        _ bytes: [UInt8],
        inputs: ContentHash? = nil
    ) throws(PublishingFailure) -> PreparedFile {
        let prepared = try comparison.compare(PublishedFile(path: path, bytes: bytes, inputs: inputs))
        if prepared.change != .none {
            try systemCall { () throws(SystemError) in
                try comparison.root.create(Publication.OwnPath.staging + "/" + path, bytes: bytes)
            }
        }
        return prepared
    }

    /// Makes a twin of a file, unless the file is unchanged and has it already; nil where none is worth keeping.
    private func prepare(
        _ twin: Twin,
        of original: PreparedFile,
        _ scratch: inout Scratch
    ) throws(PublishingFailure) -> PreparedFile? {
        let path = original.file.path + twin.ending
        if original.change == .none, let kept = try comparison.unchanged(path) { return kept }
        guard twin.compress(scratch.bytes, of: original.file.path, into: &scratch.twin) else { return nil }
        return try store(path, scratch.twin)
    }

    private func copy(_ path: String, from source: String) throws(PublishingFailure) -> PreparedFile {
        let file = try systemCall { () throws(SystemError) in try PublishedFile(path: path, measuring: source) }
        var prepared = try comparison.compare(file)
        guard prepared.change != .none else { return prepared }
        // The source may have changed since it was compared: what counts is what was copied.
        let copied = ContentHash.Stream()
        try systemCall { () throws(SystemError) in
            try comparison.root.create(Publication.OwnPath.staging + "/" + path, copying: source) { copied.add($0) }
        }
        prepared.file.size = copied.count
        prepared.file.hash = copied.hash
        return prepared
    }
}

extension ContentHash {
    /// The hash of what a program derives some bytes from, the program among it; `buffer` is empty, and is used.
    init(ofInputsOf content: any DerivedContent, program: ContentHash, _ buffer: inout [UInt8]) {
        withUnsafeBytes(of: program) { buffer.append(contentsOf: $0) }
        content.appendInputs(to: &buffer)
        self.init(of: buffer)
    }
}
