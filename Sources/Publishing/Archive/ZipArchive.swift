import Compression
import Platform

/// A ZIP archive that is written file by file, for handing a site over.
struct ZipArchive: ~Copyable {
    /// Files up to this size are compressed; larger ones are pictures and films, which are compressed already.
    static let largestCompressed = 8 << 20

    private var writer: FileWriter
    private var entries: [ZipEntry] = []
    private var offset: UInt64 = 0

    /// Begins an archive, which takes its name when it is whole. It takes the place of an archive of ours alone: the file
    /// there may be what the site is made of.
    init(_ path: String) throws(SystemError) { writer = try FileWriter(path, replacing: ZipEntry.isOurs) }

    /// Adds a file that is in memory.
    mutating func add(_ content: ZipContent, at path: String) throws(SystemError) {
        let entry = ZipEntry(
            path: path,
            method: content.isDeflated ? .deflated : .stored,
            checksum: content.checksum,
            storedSize: UInt64(content.bytes.count),
            size: UInt64(content.size),
            offset: offset
        )
        entries.append(entry)
        try write(entry.header)
        try write(content.bytes)
    }

    /// Adds a file of any size as it is.
    mutating func add(copying source: String, at path: String) throws(SystemError) {
        var checksum = Checksum()
        var size: UInt64 = 0
        try FileSystem.readPieces(of: source) { piece in
            checksum.add(piece)
            size += UInt64(piece.count)
            return true
        }
        let entry = ZipEntry(
            path: path,
            method: .stored,
            checksum: checksum.value,
            storedSize: size,
            size: size,
            offset: offset
        )
        entries.append(entry)
        try write(entry.header)
        var failure: SystemError?
        try FileSystem.readPieces(of: source) { piece in
            do throws(SystemError) {
                try writer.write(piece)
                return true
            } catch {
                failure = error
                return false
            }
        }
        if let failure { throw failure }
        offset += size
    }

    /// Writes the directory, and gives the archive its name.
    mutating func finish() throws(SystemError) {
        let start = offset
        for entry in entries { try write(entry.directoryHeader) }
        let size = offset - start
        let count = UInt64(entries.count)
        if count >= UInt64(UInt16.max) || offset >= UInt64(UInt32.max) {
            try write(largeEnd(count: count, size: size, start: start, end: offset))
        }
        var end: [UInt8] = []
        end.append(littleEndian: UInt32(0x0605_4b50))
        end.append(littleEndian: UInt32(0))  // one disk
        end.append(littleEndian: UInt16(clamping: count))
        end.append(littleEndian: UInt16(clamping: count))
        end.append(littleEndian: UInt32(clamping: size))
        end.append(littleEndian: UInt32(clamping: start))
        end.append(littleEndian: UInt16(0))  // no comment
        try write(end)
        try writer.finish()
    }

    /// The end of the directory where numbers need eight bytes, and where it is found (sections 4.3.14 and 4.3.15).
    private func largeEnd(count: UInt64, size: UInt64, start: UInt64, end: UInt64) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: UInt32(0x0606_4b50))
        bytes.append(littleEndian: UInt64(44))  // what follows
        bytes.append(littleEndian: UInt16(3) << 8 | 45)
        bytes.append(littleEndian: UInt16(45))
        bytes.append(littleEndian: UInt64(0))  // one disk
        for number in [count, count, size, start] { bytes.append(littleEndian: number) }
        bytes.append(littleEndian: UInt32(0x0706_4b50))
        bytes.append(littleEndian: UInt32(0))
        bytes.append(littleEndian: end)
        bytes.append(littleEndian: UInt32(1))
        return bytes
    }

    private mutating func write(_ bytes: [UInt8]) throws(SystemError) {
        var failure: SystemError?
        bytes.withUnsafeBytes { bytes in
            do throws(SystemError) { try writer.write(bytes) } catch { failure = error }
        }
        if let failure { throw failure }
        offset += UInt64(bytes.count)
    }
}
