import Directory
import Platform

extension ImageFile {
    /// An image that stood within another file; nil where the bytes are none that browsers show.
    init?(_ bytes: [UInt8]) {
        guard let format = ImageFormat(of: bytes) else { return nil }
        let stem = Self.folder + hexadecimal(ContentHash(of: bytes).high)
        let size = format.size(of: bytes)
        let isSmall = size.map { max($0.width, $0.height) <= Thumbnail.side } ?? false
        self.init(
            path: stem + "." + format.ending,
            content: .bytes(bytes),
            size: size,
            thumbnailPath: isSmall ? nil : format.thumbnailEnding.map { "\(stem).\(Thumbnail.side).\($0)" }
        )
    }

    /// Whether its path is made of its bytes, and not one in `Static/`.
    var isHashed: Bool { path.utf8.starts(with: Self.folder.utf8) }
}

/// A number as 16 hexadecimal digits.
private func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
