#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A lock that one process at a time holds; the system opens it when the process ends, however it ends.
///
/// It is a class because it stands for something that is opened once.
public final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock that stands for the file at `path` (made if missing).
    ///
    /// `onWait` is called once when another process holds the lock, before waiting for it.
    public init(_ path: String, onWait: () -> Void) throws(SystemError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError(.lock, path, number: errno) }
        var isTaken = flock(descriptor, LOCK_EX | LOCK_NB) == 0
        if !isTaken, errno == EWOULDBLOCK {
            onWait()
            repeat { isTaken = flock(descriptor, LOCK_EX) == 0 } while !isTaken && errno == EINTR
        }
        guard isTaken else { throw SystemError(.lock, path, number: errno) }
    }

    deinit { close(descriptor) }
}
