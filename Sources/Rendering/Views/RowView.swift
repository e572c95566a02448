import Directory
import Platform

/// The rows of a list, as records for templates.
struct RowView: Sendable {
    /// What kind of page the rows stand on.
    enum Place: Hashable, Sendable {
        /// The page of their section: an item without a page leads to its own row, which shows all of it.
        case section
        /// The whole list: rows show the same, but lead to the page of the section, whose addresses last.
        case wholeList
        /// Some of the items.
        case selection
    }

    let view: CollectionView
    let place: Place
    private let base: String
    private let fields: FieldView
    private let isRightToLeft: Bool
    private let inputsOfItems: [ContentHash]

    /// Rows for a page that stands `depth` folders below the collection's own.
    init(_ view: CollectionView, depth: Int, place: Place) {
        self.view = view
        self.place = place
        base = depth == 0 ? "" : "../"
        fields = FieldView(view: view, root: view.frames[depth].root, base: base)
        isRightToLeft = view.texts.isRightToLeft
        inputsOfItems = view.inputsOfItems.value
    }

    /// The row of an item; `section` holds it.
    func row(_ index: Int, section: Section) -> TemplateValue {
        // To copy an item, or its collection, is to count references that all threads count.
        let items = view.ordered.collection.items
        let hasPage = view.ordered.hasPage[index]
        let showsAnchor = !hasPage && place != .selection
        let rowFields = fields.rowFields(index)
        let row = view.ordered.collection.row
        let showsImage = row.contains(.image)
        let showsSummary = row.contains(.summary) && !(showsAnchor && items[index].hasSummaryFromBody)
        return [
            "see": .none,
            "anchor": showsAnchor ? .text(view.ordered.slugs[index]) : .none,
            "url": .text(address(index, section: section)),
            "direction": TemplateValue(direction(of: items[index].name, onPageFromRightToLeft: isRightToLeft)),
            "name": .text(items[index].name),
            "image": showsImage ? TemplateValue(image(items[index].rowImage)?.address) : .none,
            "summary": showsSummary ? TemplateValue(items[index].summary) : .none,
            "hasFields": .flag(!rowFields.isEmpty),
            "fields": .list(rowFields),
            "details": showsAnchor ? details(index) : .none,
        ]
    }

    /// Appends what decides the row of an item; `section` holds it. Of an item that stands alone and has a page this is the
    /// item as it is stored, for its row shows no more of it than its page.
    func appendInputs(of index: Int, section: Section, to output: inout [UInt8]) {
        guard let shared = view.inputsOfPlainItems, view.ordered.hasPage[index],
            view.ordered.collection.items[index].standsAlone
        else { return row(index, section: section).appendInputs(to: &output) }
        output.appendInput(shared)
        output.appendInput(view.ordered.slugs[index])
        output.appendInput(section.slug)
        output.appendInput(inputsOfItems[index])
    }

    /// The row of a "see" entry.
    func row(_ entry: SeeEntry) -> TemplateValue {
        let section = view.ordered.section(ofItem: entry.item) ?? view.ordered.sections[entry.section]
        return [
            "see": .text(view.collection.items[entry.item].name),
            "url": .text(base + pageAddress(entry.item, section: section)),
            "direction": TemplateValue(direction(of: entry.name, onPageFromRightToLeft: isRightToLeft)),
            "name": .text(entry.name),
        ]
    }

    private func image(_ text: String?) -> ImageView? {
        text.flatMap { ImageView($0, site: view.site.site, root: fields.root) }
    }

    /// Where a row leads: to the item's page if it has one, else to its address elsewhere, else to its anchor.
    private func address(_ index: Int, section: Section) -> String {
        if view.ordered.hasPage[index] {
            return base + hrefEncoded(view.ordered.pagePath(ofItem: index, inSection: section))
        }
        if let link = view.collection.items[index].link.flatMap(webAddress) { return link }
        if place == .section { return "#" + hrefEncoded(view.ordered.slugs[index]) }
        return base + pageAddress(index, section: section)
    }

    /// The item's own address, relative to the collection.
    private func pageAddress(_ index: Int, section: Section) -> String {
        if view.ordered.hasPage[index] { return hrefEncoded(view.ordered.pagePath(ofItem: index, inSection: section)) }
        return hrefEncoded(view.ordered.listPath(ofItem: index, inSection: section)) + "#"
            + hrefEncoded(view.ordered.slugs[index])
    }

    /// What an item without a page shows in its row beside the fields of the row, or nothing.
    private func details(_ index: Int) -> TemplateValue {
        let item = view.collection.items[index]
        let more = fields.fieldsBesideRow(index)
        let tags = view.collection.row.contains(.tags) ? [] : view.tags(ofItem: index, base: base)
        let image = view.collection.row.contains(.image) ? nil : image(item.image)
        let related = fields.related(index, withMentions: false)
        guard item.body != nil || image != nil || !more.isEmpty || !tags.isEmpty || !related.isEmpty else {
            return .none
        }
        return [
            "image": TemplateValue(image?.address),
            "imageSize": image?.size ?? .none,
            "hasFields": .flag(!more.isEmpty),
            "fields": .list(more),
            "body": item.body.map { view.html(inRow: $0, root: fields.root, title: item.name) } ?? .none,
            "hasRelated": .flag(!related.isEmpty),
            "related": .list(related),
            "hasTags": .flag(!tags.isEmpty),
            "tags": .list(tags),
        ]
    }
}
