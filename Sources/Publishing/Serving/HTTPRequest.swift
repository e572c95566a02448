/// What a browser asks for.
struct HTTPRequest: Sendable {
    /// Such as `GET`.
    var method: String
    /// The address as it was sent: percent-encoded, with its query.
    var target: String
    /// The headers that matter to files: `If-None-Match`, `If-Modified-Since`, `If-Range` and `Range`.
    var ifNoneMatch: String?
    var ifModifiedSince: String?
    var ifRange: String?
    var range: String?
}

/// What it gets.
struct HTTPAnswer: Sendable {
    /// Where the bytes come from.
    enum Body: Sendable {
        case bytes([UInt8])
        /// A part of an open file, which whoever sends it closes.
        case file(descriptor: Int32, range: Range<Int>)
    }

    /// Such as 200.
    var status: Int
    /// The headers, but for those of the connection.
    var headers: [(name: String, value: String)] = []
    /// The bytes; of an answer to `HEAD` they are not sent.
    var body = Body.bytes([])
}
