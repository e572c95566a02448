import Directory
import International

/// What the list is filtered by, with the values that there are, in their order. The field `tags` has the tags themselves.
func facets(of ordered: OrderedCollection, collator: Collator) -> [Facet] {
    ordered.collection.facets.map { field in
        if field == .tags {
            return Facet(field: field, values: ordered.tags.map { Facet.Value(text: $0.name, count: $0.items.count) })
        }
        return Facet(field: field, values: FieldValues(of: field, in: ordered.collection).counted(collator: collator))
    }
}

extension FieldValues {
    /// Each value that there is, once, in order, with the number of items that have it. The entries of a list are values.
    fileprivate func counted(collator: Collator) -> [Facet.Value] {
        var counts: [String: Int] = [:]
        for value in values {
            guard let value else { continue }
            for text in value.entries { counts[text, default: 0] += 1 }
        }
        // Texts that are the same to the locale are told apart by their bytes.
        let texts = counts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let isNumeric = values.allSatisfy { value in
            if case .number? = value { return true }
            return value == nil
        }
        let entries = FieldValues(texts.map { isNumeric ? .number($0) : .text($0) }, isDate: isDate)
        return entries.sorted(Array(texts.indices), descending: false, collator: collator).map { index in
            Facet.Value(text: texts[index], count: counts[texts[index], default: 0])
        }
    }
}

extension FieldValue {
    /// The entries of a list without repetition, else the one text.
    fileprivate var entries: Set<String> {
        if case .list(let texts) = self { return Set(texts) }
        return [text]
    }
}
