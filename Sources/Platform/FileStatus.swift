#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the file system knows of a file without opening it.
public struct FileStatus: Hashable, Sendable {
    /// What it is.
    public var kind: FileSystem.Kind
    /// Its length in bytes.
    public var size: Int
    /// When its bytes were last changed, in nanoseconds since 1970; whoever copies a file may set this.
    public var modified: Int64
    /// When anything about it was last changed, in nanoseconds since 1970; nobody can set this.
    public var changed: Int64

    init(_ status: stat) {
        #if canImport(Darwin)
            let (modification, change) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modification, change) = (status.st_mtim, status.st_ctim)
        #endif
        kind = FileSystem.kind(mode: status.st_mode)
        size = Int(status.st_size)
        modified = Int64(modification.tv_sec) &* 1_000_000_000 &+ Int64(modification.tv_nsec)
        changed = Int64(change.tv_sec) &* 1_000_000_000 &+ Int64(change.tv_nsec)
    }
}
