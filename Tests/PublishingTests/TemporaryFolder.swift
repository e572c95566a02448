import Foundation

/// A folder that goes when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ganada-\(UUID().uuidString)")
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

    /// The texts of all files by their paths, without those in `.ganada`.
    var contents: [String: String] {
        var contents: [String: String] = [:]
        for name in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
            let file = URL(filePath: path + "/" + name)
            guard !file.hasDirectoryPath, !name.hasPrefix(".ganada/") else { continue }
            contents[name] = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
        }
        return contents
    }

    /// The names in a folder, sorted; none where it is missing.
    func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder))?.sorted() ?? []
    }
}
