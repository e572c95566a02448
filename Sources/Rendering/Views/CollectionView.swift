import Directory
import Platform

/// What every page of a collection shares. A class, since the plan of each page refers to it.
final class CollectionView: Sendable {
    let site: SiteView
    /// Its place among the collections.
    let index: Int
    let ordered: OrderedCollection
    let texts: Texts
    /// What pages share by how many folders they stand below the collection's own: 0 or 1.
    let frames: [Frame]
    /// The tags of each item by their index; empty where there are no tags at all.
    private let tagsOfItems: [[Int]]
    /// The "see" entries by the section that they stand in.
    let seeEntries: [[SeeEntry]]
    /// The hash of what decides the pages and rows of items that stand alone, beside the item, its section and its tags; nil
    /// where a column shows more than its own texts.
    let inputsOfPlainItems: ContentHash?
    /// The hash of what each item has, if it stands alone: its page and its rows are of that.
    let inputsOfItems: Deferred<[ContentHash]>

    init(site: SiteView, index: Int, texts: Texts, jobs: Int) {
        self.site = site
        self.index = index
        self.texts = texts
        ordered = site.site.collections[index]
        var seeEntries = [[SeeEntry]](repeating: [], count: ordered.sections.count)
        for entry in ordered.seeEntries where seeEntries.indices.contains(entry.section) {
            seeEntries[entry.section].append(entry)
        }
        self.seeEntries = seeEntries
        if ordered.tags.isEmpty {
            tagsOfItems = []
        } else {
            var tagsOfItems = [[Int]](repeating: [], count: ordered.collection.items.count)
            for (tag, number) in zip(ordered.tags, ordered.tags.indices) {
                for item in tag.items { tagsOfItems[item].append(number) }
            }
            self.tagsOfItems = tagsOfItems
        }
        inputsOfItems = Deferred { [items = ordered.collection.items] in
            parallelMap(count: items.count, jobs: jobs, scratch: { [] as [UInt8] }) { item, bytes in
                bytes.removeAll(keepingCapacity: true)
                items[item].appendInputs(to: &bytes)
                return ContentHash(of: bytes)
            }
        }
        frames = [0, 1].map { site.frame(ofCollection: index, depth: $0, texts: texts) }
        inputsOfPlainItems = Self.inputsOfPlainItems(
            ordered,
            site.site.settings,
            frame: frames[ordered.collection.settings.itemFolders ? 1 : 0]
        )
    }

    private static func inputsOfPlainItems(
        _ ordered: OrderedCollection,
        _ settings: SiteSettings,
        frame: Frame
    ) -> ContentHash? {
        let collection = ordered.collection
        guard !collection.columns.contains(where: { $0.type == .markdown || $0.type == .image }) else { return nil }
        var bytes: [UInt8] = []
        // The words of the page and the language of its numbers and dates are in the frame.
        bytes.appendInput(frame.inputs)
        for text in [collection.title, collection.mount, settings.title] { bytes.appendInput(text) }
        for text in [settings.baseURL, settings.editURL] { bytes.appendInput(text.map { "=" + $0 } ?? "") }
        bytes.appendInput(number: ordered.sections.count > 1 ? 1 : 0)
        for field in collection.row { bytes.appendInput(collection.path(of: field)) }
        for column in collection.columns {
            bytes.appendInput(column.label)
            bytes.appendInput(column.type.rawValue)
            bytes.appendInput(number: column.isGrouped ? 1 : 0)
        }
        return ContentHash(of: bytes)
    }

    var collection: Collection { ordered.collection }
    var settings: CollectionSettings { ordered.collection.settings }
    var mount: String { ordered.collection.mount }
    /// Whether the whole list stands on the collection's own page.
    var isOnOnePage: Bool { collection.items.count <= settings.onePage }
    /// Whether `all.html` is written: up to 5,000 items.
    var hasAllPage: Bool { !collection.items.isEmpty && collection.items.count <= 5000 }

    /// Whether a section has anything to list; the letters of the others are shown, but lead nowhere.
    func hasEntries(section: Int) -> Bool {
        !ordered.sections[section].items.isEmpty || !seeEntries[section].isEmpty
    }

    /// The "see" entries of a section that stand among these items; those at its very end stand with its last item.
    func seeEntries(before items: Range<Int>, section number: Int) -> [SeeEntry] {
        let end = ordered.sections[number].items.upperBound
        return seeEntries[number].filter { entry in
            items.contains(entry.before) || (entry.before == end && items.upperBound == end)
        }
    }

    /// The relative address of the collection's own page, from a page `depth` folders below.
    func homeAddress(depth: Int) -> String {
        depth == 0 ? "index.html" : "../index.html"
    }

    /// The anchors of the items that have no page.
    var anchors: Set<String> {
        Set(ordered.slugs.indices.lazy.filter { !self.ordered.hasPage[$0] }.map { self.ordered.slugs[$0] })
    }

    /// Links to the tags of an item, for a page whose links into the collection begin with `base`.
    func tags(ofItem item: Int, base: String) -> [TemplateValue] {
        guard !tagsOfItems.isEmpty else { return [] }
        return tagsOfItems[item].map { number in
            let tag = ordered.tags[number]
            return ["title": .text(tag.name), "url": .text(base + "tags/" + hrefEncoded(tag.slug) + ".html")]
        }
    }

    /// Appends what `tags(ofItem:base:)` would show.
    func appendTags(ofItem item: Int, to output: inout [UInt8]) {
        guard !tagsOfItems.isEmpty else { return }
        output.appendInput(number: tagsOfItems[item].count)
        for number in tagsOfItems[item] {
            output.appendInput(ordered.tags[number].name)
            output.appendInput(ordered.tags[number].slug)
        }
    }

    /// The title of a page's window: the page, the collection, the site.
    func windowTitle(_ heading: String?) -> String {
        var parts: [String] = []
        for part in [heading, collection.title, site.site.settings.title] {
            if let part, parts.last.map({ !$0.utf8.elementsEqual(part.utf8) }) ?? true { parts.append(part) }
        }
        return parts.joined(separator: " – ")
    }

    /// The number of items as the foot of a page tells it, and of the "see" entries beside them.
    func countMembers(_ count: Int, references: Int) -> [(TemplateKey, TemplateValue)] {
        [
            ("count", .text(String(count))),
            ("countText", .text(texts.text("items", count: count))),
            ("referencesText", references == 0 ? .none : .text(texts.text("references", count: references))),
        ]
    }
}
