import CBrotli

/// Puts the Brotli form (RFC 7932) of text into `output`, in the place of what was there; whether that went well.
///
/// The quality is from 0, the fastest, to 11, the smallest.
public func compressBrotli(_ text: [UInt8], quality: Int32, into output: inout [UInt8]) -> Bool {
    let room = max(BrotliEncoderMaxCompressedSize(text.count), 1024)
    output.removeAll(keepingCapacity: true)
    var isDone = false
    output.append(addingCapacity: room) { span in
        span.withUnsafeMutableBufferPointer { buffer, initialized in
            var count = buffer.count
            isDone = text.withUnsafeBufferPointer { text in
                BrotliEncoderCompress(
                    quality,
                    BROTLI_DEFAULT_WINDOW,
                    BROTLI_MODE_TEXT,
                    text.count,
                    text.baseAddress,
                    &count,
                    buffer.baseAddress
                ) != 0
            }
            initialized = isDone ? count : 0
        }
    }
    return isDone
}
