import CTheme
import Directory
import Platform
import Reading

/// The files that pages are made with: the theme in the binary, file by file overridden by a site's own `Templates/`.
public struct Theme: Sendable {
    /// A file of the theme.
    public struct File: Hashable, Sendable {
        /// Its path in `Templates/`, such as `assets/page.css`.
        public var path: String
        /// What messages call it: its path in the site's folder, or, of a built-in one, in the project's.
        public var source: String
        /// Its contents.
        public var bytes: [UInt8]
        /// Whether it is as it came with the program.
        public var isBuiltIn: Bool

        /// Notes a file.
        public init(path: String, source: String, bytes: [UInt8], isBuiltIn: Bool = false) {
            self.path = path
            self.source = source
            self.bytes = bytes
            self.isBuiltIn = isBuiltIn
        }
    }

    /// The files, in the order of the bytes of their paths.
    public let files: [File]
    /// The built-in files that others have taken the place of, in the same order.
    let replaced: [File]
    /// The notes on which originals own files were copied from.
    let originals: [UInt8]

    /// The built-in theme, in which these files replace those of the same path and stand beside the others.
    public init(overriddenBy own: [File] = [], originals: [UInt8] = []) {
        var files: [String: File] = [:]
        let builtIn = UnsafeBufferPointer(start: theme_files(), count: theme_file_count())
        for file in builtIn {
            let path = String(cString: file.path)
            let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
            files[path] = File(path: path, source: "Templates/" + path, bytes: bytes, isBuiltIn: true)
        }
        var replaced: [File] = []
        for var file in own {
            let builtIn = files[file.path]
            if let builtIn { replaced.append(builtIn) }
            file.isBuiltIn = builtIn?.bytes == file.bytes
            files[file.path] = file
        }
        self.files = Self.sorted(files.values)
        self.replaced = Self.sorted(replaced)
        self.originals = originals
    }

    /// The built-in theme, overridden by the files of a folder, if there is one. Names that begin with `.` or `~$` are not
    /// files of the theme; symbolic links are not followed.
    public static func read(overridesIn folder: String) throws(SystemError) -> Theme {
        guard FileSystem.kind(of: folder) == .folder else { return Theme() }
        var own: [File] = []
        var folders = [""]
        while let prefix = folders.popLast() {
            for entry in try FileSystem.list(prefix.isEmpty ? folder : folder + "/" + prefix) {
                guard !entry.name.hasPrefix("."), !entry.name.hasPrefix("~$") else { continue }
                let path = prefix.isEmpty ? entry.name : prefix + "/" + entry.name
                switch entry.kind {
                case .folder: folders.append(path)
                case .file:
                    let bytes = try FileSystem.read(folder + "/" + path)
                    own.append(File(path: path, source: "Templates/" + path, bytes: bytes))
                case .link, .other: break
                }
            }
        }
        let notes = folder + "/" + originalsPath
        let hasNotes = FileSystem.kind(of: notes) == .file
        return Theme(overriddenBy: own, originals: hasNotes ? try FileSystem.read(notes) : [])
    }

    /// The file at a path, if there is one.
    public subscript(path: String) -> File? {
        files.first { $0.path.utf8.elementsEqual(path.utf8) }
    }

    /// The files under a folder, such as `assets`, in order.
    public func files(in folder: String) -> [File] {
        files.filter { $0.path.hasPrefix(folder + "/") }
    }

    /// The files of interface texts: the built-in ones, which a site overrides word by word, then its own.
    var textFiles: [File] {
        (replaced + files.filter(\.isBuiltIn) + files.filter { !$0.isBuiltIn }).filter {
            $0.path.hasPrefix("strings/") && $0.path.hasSuffix(".json") && $0.path != ColumnNames.themePath
        }
    }

    /// The templates, named by their paths without `.mustache`, and what is wrong with them.
    func compileTemplates() -> (set: TemplateSet, problems: [Problem]) {
        TemplateSet.compile(
            files.compactMap { file in
                Self.templateName(file.path).map { TemplateSet.Source(name: $0, path: file.source, bytes: file.bytes) }
            }
        )
    }

    /// The paths of the built-in files, whether they are as they came or not.
    var builtInPaths: [String] { (replaced + files.filter(\.isBuiltIn)).map(\.path) }

    /// The name of the template in a file; nil where it holds none.
    static func templateName(_ path: String) -> String? {
        path.hasSuffix(templateEnding) ? String(path.dropLast(templateEnding.count)) : nil
    }

    private static func sorted(_ files: some Sequence<File>) -> [File] {
        files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    static let templateEnding = ".mustache"
}
