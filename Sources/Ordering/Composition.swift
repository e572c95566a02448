import Directory
import International
import Platform

/// The texts of every item in NFC, so that names that look the same are the same.
func composed(_ items: consuming [Item], jobs: Int) -> [Item] {
    let ranges = chunks(of: items.count, jobs: jobs)
    // Most texts are in NFC: only the items that change are copied.
    let changes = parallelMap(count: ranges.count, jobs: jobs) { [items] number in
        ranges[number].compactMap { index in items[index].composed().map { (index: index, item: $0) } }
    }
    for change in changes.joined() { items[change.index] = change.item }
    return items
}

extension Item {
    /// The item with its texts in NFC, or nil where they are.
    fileprivate func composed() -> Item? {
        let areComposed =
            Self.isComposed(name) && Self.isComposed(id) && Self.isComposed(reading) && Self.isComposed(section)
            && Self.isComposed(summary) && aliases.allSatisfy(Self.isComposed) && tags.allSatisfy(Self.isComposed)
            && fields.allSatisfy { $0?.isComposed ?? true }
        if areComposed { return nil }
        var item = self
        item.name = name.normalized(to: .nfc)
        item.id = id?.normalized(to: .nfc)
        item.reading = reading?.normalized(to: .nfc)
        item.section = section?.normalized(to: .nfc)
        item.summary = summary?.normalized(to: .nfc)
        item.aliases = aliases.map { $0.normalized(to: .nfc) }
        item.tags = tags.map { $0.normalized(to: .nfc) }
        item.fields = fields.map { $0?.composed() }
        return item
    }

    private static func isComposed(_ text: String?) -> Bool {
        text?.isNormalized(to: .nfc) ?? true
    }
}

extension FieldValue {
    fileprivate var isComposed: Bool {
        switch self {
        case .text(let text): text.isNormalized(to: .nfc)
        case .list(let texts): texts.allSatisfy { $0.isNormalized(to: .nfc) }
        case .number, .boolean: true
        }
    }

    fileprivate func composed() -> FieldValue {
        switch self {
        case .text(let text): .text(text.normalized(to: .nfc))
        case .list(let texts): .list(texts.map { $0.normalized(to: .nfc) })
        case .number, .boolean: self
        }
    }
}
