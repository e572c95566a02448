import CMicroHTTPD
import Platform

/// A web server for one site on this machine, by libmicrohttpd.
///
/// It is a class because the library calls back into it for as long as it runs, which is until the process ends.
final class LocalServer: Sendable {
    /// How a request is answered.
    enum Reply {
        case answer(HTTPAnswer)
        /// Ask again when `wake` is called, if it was not since this version.
        case wait(version: UInt64)
    }

    /// The port that it listens at.
    let port: Int
    private nonisolated(unsafe) var server: OpaquePointer?
    private let reply: @Sendable (HTTPRequest, _ version: UInt64) -> Reply

    /// Serves the connections of a socket, and calls `reply` for each request with the number of wakes so far.
    init(
        _ socket: ListeningSocket,
        reply: @escaping @Sendable (HTTPRequest, _ version: UInt64) -> Reply
    ) throws(SystemError) {
        self.reply = reply
        port = socket.port
        let context = Unmanaged.passUnretained(self).toOpaque()
        server = http_server_start(
            socket.descriptor,
            { context, request in
                guard let context, let request else { return }
                Unmanaged<LocalServer>.fromOpaque(context).takeUnretainedValue().handle(request)
            },
            context
        )
        guard server != nil else { throw SystemError(.listen, "port \(socket.port)", number: 0) }
    }

    deinit { if let server { http_server_stop(server) } }

    /// Has every request that waits answered.
    func wake() { http_server_wake(server) }

    private func handle(_ handle: OpaquePointer) {
        let request = HTTPRequest(handle)
        var version = http_server_version(server)
        while true {
            switch reply(request, version) {
            case .answer(let answer): return send(answer, to: handle)
            case .wait(let seen):
                if http_request_wait(handle, seen) { return }
                version = http_server_version(server)
            }
        }
    }

    private func send(_ answer: HTTPAnswer, to handle: OpaquePointer) {
        for (name, value) in answer.headers { http_request_add_header(handle, name, value) }
        let status = UInt32(answer.status)
        switch answer.body {
        case .bytes(let bytes):
            bytes.withUnsafeBytes { http_request_send_bytes(handle, status, $0.baseAddress, $0.count) }
        case .file(let descriptor, let range):
            http_request_send_file(handle, status, descriptor, UInt64(range.lowerBound), UInt64(range.count))
        }
    }
}

extension HTTPRequest {
    fileprivate init(_ handle: OpaquePointer) {
        func header(_ name: String) -> String? { http_request_header(handle, name).map { String(cString: $0) } }
        method = String(cString: http_request_method(handle))
        target = String(cString: http_request_target(handle))
        ifNoneMatch = header("If-None-Match")
        ifModifiedSince = header("If-Modified-Since")
        ifRange = header("If-Range")
        range = header("Range")
    }
}
