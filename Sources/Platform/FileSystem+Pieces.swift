#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension FileSystem {
    /// Reads a file of any size in pieces of a few hundred kilobytes, until it ends or `body` gives false.
    public static func readPieces(
        of path: String,
        _ body: (UnsafeRawBufferPointer) -> Bool
    ) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(.read, path, number: errno) }
        defer { close(descriptor) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)
        defer { buffer.deallocate() }
        while true {
            let count = readFully(descriptor, into: buffer)
            guard count >= 0 else { throw SystemError(.read, path, number: errno) }
            guard count > 0, body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return }
        }
    }

    /// What stands at `path`, following symbolic links, or nil where nothing does.
    public static func status(of path: String) -> FileStatus? {
        var status = stat()
        return stat(path, &status) == 0 ? FileStatus(status) : nil
    }

    /// The path without symbolic links, `.` and `..`, from the root; nil where nothing stands at it.
    public static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Removes a folder if it is empty; whether it is gone.
    @discardableResult
    public static func removeEmptyFolder(_ path: String) -> Bool {
        rmdir(path) == 0 || errno == ENOENT
    }
}
