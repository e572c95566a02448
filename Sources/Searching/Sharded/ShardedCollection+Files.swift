import Directory
import Serialization

// The files that are made without sorting anything.

extension ShardedCollection {
    /// Appends a block of rows: of each item what its row shows beside the name.
    func appendRows(_ block: Int, to output: inout [UInt8]) {
        let content = collection.collection
        output.append("[")
        for rank in ranks(ofBlock: block) {
            output.appendJSONComma()
            output.append("{")
            output.appendItemValues(content.items[rank].shown(in: content.row), columns: content.columns)
            output.append("}")
        }
        output.append("]")
    }

    /// Appends what the root says beside the directory: the sections, what a row shows, where things are.
    func appendRootHead(to output: inout [UInt8]) {
        let content = collection.collection
        output.appendJSONMember("version", version)
        output.appendJSONMember("title", content.title)
        output.appendJSONMember("locale", collection.locale)
        output.appendJSONMember("count", count)
        output.appendJSONArray("sections", collection.sections.filter { !$0.items.isEmpty }) { section, output in
            output.append("{")
            output.appendJSONMember("label", section.label)
            if plainSlug(of: section.label) != section.slug { output.appendJSONMember("slug", section.slug) }
            output.appendJSONMember("count", section.items.count)
            output.append("}")
        }
        output.appendRowDescription(of: content)
        output.appendJSONArray("searched", searched) { $1.appendJSON($0.path) }
        output.appendJSONKey("hasPages")
        output.append(hasPages ? "true" : "false")
        output.appendJSONKey("hasRows")
        output.append(hasRows ? "true" : "false")
        output.appendJSONKey("itemFolders")
        output.append(content.settings.itemFolders ? "true" : "false")
        output.appendJSONMember("block", limits.block)
        output.appendJSONMember("parts", needsParts ? limits.parts : 0)
    }

    /// The pages that list the items, in order.
    private var lists: [Part] {
        collection.sections.filter { !$0.items.isEmpty }.flatMap { section in
            let whole = [Part(label: section.label, slug: section.slug, items: section.items)]
            return section.parts.isEmpty ? whole : section.parts
        }
    }

    /// Appends the pages that list some items: the rank at which the first of them starts, then of each its slug and the
    /// number of its items.
    func appendParts(_ file: Int, to output: inout [UInt8]) {
        let ranks = file * limits.parts..<(file + 1) * limits.parts
        let lists = lists.filter { $0.items.overlaps(ranks) }
        output.append("[")
        output.append(lists.first?.items.lowerBound ?? 0)
        for list in lists {
            output.appendJSONComma()
            output.appendJSON(list.slug)
            output.appendJSONComma()
            output.append(list.items.count)
        }
        output.append("]")
    }
}

extension Item {
    /// Whether a row shows something of the item beside its name.
    func showsAny(of row: [RowField]) -> Bool {
        row.contains { field in
            switch field {
            case .summary: summary != nil
            case .reading: reading != nil
            case .aliases: !aliases.isEmpty
            case .tags: !tags.isEmpty
            case .date: date != nil
            case .updated: updated != nil
            case .image: image != nil
            case .column(let index): fields.indices.contains(index) && fields[index] != nil
            }
        }
    }

    /// The item with nothing but what a row shows.
    fileprivate func shown(in row: [RowField]) -> Item {
        var shown = Item(name: name, location: location)
        shown.fields = Array(repeating: nil, count: fields.count)
        for field in row {
            switch field {
            case .summary: shown.summary = summary
            case .reading: shown.reading = reading
            case .aliases: shown.aliases = aliases
            case .tags: shown.tags = tags
            case .date: shown.date = date
            case .updated: shown.updated = updated
            case .image: shown.image = rowImage
            case .column(let index):
                if fields.indices.contains(index) { shown.fields[index] = fields[index] }
            }
        }
        return shown
    }
}
