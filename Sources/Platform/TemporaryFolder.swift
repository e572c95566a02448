#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension FileSystem {
    /// Makes a folder that nothing else uses, where the system keeps what is temporary, and gives its path.
    public static func createTemporaryFolder(prefix: String) throws(SystemError) -> String {
        // An empty variable counts as none, as for other programs; else the folder would be made at the top of the disk.
        let place = environmentVariable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array((place + "/" + prefix + "-XXXXXX").utf8CString)
        guard let path = mkdtemp(&template) else { throw SystemError(.create, place + "/" + prefix, number: errno) }
        return String(cString: path)
    }

    /// Gives such a folder to `body`, and removes it with all that is in it when that returns.
    public static func withTemporaryFolder<Value>(
        prefix: String,
        _ body: (Folder) throws(SystemError) -> Value
    ) throws(SystemError) -> Value {
        let path = try createTemporaryFolder(prefix: prefix)
        defer { _ = removeEmptyFolder(path) }
        let folder = try Folder(opening: path)
        defer { for entry in (try? folder.list("")) ?? [] { try? folder.removeAll(entry.name) } }
        return try body(folder)
    }
}
