#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Reading and writing that goes on until all is done: the system's own calls may stop halfway.

/// Reads until the buffer is full or the file ends; the count, or -1 with `errno` set.
func readFully(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var filled = 0
    while filled < buffer.count {
        let count = read(descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return -1 }
        if count == 0 { break }
        filled += count
    }
    return filled
}

/// Writes all of the buffer; whether it went well, else `errno` is set.
func writeFully(_ descriptor: Int32, from buffer: UnsafeRawBufferPointer) -> Bool {
    var written = 0
    while written < buffer.count {
        let count = write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return false }
        written += count
    }
    return true
}
