import Directory
import Platform

/// The moves that turn what is published into what was prepared, in the order in which they are made.
///
/// New files come first, for nothing published refers to them yet; then changed ones, which may refer to them; last go
/// those that nothing refers to any more. Within each step files keep the order of their stages. A folder that is not
/// there yet is moved into place as a whole, so that it appears in one step with all that is in it; one that has pages comes
/// after what they may load.
struct Placement {
    /// Files of ours that stand where a folder is to be, or in a folder where a file is to be: they go before all others.
    private(set) var obstacles: [String] = []
    /// Files and whole folders to move to where nothing stands.
    private(set) var additions: [String] = []
    /// The pages among them that go into folders which are there already.
    private(set) var newPages: [String] = []
    /// Files to move to where a file of ours stands.
    private(set) var replacements: [String] = []
    /// Files of ours that are no longer part of the site.
    private(set) var removals: [String] = []
    /// The pages among them that are there.
    private(set) var oldPages: [String] = []
    /// Files that are not ours and in the way.
    private(set) var problems: [Problem] = []

    private let root: Folder
    private let published: PublishedState
    private let stale: [ContentHash: PublishedFile]
    /// Whether a folder is new, for every folder that was met.
    private var isNewFolder: [ContentHash: Bool] = [:]
    /// The new folders that have pages.
    private var pageFolders: Set<ContentHash> = []

    /// Plans the moves for all the files of a publication.
    init(of prepared: [PreparedFile], root: Folder, published: PublishedState) throws(SystemError) {
        self.root = root
        self.published = published
        let current = Set(prepared.map { ContentHash(of: $0.file.path) })
        stale = published.files.filter { !current.contains($0.key) }
        for file in prepared {
            switch file.change {
            case .none: continue
            case .changed: replacements.append(file.file.path)
            case .added: try add(file.file.path)
            }
        }
        let hasPages = { [pageFolders] path in isPage(path) || pageFolders.contains(ContentHash(of: path)) }
        additions = additions.filter { !hasPages($0) } + additions.filter(hasPages)
        let gone = Set(obstacles.map { ContentHash(of: $0) })
        removals = stale.filter { !gone.contains($0.key) }.map(\.value.path).sorted(by: precedes)
        for path in removals where isPage(path) {
            if try root.status(path) != nil { oldPages.append(path) }
        }
    }

    /// Whether nothing is to be moved or removed.
    var isEmpty: Bool { obstacles.isEmpty && additions.isEmpty && replacements.isEmpty && removals.isEmpty }

    /// Adds a file, or the topmost folder above it that is not there yet.
    private mutating func add(_ path: String) throws(SystemError) {
        var start = path.utf8.startIndex
        while let slash = path.utf8[start...].firstIndex(of: UInt8(ascii: "/")) {
            let folder = String(path[..<slash])
            start = path.utf8.index(after: slash)
            let key = ContentHash(of: folder)
            if let isNew = isNewFolder[key] {
                if !isNew { continue }
            } else {
                isNewFolder[key] = try clear(forFolder: folder)
                if isNewFolder[key] == false { continue }
                additions.append(folder)
            }
            if isPage(path) { pageFolders.insert(key) }
            return
        }
        if try root.status(path)?.kind == .folder { try clearFolder(path) }
        additions.append(path)
        if isPage(path) { newPages.append(path) }
    }

    /// Sees to it that a folder can stand at a path; whether it is new.
    private mutating func clear(forFolder path: String) throws(SystemError) -> Bool {
        guard let status = try root.status(path) else { return true }
        if status.kind == .folder || FileSystem.kind(of: root.path + "/" + path) == .folder { return false }
        remove(path)
        return true
    }

    /// Plans to empty a folder whose place a file takes.
    private mutating func clearFolder(_ path: String) throws(SystemError) {
        for entry in try root.list(path) {
            let inner = path + "/" + entry.name
            if entry.kind == .folder { try clearFolder(inner) } else { remove(inner) }
        }
    }

    /// Plans to remove a file that is in the way, if it may go.
    private mutating func remove(_ path: String) {
        if stale[ContentHash(of: path)] != nil {
            obstacles.append(path)
        } else {
            problems.append(Problem(Location(path: root.path + "/" + path), .foreignFileInTheWay))
        }
    }
}
