import Directory
import Platform
import Rendering

/// Writes a small working site to start from.
public struct SiteStarter: Sendable {
    /// The folder of the site.
    public var folder: String
    /// A data file, or a Markdown file that holds items, to start from; nil: a small example.
    public var dataFile: String?
    /// Whether the files of the built-in theme are written too, to be changed.
    public var includesTemplates = false
    /// Whether a workflow is written too that publishes the site with GitHub Pages.
    public var includesWorkflow = false

    /// Starts a site in a folder.
    public init(folder: String) { self.folder = folder }

    /// Writes the files, and gives their paths in the folder.
    ///
    /// The folder must be new or empty; templates and the workflow are also added to a site that is there. Nothing is
    /// overwritten.
    public func start() throws(PublishingFailure) -> [String] {
        let hasSite = FileSystem.kind(of: folder + "/Content") == .folder
        let isTaken = try systemCall { () throws(SystemError) in
            guard FileSystem.kind(of: folder) != nil else { return false }
            return try !FileSystem.list(folder).isEmpty
        }
        if isTaken, !(hasSite && (includesTemplates || includesWorkflow) && dataFile == nil) {
            throw .refused([Problem(Location(path: folder), .folderNotEmpty)])
        }
        var files: [(path: String, bytes: [UInt8])] = []
        if !isTaken { files += try content() }
        if includesTemplates { files += Theme().files.map { ("Templates/" + $0.path, $0.bytes) } }
        if includesWorkflow { files.append((SampleSite.workflow.path, Array(SampleSite.workflow.text.utf8))) }
        return try systemCall { () throws(SystemError) in
            try FileSystem.createFolder(folder)
            let root = try Folder(opening: folder)
            var written: [String] = []
            for file in files where try root.status(file.path) == nil {
                try root.create(file.path, bytes: file.bytes)
                written.append(file.path)
            }
            try noteOriginals(of: Theme().files.filter { written.contains("Templates/" + $0.path) }, in: root)
            return written
        }
    }

    /// Notes what the files of the theme are copies of, for `check` to tell when that has changed.
    private func noteOriginals(of files: [Theme.File], in root: borrowing Folder) throws(SystemError) {
        guard !files.isEmpty else { return }
        let path = "Templates/" + Theme.originalsPath
        var present: [UInt8] = []
        if try root.status(path) != nil {
            try root.read(path, into: &present)
            try root.removeFile(path)
        }
        try root.create(path, bytes: Theme.originals(of: files, addedTo: present))
    }

    private func content() throws(PublishingFailure) -> [(path: String, bytes: [UInt8])] {
        guard let dataFile else {
            return SampleSite.files.map { ("Content/" + $0.path, Array($0.text.utf8)) }
        }
        guard FileSystem.kind(of: dataFile) != nil else {
            throw .refused([Problem(Location(path: dataFile), .sourceMissing)])
        }
        let bytes = try systemCall { () throws(SystemError) in try FileSystem.read(dataFile) }
        let name =
            dataFile.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(dataFile[$0...].dropFirst()) } ?? dataFile
        let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
        let stem = dot == name.startIndex ? name : String(name[..<dot])
        let folder = "Content/\(stem)/"
        if name.hasSuffix(".md") {
            let settings = ("Content/site.yaml", Array(SampleSite.settings(title: stem).utf8))
            return [settings, (folder + "_index.md", SampleSite.dividedText(bytes))]
        }
        return [
            ("Content/site.yaml", Array(SampleSite.settings(title: stem).utf8)),
            (folder + "_index.md", Array(SampleSite.introduction(title: stem).utf8)),
            (folder + name, bytes),
        ]
    }
}
