import International
import Platform

/// The paths of one publication, which finds those that would be one file on some system.
///
/// Windows and macOS take names for equal that differ only in case; and a name is not a file and a folder at once.
struct PathRegistry {
    private var files: [ContentHash: String] = [:]
    private var folders: [ContentHash: String] = [:]
    /// The folder of the last file, folded: that of most files that follow.
    private var lastFolder: Substring = ""

    /// Makes room for so many more files.
    mutating func reserve(_ count: Int) { files.reserveCapacity(files.count + count) }

    /// Notes a file; gives the path that it clashes with.
    mutating func add(_ path: String) -> String? {
        let folded = Self.folded(path)
        let key = ContentHash(of: folded)
        if let other = files.updateValue(path, forKey: key) ?? folders[key] { return other }
        let folder = Self.folder(of: folded[...])
        if folder.utf8.elementsEqual(lastFolder.utf8) { return nil }
        var rest = folder
        while !rest.isEmpty {
            let key = ContentHash(of: String(rest))
            if let file = files[key] { return file }
            if folders.updateValue(path, forKey: key) != nil { break }
            rest = Self.folder(of: rest)
        }
        lastFolder = folder
        return nil
    }

    /// The folder that a path is in, without the slash; empty at the top.
    private static func folder(of path: Substring) -> Substring {
        path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
    }

    /// The path as it is told from others. Most are of small ASCII letters, which stay as they are.
    private static func folded(_ path: String) -> String {
        let isFolded = path.utf8.allSatisfy { byte in
            byte < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        }
        return isFolded ? path : path.normalized(to: .nfc).caseFolded()
    }
}
