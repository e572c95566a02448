import Directory

/// `all.html`: everything of a collection on one page, for printing. It depends on every item.
struct AllPage: Sendable {
    let view: CollectionView

    func file() -> OutputFile {
        OutputFile(view.site.site.path(of: .all(collection: view.index)), derive: content)
    }

    private func content() -> PageContent {
        let record = PageRecord(
            heading: view.collection.title,
            title: view.windowTitle(view.texts["all"]),
            // The collection's own page is the one to find.
            canonical: view.site.canonical(.collection(view.index))
        )
        let list = ListView(rows: RowView(view, depth: 0, place: .wholeList))
        return view.frames[0].content(
            "all",
            record.record(
                [
                    (
                        "trail",
                        .list([
                            ["title": .text(view.collection.title), "url": .text(view.homeAddress(depth: 0))]
                        ])
                    ),
                    ("sections", list.sections()),
                ]
                    + ColumnView(view: view).members(isSortable: false)
                    + LetterView(view: view, target: .headings).members()
                    + view.countMembers(view.collection.items.count, references: view.ordered.seeEntries.count)
            )
        )
    }
}
