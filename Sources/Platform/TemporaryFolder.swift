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
        let beginning = place + "/" + prefix
        var path = Array((beginning + "-XXXXXX").utf8CString)
        guard mkdtemp(&path) != nil else { throw SystemError(.create, beginning, number: errno) }
        // Not from the pointer that the call gives: it is valid during the call alone.
        return String(decoding: path.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
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
