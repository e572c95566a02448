import Directory
import Platform
import Serialization
import Synchronization

/// The public index of a collection: `index.json`, its numbered parts where it is large, and the twin `index.js`.
///
/// Its schema is `Templates/assets/index.schema.json`. To know how many parts there are all items are written once; where
/// they fit in one part, that is what the files are put together of, else each is written on demand.
struct CollectionIndex: Sendable {
    /// A part of more bytes than this is divided.
    static let partLimit = 20_000_000
    /// Items are measured so many at a time; a part holds whole ones of these.
    private static let chunk = 256

    let collection: OrderedCollection
    let searched: [SearchedField]
    /// The items of each file: `index.json`, `index-2.json` and so on.
    let parts: [Range<Int>]
    /// The items, in pieces that follow one another; nil where there are several parts.
    private let pieces: [[UInt8]]?

    /// Measures the index of a collection on up to `jobs` threads.
    init(of collection: OrderedCollection, jobs: Int, partLimit: Int = CollectionIndex.partLimit) {
        self.collection = collection
        searched = collection.collection.searchedFields

        let count = collection.collection.items.count
        let searched = searched
        let total = Atomic<Int>(0)
        let chunks = parallelMap(count: (count + Self.chunk - 1) / Self.chunk, jobs: jobs, scratch: { [UInt8]() }) {
            chunk,
            buffer -> (size: Int, piece: [UInt8]) in
            buffer.removeAll(keepingCapacity: true)
            let items = chunk * Self.chunk..<min((chunk + 1) * Self.chunk, count)
            Self.appendItems(items, of: collection, searched: searched, to: &buffer)
            // No more is kept than one part may have.
            let end = total.wrappingAdd(buffer.count, ordering: .relaxed).newValue
            return (buffer.count, end <= partLimit ? Array(buffer) : [])
        }
        var parts: [Range<Int>] = []
        var start = 0
        var partSize = 0
        for (chunk, (size, _)) in chunks.enumerated() {
            if partSize > 0, partSize + size > partLimit {
                parts.append(start..<chunk * Self.chunk)
                start = chunk * Self.chunk
                partSize = 0
            }
            partSize += size
        }
        parts.append(start..<count)
        self.parts = parts
        pieces = chunks.reduce(0) { $0 + $1.size } <= partLimit ? chunks.map(\.piece) : nil
    }

    /// Whether the index of a collection has more bytes than a limit; looks no further than that.
    static func exceeds(_ limit: Int, of collection: OrderedCollection) -> Bool {
        let searched = collection.collection.searchedFields
        let count = collection.collection.items.count
        var buffer: [UInt8] = []
        appendHead(of: collection, searched: searched, parts: 1, to: &buffer)
        var start = 0
        while start < count, buffer.count <= limit {
            let end = min(start + chunk, count)
            appendItems(start..<end, of: collection, searched: searched, to: &buffer)
            start = end
        }
        return buffer.count + "\"items\":[\n]}".utf8.count > limit
    }

    /// The files, relative to the output folder: the JSON for programs, and the twin where the page needs it.
    func files(json: Bool, twin: Bool) -> [OutputFile] {
        var files: [OutputFile] = []
        for part in parts.indices {
            let path = collection.collection.mount + Self.name(ofPart: part)
            if json { files.append(OutputFile(path + ".json") { append(part: part, to: &$0) }) }
            guard twin else { continue }
            files.append(
                OutputFile(path + ".js") { output in
                    output.append(DataScript.opening)
                    append(part: part, to: &output)
                    output.append(DataScript.closing)
                }
            )
        }
        return files
    }

    private static func name(ofPart part: Int) -> String { part == 0 ? "index" : "index-\(part + 1)" }

    private func append(part: Int, to output: inout [UInt8]) {
        if part == 0 {
            Self.appendHead(of: collection, searched: searched, parts: parts.count, to: &output)
        } else {
            output.append("{")
        }
        output.appendJSONKey("items")
        output.append("[")
        if let pieces {
            for piece in pieces {
                if !piece.isEmpty { output.appendJSONComma() }
                output.append(contentsOf: piece)
            }
        } else {
            Self.appendItems(parts[part], of: collection, searched: searched, to: &output)
        }
        output.append("\n]}")
    }

    /// Everything but the items, without the closing brace.
    private static func appendHead(
        of ordered: OrderedCollection,
        searched: [SearchedField],
        parts: Int,
        to output: inout [UInt8]
    ) {
        let collection = ordered.collection
        output.append("{")
        output.appendJSONMember("title", collection.title)
        output.appendJSONMember("locale", ordered.locale)
        output.appendJSONMember("count", collection.items.count)
        output.appendJSONArray("sections", ordered.sections.filter { !$0.items.isEmpty }) { section, output in
            output.append("{")
            output.appendJSONMember("label", section.label)
            output.appendJSONMember("slug", section.slug)
            output.appendJSONMember("count", section.items.count)
            if !section.parts.isEmpty {
                output.appendJSONArray("parts", section.parts) { part, output in
                    output.append("{")
                    output.appendJSONMember("label", part.label)
                    output.appendJSONMember("slug", part.slug)
                    output.appendJSONMember("count", part.items.count)
                    output.append("}")
                }
            }
            output.append("}")
        }
        output.appendRowDescription(of: collection)
        if !ordered.facets.isEmpty {
            output.appendJSONArray("facets", ordered.facets) { facet, output in
                output.append("{")
                output.appendField(facet.field, of: collection)
                output.appendJSONArray("values", facet.values) { $1.appendJSON($0.text) }
                output.append("}")
            }
        }
        output.appendJSONArray("searched", searched) { $1.appendJSON($0.path) }
        if !ordered.seeEntries.isEmpty {
            output.appendJSONArray("see", ordered.seeEntries) { appendReference($0, of: ordered, to: &$1) }
        }
        if parts > 1 {
            output.appendJSONArray("parts", Array(1..<parts)) { $1.appendJSON(name(ofPart: $0) + ".json") }
        }
    }

    private static func appendReference(_ entry: SeeEntry, of ordered: OrderedCollection, to output: inout [UInt8]) {
        guard let home = ordered.section(ofItem: entry.item) else { return }
        output.append("{")
        output.appendJSONMember("name", entry.name)
        output.appendJSONMember("section", ordered.sections[entry.section].label)
        output.appendJSONMember("see", ordered.collection.items[entry.item].name)
        output.appendJSONMember("url", ordered.address(ofItem: entry.item, inSection: home))
        output.append("}")
    }

    private static func appendItems(
        _ items: Range<Int>,
        of ordered: OrderedCollection,
        searched: [SearchedField],
        to output: inout [UInt8]
    ) {
        let holdsBody = searched.contains(.body)
        let all = ordered.collection.items
        let columns = ordered.collection.columns
        ordered.forEachItem(in: items) { index, section, listSlug in
            output.appendJSONComma()
            output.append("\n{")
            output.appendJSONMember("name", all[index].name)
            output.appendJSONMember("url", ordered.address(ofItem: index, in: section, listSlug: listSlug))
            output.appendJSONMember("section", section.label)
            output.appendItemValues(all[index], columns: columns)
            if holdsBody, let body = SearchedField.bodyText(of: all[index]) { output.appendJSONMember("body", body) }
            output.append("}")
        }
    }
}
