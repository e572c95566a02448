import CXXHash

/// The 128-bit XXH3 hash of some bytes: equal hashes stand for equal bytes wherever nobody forges them.
struct ContentHash: Hashable, Sendable {
    /// The upper half.
    let high: UInt64
    /// The lower half.
    let low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    init(of bytes: UnsafeRawBufferPointer) {
        self.init(XXH3_128bits(bytes.baseAddress, bytes.count))
    }

    init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { ContentHash(of: $0) }
    }

    init(of text: String) {
        var text = text
        self = text.withUTF8 { ContentHash(of: UnsafeRawBufferPointer($0)) }
    }

    private init(_ hash: XXH128_hash_t) {
        self.init(high: hash.high64, low: hash.low64)
    }
}

extension ContentHash {
    /// Hashes bytes that come in pieces.
    final class Stream {
        private let state = XXH3_createState()
        /// The number of bytes so far.
        private(set) var count = 0

        init() { XXH3_128bits_reset(state) }

        deinit { XXH3_freeState(state) }

        func add(_ piece: UnsafeRawBufferPointer) {
            XXH3_128bits_update(state, piece.baseAddress, piece.count)
            count += piece.count
        }

        /// The hash of all bytes so far.
        var hash: ContentHash { ContentHash(XXH3_128bits_digest(state)) }
    }
}
