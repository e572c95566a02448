import Directory

extension OrderedCollection {
    /// Visits the items of a range in order, each with its section and the slug of the page that lists it.
    ///
    /// Cheaper than asking for the section of each: the sections are walked beside the items.
    func forEachItem(in range: Range<Int>, _ visit: (_ item: Int, _ section: Section, _ listSlug: String) -> Void) {
        for section in sections where section.items.overlaps(range) {
            let whole = [Part(label: section.label, slug: section.slug, items: section.items)]
            for part in section.parts.isEmpty ? whole : section.parts {
                for item in part.items.clamped(to: range) { visit(item, section, part.slug) }
            }
        }
    }

    /// The address of an item, percent-encoded, relative to the collection's folder.
    func address(ofItem item: Int, in section: Section, listSlug: String) -> String {
        if hasPage[item] { return percentEncoded(pagePath(ofItem: item, inSection: section)) }
        return "sections/" + percentEncoded(listSlug) + ".html#" + percentEncoded(slugs[item])
    }
}
