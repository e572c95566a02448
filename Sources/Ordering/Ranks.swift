import Directory
import International

/// The place of each item in the order of a field: 1 for the first value, the same for values that are equal to the locale,
/// 0 for an item without one. Numbers, dates and texts each have their own order.
///
/// A page orders its list by these, so that a browser never compares texts by rules of its own.
public func ranks(of field: RowField, in ordered: OrderedCollection) -> [Int] {
    FieldValues(of: field, in: ordered.collection).ranks(collator: Collator(locale: ordered.locale))
}

/// The same for the names, or nil where the list stands in their order.
public func nameRanks(in ordered: OrderedCollection) -> [Int]? {
    if ordered.collection.settings.isInNameOrder { return nil }
    let names = FieldValues(ordered.collection.items.map { .text($0.reading ?? $0.name) }, isDate: false)
    return names.ranks(collator: Collator(locale: ordered.locale))
}
