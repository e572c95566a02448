import International
import Platform

/// The paths of one publication, which finds those that would be one file on some system.
///
/// Windows and macOS take names for equal that differ only in case; and a name is not a file and a folder at once.
struct PathRegistry {
    private var files: [ContentHash: String] = [:]
    private var folders: [ContentHash: String] = [:]

    /// Notes a file; gives the path that it clashes with.
    mutating func add(_ path: String) -> String? {
        let folded = Self.folded(path)
        let key = ContentHash(of: folded)
        if let other = files.updateValue(path, forKey: key) ?? folders[key] { return other }
        var rest = folded[...]
        while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
            rest = rest[..<slash]
            let folder = ContentHash(of: String(rest))
            if let file = files[folder] { return file }
            if folders.updateValue(path, forKey: folder) != nil { return nil }
        }
        return nil
    }

    /// The path as it is told from others. Most are of small ASCII letters, which stay as they are.
    private static func folded(_ path: String) -> String {
        let isFolded = path.utf8.allSatisfy { byte in
            byte < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        }
        return isFolded ? path : path.normalized(to: .nfc).caseFolded()
    }
}
