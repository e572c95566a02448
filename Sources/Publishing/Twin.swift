import Compression

/// A compressed form of a file that stands beside it, for servers that send it in the file's place.
enum Twin: CaseIterable, Sendable {
    case brotli, gzip

    /// Files of up to this many bytes fit one packet as they are.
    private static let leastSize = 1024
    private static let endings = ["html", "css", "js", "json", "xml", "svg", "txt", "webmanifest"]

    /// What is added to the file's name.
    var ending: String {
        switch self {
        case .brotli: ".br"
        case .gzip: ".gz"
        }
    }

    /// Whether files of this name are text that compresses well.
    static func isFor(_ path: String) -> Bool {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
        let ending = path[dot...].dropFirst()
        return endings.contains { $0 == ending }
    }

    /// Whether files of this size may have a compressed form that is worth keeping.
    static func isFor(size: Int) -> Bool { size > leastSize }

    /// Puts the compressed form of a file's bytes into `output`; whether it is worth keeping.
    ///
    /// The theme's own files are few and loaded by every page, so they get Brotli's best; for a page of 4 KB that costs
    /// 7.8 ms, where quality 5 takes 0.2 ms and is a few per cent larger.
    func compress(_ bytes: [UInt8], of path: String, into output: inout [UInt8]) -> Bool {
        guard Self.isFor(size: bytes.count) else { return false }
        let isDone =
            switch self {
            case .brotli: compressBrotli(bytes, quality: path.hasPrefix("assets/") ? 11 : 5, into: &output)
            case .gzip: compressDeflate(bytes, frame: .gzip, level: 9, into: &output)
            }
        return isDone && output.count < bytes.count
    }
}
