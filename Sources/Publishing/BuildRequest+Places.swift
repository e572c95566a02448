import Directory
import Platform
import Rendering

extension BuildRequest {
    /// The folder that has `Content/` in it, where the source is one.
    private var siteFolder: String? {
        FileSystem.kind(of: source + "/Content") == .folder ? source : nil
    }

    /// The built-in theme, with what the site has in the place of its files.
    func theme() throws(PublishingFailure) -> Theme {
        guard let siteFolder else { return Theme() }
        return try systemCall { () throws(SystemError) in try Theme.read(overridesIn: siteFolder + "/Templates") }
    }

    /// Where the site goes. A folder that content is read from is refused: the next build would read its own pages.
    func outputFolder() throws(PublishingFailure) -> String {
        let output = self.output ?? siteFolder.flatMap { $0 == "." ? nil : $0 + "/Output" } ?? "Output"
        if FileSystem.kind(of: output) == .file { throw .refused([Problem(Location(path: output), .outputIsFile)]) }
        guard let resolved = resolvedFolder(output) else { return output }
        for folder in inputFolders {
            guard let input = FileSystem.resolve(folder.path) else { continue }
            let isSame = resolved.utf8.elementsEqual(input.utf8)
            if isSame || (folder.isWhole && resolved.utf8.starts(with: (input + "/").utf8)) {
                throw .refused([Problem(Location(path: output), .outputMeetsContent(source: folder.path))])
            }
        }
        return output
    }

    /// Refuses an archive among what is read: the next build would find it there. The output is none of that.
    func checkArchive(besides output: String) throws(PublishingFailure) {
        guard let archive, let resolved = resolvedFolder(archive) else { return }
        func isIn(_ folder: String) -> Bool {
            resolvedFolder(folder).map { resolved.utf8.starts(with: ($0 + "/").utf8) } ?? false
        }
        guard !isIn(output), let folder = inputFolders.first(where: { isIn($0.path) }) else { return }
        throw .refused([Problem(Location(path: archive), .archiveInContent(source: folder.path))])
    }

    /// The folders that are read, and whether nothing in them can be the output. A folder of content may hold its output:
    /// reading passes by what a build has made.
    private var inputFolders: [(path: String, isWhole: Bool)] {
        guard let siteFolder else { return FileSystem.kind(of: source) == .folder ? [(source, false)] : [] }
        return ["Content", "Static", "Templates"].map { (siteFolder + "/" + $0, true) }
    }

    /// The folders of content and theme, to be watched with all that is in them; also those that are yet to be made.
    var contentFolders: [String] { inputFolders.map(\.path) }

    /// The folder that the source is in or, of a site folder, the site folder: what is new in it may be content.
    var containingFolder: String {
        if let siteFolder { return siteFolder }
        guard let slash = source.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == source.startIndex ? "/" : String(source[..<slash])
    }

    /// A path from the root, also of a folder that is yet to be made.
    private func resolvedFolder(_ path: String) -> String? {
        if let resolved = FileSystem.resolve(path.isEmpty ? "." : path) { return resolved }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            return FileSystem.resolve(".").map { $0 + "/" + path }
        }
        let parent = slash == path.startIndex ? "/" : String(path[..<slash])
        return resolvedFolder(parent).map { $0 + "/" + path[slash...].dropFirst() }
    }
}

extension BuildReport {
    /// Notes why a publication stopped.
    mutating func add(_ failure: PublishingFailure) {
        switch failure {
        case .system(let error): outcome = .failed(error)
        case .refused(let found): problems += found
        }
    }
}
