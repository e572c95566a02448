import CommonMark
import Directory
import International
import Platform

/// The images among the files of the content: finds those that items and texts show, and gives each the path at which it is
/// published.
///
/// A path of an item is first one beside the file that names it, then one below the content folder, then one of `Static/`.
struct SiteImages {
    /// What an image of the content became.
    private enum Entry {
        case image(ImageFile)
        /// It is none that browsers show, or cannot be read.
        case failure(Fact)
    }

    private let source: Source
    private let jobs: Int
    /// The image files of the content, by their paths in messages.
    private let files: [String: ContentFile]
    /// The files of `Static/`, by the paths at which they are published.
    private let staticFiles: [String: String]
    /// The images that stood within data files, by the paths at which they are published.
    private let embedded: Set<String>
    private var entries: [String: Entry] = [:]

    init(_ source: Source, _ files: ContentFiles, embedded: [ImageFile], jobs: Int) {
        self.source = source
        self.jobs = jobs
        self.embedded = Set(embedded.map(\.path))
        self.files = Dictionary(files.allImages.map { ($0.shownPath.normalized(to: .nfc), $0) }) { first, _ in first }
        staticFiles = Dictionary(files.staticFiles.map { ($0.path, $0.source) }) { first, _ in first }
    }

    /// Replaces the images of items by the paths at which they are published, and reads those that texts show.
    mutating func resolve(
        _ collections: inout [Collection],
        texts: [Markdown],
        _ problems: inout [Problem]
    ) {
        var wanted: Set<String> = []
        for collection in collections {
            collection.forEachImage { text, location in
                if let path = place(of: text, from: location) { wanted.insert(path) }
            }
            let columns = collection.columns.indices.filter { collection.columns[$0].type == .markdown }
            if let introduction = collection.introduction { addImages(of: introduction, to: &wanted) }
            for index in collection.items.indices where !columns.isEmpty || !collection.items[index].isPlain {
                let item = collection.items[index]
                if let body = item.body { addImages(of: body, to: &wanted) }
                for column in columns {
                    if case .text(let text)? = item.fields[column] {
                        addImages(of: Markdown(text, at: item.place(ofField: column)), to: &wanted)
                    }
                }
            }
        }
        for text in texts { addImages(of: text, to: &wanted) }
        read(wanted.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        var others: Set<String> = []
        for index in collections.indices {
            collections[index].replaceImages { text, location in
                if place(of: text, from: location) == nil, let path = otherFile(text, from: location) {
                    let isNew = others.insert(path).inserted
                    if isNew { problems.append(Problem(Location(path: path), .imageOfOtherKind)) }
                    return nil
                }
                return published(text, location, &problems)
            }
        }
        reportUnused(&problems)
    }

    /// The images that are published, by the path in the content that each was read from.
    var images: [String: ImageFile] {
        entries.compactMapValues { entry in
            if case .image(let image) = entry { image } else { nil }
        }
    }

    /// The files that were read, as paths that open them.
    var inputs: [String] { entries.keys.filter { staticFiles[$0] == nil }.compactMap { file($0)?.path } }

    /// The path of an image that a text names: in the content as messages write it, or as it is published; nil where it is
    /// elsewhere or not there.
    private func place(of text: String, from location: Location) -> String? {
        if isElsewhere(text) { return nil }
        let path = text.normalized(to: .nfc)
        if let found = places(of: path, from: location).first(where: { file($0) != nil }) { return found }
        return SitePath.resolved(path).flatMap { staticFiles[$0] == nil ? nil : $0 }
    }

    private func isElsewhere(_ text: String) -> Bool {
        embedded.contains(text) || text.contains(":") || text.utf8.starts(with: "//".utf8)
    }

    /// The paths in the content that a text may mean: beside the file that names it, and below the content folder.
    private func places(of path: String, from location: Location) -> [String] {
        let isFromTop = path.utf8.first == UInt8(ascii: "/")
        let beside = isFromTop ? nil : SitePath.resolved(SitePath.folder(of: location.path) + path)
        return [beside, SitePath.resolved(source.top + path)].compactMap(\.self)
    }

    /// The path of a file of the content that a text names as an image and that has no ending of one.
    private func otherFile(_ text: String, from location: Location) -> String? {
        if isElsewhere(text) { return nil }
        let folder = source.isFile || source.folder.isEmpty ? source.folder : source.folder + "/"
        return places(of: text.normalized(to: .nfc), from: location).first { path in
            ![.image, .skipped].contains(FileKind(name: path)) && FileSystem.kind(of: folder + path) == .file
        }
    }

    /// An image file of the content; of a lone data file, one in its folder or below.
    private func file(_ path: String) -> ContentFile? {
        if let file = files[path] { return file }
        guard source.isFile, FileKind(name: path) == .image else { return nil }
        let opened = source.folder + path
        guard FileSystem.kind(of: opened) == .file, let target = FileSystem.resolve(opened),
            let folder = FileSystem.resolve(source.folder.isEmpty ? "." : source.folder),
            target.utf8.starts(with: (folder + "/").utf8)
        else { return nil }
        return ContentFile(path: opened, shownPath: path, name: path)
    }

    private func addImages(of text: Markdown, to wanted: inout Set<String>) {
        guard text.source.utf8.contains(UInt8(ascii: "!")) else { return }
        MarkdownTree(text.source).walk { node, begins in
            if begins, node.kind == .image, let path = SitePath.percentDecoded(node.address),
                let place = place(of: path, from: text.location)
            {
                wanted.insert(place)
            }
            return true
        }
    }

    private mutating func read(_ paths: [String]) {
        let images = self
        let read = parallelMap(count: paths.count, jobs: jobs) { images.entry(at: paths[$0]) }
        for (path, entry) in zip(paths, read) { entries[path] = entry }
    }

    private func entry(at path: String) -> Entry {
        let content = file(path)
        guard let opened = content?.path ?? staticFiles[path] else { return .failure(.imageUnreadable) }
        do throws(SystemError) {
            guard var image = ImageFile(try FileSystem.read(opened)) else { return .failure(.imageUnreadable) }
            image.content = .file(opened)
            if content == nil { image.path = path }
            return .image(image)
        } catch {
            return .failure(.unreadable(reason: FileSystem.describe(errorNumber: error.number)))
        }
    }

    /// The path at which an image is published; the text itself where it is elsewhere, or not there. Nil where it is there and
    /// no image, which is told.
    private func published(_ text: String, _ location: Location, _ problems: inout [Problem]) -> String? {
        guard let path = place(of: text, from: location), let entry = entries[path] else { return text }
        switch entry {
        case .image(let image): return image.path
        case .failure(let fact):
            problems.append(Problem(Location(path: path), fact))
            return nil
        }
    }

    private func reportUnused(_ problems: inout [Problem]) {
        let unused = files.filter { entries[$0.key] == nil }.map(\.value.location).sorted()
        guard let first = unused.first else { return }
        problems.append(Problem(first, .imageNotUsed(others: unused.count - 1)))
    }
}

extension Collection {
    private var imageColumns: [Int] { columns.indices.filter { columns[$0].type == .image } }

    /// Hands over each image that an item names, with its place.
    fileprivate func forEachImage(_ body: (String, Location) -> Void) {
        let columns = imageColumns
        for index in items.indices where !columns.isEmpty || !items[index].isPlain {
            let item = items[index]
            if let image = item.image { body(image, item.imagePlace) }
            for column in columns {
                let place = item.place(ofField: column)
                switch item.fields[column] {
                case .text(let text)?: body(text, place)
                case .list(let texts)?: for text in texts { body(text, place) }
                default: break
                }
            }
        }
    }

    fileprivate mutating func replaceImages(_ replacement: (String, Location) -> String?) {
        let columns = imageColumns
        for index in items.indices where !columns.isEmpty || !items[index].isPlain {
            if let image = items[index].image { items[index].image = replacement(image, items[index].imagePlace) }
            for column in columns {
                let place = items[index].place(ofField: column)
                switch items[index].fields[column] {
                case .text(let text)?: items[index].fields[column] = replacement(text, place).map { .text($0) }
                case .list(let texts)?:
                    items[index].fields[column] = .list(texts.compactMap { replacement($0, place) })
                default: break
                }
            }
        }
    }
}
