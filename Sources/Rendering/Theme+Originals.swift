import Directory
import Platform

extension Theme {
    /// The file in a site's `Templates/` that notes which originals its files were copied from: on each line the hash of a
    /// built-in file and its path.
    public static let originalsPath = ".originals"

    /// The notes for files that are copied from the theme, added to those that are there.
    public static func originals(of files: some Sequence<File>, addedTo present: [UInt8]) -> [UInt8] {
        var hashes = hashes(in: present)
        for file in files { hashes[file.path] = hash(of: file.bytes) }
        let lines = hashes.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
            "\($0.value) \($0.key)\n"
        }
        return Array(lines.joined().utf8)
    }

    /// The own files whose originals are no longer those that they were copied from.
    public func outdatedFiles() -> [Problem] {
        let noted = Self.hashes(in: originals)
        return replaced.compactMap { builtIn in
            let hash = Self.hash(of: builtIn.bytes)
            guard let known = noted[builtIn.path], known != hash, self[builtIn.path]?.bytes != builtIn.bytes else {
                return nil
            }
            return Problem(Location(path: "Templates/" + builtIn.path), .originalChanged(hash: hash))
        }
    }

    private static func hashes(in notes: [UInt8]) -> [String: String] {
        var hashes: [String: String] = [:]
        for line in String(decoding: notes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts.count == 2 { hashes[String(parts[1])] = String(parts[0]) }
        }
        return hashes
    }

    private static func hash(of bytes: [UInt8]) -> String {
        let hash = ContentHash(of: bytes)
        return [hash.high, hash.low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
