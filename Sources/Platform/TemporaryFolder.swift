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
        let place = environmentVariable("TMPDIR") ?? "/tmp"
        var template = Array((place + "/" + prefix + "-XXXXXX").utf8CString)
        guard let path = mkdtemp(&template) else { throw SystemError(.create, place + "/" + prefix, number: errno) }
        return String(cString: path)
    }
}
