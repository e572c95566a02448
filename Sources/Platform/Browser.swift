#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Opens an address in the browser of the desktop, if there is one; nothing is said where that fails.
public func openInBrowser(_ address: String) {
    #if canImport(Darwin)
        let program = "open"
    #else
        let program = "xdg-open"
    #endif
    var arguments = [strdup(program), strdup(address), nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    posix_spawnp(&process, program, nil, nil, &arguments, environ)
}
