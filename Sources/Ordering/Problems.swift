import Directory

/// What should be said about the order of a collection: items that need a reading, items that share a slug.
func warnings(of collection: borrowing Collection, plan: SectionPlan, slugs: ItemSlugs) -> [Problem] {
    var problems: [Problem] = []
    let items = collection.items
    if case .name = collection.settings.sections.by {
        let lost = items.indices.filter { item in
            plan.drafts[plan.sectionOfItem[item]].kind == .other
                && items[item].reading == nil && items[item].section == nil
        }
        if let first = lost.first {
            let fact = Fact.readingMissing(
                count: lost.count,
                examples: lost.prefix(exampleCount).map { items[$0].name }
            )
            problems.append(Problem(items[first].location, fact))
        }
    }
    // An item without a name, and one whose given id is another's, is an error already.
    var givenIDs: Set<String> = []
    var repeatedIDs: Set<String> = []
    for item in items.indices {
        if let id = items[item].id, !givenIDs.insert(id).inserted { repeatedIDs.insert(id) }
    }
    let clashes = slugs.clashes.filter { item in
        !items[item].name.isEmpty && items[item].id.map(repeatedIDs.contains) != true
    }
    if let first = clashes.first {
        let examples = clashes.prefix(exampleCount).map { slugs.slugs[$0] }
        problems.append(Problem(items[first].location, .sameAddress(count: clashes.count, examples: examples)))
    }
    return problems
}

/// How many items a warning about many names.
private let exampleCount = 5
