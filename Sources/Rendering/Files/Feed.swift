import Directory
import Serialization

/// `feed.xml` (Atom, RFC 4287): the items that were made or changed last.
struct Feed: Sendable {
    /// The number of entries.
    private static let limit = 50

    private struct Entry: Sendable {
        var changed: Timestamp
        var collection: Int
        var item: Int
    }

    private let site: OrderedSite
    private let baseURL: String
    private let entries: [Entry]

    /// Nil where no item has a date.
    init?(site: OrderedSite, baseURL: String) {
        var entries: [Entry] = []
        for (index, ordered) in site.collections.enumerated() {
            for number in ordered.collection.items.indices {
                guard let changed = ordered.collection.items[number].lastChange else { continue }
                entries.append(Entry(changed: changed, collection: index, item: number))
            }
        }
        guard !entries.isEmpty else { return nil }
        entries.sort { former, latter in
            (latter.changed.seconds, former.collection, former.item)
                < (former.changed.seconds, latter.collection, latter.item)
        }
        self.site = site
        self.baseURL = baseURL
        self.entries = Array(entries.prefix(Self.limit))
    }

    func file() -> OutputFile {
        OutputFile("feed.xml") { buffer in
            let settings = site.settings
            buffer.append(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
            buffer.append(#"<feed xmlns="http://www.w3.org/2005/Atom" xml:lang=""#)
            buffer.appendXML(settings.language)
            buffer.append("\">\n")
            append("id", baseURL, to: &buffer)
            append("title", settings.title, to: &buffer)
            if let description = settings.description { append("subtitle", description, to: &buffer) }
            append("updated", entries[0].changed.text, to: &buffer)
            buffer.append("<author>")
            append("name", settings.title, to: &buffer)
            buffer.append("</author>\n")
            appendLink("alternate", baseURL, to: &buffer)
            appendLink("self", baseURL + "feed.xml", to: &buffer)
            for entry in entries { append(entry, to: &buffer) }
            buffer.append("</feed>\n")
        }
    }

    private func append(_ entry: Entry, to buffer: inout [UInt8]) {
        let ordered = site.collections[entry.collection]
        let item = ordered.collection.items[entry.item]
        guard let section = ordered.section(ofItem: entry.item) else { return }
        let mount = percentEncoded(ordered.collection.mount)
        let address = baseURL + mount + ordered.address(ofItem: entry.item, inSection: section)
        buffer.append("<entry>\n")
        append("id", address, to: &buffer)
        append("title", item.name, to: &buffer)
        append("updated", entry.changed.text, to: &buffer)
        if let published = item.date.flatMap(Timestamp.init) { append("published", published.text, to: &buffer) }
        appendLink("alternate", address, to: &buffer)
        for tag in item.tags {
            buffer.append("<category term=\"")
            buffer.appendXML(tag)
            buffer.append("\"/>\n")
        }
        if let summary = item.summary { append("summary", summary, to: &buffer) }
        buffer.append("</entry>\n")
    }

    private func append(_ element: String, _ text: String, to buffer: inout [UInt8]) {
        buffer.append("<\(element)>")
        buffer.appendXML(text)
        buffer.append("</\(element)>\n")
    }

    private func appendLink(_ relation: String, _ address: String, to buffer: inout [UInt8]) {
        buffer.append("<link rel=\"\(relation)\" href=\"")
        buffer.appendXML(address)
        buffer.append("\"/>\n")
    }
}
