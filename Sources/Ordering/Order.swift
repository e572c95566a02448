import Directory
import International

/// Puts every collection in order: sections, items, parts, addresses, tags and cross-references.
///
/// The result depends on the site alone: not on the number of `jobs` (threads, at least 1), nor on the order of the files
/// but for items with one name. Texts of items are in NFC afterwards. All problems are warnings.
public func order(_ site: consuming Site, jobs: Int) -> (site: OrderedSite, problems: [Problem]) {
    var problems: [Problem] = []
    let mounts = site.collections.map(\.mount)
    // The collections leave the site one by one, so that no array of items is copied for being shared.
    var collections: [Collection] = []
    swap(&collections, &site.collections)
    var ordered: [OrderedCollection] = []
    for position in collections.indices {
        var collection = Collection(name: "", mount: "", title: "", location: collections[position].location)
        swap(&collection, &collections[position])
        let reserved = ReservedNames(mount: collection.mount, site: site, mounts: mounts)
        let language = collection.settings.language ?? site.settings.language
        let context = Context(collection, language: language, jobs: jobs)
        ordered.append(order(consume collection, reserved: reserved, context: context, problems: &problems))
    }
    return (OrderedSite(site, collections: ordered), problems)
}

/// One collection: what each item is sorted by, their order, the sections, the addresses, then all of it in place.
private func order(
    _ collection: consuming Collection,
    reserved: ReservedNames,
    context: Context,
    problems: inout [Problem]
) -> OrderedCollection {
    collection.items = composed(collection.items, jobs: context.jobs)
    let texts = SortTexts(of: collection.items, context: context)
    let keys = SortKeys(of: texts.texts, names: collection.items, collator: context.collator, jobs: context.jobs)
    let index = context.alphabeticIndex
    let plan = sectionPlan(of: collection, texts: texts, keys: keys, index: index, context: context)
    let slugs = ItemSlugs(of: collection.items, columns: collection.columns, reserved: reserved, context: context)
    let references = CrossReferences(of: collection.items, texts: texts, plan: plan, index: index, context: context)
    problems += warnings(of: collection, plan: plan, slugs: slugs)

    let arrangement = Arrangement(
        plan: plan,
        order: sorted(keys.order, of: collection, context: context),
        sectionSlugs: LabelSlugs.slugs(of: plan.drafts, reserved: reserved, context: context),
        texts: texts.texts,
        references: references,
        context: context
    )
    collection.withheldColumns = []
    // Once they are in page order, items that are neighbours are far apart in memory: what is asked of all is asked before.
    let hasPage = pages(of: collection, jobs: context.jobs)
    let detailed = collection.items.indices.filter { !collection.items[$0].isPlain }
    arrangement.arrange(&collection.items)
    let detailedPlaces = detailed.map { arrangement.placeOfItem[$0] }.sorted()
    var ordered = OrderedCollection(
        collection: collection,
        locale: context.locale.tag,
        sections: arrangement.sections,
        slugs: arrangement.order.map { slugs.slugs[$0] },
        hasPage: arrangement.order.map { hasPage[$0] },
        detailed: detailedPlaces,
        seeEntries: references.entries(in: arrangement, keys: keys, isSortedByKey: context.settings.sort == .name),
        tags: tags(of: collection.items, among: detailedPlaces, context: context)
    )
    ordered.facets = facets(of: ordered, collator: context.collator)
    return ordered
}

private func sectionPlan(
    of collection: borrowing Collection,
    texts: SortTexts,
    keys: SortKeys,
    index: AlphabeticIndex?,
    context: Context
) -> SectionPlan {
    if let index {
        return .byName(collection.items, texts: texts.texts, keys: keys, index: index, context: context)
    }
    if case .field(let name) = context.settings.sections.by {
        return .byField(FieldValues(of: name, in: collection), context: context)
    }
    return .everything(count: collection.items.count)
}

/// The items in the order that the settings ask for, by index, before they are divided.
private func sorted(_ order: [Int], of collection: borrowing Collection, context: Context) -> [Int] {
    switch context.settings.sort {
    case .name: order
    case .file: Array(order.indices)
    case .field(let name, let descending):
        FieldValues(of: name, in: collection).sorted(order, descending: descending, collator: context.collator)
    }
}
