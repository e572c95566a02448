import Foundation

/// Files by path, in memory or in a folder.
struct FileTree {
    private var files: [String: [UInt8]]

    init(_ files: [String: [UInt8]]) {
        self.files = files
    }

    /// Reads every file below a folder.
    init(readFrom folder: URL) throws {
        files = [:]
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for path in paths {
            let file = folder.appending(path: path)
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            files[path.precomposedStringWithCanonicalMapping] = [UInt8](try Data(contentsOf: file))
        }
    }

    /// Writes the files in the place of whatever stands at `folder`.
    func write(to folder: URL) throws {
        try? FileManager.default.removeItem(at: folder)
        for (path, bytes) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: file)
        }
    }

    /// What is missing, what is too much and what differs in `other`, as lines.
    func difference(to other: FileTree) -> [String] {
        Set(files.keys).union(other.files.keys).sorted().compactMap { path in
            switch (files[path], other.files[path]) {
            case (nil, _): "\(path) is too much"
            case (_, nil): "\(path) is missing"
            case (let expected?, let found?) where expected != found:
                "\(path) differs: \(firstDifference(expected, found))"
            default: nil
            }
        }
    }

    private func firstDifference(_ expected: [UInt8], _ found: [UInt8]) -> String {
        let expected = String(decoding: expected, as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let found = String(decoding: found, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(expected, found).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        guard let line else { return "\(found.count) lines instead of \(expected.count)" }
        return "line \(line + 1) is “\(found[line])” instead of “\(expected[line])”"
    }
}
