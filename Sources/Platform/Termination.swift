import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What is done when somebody asks the process to end (Ctrl-C, SIGTERM), before it ends; kept for as long as that may be.
public final class Termination {
    private let sources: [any DispatchSourceSignal]

    /// From now on `action` is done first, on a thread of its own. That nobody reads what is said ends nothing.
    public init(_ action: @escaping @Sendable () -> Void) {
        signal(SIGPIPE, SIG_IGN)
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                action()
                exit(0)
            }
            source.resume()
            return source
        }
    }
}
