import Directory

/// The labelled fields of an item, as records for templates.
struct FieldView: Sendable {
    let view: CollectionView
    /// The site's root, relative to the page.
    let root: String
    /// What links into the collection begin with.
    let base: String

    /// The fields of a row but the summary, in the order of the setting `row`.
    func rowFields(_ index: Int) -> [TemplateValue] {
        let columns = view.ordered.collection.rowColumns
        let items = view.ordered.collection.items
        return view.ordered.collection.row.compactMap { name in
            field(items[index], name, column: columns.firstIndex(of: name).map { $0 + 1 })
        }
    }

    /// The columns that are not in the row.
    func fieldsBesideRow(_ index: Int) -> [TemplateValue] {
        let columns = view.collection.columns.indices.filter { !view.collection.row.contains(.column($0)) }
        guard !columns.isEmpty else { return [] }
        let item = view.collection.items[index]
        return columns.compactMap { field(item, .column($0)) }
    }

    /// Everything of an item that is shown as a field on its own page.
    func allFields(_ index: Int) -> [TemplateValue] {
        let item = view.collection.items[index]
        var fields: [TemplateValue] = []
        for role in [RowField.reading, .aliases] { field(item, role).map { fields.append($0) } }
        for column in view.collection.columns.indices { field(item, .column(column)).map { fields.append($0) } }
        if let link = item.link {
            fields.append(record(view.texts["link"], [value(link, .url)]))
        }
        for role in [RowField.date, .updated] { field(item, role).map { fields.append($0) } }
        return fields
    }

    /// The links of an item to others: what it names in `see` and, where they are wanted, the pages that name it.
    func related(_ index: Int, withMentions: Bool) -> [TemplateValue] {
        let item = view.collection.items[index]
        var fields: [TemplateValue] = []
        if !item.see.isEmpty {
            let links = view.site.links
            let values = item.see.map { name in
                let words = links.terms.words(for: name) ?? name
                let address = links.address(ofTerm: name, in: item.location.path, root: root)
                return address.map { value(href: .text($0), text: words) } ?? value(plain: .text(words))
            }
            fields.append(record(view.texts["seeAlso"], values))
        }
        let mentions = withMentions ? view.site.links.terms.mentions(ofItem: index, collection: view.index) : []
        if !mentions.isEmpty {
            let values = mentions.prefix(Self.mentionLimit).map { page in
                value(href: .text(view.site.site.address(of: page, root: root)), text: view.site.site.title(of: page))
            }
            fields.append(record(view.texts["mentionedIn"], values))
        }
        return fields
    }

    /// So many pages are listed that name an item; more would make the page of a common word endless.
    private static let mentionLimit = 500

    /// What a field is called.
    static func label(of field: RowField, in view: CollectionView) -> String {
        if case .column(let number) = field { return view.collection.columns[number].label }
        return view.texts[field.role ?? ""]
    }

    /// A field of an item, and the number of the column that it stands in.
    private func field(_ item: Item, _ field: RowField, column: Int? = nil) -> TemplateValue? {
        guard let content = values(item, field) else { return nil }
        var isNumber = false
        if case .column(let number) = field { isNumber = view.collection.columns[number].type == .number }
        return record(Self.label(of: field, in: view), content, column: column, isNumber: isNumber)
    }

    private func values(_ item: Item, _ field: RowField) -> [TemplateValue]? {
        switch field {
        case .summary, .image: return nil
        case .reading: return item.reading.map { [value($0, .text)] }
        case .aliases: return item.aliases.isEmpty ? nil : [value(item.aliases.joined(separator: ", "), .text)]
        case .tags: return item.tags.isEmpty ? nil : [value(item.tags.joined(separator: ", "), .text)]
        case .date: return item.date.map { [value($0, .date)] }
        case .updated: return item.updated.map { [value($0, .date)] }
        case .column(let number):
            guard item.fields.indices.contains(number), let content = item.fields[number] else { return nil }
            return values(content, view.collection.columns[number])
        }
    }

    /// Each link is a value of its own; the words of a list stand in one line.
    private func values(_ content: FieldValue, _ column: Column) -> [TemplateValue] {
        switch content {
        case .number(let number): [value(view.texts.number(number, isGrouped: column.isGrouped), .text)]
        case .text(let text): [value(text, column.type)]
        case .boolean(let flag): [value(view.texts[flag ? "yes" : "no"], .text)]
        case .list(let texts):
            switch column.type {
            case .url, .email, .tel, .image: texts.map { value($0, column.type) }
            default: [value(texts.joined(separator: ", "), .text)]
            }
        }
    }

    /// A value as `value.mustache` shows it: one of its members is there, with `text` where it needs words.
    private func value(_ text: String, _ type: Column.ValueType) -> TemplateValue {
        switch type {
        case .url, .email, .tel:
            if let href = address(of: text, type: type) { return value(href: .text(href), text: text) }
        case .image:
            if let image = ImageView(text, site: view.site.site, root: root) { return value(image: image) }
        case .date:
            if let shown = view.texts.date(text) { return value(time: .text(text), text: shown) }
        case .markdown: return value(html: view.html(cell: text, root: root))
        case .text, .number, .tags, .boolean: break
        }
        return value(plain: .text(text))
    }

    private func value(
        href: TemplateValue = .none,
        html: TemplateValue = .none,
        image: ImageView? = nil,
        time: TemplateValue = .none,
        plain: TemplateValue = .none,
        text: String = ""
    ) -> TemplateValue {
        [
            "href": href, "html": html, "source": TemplateValue(image?.address), "size": image?.size ?? .none,
            "time": time,
            "plain": plain, "text": .text(text),
        ]
    }

    private func record(
        _ label: String,
        _ values: [TemplateValue],
        column: Int? = nil,
        isNumber: Bool = false
    ) -> TemplateValue {
        [
            "label": .text(label), "values": .list(values), "column": TemplateValue(column),
            "isNumber": .flag(isNumber),
        ]
    }
}
