import Directory

/// The columns in which the fields of rows stand on a wide screen, as records for templates.
struct ColumnView: Sendable {
    let view: CollectionView

    /// The members of a page's record that `list.mustache` shows. `isSortable` tells whether the headings order the
    /// list; they never do where no page has all of it at hand.
    func members(isSortable: Bool) -> [(TemplateKey, TemplateValue)] {
        let fields = view.collection.rowColumns
        let hasImages = ("hasImages" as TemplateKey, TemplateValue.flag(view.collection.row.contains(.image)))
        guard !fields.isEmpty else { return [("hasColumns", false), hasImages] }
        let isSortable = isSortable && !view.ordered.isSharded
        let name = heading(view.texts["name"], path: "name", order: order(of: nil), isSortable: isSortable)
        let others = fields.map { field -> TemplateValue in
            var isNumber = false
            if case .column(let index) = field { isNumber = view.collection.columns[index].type == .number }
            return heading(
                FieldView.label(of: field, in: view),
                path: view.collection.path(of: field),
                order: order(of: field),
                isSortable: isSortable && isOrdered(field),
                isNumber: isNumber
            )
        }
        return [
            ("hasColumns", true), ("isSortable", .flag(isSortable)), ("columnCount", .number(fields.count)),
            ("columns", .list([name] + others)), hasImages,
        ]
    }

    private func heading(
        _ label: String,
        path: String,
        order: String,
        isSortable: Bool,
        isNumber: Bool = false
    ) -> TemplateValue {
        [
            "label": .text(label), "isNumber": .flag(isNumber),
            "field": isSortable ? .text(path) : .none, "order": isSortable ? .text(order) : .none,
        ]
    }

    /// Images have no order.
    private func isOrdered(_ field: RowField) -> Bool {
        if case .column(let index) = field { return view.collection.columns[index].type != .image }
        return true
    }

    /// In which order of a field, or of the names, the list stands as it is, as `list.mustache` says it.
    private func order(of field: RowField?) -> String {
        guard let field else { return view.settings.isInNameOrder ? "ascending" : "none" }
        guard view.settings.sections.by == .none, case .field(let name, let descending) = view.settings.sort,
            ["fields." + name, name].contains(view.collection.path(of: field))
        else { return "none" }
        return descending ? "descending" : "ascending"
    }
}
