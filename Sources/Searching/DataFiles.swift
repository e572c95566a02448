import Platform
import Serialization

/// The data files of a published collection, each read once; counts what is read.
struct DataFiles: Sendable {
    /// The collection's folder, ending in `/`.
    let folder: String
    private(set) var statistics = SearchAnswer.Statistics()
    private var known: [String: JSONValue] = [:]

    init(folder: String) {
        self.folder = folder
    }

    /// The JSON of a `.json` file, or the argument of the call in a `.js` file.
    mutating func value(_ path: String) throws(SearchError) -> JSONValue {
        if let value = known[path] { return value }
        let bytes: [UInt8]
        do throws(SystemError) { bytes = try FileSystem.read(folder + path) } catch { throw .system(error) }
        statistics.files += 1
        statistics.bytes += bytes.count
        let value = path.utf8.suffix(3).elementsEqual(".js".utf8) ? DataScript.value(in: bytes) : JSONValue(bytes)
        guard let value else { throw damaged(path) }
        known[path] = value
        return value
    }

    /// The error of a file that is not as we write it.
    func damaged(_ path: String) -> SearchError { .damaged(path: folder + path) }
}
