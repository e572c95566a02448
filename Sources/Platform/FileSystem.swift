#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The files of the machine, by path; the only code that calls the operating system.
public enum FileSystem {
    /// What stands at a path.
    public enum Kind: Sendable {
        case file, folder, link, other
    }

    /// One name in a folder.
    public struct Entry: Hashable, Sendable {
        /// The name, without the folder.
        public var name: String
        /// What it is; a symbolic link is itself, not what it leads to.
        public var kind: Kind
    }

    /// What stands at `path`, following symbolic links, or nil where nothing does.
    public static func kind(of path: String) -> Kind? {
        var status = stat()
        return stat(path, &status) == 0 ? kind(mode: status.st_mode) : nil
    }

    /// The whole of a file, as bytes.
    public static func read(_ path: String) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(.read, path, number: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError(.read, path, number: errno) }
        guard kind(mode: status.st_mode) != .folder else { throw SystemError(.read, path, number: EISDIR) }

        // One byte of room more than the size, so that the read that fills the rest also finds the end.
        var bytes: [UInt8] = []
        var room = max(Int(status.st_size) + 1, 4096)
        while true {
            let start = bytes.count
            var number: Int32 = 0
            bytes.append(addingCapacity: room) { span in
                span.withUnsafeMutableBufferPointer { buffer, initialized in
                    let count = readFully(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
                    number = count < 0 ? errno : 0
                    initialized = max(count, 0)
                }
            }
            guard number == 0 else { throw SystemError(.read, path, number: number) }
            if bytes.count - start < room { return bytes }
            room = 1 << 16
        }
    }

    /// The names in a folder, in the order of their bytes; `.` and `..` are left out.
    public static func list(_ path: String) throws(SystemError) -> [Entry] {
        guard let folder = opendir(path) else { throw SystemError(.list, path, number: errno) }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            var status = stat()
            guard lstat(path + "/" + name, &status) == 0 else { continue }
            entries.append(Entry(name: name, kind: kind(mode: status.st_mode)))
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Makes a folder and those above it; one that is there already is fine.
    public static func createFolder(_ path: String) throws(SystemError) {
        if mkdir(path, 0o777) == 0 || (errno == EEXIST && kind(of: path) == .folder) { return }
        guard errno == ENOENT, let parent = parent(of: path) else {
            throw SystemError(.create, path, number: errno)
        }
        try createFolder(parent)
        guard mkdir(path, 0o777) == 0 || (errno == EEXIST && kind(of: path) == .folder) else {
            throw SystemError(.create, path, number: errno)
        }
    }

    /// The system's own words for an error number.
    public static func describe(errorNumber: Int32) -> String {
        String(cString: strerror(errorNumber))
    }

    private static func parent(of path: String) -> String? {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return nil }
        return String(path[..<slash])
    }

    static func kind(mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }
}
