#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that is written piece by piece under a temporary name, and takes its own name when it is whole.
public struct FileWriter: ~Copyable {
    private let descriptor: Int32
    private let path: String
    private let temporary: String
    private var isFinished = false

    /// Begins a file; what stands at the path stays until the end. A device, a pipe or a folder there is never replaced,
    /// nor a file whose first bytes are not `replaceable`.
    public init(
        _ path: String,
        replacing replaceable: (UnsafeRawBufferPointer) -> Bool = { _ in true }
    ) throws(SystemError) {
        self.path = path
        temporary = path + ".part"
        let mayBeReplaced = Self.mayBeReplaced(path, replaceable)
        descriptor = mayBeReplaced ? open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) : -1
        guard descriptor >= 0 else { throw SystemError(.create, path, number: mayBeReplaced ? errno : EEXIST) }
    }

    /// Whether nothing stands at a path, or a file that begins as it should; an empty one is nothing.
    private static func mayBeReplaced(_ path: String, _ replaceable: (UnsafeRawBufferPointer) -> Bool) -> Bool {
        guard let kind = FileSystem.kind(of: path) else { return true }
        guard kind == .file else { return false }
        var isReplaceable = true
        do throws(SystemError) {
            try FileSystem.readPieces(of: path) { piece in
                isReplaceable = replaceable(piece)
                return false
            }
        } catch {
            return false
        }
        return isReplaceable
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if !isFinished { unlink(temporary) }
    }

    /// Writes a piece.
    public func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        guard writeFully(descriptor, from: bytes) else { throw SystemError(.write, path, number: errno) }
    }

    /// Gives the file its name.
    public mutating func finish() throws(SystemError) {
        guard rename(temporary, path) == 0 else { throw SystemError(.rename, path, number: errno) }
        isFinished = true
    }
}
