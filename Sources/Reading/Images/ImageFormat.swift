import Directory

/// A format of images that browsers show, by the bytes that a file begins with.
enum ImageFormat {
    case jpeg, png, gif, webp, avif, svg

    /// The format of some bytes; nil where they are no image.
    init?(of bytes: [UInt8]) {
        func begins(_ start: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: start) }
        if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins([0x89] + Array("PNG\r\n\u{1A}\n".utf8)) {
            self = .png
        } else if begins(Array("GIF8".utf8)) {
            self = .gif
        } else if begins(Array("RIFF".utf8)) && begins(Array("WEBP".utf8), at: 8) {
            self = .webp
        } else if begins(Array("ftypavif".utf8), at: 4) || begins(Array("ftypavis".utf8), at: 4) {
            self = .avif
        } else if contains("<svg", in: bytes.prefix(4096)) && !bytes.prefix(4096).contains(0) {
            self = .svg
        } else {
            return nil
        }
    }

    /// The usual ending of files in it.
    var ending: String {
        switch self {
        case .jpeg: "jpg"
        case .png: "png"
        case .gif: "gif"
        case .webp: "webp"
        case .avif: "avif"
        case .svg: "svg"
        }
    }

    /// The ending of its thumbnails; nil where none are made: a drawing has any size, a GIF may move, and AVIF is small.
    /// A thumbnail is no WebP, for libvips 8.14 leaves in those what a camera wrote into the image.
    var thumbnailEnding: String? {
        switch self {
        case .jpeg: "jpg"
        case .png, .webp: "png"
        case .gif, .avif, .svg: nil
        }
    }

    /// Whether a profile that stands in some bytes of this format says what their colours are; it precedes the picture.
    func hasColourProfile(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .jpeg: contains("ICC_PROFILE", in: bytes.prefix(1 << 18))
        case .png: contains("iCCP", in: bytes.prefix(1 << 12))
        case .webp: contains("ICCP", in: bytes.prefix(1 << 12))
        case .gif, .avif, .svg: false
        }
    }

    /// The endings that files of images have.
    static let endings = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"]

    /// The size at which browsers show some bytes of this format; nil where they do not declare it, or are damaged.
    func size(of bytes: [UInt8]) -> ImageFile.Size? {
        let reader = ByteReader(bytes: bytes)
        let size =
            switch self {
            case .jpeg: jpegSize(reader)
            case .png: reader.size(width: reader.big(16, 4), height: reader.big(20, 4))
            case .gif: reader.size(width: reader.little(6, 2), height: reader.little(8, 2))
            case .webp: webpSize(reader)
            case .avif: avifSize(reader)
            case .svg: svgSize(bytes)
            }
        return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    }
}

private func contains(_ word: String, in bytes: ArraySlice<UInt8>) -> Bool {
    let word = Array(word.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: word) }
}

/// Numbers at places of some bytes; nil beyond their end.
private struct ByteReader {
    let bytes: [UInt8]

    func big(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    func little(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func size(width: Int?, height: Int?) -> ImageFile.Size? {
        guard let width, let height else { return nil }
        return ImageFile.Size(width: width, height: height)
    }
}

/// The size in the first frame header (SOF0 to SOF15, less the tables among them) of a JPEG file: ITU T.81, B.2.2.
///
/// A camera that was held upright says so in the Exif data before it; the picture is then shown turned by a quarter.
private func jpegSize(_ reader: ByteReader) -> ImageFile.Size? {
    var offset = 2
    var isTurned = false
    while let mark = reader.big(offset, 2) {
        let code = mark & 0xFF
        guard mark >> 8 == 0xFF else { return nil }
        if code == 0xFF {
            offset += 1
        } else if (0xC0...0xCF).contains(code) && ![0xC4, 0xC8, 0xCC].contains(code) {
            let sides = (reader.big(offset + 7, 2), reader.big(offset + 5, 2))
            return reader.size(width: isTurned ? sides.1 : sides.0, height: isTurned ? sides.0 : sides.1)
        } else if code == 0x01 || (0xD0...0xD7).contains(code) {
            offset += 2
        } else {
            guard let length = reader.big(offset + 2, 2), length >= 2 else { return nil }
            // "Exif" and two zeros
            let isExif = code == 0xE1 && reader.big(offset + 4, 4) == 0x4578_6966
            if isExif, let orientation = exifOrientation(reader, at: offset + 10) {
                isTurned = (5...8).contains(orientation)
            }
            offset += 2 + length
        }
    }
    return nil
}

/// The size in the first chunk of a WebP file: RFC 9649 (extended and lossless) and RFC 6386, 9.1 (lossy).
private func webpSize(_ reader: ByteReader) -> ImageFile.Size? {
    guard let kind = reader.big(12, 4) else { return nil }
    switch kind {
    case 0x5650_3858:  // VP8X
        return reader.size(width: reader.little(24, 3).map { $0 + 1 }, height: reader.little(27, 3).map { $0 + 1 })
    case 0x5650_384C:  // VP8L
        guard let bits = reader.little(21, 4) else { return nil }
        return ImageFile.Size(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case 0x5650_3820:  // VP8 and a space
        // The two upper bits are a scale that browsers ignore.
        guard let width = reader.little(26, 2), let height = reader.little(28, 2) else { return nil }
        return ImageFile.Size(width: width & 0x3FFF, height: height & 0x3FFF)
    default: return nil
    }
}

/// The orientation (1 to 8) in the first directory of Exif data: TIFF 6.0, section 2, and Exif 2.3, tag 0x0112.
private func exifOrientation(_ reader: ByteReader, at start: Int) -> Int? {
    let isLittle = reader.big(start, 2) == 0x4949
    func number(_ offset: Int, _ count: Int) -> Int? {
        isLittle ? reader.little(start + offset, count) : reader.big(start + offset, count)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    let entries = (0..<min(count, 100)).map { directory + 2 + 12 * $0 }
    return entries.first { number($0, 2) == 0x0112 }.flatMap { number($0 + 8, 2) }
}

/// The size in the first box `ispe` of an AVIF file: ISO/IEC 23008-12, 6.5.3.
private func avifSize(_ reader: ByteReader) -> ImageFile.Size? {
    let box: Int? = (0..<min(reader.bytes.count, 1 << 16)).first { reader.big($0, 4) == 0x6973_7065 }
    return box.flatMap { reader.size(width: reader.big($0 + 8, 4), height: reader.big($0 + 12, 4)) }
}

/// The size that the outermost element of an SVG file gives as `width` and `height` in pixels, else as `viewBox`.
private func svgSize(_ bytes: [UInt8]) -> ImageFile.Size? {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
        return nil
    }
    let tag = text[start.upperBound..<end].split {
        $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'" || $0 == ","
    }
    func values(_ name: String) -> [Int] {
        guard let place = tag.firstIndex(where: { $0 == name }) else { return [] }
        let numbers = tag[(place + 1)...].prefix(4).map { $0.hasSuffix("px") ? $0.dropLast(2) : $0 }
        return numbers.map { Double($0) }.prefix { $0 != nil }.compactMap { $0.flatMap { Int(exactly: $0.rounded()) } }
    }
    if let width = values("width").first, let height = values("height").first {
        return ImageFile.Size(width: width, height: height)
    }
    let box = values("viewBox")
    return box.count == 4 ? ImageFile.Size(width: box[2], height: box[3]) : nil
}
