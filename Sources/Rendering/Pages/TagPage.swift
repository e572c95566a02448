import Directory

/// The page of a tag: the items that carry it. It depends on those alone.
struct TagPage: Sendable {
    let view: CollectionView
    /// The tag, by index.
    let tag: Int

    func file() -> OutputFile {
        OutputFile(view.site.site.path(of: page), derive: content)
    }

    private var page: SitePage { .tag(tag, collection: view.index) }

    private func content() -> PageContent {
        let tag = view.ordered.tags[tag]
        let heading = view.texts.text("tagged", "tag", tag.name)
        let record = PageRecord(
            heading: heading,
            title: view.windowTitle(heading),
            canonical: view.site.canonical(page)
        )
        let list = ListView(rows: RowView(view, depth: 1, place: .selection))
        return view.frames[1].content(
            "tag",
            record.record(
                [
                    (
                        "trail",
                        .list([
                            ["title": .text(view.collection.title), "url": .text(view.homeAddress(depth: 1))]
                        ])
                    ),
                    ("sections", list.sections(of: tag.items)),
                ] + ColumnView(view: view).members(isSortable: false)
                    + view.countMembers(tag.items.count, references: 0)
            )
        )
    }
}
