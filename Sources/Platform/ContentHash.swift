import CXXHash

/// The 128-bit XXH3 hash of some bytes: equal hashes stand for equal bytes wherever nobody forges them.
public struct ContentHash: Hashable, Sendable {
    /// The upper half.
    public let high: UInt64
    /// The lower half.
    public let low: UInt64

    /// Puts a hash together from its halves.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Tells a dictionary where to look: by half of what is spread well already.
    public func hash(into hasher: inout Hasher) { hasher.combine(low) }

    /// Hashes bytes.
    public init(of bytes: UnsafeRawBufferPointer) {
        self.init(XXH3_128bits(bytes.baseAddress, bytes.count))
    }

    /// Hashes bytes.
    public init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { ContentHash(of: $0) }
    }

    /// Hashes the UTF-8 of a text.
    public init(of text: String) {
        var text = text
        self = text.withUTF8 { ContentHash(of: UnsafeRawBufferPointer($0)) }
    }

    private init(_ hash: XXH128_hash_t) {
        self.init(high: hash.high64, low: hash.low64)
    }
}

extension ContentHash {
    /// Hashes bytes that come in pieces.
    public final class Stream {
        private let state = XXH3_createState()
        /// The number of bytes so far.
        public private(set) var count = 0

        /// Begins without any bytes.
        public init() { XXH3_128bits_reset(state) }

        deinit { XXH3_freeState(state) }

        /// Adds a piece.
        public func add(_ piece: UnsafeRawBufferPointer) {
            XXH3_128bits_update(state, piece.baseAddress, piece.count)
            count += piece.count
        }

        /// The hash of all bytes so far.
        public var hash: ContentHash { ContentHash(XXH3_128bits_digest(state)) }
    }
}
