import Directory
import International

/// The aliases of a collection that lists them, on their way to places of their own.
struct CrossReferences {
    /// An alias before the items are in place.
    struct Reference {
        var name: String
        /// The item that it leads to, by its index in the order of the files.
        var item: Int
        /// Its section, as an index of the plan's drafts.
        var section: Int
        var key: [UInt8]
    }

    /// The references, by section, then in the order of the locale.
    let references: [Reference]

    /// The references of a collection; none unless its settings ask for them.
    init(of items: [Item], texts: SortTexts, plan: SectionPlan, index: AlphabeticIndex?, context: Context) {
        guard context.settings.see else {
            references = []
            return
        }
        var found: [Reference] = []
        for (item, entry) in items.enumerated() {
            for alias in entry.aliases where alias.caseFolded() != entry.name.caseFolded() {
                let text = texts.text(ofName: alias)
                let section = index.flatMap { plan.section(ofText: text, index: $0, context: context) }
                found.append(
                    Reference(
                        name: alias,
                        item: item,
                        section: section ?? plan.sectionOfItem[item],
                        key: Array(context.collator.sortKey(of: text).dropLast())
                    )
                )
            }
        }
        references = found.sorted { left, right in
            if left.section != right.section { return left.section < right.section }
            if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
            if left.name.utf8.elementsEqual(right.name.utf8) { return left.item < right.item }
            return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        }
    }

    /// The entries for the finished list, each before the first item that sorts after it; last in its section where the
    /// items are in another order than that of their `keys`.
    func entries(in arrangement: Arrangement, keys: SortKeys, isSortedByKey: Bool) -> [SeeEntry] {
        references.compactMap { reference in
            guard let section = arrangement.sectionOfDraft[reference.section] else { return nil }
            let items = arrangement.sections[section].items
            var low = isSortedByKey ? items.lowerBound : items.upperBound
            var high = items.upperBound
            while low < high {
                let middle = (low + high) / 2
                if reference.key.lexicographicallyPrecedes(keys.key(ofItem: arrangement.order[middle])) {
                    high = middle
                } else {
                    low = middle + 1
                }
            }
            let item = arrangement.placeOfItem[reference.item]
            return SeeEntry(name: reference.name, item: item, section: section, before: low)
        }
    }
}
