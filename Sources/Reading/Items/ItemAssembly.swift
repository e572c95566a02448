import CommonMark
import Directory
import International

/// Gathers the items of a collection from rows and Markdown files, and joins those that are one.
struct ItemAssembly {
    /// The items so far.
    private(set) var items: [Item] = []
    /// The values of the withheld columns, by column, then item.
    private(set) var withheld: [[FieldValue?]]
    /// Whether any item was given a summary.
    private(set) var hasGivenSummary = false

    /// What each item was made of.
    private var origins: [Origin] = []
    /// The items that are drafts.
    private var drafts: Set<Int> = []
    /// The item that was given each identity.
    private var identities: [String: Int] = [:]

    private enum Origin {
        case row, file, both
    }

    /// The columns whose values have places that count.
    private let placedColumns: [Int]

    init(withheldCount: Int, placedColumns: [Int]) {
        self.placedColumns = placedColumns
        withheld = Array(repeating: [], count: withheldCount)
    }

    /// Makes room for items to come.
    mutating func reserve(_ count: Int) {
        items.reserveCapacity(items.count + count)
        origins.reserveCapacity(items.count + count)
        for column in withheld.indices { withheld[column].reserveCapacity(items.count + count) }
    }

    /// Adds the items of the rows of a file.
    mutating func add(_ batch: ItemReader.Batch, _ problems: inout [Problem]) {
        let start = items.count
        if items.isEmpty { items = batch.items } else { items += batch.items }
        origins.append(contentsOf: repeatElement(.row, count: batch.items.count))
        drafts.formUnion(batch.drafts.map { start + $0 })
        if batch.hasSummary { hasGivenSummary = true }
        for column in withheld.indices { withheld[column] += batch.withheld[column] }
        for index in start..<items.count {
            if let id = items[index].id { register(id, ofItem: index, at: items[index].location, &problems) }
        }
    }

    /// Adds the item of a Markdown file, or joins it to the row of its identity.
    ///
    /// The identity is the given one, else the file's path without its ending.
    mutating func add(_ result: ItemReader.Result, of file: MarkdownFile, _ problems: inout [Problem]) {
        let identity = result.item.id ?? file.file.stem
        if let position = identities[identity], origins[position] != .file {
            if origins[position] == .row {
                join(result, of: file, at: position)
                return
            }
            problems.append(Problem(result.item.location, .sameID(identity, first: items[position].location)))
        } else if let id = result.item.id {
            register(id, ofItem: items.count, at: result.item.location, &problems)
        }
        var result = result
        complete(&result.item, with: file)
        append(result, .file)
    }

    /// Adds an item of a divided text.
    mutating func add(_ entry: DividedText.Entry, fieldCount: Int) {
        var item = Item(name: entry.name, location: entry.location)
        item.aliases = entry.aliases
        item.body = entry.body
        item.isOfMarkdown = true
        item.fields = Array(repeating: nil, count: fieldCount)
        let withheld = [FieldValue?](repeating: nil, count: withheld.count)
        append(ItemReader.Result(item: item, isDraft: false, hasSummary: false, withheld: withheld), .row)
    }

    /// Completes the items: without drafts, unless they are wanted, and with a summary where a row has a body.
    mutating func finish(drafts wanted: Bool) {
        removeDrafts(unless: wanted)
        for index in items.indices where items[index].summary == nil {
            if let body = items[index].body { items[index].summary = MarkdownTree(body.source).summary() }
        }
    }

    /// The items, which are not kept.
    mutating func takeItems() -> [Item] {
        var taken: [Item] = []
        swap(&taken, &items)
        return taken
    }

    private mutating func removeDrafts(unless wanted: Bool) {
        guard !wanted, !drafts.isEmpty else { return }
        let kept = items.indices.filter { !drafts.contains($0) }
        items = kept.map { items[$0] }
        for column in withheld.indices { withheld[column] = kept.map { withheld[column][$0] } }
        drafts = []
    }

    private mutating func register(
        _ id: String,
        ofItem item: Int,
        at location: Location,
        _ problems: inout [Problem]
    ) {
        if let first = identities[id] {
            problems.append(Problem(location, .sameID(id, first: items[first].location)))
        } else {
            identities[id] = item
        }
    }

    private mutating func append(_ result: ItemReader.Result, _ origin: Origin) {
        if result.isDraft { drafts.insert(items.count) }
        if result.hasSummary { hasGivenSummary = true }
        items.append(result.item)
        origins.append(origin)
        for column in withheld.indices { withheld[column].append(result.withheld[column]) }
    }

    private mutating func join(_ result: ItemReader.Result, of file: MarkdownFile, at position: Int) {
        if result.isDraft { drafts.insert(position) }
        if result.hasSummary { hasGivenSummary = true }
        items[position].overlay(result.item, placedColumns: placedColumns)
        complete(&items[position], with: file)
        origins[position] = .both
        for column in withheld.indices {
            withheld[column][position] = result.withheld[column] ?? withheld[column][position]
        }
    }

    /// Adds what a file has beside its front matter.
    private func complete(_ item: inout Item, with file: MarkdownFile) {
        item.isOfMarkdown = true
        let heading = item.name.isEmpty ? file.naming.flatMap { visible($0.text) } : nil
        if item.name.isEmpty { item.name = heading ?? file.file.title }
        let body = file.body(under: item.name, nameIsHeading: heading != nil)
        if let body {
            item.body = body
            item.summary = item.summary ?? file.firstParagraph
        }
    }
}

extension Item {
    /// Takes over every value that another item has.
    fileprivate mutating func overlay(_ other: Item, placedColumns: [Int]) {
        places = overlaidPlaces(other, columns: placedColumns)
        if !other.name.isEmpty { name = other.name }
        id = other.id ?? id
        reading = other.reading ?? reading
        section = other.section ?? section
        if !other.aliases.isEmpty { aliases = other.aliases }
        summary = other.summary ?? summary
        if !other.tags.isEmpty { tags = other.tags }
        link = other.link ?? link
        image = other.image ?? image
        body = other.body ?? body
        date = other.date ?? date
        updated = other.updated ?? updated
        if !other.redirects.isEmpty { redirects = other.redirects }
        if !other.see.isEmpty { see = other.see }
        for (index, value) in other.fields.enumerated() where value != nil { fields[index] = value }
        location = other.location
    }

    /// The places of the values that there are when those of another item are taken over.
    private func overlaidPlaces(_ other: Item, columns: [Int]) -> ValuePlaces {
        var places = ValuePlaces()
        if link != nil || other.link != nil { places.link = other.link == nil ? linkPlace : other.linkPlace }
        if image != nil || other.image != nil { places.image = other.image == nil ? imagePlace : other.imagePlace }
        let naming = other.see.isEmpty ? self : other
        places.see = naming.see.indices.map { naming.place(ofSee: $0) }
        for column in columns where fields[column] != nil || other.fields[column] != nil {
            let holder = other.fields[column] == nil ? self : other
            places.fields[column] = holder.place(ofField: column)
        }
        return places
    }
}
