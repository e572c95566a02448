#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension FileSystem {
    /// The time that a file would get which is changed now, in nanoseconds since 1970: no earlier change is later.
    ///
    /// Linux stamps files by a clock that ticks every few milliseconds, so the exact time would be ahead of it.
    public static var now: Int64 {
        var time = timespec()
        #if os(Linux)
            clock_gettime(CLOCK_REALTIME_COARSE, &time)
        #else
            clock_gettime(CLOCK_REALTIME, &time)
        #endif
        return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// The seconds since some moment, by a clock that nobody sets.
    static var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// A path at which this program's file can be read; nil where the system does not tell. On Linux it is the file that runs,
/// also when another has taken its place since.
public func executablePath() -> String? {
    #if os(Linux)
        return "/proc/self/exe"
    #else
        return CommandLine.arguments.first.flatMap { FileSystem.resolve($0) }
    #endif
}
