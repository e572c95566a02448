import Foundation

/// A folder that goes when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    /// Makes it in the usual place, or in another folder.
    init(in parent: String? = nil) throws {
        let parent = parent.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
        let folder = parent.appending(path: "ganada-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path(percentEncoded: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, and the folders above it.
    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    /// Removes a file or folder.
    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + name)
    }

    /// Makes the folder hold these texts, and nothing else.
    func replaceContents(with files: [String: String]) throws {
        for name in names(in: "") { try remove(name) }
        for (name, text) in files { try write(text, to: name) }
    }

    /// The bytes of all files by their paths, without those in `.ganada`.
    var data: [String: Data] {
        var data: [String: Data] = [:]
        for name in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
            guard isThere, !isFolder.boolValue, name.prefix(8) != ".ganada/" else { continue }
            data[name] = FileManager.default.contents(atPath: path + "/" + name)
        }
        return data
    }

    /// The texts of all files by their paths, without those in `.ganada`.
    var contents: [String: String] { data.mapValues { String(decoding: $0, as: UTF8.self) } }

    /// The names in a folder, sorted; none where it is missing.
    func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder))?.sorted() ?? []
    }
}
