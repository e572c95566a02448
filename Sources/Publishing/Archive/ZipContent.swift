import Compression

/// The bytes of a file as a ZIP archive stores them: compressed where that makes them fewer.
struct ZipContent: Sendable {
    /// The bytes as they are stored.
    private(set) var bytes: [UInt8]
    /// Whether they are compressed.
    private(set) var isDeflated: Bool
    /// The number of bytes of the file.
    let size: Int
    /// The checksum of the file.
    let checksum: UInt32

    init(_ file: [UInt8]) {
        var checksum = Checksum()
        file.withUnsafeBytes { checksum.add($0) }
        self.checksum = checksum.value
        size = file.count
        bytes = []
        isDeflated = compressDeflate(file, frame: .none, level: 6, into: &bytes) && bytes.count < size
        if !isDeflated { bytes = file }
    }
}
