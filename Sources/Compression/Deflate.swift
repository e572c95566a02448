import CZlib

/// What stands around bytes that are compressed by Deflate (RFC 1951).
public enum DeflateFrame: Sendable {
    /// Nothing, as in a ZIP archive.
    case none
    /// A gzip header without name and time (RFC 1952), so that equal text has equal bytes.
    case gzip

    /// How zlib is told so: 15 bits of window, negative without a frame, and 16 more for gzip (zlib.h, deflateInit2).
    fileprivate var windowBits: Int32 {
        switch self {
        case .none: -15
        case .gzip: 15 + 16
        }
    }
}

/// Puts the compressed form of text into `output`, in the place of what was there; whether that went well.
///
/// The level is from 1, the fastest, to 9, the smallest.
public func compressDeflate(_ text: [UInt8], frame: DeflateFrame, level: Int32, into output: inout [UInt8]) -> Bool {
    output.removeAll(keepingCapacity: true)
    let memoryLevel: Int32 = 8
    var stream = z_stream()
    guard text.count < Int(UInt32.max) / 2,
        deflateInit2_(
            &stream,
            level,
            Z_DEFLATED,
            frame.windowBits,
            memoryLevel,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)
        ) == Z_OK
    else { return false }
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(text.count)))
    var isDone = false
    output.append(addingCapacity: room) { span in
        span.withUnsafeMutableBufferPointer { buffer, initialized in
            text.withUnsafeBufferPointer { text in
                stream.next_in = UnsafeMutablePointer(mutating: text.baseAddress)
                stream.avail_in = UInt32(text.count)
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(buffer.count)
                isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
            }
            initialized = isDone ? Int(stream.total_out) : 0
        }
    }
    return isDone
}

/// Hands what Deflate without a frame has compressed to `body`, in pieces of up to a megabyte, until that gives false;
/// whether the end was reached and nothing is damaged.
public func decompressDeflate(_ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    var stream = z_stream()
    let isReady =
        inflateInit2_(
            &stream,
            DeflateFrame.none.windowBits,
            ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)
        ) == Z_OK
    guard isReady, bytes.count < Int(UInt32.max) else { return false }
    defer { inflateEnd(&stream) }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
    defer { piece.deallocate() }
    stream.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
    stream.avail_in = UInt32(bytes.count)
    while true {
        stream.next_out = piece.bindMemory(to: UInt8.self).baseAddress
        stream.avail_out = UInt32(piece.count)
        let status = inflate(&stream, Z_NO_FLUSH)
        let count = piece.count - Int(stream.avail_out)
        guard status == Z_OK || status == Z_STREAM_END else { return false }
        if count > 0, !body(UnsafeRawBufferPointer(rebasing: piece[..<count])) { return false }
        if status == Z_STREAM_END { return true }
        // Neither more to read nor more to write: the stream is cut short.
        if stream.avail_in == 0 && stream.avail_out > 0 { return false }
    }
}

/// The CRC-32 that gzip and ZIP use.
public struct Checksum: Sendable {
    /// The checksum of the bytes so far.
    public private(set) var value: UInt32 = 0

    /// The checksum of no bytes.
    public init() {}

    /// Goes on with more bytes.
    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        value = UInt32(
            truncatingIfNeeded: crc32_z(UInt(value), bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        )
    }
}
