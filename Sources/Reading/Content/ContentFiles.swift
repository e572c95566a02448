import Directory
import International
import Platform

/// The files of a site, each with the part it plays.
struct ContentFiles: Sendable {
    /// The files of one collection.
    struct Collection: Sendable {
        /// The name of its folder, or of its data file without the ending.
        var name: String
        /// The file that configures it.
        var introduction: ContentFile?
        /// The data file directly under the content folder.
        var mainData: ContentFile?
        /// The data files in the folder, in the order of their paths' bytes.
        var data: [ContentFile] = []
        /// The Markdown files in the folder, in the order of their paths' bytes.
        var markdown: [ContentFile] = []
        /// The images in the folder.
        var images: [ContentFile] = []
        /// The files of kinds that are not read unless a setting names them, by their folders.
        fileprivate var unread: [[ContentFile]] = []
        /// Its folder or data file.
        var location: Location
        /// Whether the file that configures it is all there is, and holds its items.
        var isOneText = false
        /// The content folder, which holds every file that it may name.
        var contentFolder: String

        /// Whether there is nothing in it that makes it a collection.
        var isEmpty: Bool { introduction == nil && mainData == nil && data.isEmpty && markdown.isEmpty }
    }

    /// The settings of the site.
    var settings: ContentFile?
    /// The text of the home page.
    var introduction: ContentFile?
    /// In the order of their names' bytes.
    var pages: [ContentFile] = []
    /// In the order of their names' bytes.
    var collections: [Collection] = []
    /// In the order of their paths' bytes.
    var staticFiles: [StaticFile] = []
    /// The images that are in no collection's folder.
    private var images: [ContentFile] = []

    /// The images of the content.
    var allImages: [ContentFile] { images + collections.flatMap(\.images) }
}

extension ContentFiles {
    /// The paths of all files that are read, in the order of their bytes.
    var inputs: [String] {
        var paths = [settings, introduction].compactMap { $0?.path } + pages.map(\.path)
        for collection in collections {
            paths += [collection.introduction, collection.mainData].compactMap { $0?.path }
            paths += (collection.data + collection.markdown).map(\.path)
        }
        paths += staticFiles.map(\.source)
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// A single data file as a site of its own.
    init(dataFile: ContentFile) {
        collections = [
            Collection(name: dataFile.stem, mainData: dataFile, location: dataFile.location, contentFolder: "")
        ]
    }

    /// A single Markdown file as a site of its own.
    init(text: ContentFile) {
        var collection = Collection(name: text.stem, introduction: text, location: text.location, contentFolder: "")
        collection.isOneText = true
        collections = [collection]
    }

    /// Finds the files of a content folder, and of the folder of files that are published as they are.
    ///
    /// Messages name the content folder by `shownPath`, which is empty where they are relative to it.
    init(contentFolder path: String, shownPath: String, staticFolder: String?, _ problems: inout [Problem]) {
        if let walk = FolderWalk(root: path, passingOver: { !isNameOfContent($0) }) {
            findContent(walk, walk.start(path: path, shownPath: shownPath), &problems)
        }
        if let staticFolder, let walk = FolderWalk(root: staticFolder, passingOver: FileKind.isLeftBySystem) {
            findStaticFiles(walk, walk.start(path: staticFolder, shownPath: "Static"), under: "", &problems)
            staticFiles.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        }
    }

    private mutating func findContent(_ walk: FolderWalk, _ root: FolderWalk.Entry, _ problems: inout [Problem]) {
        let entries = walk.list(root, &problems)
        for entry in entries where entry.isFolder && isContent(entry) {
            var collection = Collection(
                name: entry.name.normalized(to: .nfc),
                location: Location(path: entry.shownPath),
                contentFolder: root.path
            )
            collection.find(walk, entry, under: "", &problems)
            collections.append(collection)
        }
        var markdown: [ContentFile] = []
        var readme: ContentFile?
        var unread: [ContentFile] = []
        for entry in entries where !entry.isFolder {
            let file = ContentFile(entry, name: entry.name)
            switch FileKind(name: entry.name) {
            case .data where ["site.yaml", "site.yml"].contains(entry.name): settings = settings ?? file
            case .introduction: introduction = file
            case .readme: readme = file
            case .markdown: markdown.append(file)
            case .data: addMainData(file, in: root.path, &problems)
            case .image: images.append(file)
            case .skipped: break
            case .unknown: unread.append(file)
            }
        }
        report(unread: unread, &problems)
        introduction = introduction ?? readme
        for file in markdown where !takeAsIntroduction(file, &problems) { pages.append(file) }
        images += collections.filter(\.isEmpty).flatMap(\.images)
        for collection in collections where collection.isEmpty { collection.reportUnread(besides: [], &problems) }
        collections.removeAll { $0.isEmpty }
        collections.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private mutating func addMainData(_ file: ContentFile, in root: String, _ problems: inout [Problem]) {
        guard let position = collections.firstIndex(where: { $0.name == file.stem }) else {
            collections.append(
                Collection(name: file.stem, mainData: file, location: file.location, contentFolder: root)
            )
            return
        }
        if let first = collections[position].mainData {
            problems.append(Problem(file.location, .sameMount(file.stem + "/", first: first.location)))
        } else {
            collections[position].mainData = file
        }
    }

    /// Makes a Markdown file the introduction of the data file of its name, where there is one.
    private mutating func takeAsIntroduction(_ file: ContentFile, _ problems: inout [Problem]) -> Bool {
        let position = collections.firstIndex { $0.mainData != nil && $0.name == file.stem }
        guard let position else { return false }
        if let first = collections[position].introduction {
            problems.append(Problem(file.location, .secondIntroduction(first: first.location)))
        } else {
            collections[position].introduction = file
        }
        return true
    }

    /// Makes collections of the pages that say how items stand in them.
    mutating func takeTexts(_ problems: inout [Problem]) {
        let texts = pages.filter(MarkdownFile.saysItems)
        pages.removeAll { page in texts.contains { $0.path == page.path } }
        for file in texts {
            guard let position = collections.firstIndex(where: { $0.name == file.stem }) else {
                let folder = String(file.path.dropLast(file.name.count))
                collections.append(
                    Collection(name: file.stem, introduction: file, location: file.location, contentFolder: folder)
                )
                continue
            }
            if let first = collections[position].introduction {
                problems.append(Problem(file.location, .secondIntroduction(first: first.location)))
            } else {
                collections[position].introduction = file
            }
        }
        collections.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private mutating func findStaticFiles(
        _ walk: FolderWalk,
        _ folder: FolderWalk.Entry,
        under path: String,
        _ problems: inout [Problem]
    ) {
        for entry in walk.list(folder, &problems) where !FileKind.isLeftBySystem(entry.name) {
            if entry.isFolder {
                findStaticFiles(walk, entry, under: path + entry.name + "/", &problems)
            } else {
                // They are read when they are published, which is late to learn that one cannot be.
                do throws(SystemError) {
                    try FileSystem.checkAccess(entry.path)
                } catch {
                    problems.append(.unreadable(Location(path: entry.shownPath), error))
                }
                staticFiles.append(StaticFile(source: entry.path, path: (path + entry.name).normalized(to: .nfc)))
            }
        }
    }
}

extension ContentFiles.Collection {
    /// Warns of the files that are not read; those of `data` are.
    func reportUnread(besides data: [ContentFile], _ problems: inout [Problem]) {
        for files in unread {
            report(unread: files.filter { file in !data.contains { hasSameBytes($0.path, file.path) } }, &problems)
        }
    }

    /// Finds the files of a folder and those in it; only the folder itself can have an introduction.
    fileprivate mutating func find(
        _ walk: FolderWalk,
        _ folder: FolderWalk.Entry,
        under path: String,
        _ problems: inout [Problem]
    ) {
        var readme: ContentFile?
        var unread: [ContentFile] = []
        for entry in walk.list(folder, &problems) where isContent(entry) {
            let file = ContentFile(entry, name: path + entry.name)
            if entry.isFolder {
                find(walk, entry, under: file.name + "/", &problems)
                continue
            }
            switch FileKind(name: entry.name) {
            case .introduction where path.isEmpty: introduction = file
            case .readme where path.isEmpty: readme = file
            case .markdown, .readme: markdown.append(file)
            case .data: data.append(file)
            case .image: images.append(file)
            case .skipped: break
            case .introduction, .unknown: unread.append(file)
            }
        }
        self.unread.append(unread)
        introduction = introduction ?? readme
        guard path.isEmpty else { return }
        data.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        markdown.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
}

extension ContentFile {
    fileprivate init(_ entry: FolderWalk.Entry, name: String) {
        self.init(path: entry.path, shownPath: entry.shownPath, name: name)
    }
}

/// Warns once of all files of a folder that are not read: it may be full of pictures.
private func report(unread: [ContentFile], _ problems: inout [Problem]) {
    guard let first = unread.first else { return }
    let fact = Fact.fileNotRead(
        others: unread.count - 1,
        formats: FileKind.allEndings,
        mayBeTable: first.ending == FileKind.textEnding
    )
    problems.append(Problem(first.location, fact))
}

/// Whether a name is content: not skipped, and no folder that an earlier build wrote.
private func isContent(_ entry: FolderWalk.Entry) -> Bool {
    isNameOfContent(entry.name)
        && (!entry.isFolder || FileSystem.kind(of: entry.path + "/.ganada/manifest") == nil)
}

private func isNameOfContent(_ name: String) -> Bool { name == "_index.md" || !FileKind.isSkipped(name) }
