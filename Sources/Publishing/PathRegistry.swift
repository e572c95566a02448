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
        let folded = path.normalized(to: .nfc).caseFolded()
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
}
