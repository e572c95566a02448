import Compression

/// The files in a ZIP archive that is in memory (PKWARE APPNOTE 6.3.10, sections 4.3 and 4.5.3).
struct ZipFile: Sendable {
    /// What one file may come to: more than any spreadsheet has, less than what keeps a machine busy.
    private static let sizeLimit = 1 << 31
    /// So much is let through at any ratio; beyond it, what grows to more than `ratioLimit` times its size is a trap.
    private static let freeSize = 1 << 26
    private static let ratioLimit = 200

    /// What its directory tells of a file.
    fileprivate struct Entry {
        var isEncrypted: Bool
        var method: Int
        var checksum: UInt32
        var storedSize: Int
        var headerOffset: Int
    }

    private let bytes: [UInt8]
    private var entries: [String: Entry] = [:]

    /// Reads the directory of an archive.
    init(_ bytes: [UInt8]) throws(ZipFailure) {
        self.bytes = bytes
        guard bytes.starts(with: [0x50, 0x4B]) else { throw .notArchive }
        var (offset, count) = try Self.directory(of: LittleEndian(bytes: bytes))
        let reader = LittleEndian(bytes: bytes)
        while count > 0 {
            guard reader.number(offset, 4) == 0x0201_4B50, let flags = reader.number(offset + 8, 2),
                let method = reader.number(offset + 10, 2), let checksum = reader.number(offset + 16, 4),
                let storedSize = reader.number(offset + 20, 4), let size = reader.number(offset + 24, 4),
                let nameLength = reader.number(offset + 28, 2), let extraLength = reader.number(offset + 30, 2),
                let commentLength = reader.number(offset + 32, 2), let header = reader.number(offset + 42, 4),
                let name = reader.bytes(offset + 46, nameLength)
            else { throw .damaged }
            var entry = Entry(
                isEncrypted: flags & 1 != 0,
                method: method,
                checksum: UInt32(checksum),
                storedSize: storedSize,
                headerOffset: header
            )
            let extra = offset + 46 + nameLength
            entry.takeLongFields(reader, in: extra..<(extra + extraLength), isSizeThere: size == 0xFFFF_FFFF)
            entries[Self.key(String(decoding: name, as: UTF8.self))] = entry
            offset = extra + extraLength + commentLength
            count -= 1
        }
    }

    /// Whether there is a file of this name; case does not count, as in packages of Office files.
    func contains(_ name: String) -> Bool { entries[Self.key(name)] != nil }

    /// Hands the bytes of a file to `body` in pieces, until that gives false.
    func read(_ name: String, _ body: (UnsafeRawBufferPointer) -> Bool) throws(ZipFailure) {
        guard let entry = entries[Self.key(name)] else { throw .damaged }
        if entry.isEncrypted { throw .encrypted }
        let reader = LittleEndian(bytes: bytes)
        guard reader.number(entry.headerOffset, 4) == 0x0403_4B50,
            let nameLength = reader.number(entry.headerOffset + 26, 2),
            let extraLength = reader.number(entry.headerOffset + 28, 2),
            let stored = reader.bytes(entry.headerOffset + 30 + nameLength + extraLength, entry.storedSize)
        else { throw .damaged }

        var checksum = Checksum()
        var size = 0
        var isStopped = false
        var isTooLarge = false
        func take(_ piece: UnsafeRawBufferPointer) -> Bool {
            size += piece.count
            isTooLarge =
                size > Self.sizeLimit || size > Self.freeSize && size / Self.ratioLimit > entry.storedSize
            if isTooLarge { return false }
            checksum.add(piece)
            isStopped = !body(piece)
            return !isStopped
        }
        let isWhole = stored.withUnsafeBytes { stored in
            switch entry.method {
            case 0: take(stored)
            case 8: decompressDeflate(stored, take)
            default: false
            }
        }
        if isTooLarge { throw .tooLarge }
        if isStopped { return }
        guard isWhole, checksum.value == entry.checksum else { throw .damaged }
    }

    /// Where the directory begins and how many files it names, from the record at the end of the archive.
    private static func directory(of reader: LittleEndian) throws(ZipFailure) -> (offset: Int, count: Int) {
        let recordSize = 22
        let longestComment = 0xFFFF
        let last = reader.bytes.count - recordSize
        guard last >= 0 else { throw .damaged }
        let found = stride(from: last, through: max(0, last - longestComment), by: -1)
            .first { reader.number($0, 4) == 0x0605_4B50 }
        guard let found, let count = reader.number(found + 10, 2), let offset = reader.number(found + 16, 4) else {
            throw .damaged
        }
        guard count == 0xFFFF || offset == 0xFFFF_FFFF else { return (offset, count) }
        // What has no room stands in a record of its own, and where that is, just before this one.
        guard reader.number(found - 20, 4) == 0x0706_4B50, let long = reader.number(found - 12, 8),
            reader.number(long, 4) == 0x0606_4B50, let longCount = reader.number(long + 32, 8),
            let longOffset = reader.number(long + 48, 8)
        else { throw .damaged }
        return (longOffset, longCount)
    }

    /// A name as it is looked up: some programs write `\`, or a slash before it.
    private static func key(_ name: String) -> String {
        let bytes = name.utf8.drop { $0 == UInt8(ascii: "/") }.map { byte in
            switch byte {
            case UInt8(ascii: "\\"): UInt8(ascii: "/")
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            default: byte
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Why an archive gave nothing.
enum ZipFailure: Error {
    case notArchive, damaged, encrypted
    /// A file in it is larger than any that is meant for reading.
    case tooLarge
}

extension ZipFile.Entry {
    /// Takes the fields of eight bytes over, which stand for those of four that are all ones.
    fileprivate mutating func takeLongFields(_ reader: LittleEndian, in extra: Range<Int>, isSizeThere: Bool) {
        var offset = extra.lowerBound
        while offset + 4 <= extra.upperBound, let kind = reader.number(offset, 2),
            let length = reader.number(offset + 2, 2)
        {
            var field = offset + 4
            offset = field + length
            guard kind == 1 else { continue }
            if isSizeThere { field += 8 }
            if storedSize == 0xFFFF_FFFF, let value = reader.number(field, 8) {
                storedSize = value
                field += 8
            }
            if headerOffset == 0xFFFF_FFFF, let value = reader.number(field, 8) { headerOffset = value }
        }
    }
}

/// Numbers and bytes at places of some bytes; nil beyond their end.
private struct LittleEndian {
    let bytes: [UInt8]

    func number(_ offset: Int, _ count: Int) -> Int? {
        guard let part = bytes(offset, count), count < 8 || part.last.map({ $0 < 0x80 }) == true else { return nil }
        return part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func bytes(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
        return bytes[offset..<(offset + count)]
    }
}
