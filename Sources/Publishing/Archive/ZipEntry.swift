/// A file in a ZIP archive, as its headers describe it (PKWARE APPNOTE 6.3.10, sections 4.3 and 4.5.3).
struct ZipEntry {
    /// How its bytes are stored.
    enum Method: UInt16 {
        case stored = 0
        case deflated = 8
    }

    /// Its path.
    var path: String
    /// How its bytes are stored.
    var method: Method
    /// The CRC-32 of its bytes.
    var checksum: UInt32
    /// The number of its bytes in the archive.
    var storedSize: UInt64
    /// The number of its bytes.
    var size: UInt64
    /// Where its header begins.
    var offset: UInt64

    /// What is too large for a field of four bytes, which then holds this, stands in the extra field.
    private static let inExtraField = UInt64(UInt32.max)
    /// Names are UTF-8: Windows takes them for its own code page where this flag is missing.
    private static let flags: UInt16 = 1 << 11
    /// 1 January 1980, midnight: the earliest time that there is. The same site gives the same archive at any time.
    private static let date: UInt16 = 1 << 5 | 1
    /// A plain file that everybody may read, as Unix has it.
    private static let attributes = UInt32(0o100644) << 16

    private var isLarge: Bool { max(size, storedSize, offset) >= Self.inExtraField }
    /// 2.0 for compression, 4.5 for sizes of eight bytes.
    private var version: UInt16 { isLarge ? 45 : 20 }

    /// Whether an archive begins as those that we write: with an entry of our flags and date.
    static func isOurs(_ archive: UnsafeRawBufferPointer) -> Bool {
        let entry = ZipEntry(path: "", method: .stored, checksum: 0, storedSize: 0, size: 0, offset: 0).header
        let compared = [0..<4, 6..<8, 10..<14]
        return archive.count >= entry.count && compared.allSatisfy { archive[$0].elementsEqual(entry[$0]) }
    }

    /// What stands before the bytes.
    var header: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: UInt32(0x0403_4b50))
        appendCommonFields(to: &bytes, extra: extraField(withOffset: false))
        bytes += path.utf8
        return bytes + extraField(withOffset: false)
    }

    /// Its line in the directory at the end of the archive.
    var directoryHeader: [UInt8] {
        let extra = extraField(withOffset: true)
        var bytes: [UInt8] = []
        bytes.append(littleEndian: UInt32(0x0201_4b50))
        // Made by Unix, whose attributes follow.
        bytes.append(littleEndian: UInt16(3) << 8 | version)
        appendCommonFields(to: &bytes, extra: extra)
        bytes.append(littleEndian: UInt16(0))  // no comment
        bytes.append(littleEndian: UInt16(0))  // the first disk
        bytes.append(littleEndian: UInt16(0))  // nothing known of its contents
        bytes.append(littleEndian: Self.attributes)
        bytes.append(littleEndian: UInt32(isLarge ? Self.inExtraField : offset))
        bytes += path.utf8
        return bytes + extra
    }

    private func appendCommonFields(to bytes: inout [UInt8], extra: [UInt8]) {
        bytes.append(littleEndian: version)
        bytes.append(littleEndian: Self.flags)
        bytes.append(littleEndian: method.rawValue)
        bytes.append(littleEndian: UInt16(0))  // midnight
        bytes.append(littleEndian: Self.date)
        bytes.append(littleEndian: checksum)
        bytes.append(littleEndian: UInt32(isLarge ? Self.inExtraField : storedSize))
        bytes.append(littleEndian: UInt32(isLarge ? Self.inExtraField : size))
        bytes.append(littleEndian: UInt16(truncatingIfNeeded: path.utf8.count))
        bytes.append(littleEndian: UInt16(extra.count))
    }

    private func extraField(withOffset: Bool) -> [UInt8] {
        guard isLarge else { return [] }
        let values = withOffset ? [size, storedSize, offset] : [size, storedSize]
        var bytes: [UInt8] = []
        bytes.append(littleEndian: UInt16(1))
        bytes.append(littleEndian: UInt16(values.count * 8))
        for value in values { bytes.append(littleEndian: value) }
        return bytes
    }
}

extension [UInt8] {
    /// Appends a number, its lowest byte first.
    mutating func append(littleEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
