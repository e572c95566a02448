import CZlib

/// Puts the gzip form (RFC 1952) of text into `output`, in the place of what was there; whether that went well.
///
/// The level is from 1, the fastest, to 9, the smallest. There is no name and no time in it, so equal text has equal bytes.
func compressGzip(_ text: [UInt8], level: Int32, into output: inout [UInt8]) -> Bool {
    output.removeAll(keepingCapacity: true)
    // 15 bits of window, and 16 for a gzip header in the place of zlib's (zlib.h, deflateInit2).
    let windowBits: Int32 = 15 + 16
    let memoryLevel: Int32 = 8
    var stream = z_stream()
    guard text.count < Int(UInt32.max) / 2,
        deflateInit2_(
            &stream,
            level,
            Z_DEFLATED,
            windowBits,
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
