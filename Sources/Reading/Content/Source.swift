import Directory
import International
import Platform

/// What is to be read: the SOURCE of the command line.
struct Source {
    private enum Kind {
        /// A folder with `Content/`.
        case site
        case content
        case dataFile
        /// A Markdown file that holds items.
        case text
    }

    /// The folder that places in messages are relative to, as a path that opens it; empty for the current one.
    let folder: String
    private let kind: Kind
    private let name: String

    /// Looks at what a path leads to; nil where there is nothing that can be read, with an error.
    init?(_ path: String, _ problems: inout [Problem]) {
        let path = Self.withoutEndingSlashes(path)
        switch FileSystem.kind(of: path) {
        case .folder?:
            kind = FileSystem.kind(of: path + "/Content") == .folder ? .site : .content
            folder = path
            name = (FileSystem.resolve(path) ?? path).lastComponent
        case .file?
        where FileKind(name: path.lastComponent) == .data || pathExtension(path) == FileKind.textEnding:
            kind = .dataFile
            name = path.lastComponent
            folder = String(path.dropLast(name.count))
        case .file? where [.markdown, .readme, .introduction].contains(FileKind(name: path.lastComponent)):
            kind = .text
            name = path.lastComponent
            folder = String(path.dropLast(name.count))
        case .file?, .link?, .other?:
            let formats = FileKind.dataEndings + ["md"]
            problems.append(Problem(Location(path: path), .sourceOfUnknownFormat(formats: formats)))
            return nil
        case nil:
            problems.append(Problem(Location(path: path), .sourceMissing))
            return nil
        }
    }

    /// A title for a site that has none.
    var title: String {
        if isFile { return file.title }
        return name.isEmpty ? "/" : name.normalized(to: .nfc)
    }

    /// The source as a whole, as a place.
    var location: Location {
        switch kind {
        case .site: Location(path: "Content")
        case .content: Location(path: ".")
        case .dataFile, .text: file.location
        }
    }

    /// Whether the source is one file, which then makes the home page.
    var isFile: Bool { kind == .dataFile || kind == .text }

    /// Whether that file is one of data, which has no settings of its own.
    var isDataFile: Bool { kind == .dataFile }

    /// Whether that file is a Markdown file, which has a title and settings of its own.
    var isText: Bool { kind == .text }

    /// What the paths of content files begin with in messages: empty, or a folder with its `/`.
    var top: String { kind == .site ? "Content/" : "" }

    /// The files of the source.
    func files(_ problems: inout [Problem]) -> ContentFiles {
        switch kind {
        case .site:
            let staticFolder = folder + "/Static"
            let hasStatic = FileSystem.kind(of: staticFolder) == .folder
            return ContentFiles(
                contentFolder: folder + "/Content",
                shownPath: "Content",
                staticFolder: hasStatic ? staticFolder : nil,
                &problems
            )
        case .content:
            return ContentFiles(contentFolder: folder, shownPath: "", staticFolder: nil, &problems)
        case .dataFile:
            return ContentFiles(dataFile: file)
        case .text:
            return ContentFiles(text: file)
        }
    }

    private var file: ContentFile {
        ContentFile(path: folder + name, shownPath: name, name: name)
    }

    private static func withoutEndingSlashes(_ path: String) -> String {
        var path = path.isEmpty ? "." : path
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.unicodeScalars.removeLast() }
        return path
    }
}

extension String {
    /// What follows the last slash.
    fileprivate var lastComponent: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: slash)...])
    }
}
