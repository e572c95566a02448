#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A socket that waits for connections over TCP.
public struct ListeningSocket: Sendable {
    /// Its descriptor, for whoever accepts the connections and closes it in the end.
    public let descriptor: Int32
    /// Its port.
    public let port: Int

    /// Listens at an address of this machine; with port 0 the system chooses one.
    public init(host: String, port: Int) throws(SystemError) {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE
        hints.ai_family = AF_UNSPEC
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found?.pointee else {
            throw SystemError(.listen, "\(host):\(port)", number: EADDRNOTAVAIL)
        }
        defer { freeaddrinfo(found) }
        let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard descriptor >= 0, bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 128) == 0
        else {
            let number = errno
            if descriptor >= 0 { close(descriptor) }
            throw SystemError(.listen, "\(host):\(port)", number: number)
        }
        self.descriptor = descriptor
        self.port = port == 0 ? Self.port(of: descriptor) : port
    }

    private static func port(of descriptor: Int32) -> Int {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutableBytes(of: &storage) { bytes in
            guard let address = bytes.bindMemory(to: sockaddr.self).baseAddress,
                getsockname(descriptor, address, &length) == 0
            else { return 0 }
            // In both families the port stands behind the family, in network order.
            return Int(bytes[2]) << 8 | Int(bytes[3])
        }
    }
}
