import Directory
import International
import Platform

/// The text of a file as UTF-8 in NFC without a byte order mark, or nil with an error.
///
/// A byte order mark decides; else `encoding`, where it is set; else UTF-8 where the bytes are that; else what
/// `guessEncoding` finds, with a warning that names the guess. Characters of value 0 are an error.
func decodeText(
    _ bytes: [UInt8],
    path: String,
    encoding: String? = nil,
    options: DataOptions = DataOptions(),
    problems: inout [Problem]
) -> [UInt8]? {
    if isSettled(bytes, encoding: encoding, options) { return bytes }
    let file = UndecodedFile(bytes: bytes, path: path)
    do throws(Problem) {
        let (text, warning) = try file.decode(encoding: encoding)
        if let warning { problems.append(Problem(Location(path: path), warning)) }
        if let offset = text.firstIndex(of: 0) {
            throw Problem(Location(path: path, line: lineNumber(at: offset, in: text)), .nulCharacter)
        }
        // What macOS writes in NFD makes the same site, to the byte.
        return composed(text)
    } catch {
        problems.append(error)
        return nil
    }
}

/// Whether the bytes are what most files are, so that nothing has to be decoded: UTF-8 in NFC, without characters of value 0.
private func isSettled(_ bytes: [UInt8], encoding: String?, _ options: DataOptions) -> Bool {
    if bytes.starts(with: UndecodedFile.utf8Mark) || bytes.starts(with: UndecodedFile.archiveMark) { return false }
    guard encoding.map({ namedEncoding($0) == .utf8 }) ?? true else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
        nonisolated(unsafe) let bytes = bytes
        // Neither characters nor what composes reach over a line feed, so that pieces can be looked at for themselves.
        var pieces = LinePieces(of: bytes, length: options.pieceLength, jobs: options.jobs)
        let areSettled = parallelMap(from: &pieces, jobs: options.jobs, next: { $0.next() }) { piece in
            let text = UnsafeBufferPointer(rebasing: bytes[piece.range])
            return !hasZero(text) && isUTF8(text) && isNormalized(text, to: .nfc)
        }
        return areSettled.allSatisfy(\.self)
    }
}

private func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    (try? UTF8Span(validating: bytes.span)) != nil
}

/// Whether a byte is 0, looked for in eight bytes at a time.
private func hasZero(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = UnsafeRawBufferPointer(bytes)
    var position = 0
    while position + 8 <= words.count {
        let word = words.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { return true }
        position += 8
    }
    return bytes[position...].contains(0)
}

private func composed(_ text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer { bytes in
        if isNormalized(bytes, to: .nfc) { return text }
        var output: [UInt8] = []
        normalize(bytes, to: .nfc, into: &output)
        return output
    }
}

/// Bytes on the way to text.
private struct UndecodedFile {
    static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// What Excel files begin with, and other archives.
    static let archiveMark: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

    var bytes: [UInt8]
    var path: String

    /// The text, with a warning where its encoding is a guess.
    func decode(encoding name: String?) throws(Problem) -> (text: [UInt8], warning: DataFact?) {
        if bytes.starts(with: Self.utf8Mark) { return (try utf8(dropping: 3), nil) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (try decode(from: .utf16LittleEndian, dropping: 2), nil) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (try decode(from: .utf16BigEndian, dropping: 2), nil) }
        if bytes.starts(with: Self.archiveMark) { throw Problem(Location(path: path), .archive) }
        if let name {
            switch namedEncoding(name) {
            case .utf8: return (try utf8(), nil)
            case .other(let encoding): return (try decode(from: encoding), nil)
            case nil: throw Problem(Location(path: path), .unknownEncoding(name))
            }
        }

        let damage = UTF8Damage(in: bytes)
        if let encoding = utf16WithoutMark(bytes) {
            return (try decode(from: encoding), .guessedEncoding(encoding.name))
        }
        guard let damage else { return (bytes, nil) }
        if damage.isSlight { throw undecodable(as: "UTF-8", at: damage.offset) }
        let encoding = guessEncoding(bytes)
        do throws(UndecodableBytes) {
            return (try decoded(from: encoding), .guessedEncoding(encoding.name))
        } catch {
            // The encoding that got further is the likelier one, and its place the one to look at.
            throw undecodable(as: nil, at: max(damage.offset, error.offset))
        }
    }

    private func utf8(dropping count: Int = 0) throws(Problem) -> [UInt8] {
        let text = count == 0 ? bytes : Array(bytes.dropFirst(count))
        guard let damage = UTF8Damage(in: text) else { return text }
        throw undecodable(as: "UTF-8", at: damage.offset + count)
    }

    private func decode(from encoding: Encoding, dropping count: Int = 0) throws(Problem) -> [UInt8] {
        do throws(UndecodableBytes) {
            return try decoded(from: encoding, dropping: count)
        } catch {
            throw undecodable(as: encoding.name, at: error.offset + count)
        }
    }

    private func decoded(from encoding: Encoding, dropping count: Int = 0) throws(UndecodableBytes) -> [UInt8] {
        try bytes.withUnsafeBufferPointer { buffer throws(UndecodableBytes) in
            try International.decode(UnsafeBufferPointer(rebasing: buffer[count...]), from: encoding)
        }
    }

    private func undecodable(as encoding: String?, at offset: Int) -> Problem {
        Problem(Location(path: path, line: lineNumber(at: offset, in: bytes)), .undecodable(encoding: encoding))
    }
}

/// What keeps bytes from being UTF-8.
private struct UTF8Damage {
    /// The first byte that is wrong.
    var offset: Int
    /// Whether so much else is right that the bytes are meant to be UTF-8.
    var isSlight: Bool

    /// Nil where nothing is wrong.
    init?(in bytes: [UInt8]) {
        var first: Int?
        var damaged = 0
        var start = 0
        while start < bytes.count {
            do throws(UTF8.ValidationError) {
                _ = try UTF8Span(validating: bytes.span.extracting(droppingFirst: start))
                break
            } catch {
                let range = error.byteOffsets
                if first == nil { first = start + range.lowerBound }
                damaged += max(range.count, 1)
                start += max(range.upperBound, range.lowerBound + 1)
            }
        }
        guard let first else { return nil }
        offset = first
        isSlight = bytes.count { $0 >= 0x80 } > damaged * 5
    }
}

/// The line, from 1, of a place in a text.
private func lineNumber(at offset: Int, in bytes: [UInt8]) -> Int {
    bytes.prefix(offset).withUnsafeBytes { lineBreaks(in: $0) + 1 }
}
