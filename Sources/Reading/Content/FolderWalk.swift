import Directory
import Platform

/// Lists folders, following symbolic links only to what is inside one of them.
struct FolderWalk {
    /// A name in a folder that is a file or a folder.
    struct Entry {
        var name: String
        var isFolder: Bool
        /// The path that opens it.
        var path: String
        /// Its path in messages.
        var shownPath: String
        /// The resolved paths of the folders that it is in and, where it is one, its own.
        fileprivate var chain: [String]
    }

    private let root: String
    private let isPassedOver: (String) -> Bool

    /// Walks below a folder; nil where there is none. Links of names that are passed over may lead anywhere.
    init?(root: String, passingOver isPassedOver: @escaping (String) -> Bool) {
        guard let root = FileSystem.resolve(root) else { return nil }
        self.root = root
        self.isPassedOver = isPassedOver
    }

    /// The folder that the walk begins in.
    func start(path: String, shownPath: String) -> Entry {
        Entry(name: "", isFolder: true, path: path, shownPath: shownPath, chain: [root])
    }

    /// The files and folders in a folder, in the order of their names' bytes.
    func list(_ folder: Entry, _ problems: inout [Problem]) -> [Entry] {
        let entries: [FileSystem.Entry]
        do {
            entries = try FileSystem.list(folder.path)
        } catch {
            problems.append(.unreadable(Location(path: folder.shownPath), error))
            return []
        }
        return entries.compactMap { entry in
            let path = folder.path + "/" + entry.name
            let shownPath = folder.shownPath.isEmpty ? entry.name : folder.shownPath + "/" + entry.name
            if let obstacle = entry.obstacle {
                if !isPassedOver(entry.name) {
                    let fact: Fact = obstacle == .nameNotUTF8 ? .nameNotUTF8 : .pathTooLong
                    problems.append(Problem(Location(path: shownPath), fact))
                }
                return nil
            }
            var found = Entry(name: entry.name, isFolder: false, path: path, shownPath: shownPath, chain: folder.chain)
            switch entry.kind {
            case .file:
                return found
            case .folder:
                found.isFolder = true
                found.chain.append((folder.chain.last ?? root) + "/" + entry.name)
                return found
            case .link where isPassedOver(entry.name):
                return nil
            case .link:
                guard let target = FileSystem.resolve(path), isInside(target), !folder.chain.contains(target) else {
                    problems.append(Problem(Location(path: shownPath), .linkOutOfContent))
                    return nil
                }
                switch FileSystem.kind(of: target) {
                case .file: return found
                case .folder:
                    found.isFolder = true
                    found.chain.append(target)
                    return found
                default: return nil
                }
            case .other:
                return nil
            }
        }
    }

    private func isInside(_ target: String) -> Bool {
        target.utf8.starts(with: (root + "/").utf8)
    }
}
