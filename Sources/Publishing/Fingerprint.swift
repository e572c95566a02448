import Directory
import International
import Platform
import Reading
import Rendering

extension ContentHash {
    /// The hash of this program's file and of the version of ICU's tables, which may come with the system; nil where the
    /// system does not tell the file, or where it may have changed since `start`.
    init?(ofProgramBefore start: Int64) {
        guard let program = executablePath(), let status = FileSystem.status(of: program), status.changed < start,
            let file = try? PublishedFile(path: program, measuring: program)
        else { return nil }
        self.init(of: "\(file.hash.high) \(file.hash.low) \(Version.icu) \(Version.cldr)")
    }

    /// The hash of all that decides the bytes of a site: the program, the request, the theme, and the content;
    /// nil where some of that may have changed while it was read.
    ///
    /// `start` is the system's file time from before the first file was read.
    init?(of request: BuildRequest, _ theme: Theme, _ reading: SiteReading, program: ContentHash, start: Int64) {
        let stream = Stream()
        func add(_ text: String) {
            var text = text
            text.withUTF8 { stream.add(UnsafeRawBufferPointer($0)) }
            separate()
        }
        /// No text holds this byte, so that no two lists of parts are hashed as the same bytes.
        func separate() { withUnsafeBytes(of: UInt8(0xFF)) { stream.add($0) } }
        /// Adds a file that must not have changed since the start.
        func addFile(_ path: String) -> Bool {
            guard let status = FileSystem.status(of: path), status.changed < start else { return false }
            return
                (try? FileSystem.readPieces(of: path) { piece in
                    stream.add(piece)
                    return true
                }) != nil
        }

        add("\(program.high) \(program.low)")
        add("\(request.includesDrafts) \(request.searchForm?.rawValue ?? "")")
        [request.title, request.language, request.baseURL].forEach { add($0.map { "=" + $0 } ?? "") }
        add(reading.thumbnailProgram ?? "")
        for file in theme.files {
            add("\(file.bytes.count) \(file.path)")
            file.bytes.withUnsafeBytes { stream.add($0) }
        }
        for path in reading.inputs {
            // Where the site stands does not matter.
            add(path.utf8.starts(with: reading.folder.utf8) ? String(path.dropFirst(reading.folder.count)) : path)
            guard addFile(path) else { return nil }
            separate()
        }
        self = stream.hash
    }
}
