#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A stream that the process was started with.
public enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Writes bytes at once, and gives the failure, if any; a reader that is gone is none.
    @discardableResult
    public func write(_ bytes: [UInt8]) -> SystemError? {
        let isWritten = bytes.withUnsafeBytes { writeFully(rawValue, from: $0) }
        return isWritten || errno == EPIPE ? nil : SystemError(.write, "the \(self)", number: errno)
    }

    /// Writes text at once, and gives the failure, if any.
    @discardableResult
    public func write(_ text: String) -> SystemError? { write(Array(text.utf8)) }

    /// Whether somebody sees what is written as it comes.
    public var isTerminal: Bool { isatty(rawValue) == 1 }

    /// The number of columns of the terminal; 80 where it does not tell.
    public var columns: Int {
        var size = winsize()
        return ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }
}

/// The value of a variable of the environment; nil where it is not set.
public func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}

/// Ends the process.
public func exitProcess(_ code: Int32) -> Never { exit(code) }
