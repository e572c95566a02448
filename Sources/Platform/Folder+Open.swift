#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that is open for reading, until somebody closes it.
public struct OpenFile: Sendable {
    /// Its descriptor.
    public let descriptor: Int32
    /// What it was when it was opened.
    public let status: FileStatus

    /// Closes it.
    public func close() { closeDescriptor(descriptor) }

    /// Its bytes from the start; it is closed after them.
    public func readAndClose() -> [UInt8] {
        defer { close() }
        var bytes: [UInt8] = []
        bytes.append(addingCapacity: status.size) { span in
            span.withUnsafeMutableBufferPointer { buffer, initialized in
                initialized = max(0, readFully(descriptor, into: UnsafeMutableRawBufferPointer(buffer)))
            }
        }
        return bytes
    }
}

extension Folder {
    /// Opens a file in it for reading; a symbolic link is not followed.
    public func open(_ name: String) throws(SystemError) -> OpenFile {
        let descriptor = openForReading(name)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
            let number = errno
            if descriptor >= 0 { closeDescriptor(descriptor) }
            throw SystemError(.read, path + "/" + name, number: number)
        }
        return OpenFile(descriptor: descriptor, status: FileStatus(status))
    }
}

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
