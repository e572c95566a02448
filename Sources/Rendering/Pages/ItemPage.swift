import Directory
import Platform

/// The page of an item. It depends on the item, on the collection's settings and on the names of the site's parts, and on
/// other items only where one names the other, by `[[…]]` or `see`: its trail leads to the section's page even where the
/// section is split, and what stands before and after it is left to the browser.
///
/// Where nothing of another page is on it, what decides it is taken from the item as it is stored, which is cheaper than to
/// make the values of its template only to see that they are the same.
struct ItemPage: DerivedContent, Sendable {
    let view: CollectionView
    let item: Int
    /// The section that holds it, by index.
    let section: Int
    /// The hash of what the item has.
    let inputsOfItem: ContentHash

    func file(of site: OrderedSite) -> OutputFile {
        OutputFile(site.path(of: page)) { self }
    }

    func appendInputs(to output: inout [UInt8]) {
        guard view.collection.items[item].standsAlone, let shared = view.inputsOfPlainItems,
            !view.site.links.terms.hasMentions(ofItem: item, collection: view.index)
        else { return content().appendInputs(to: &output) }
        output.appendInput(shared)
        let section = view.ordered.sections[section]
        output.appendInput(section.label)
        output.appendInput(section.slug)
        view.appendTags(ofItem: item, to: &output)
        output.appendInput(inputsOfItem)
    }

    func appendBytes(to output: inout [UInt8]) { content().appendBytes(to: &output) }

    private var page: SitePage { .item(item, section: section, collection: view.index) }

    private func content() -> PageContent {
        let item = view.collection.items[item]
        let depth = view.settings.itemFolders ? 1 : 0
        let frame = view.frames[depth]
        let base = depth == 0 ? "" : "../"
        let fieldView = FieldView(view: view, root: frame.root, base: base)
        let fields = fieldView.allFields(self.item)
        let related = fieldView.related(self.item, withMentions: true)
        let tags = view.tags(ofItem: self.item, base: base)
        let image = item.image.flatMap { ImageView($0, site: view.site.site, root: frame.root) }
        let canonical = view.site.canonical(page)
        let record = PageRecord(
            heading: item.name,
            title: view.windowTitle(item.name),
            description: item.summary,
            canonical: canonical,
            socialType: "article",
            socialImage: socialImage(item),
            linkedData: canonical.map { LinkedData.term(item, address: $0, view: view) }
        )
        return frame.content(
            "item",
            record.record([
                ("direction", TemplateValue(direction(of: item.name, onPageFromRightToLeft: view.texts.isRightToLeft))),
                ("trail", trail(base: base, depth: depth)),
                ("summary", item.hasSummaryFromBody ? .none : TemplateValue(item.summary)),
                ("image", TemplateValue(image?.address)),
                ("imageSize", image?.size ?? .none),
                ("hasFields", .flag(!fields.isEmpty)),
                ("fields", .list(fields)),
                ("body", item.body.map { view.html([$0], root: frame.root, title: item.name) } ?? .none),
                ("hasRelated", .flag(!related.isEmpty)),
                ("related", .list(related)),
                ("hasTags", .flag(!tags.isEmpty)),
                ("tags", .list(tags)),
                ("editURL", TemplateValue(view.site.site.settings.editAddress(of: item))),
            ])
        )
    }

    private func trail(base: String, depth: Int) -> TemplateValue {
        let section = view.ordered.sections[section]
        let home: TemplateValue = [
            "title": .text(view.collection.title), "url": .text(view.homeAddress(depth: depth)),
        ]
        guard view.ordered.sections.count > 1 else { return .list([home]) }
        return .list([
            home,
            ["title": .text(section.label), "url": .text(base + "sections/" + hrefEncoded(section.slug) + ".html")],
        ])
    }

    /// The item's image as an address of the web.
    private func socialImage(_ item: Item) -> String? {
        guard let baseURL = view.site.site.settings.baseURL else { return nil }
        return item.image.flatMap { imageAddress($0, root: baseURL) }
    }
}
