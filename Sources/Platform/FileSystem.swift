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
        /// The name, without the folder; a byte that is not UTF-8 is written as `\xB1`.
        public var name: String
        /// What it is; a symbolic link is itself, not what it leads to.
        public var kind: Kind
        /// Why no path of ours leads to it.
        public var obstacle: Obstacle?

        /// Describes a name in a folder.
        public init(name: String, kind: Kind, obstacle: Obstacle? = nil) {
            self.name = name
            self.kind = kind
            self.obstacle = obstacle
        }
    }

    /// Why something in a folder cannot be reached by its path.
    public enum Obstacle: Sendable {
        case nameNotUTF8, pathTooLong
    }

    /// What stands at `path`, following symbolic links, or nil where nothing does.
    public static func kind(of path: String) -> Kind? {
        var status = stat()
        return stat(path, &status) == 0 ? kind(mode: status.st_mode) : nil
    }

    /// Finds out whether a file may be read, without reading it.
    public static func checkAccess(_ path: String) throws(SystemError) {
        guard access(path, R_OK) == 0 else { throw SystemError(.read, path, number: errno) }
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
            let found = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { Self.entry(named: $0, of: folder, at: path) }
            }
            if let found { entries.append(found) }
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

    /// What has a name in a folder; nil where that is the folder itself, the one above it, or gone by now.
    private static func entry(named bytes: UnsafePointer<CChar>, of folder: OpaquePointer, at path: String) -> Entry? {
        let name = String(validatingCString: bytes)
        if name == "." || name == ".." { return nil }
        var status = stat()
        var obstacle: Obstacle? = name == nil ? .nameNotUTF8 : nil
        if let name {
            if lstat(path + "/" + name, &status) == 0 { return Entry(name: name, kind: kind(mode: status.st_mode)) }
            guard errno == ENAMETOOLONG else { return nil }
            obstacle = .pathTooLong
        }
        guard fstatat(dirfd(folder), bytes, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        let text = name ?? escaped(UnsafeRawBufferPointer(start: bytes, count: strlen(bytes)))
        return Entry(name: text, kind: kind(mode: status.st_mode), obstacle: obstacle)
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

/// Bytes as a text; any that is not UTF-8 is written as `\xB1`.
private func escaped(_ bytes: UnsafeRawBufferPointer) -> String {
    var text = ""
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var position = 0
    while true {
        switch parser.parseScalar(from: &iterator) {
        case .emptyInput: return text
        case .valid(let scalar):
            text.unicodeScalars.append(Unicode.UTF8.decode(scalar))
            position += scalar.count
        case .error(let length):
            for byte in bytes[position..<position + length] {
                // What is not UTF-8 is 0x80 or more.
                text += "\\x" + String(byte, radix: 16, uppercase: true)
            }
            position += length
        }
    }
}
