#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder that is held open: what is in it is reached relative to it, which costs less than whole paths do.
///
/// Paths are relative to the folder, with `/` between names. It is a class because it stands for something that is
/// closed once; it may be used from several threads.
public final class Folder: Sendable {
    /// Where it was opened, for messages.
    public let path: String
    private let descriptor: Int32

    /// Opens a folder that is there.
    public init(opening path: String) throws(SystemError) {
        descriptor = openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(.inspect, path, number: errno) }
        self.path = path
    }

    deinit { close(descriptor) }

    /// What stands at a path, or nil where nothing does; a symbolic link is itself, not what it leads to.
    public func status(_ name: String) throws(SystemError) -> FileStatus? {
        var status = stat()
        if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw failure(.inspect, name)
    }

    /// Puts the bytes of a file in the place of the buffer's, whose room is used again.
    public func read(_ name: String, into buffer: inout [UInt8]) throws(SystemError) {
        let file = openForReading(name)
        guard file >= 0 else { throw failure(.read, name) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure(.read, name) }
        buffer.removeAll(keepingCapacity: true)
        var count = 0
        buffer.append(addingCapacity: Int(status.st_size)) { span in
            span.withUnsafeMutableBufferPointer { bytes, initialized in
                count = readFully(file, into: UnsafeMutableRawBufferPointer(bytes))
                initialized = max(count, 0)
            }
        }
        guard count >= 0 else { throw failure(.read, name) }
    }

    /// Writes a file that is not there yet, and the folders above it; when that fails, no part of the file stays.
    public func create(_ name: String, bytes: [UInt8], synchronized: Bool = false) throws(SystemError) {
        let file = try openNew(name)
        let isWritten =
            bytes.withUnsafeBytes { writeFully(file, from: $0) } && (!synchronized || fsync(file) == 0)
        try finish(file, name, isWritten: isWritten)
    }

    /// Copies a file from elsewhere to one that is not there yet, showing every piece of it to `inspect`.
    public func create(
        _ name: String,
        copying source: String,
        inspect: (UnsafeRawBufferPointer) -> Void
    ) throws(SystemError) {
        let file = try openNew(name)
        var isWritten = true
        do throws(SystemError) {
            try FileSystem.readPieces(of: source) { piece in
                inspect(piece)
                isWritten = writeFully(file, from: piece)
                return isWritten
            }
        } catch {
            close(file)
            unlinkat(descriptor, name, 0)
            throw error
        }
        try finish(file, name, isWritten: isWritten)
    }

    /// Gives something another name in this folder; a file that has that name is replaced in one step.
    public func rename(_ name: String, to newName: String) throws(SystemError) {
        guard renameat(descriptor, name, descriptor, newName) == 0 else { throw failure(.rename, newName) }
    }

    /// Removes a file; one that is not there is fine.
    public func removeFile(_ name: String) throws(SystemError) {
        guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT || errno == ENOTDIR else {
            throw failure(.remove, name)
        }
    }

    /// Removes a folder if it is empty; whether it is gone.
    @discardableResult
    public func removeEmptyFolder(_ name: String) -> Bool {
        unlinkat(descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT
    }

    /// Removes whatever stands at a path, a folder with all that is in it.
    public func removeAll(_ name: String) throws(SystemError) {
        guard let status = try status(name) else { return }
        guard status.kind == .folder else { return try removeFile(name) }
        for entry in try list(name) { try removeAll(name + "/" + entry.name) }
        guard removeEmptyFolder(name) else { throw failure(.remove, name) }
    }

    /// Makes a folder and those above it; one that is there already is fine.
    public func createFolder(_ name: String) throws(SystemError) {
        if mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            throw failure(.create, name)
        }
        try createFolder(String(name[..<slash]))
        guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { throw failure(.create, name) }
    }

    /// The names in a folder inside this one (`""`: in this one), in the order of their bytes.
    public func list(_ name: String) throws(SystemError) -> [FileSystem.Entry] {
        try FileSystem.list(name.isEmpty ? path : path + "/" + name)
    }

    /// Sets the time of a file's last change to now, its bytes left as they are.
    public func touch(_ name: String) throws(SystemError) {
        guard utimensat(descriptor, name, nil, 0) == 0 else { throw failure(.write, name) }
    }

    func openForReading(_ name: String) -> Int32 {
        openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    }

    private func openNew(_ name: String) throws(SystemError) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        var file = openat(descriptor, name, flags, 0o666)
        if file < 0, errno == ENOENT, let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) {
            try createFolder(String(name[..<slash]))
            file = openat(descriptor, name, flags, 0o666)
        }
        guard file >= 0 else { throw failure(.create, name) }
        return file
    }

    private func finish(_ file: Int32, _ name: String, isWritten: Bool) throws(SystemError) {
        var number = isWritten ? 0 : errno
        if close(file) != 0 && number == 0 { number = errno }
        guard number != 0 else { return }
        unlinkat(descriptor, name, 0)
        throw SystemError(.write, path + "/" + name, number: number)
    }

    private func failure(_ operation: SystemError.Operation, _ name: String) -> SystemError {
        SystemError(operation, name.isEmpty ? path : path + "/" + name, number: errno)
    }
}
