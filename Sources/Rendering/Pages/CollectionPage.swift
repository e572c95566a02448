import Directory

/// The page of a collection: the whole list up to `onePage` items; over that, the sections with counts and the beginning of
/// the first. It depends on every item in the former case, on the counts and the first section in the latter.
struct CollectionPage: Sendable {
    /// The rows of the first section that stand on the page of a long collection.
    private static let beginning = 50

    let view: CollectionView

    func file() -> OutputFile {
        OutputFile(view.site.site.path(of: page), derive: content)
    }

    private var page: SitePage { .collection(view.index) }
    private var isHome: Bool { view.mount.isEmpty }

    private func content() -> PageContent {
        let settings = view.site.site.settings
        let root = view.frames[0].root
        let canonical = view.site.canonical(page)
        let record = PageRecord(
            heading: view.collection.title,
            title: view.windowTitle(nil),
            description: isHome ? settings.description : nil,
            canonical: canonical,
            linkedData: canonical.map { LinkedData.termSet(view, address: $0) }
        )
        let introductions = [isHome ? view.site.site.introduction : nil, view.collection.introduction].compactMap { $0 }
        let anchors = view.isOnOnePage ? view.anchors : []
        let members: [(TemplateKey, TemplateValue)] = [
            ("isHome", .flag(isHome)),
            ("navigation", .list(view.site.navigation(root: root, within: page, isPage: true))),
            (
                "introduction",
                view.html(introductions, root: root, title: view.collection.title, anchors: anchors)
            ),
            ("jsonIndex", view.settings.index ? "index.json" : .none),
            ("isEmpty", .flag(view.collection.items.isEmpty)),
            ("hasDownload", .flag(!view.collection.items.isEmpty && !view.ordered.isSharded)),
            ("all", view.hasAllPage ? "all.html" : .none),
        ]
        return view.frames[0].content(
            "collection",
            record.record(
                members + FacetView(view: view).members() + ColumnView(view: view).members(isSortable: true)
                    + (view.isOnOnePage ? wholeList() : beginning())
                    + view.countMembers(view.collection.items.count, references: view.ordered.seeEntries.count)
            )
        )
    }

    private func wholeList() -> [(TemplateKey, TemplateValue)] {
        let list = ListView(rows: RowView(view, depth: 0, place: .wholeList))
        return LetterView(view: view, target: .pages(base: "")).members() + [("sections", list.sections())]
    }

    private func beginning() -> [(TemplateKey, TemplateValue)] {
        let sections = view.ordered.sections
        var members = LetterView(view: view, target: .pages(base: "")).members()
        let parts = sections.filter { !$0.items.isEmpty }.map { section -> TemplateValue in
            [
                "label": .text(section.label),
                "url": .text(address(section)),
                "count": .text(view.texts.number(section.items.count)),
            ]
        }
        members += [("hasParts", .flag(parts.count > 1)), ("parts", .list(parts)), ("moved", .none)]
        guard let first = sections.firstIndex(where: { !$0.items.isEmpty }) else { return members }
        // Their anchors are on the pages of the sections.
        let list = ListView(rows: RowView(view, depth: 0, place: .selection))
        members.append(("sections", .list([list.section(first, limit: Self.beginning)])))
        if sections[first].items.count > Self.beginning {
            members.append(("more", .text(address(sections[first]))))
        }
        return members
    }

    private func address(_ section: Section) -> String {
        "sections/" + hrefEncoded(section.slug) + ".html"
    }
}
