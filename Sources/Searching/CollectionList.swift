import Directory
import Platform
import Serialization

/// The collections of a site, for those who search: `search/collections.js`.
struct CollectionList: Sendable {
    /// The form of a collection's search, once it is settled.
    enum Form: String, Sendable {
        case single, sharded
    }

    /// A collection.
    struct Entry: Hashable, Sendable {
        var name: String
        var title: String
        /// Its folder, relative to the site's, ending in `/` or empty; unescaped.
        var mount: String
        var count: Int
        var form: Form
    }

    static let path = "search/collections.js"

    var entries: [Entry]

    /// The file.
    var file: OutputFile {
        OutputFile(Self.path) { output in
            output.append(DataScript.opening)
            output.append("[")
            for entry in entries {
                output.appendJSONComma()
                output.append("\n{")
                output.appendJSONMember("name", entry.name)
                output.appendJSONMember("title", entry.title)
                output.appendJSONMember("mount", entry.mount)
                output.appendJSONMember("count", entry.count)
                output.appendJSONMember("form", entry.form.rawValue)
                output.append("}")
            }
            output.append("\n]")
            output.append(DataScript.closing)
        }
    }
}

extension CollectionList {
    /// Reads the list of a published site.
    init(siteFolder: String) throws(SearchError) {
        let path = siteFolder + "/" + Self.path
        guard FileSystem.kind(of: path) == .file else { throw .noSite(path: siteFolder) }
        let bytes: [UInt8]
        do throws(SystemError) { bytes = try FileSystem.read(path) } catch { throw .system(error) }
        guard let value = DataScript.value(in: bytes) else { throw .damaged(path: path) }
        entries = []
        for element in value.elements {
            guard let name = element["name"]?.text, let title = element["title"]?.text,
                let mount = element["mount"]?.text, let count = element["count"]?.integer,
                let form = element["form"]?.text.flatMap(Form.init)
            else { throw .damaged(path: path) }
            entries.append(Entry(name: name, title: title, mount: mount, count: count, form: form))
        }
    }
}

extension CollectionList.Entry {
    init(of collection: OrderedCollection, form: CollectionList.Form) {
        name = collection.collection.name
        title = collection.collection.title
        mount = collection.collection.mount
        count = collection.collection.items.count
        self.form = form
    }
}
