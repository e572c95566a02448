import Directory
import Platform

/// `vipsthumbnail`, the program of libvips that makes thumbnails.
///
/// It is a program of the machine, for Debian has no static libvips, which the one binary of `make dist` would need.
public enum ThumbnailProgram {
    /// What came of an image.
    public enum Outcome: Sendable {
        /// The bytes of its thumbnail.
        case made([UInt8])
        /// None; in a few words of the program.
        case failed(reason: String)
    }

    static let name = "vipsthumbnail"
    /// So many seconds it may take; a PNG of 108 megapixels took 1.3.
    private static let limit = 60.0
    private static let image = "image"
    private static let log = "log"

    /// Its version; nil where it is not installed.
    static var version: String? {
        let said = try? FileSystem.withTemporaryFolder(prefix: "ganada") { folder throws(SystemError) -> String? in
            let ending = try ChildProcess.run(name, ["--vips-version"], log: folder.path + "/" + log, limit: limit)
            return ending == .well ? trimmed(try folder.text(log)) : nil
        }
        return said ?? nil
    }

    /// What it is told, beside the path of the image and what to do about its colours: to fill a square, as the box of a row is
    /// filled, and to leave out what a camera wrote into the image. It turns it upright by itself. The ending of `name` is
    /// that of a format, `jpg` or `png`.
    public static func arguments(makingFile name: String) -> [String] {
        let side = "\(Thumbnail.side)x\(Thumbnail.side)>"
        let format = name.hasSuffix(".jpg") ? "strip,Q=80,optimize_coding" : "strip,compression=9"
        // One thread: others make other thumbnails meanwhile.
        return [
            "--vips-concurrency=1", "--size", side, "--smartcrop", "centre", "--output", "\(name)[\(format)]",
        ]
    }

    /// Makes the thumbnail of an image that is to be the file `path`, in a folder that is gone afterwards.
    public static func thumbnail(of source: ImageFile.Content, path: String) throws(SystemError) -> Outcome {
        try thumbnail(of: source, path: path, program: name, limit: limit)
    }

    /// Makes it by a program that has so many seconds.
    static func thumbnail(
        of source: ImageFile.Content,
        path: String,
        program: String,
        limit: Double
    ) throws(SystemError) -> Outcome {
        let bytes =
            switch source {
            case .file(let path): try FileSystem.read(path)
            case .bytes(let bytes): bytes
            }
        return try FileSystem.withTemporaryFolder(prefix: "ganada") { folder throws(SystemError) in
            // A name of ours, since the program takes some signs in names for options.
            try folder.create(image, bytes: bytes)
            let result = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
            // Colours of a profile become those of the web. Without one they are, and would become others.
            let hasProfile = ImageFormat(of: bytes)?.hasColourProfile(bytes) ?? false
            let colours = hasProfile ? ["--export-profile", "srgb"] : []
            let arguments = arguments(makingFile: result) + colours + [folder.path + "/" + image]
            switch try ChildProcess.run(program, arguments, log: folder.path + "/" + log, limit: limit) {
            case .well: break
            case .badly: return .failed(reason: reason(in: try folder.text(log)))
            case .late: return .failed(reason: "\(name) did not come to an end")
            }
            var thumbnail: [UInt8] = []
            try folder.read(result, into: &thumbnail)
            return .made(thumbnail)
        }
    }

    /// The first things that it said, each once, without the name that the image had meanwhile.
    private static func reason(in log: String) -> String {
        var reasons: [String] = []
        for line in log.split(whereSeparator: \.isNewline) where !line.contains("unable to thumbnail") {
            // A warning begins with the process and the time: `(vipsthumbnail:7): VIPS-WARNING **: 17:22:15.326: `.
            let parts = line.split(separator: ": ")
            let words = trimmed(parts.dropFirst(line.contains("-WARNING **: ") ? 3 : 0).joined(separator: ": "))
            if !words.isEmpty && !reasons.contains(words) { reasons.append(words) }
            if reasons.count == 3 { break }
        }
        return reasons.isEmpty ? name + " gave no reason" : reasons.joined(separator: "; ")
    }
}

extension Folder {
    fileprivate func text(_ name: String) throws(SystemError) -> String {
        var bytes: [UInt8] = []
        try read(name, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
