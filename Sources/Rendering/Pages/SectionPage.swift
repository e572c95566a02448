import Directory
import Serialization

/// The pages of a section: its items; or where it is split, its parts and a page for each of them.
///
/// They depend on the section's items and on which letters have any. The foot tells the number of the section's own items,
/// so that an item more elsewhere changes nothing here.
struct SectionPage: Sendable {
    let view: CollectionView
    /// The section, by index.
    let section: Int

    func files() -> [OutputFile] {
        let parts = view.ordered.sections[section].parts
        guard !parts.isEmpty else {
            return [OutputFile(path, derive: list)]
        }
        var files = parts.indices.map { part in
            OutputFile(view.site.site.path(of: partPage(part)), derive: { self.part(part) })
        }
        if hasMovedAnchors {
            files.append(OutputFile(view.mount + "sections/" + movedName) { appendMovedAnchors(to: &$0) })
        }
        files.append(OutputFile(path, derive: overview))
        return files
    }

    private var path: String { view.site.site.path(of: page) }
    private var page: SitePage { .section(section, collection: view.index) }

    private func partPage(_ part: Int) -> SitePage { .part(part, section: section, collection: view.index) }

    private func list() -> PageContent {
        let section = view.ordered.sections[section]
        let list = ListView(rows: RowView(view, depth: 1, place: .section))
        return content(
            "section",
            heading: section.label,
            page: page,
            items: section.items,
            members: [("trail", .list([home])), ("sections", .list([list.section(self.section)]))]
        )
    }

    private func part(_ number: Int) -> PageContent {
        let section = view.ordered.sections[section]
        let list = ListView(rows: RowView(view, depth: 1, place: .section))
        let overview: TemplateValue = [
            "title": .text(section.label), "url": .text(hrefEncoded(section.slug) + ".html"),
        ]
        return content(
            "section",
            heading: section.parts[number].label,
            page: partPage(number),
            items: section.parts[number].items,
            members: [
                ("trail", .list([home, overview])),
                ("sections", .list([list.part(number, section: self.section)])),
                ("hasParts", true),
                ("parts", .list(section.parts.indices.map { link(to: section.parts[$0], isCurrent: $0 == number) })),
            ]
        )
    }

    private func overview() -> PageContent {
        let section = view.ordered.sections[section]
        return content(
            "overview",
            heading: section.label,
            page: page,
            items: section.items,
            members: [
                ("trail", .list([home])),
                ("parts", .list(section.parts.map { link(to: $0, isCurrent: false) })),
                ("moved", hasMovedAnchors ? .text(hrefEncoded(movedName)) : .none),
            ]
        )
    }

    private func link(to part: Part, isCurrent: Bool) -> TemplateValue {
        [
            "label": .text(part.label),
            "url": .text(hrefEncoded(part.slug) + ".html"),
            "count": .text(view.texts.number(part.items.count)),
            "current": .flag(isCurrent),
        ]
    }

    private func content(
        _ template: String,
        heading: String,
        page: SitePage,
        items: Range<Int>,
        members: [(TemplateKey, TemplateValue)]
    ) -> PageContent {
        // A list without sections is one section without a label.
        let heading = heading.isEmpty ? view.collection.title : heading
        let record = PageRecord(
            heading: heading,
            title: view.windowTitle(heading),
            canonical: view.site.canonical(page)
        )
        let letters = LetterView(view: view, target: .pages(base: "../")).members(
            current: section,
            isPage: page == self.page
        )
        let references = view.seeEntries(before: items, section: section).count
        return view.frames[1].content(
            template,
            record.record(
                members + letters + ColumnView(view: view).members(isSortable: template == "section")
                    + view.countMembers(items.count, references: references)
            )
        )
    }

    private var home: TemplateValue {
        ["title": .text(view.collection.title), "url": .text(view.homeAddress(depth: 1))]
    }

    // MARK: Anchors that moved to a part

    /// Items without a page had their anchors here before the section was split, and have them here again when it no longer
    /// is: their addresses without the part are permanent.
    private var hasMovedAnchors: Bool {
        view.ordered.sections[section].items.contains { !view.ordered.hasPage[$0] }
    }

    private var movedName: String { view.ordered.sections[section].slug + ".moved.js" }

    /// A script that tells `moved.js` which part holds which anchor. The page loads it only when asked for an anchor that it
    /// does not have.
    private func appendMovedAnchors(to output: inout [UInt8]) {
        output.append("Ganada.moved({")
        for part in view.ordered.sections[section].parts {
            output.appendJSONKey(hrefEncoded(part.slug) + ".html")
            output.append(UInt8(ascii: "["))
            for item in part.items where !view.ordered.hasPage[item] {
                output.appendJSONComma()
                output.appendJSON(view.ordered.slugs[item])
            }
            output.append(UInt8(ascii: "]"))
        }
        output.append("});\n")
    }
}
