import Directory

/// The sections of a list with their rows, as records for templates. Rows are made while they are shown.
struct ListView: Sendable {
    private enum Entry: Sendable {
        case item(Int)
        case see(SeeEntry)
    }

    let rows: RowView

    /// All sections that have entries.
    func sections() -> TemplateValue {
        let view = rows.view
        return .list(
            view.ordered.sections.indices.compactMap { view.hasEntries(section: $0) ? section($0) : nil }
        )
    }

    /// A section, or its first items up to `limit`.
    func section(_ index: Int, limit: Int = .max) -> TemplateValue {
        let section = rows.view.ordered.sections[index]
        let end = section.items.count > limit ? section.items.lowerBound + limit : section.items.upperBound
        return record(
            label: section.label,
            title: section.label,
            slug: section.slug,
            count: section.items.count,
            rows: rows(section.items.lowerBound..<end, section: index)
        )
    }

    /// A part of a section.
    func part(_ index: Int, section number: Int) -> TemplateValue {
        let section = rows.view.ordered.sections[number]
        let part = section.parts[index]
        return record(
            label: section.label,
            title: part.label,
            slug: part.slug,
            count: part.items.count,
            rows: rows(part.items, section: number)
        )
    }

    /// Items that share something else than their section, under their own sections' headings.
    func sections(of items: [Int]) -> TemplateValue {
        let ordered = rows.view.ordered
        var values: [TemplateValue] = []
        var position = 0
        for section in ordered.sections where position < items.count {
            let start = position
            while position < items.count, items[position] < section.items.upperBound { position += 1 }
            guard position > start else { continue }
            let members = Array(items[start..<position])
            values.append(
                record(
                    label: section.label,
                    title: section.label,
                    slug: section.slug,
                    count: members.count,
                    rows: .sequence(
                        count: members.count,
                        element: { rows.row(members[$0], section: section) },
                        inputs: { rows.appendInputs(of: members[$0], section: section, to: &$1) }
                    )
                )
            )
        }
        return .list(values)
    }

    private func record(label: String, title: String, slug: String, count: Int, rows: TemplateValue) -> TemplateValue {
        [
            "label": .text(label),
            "title": .text(title),
            "slug": .text(slug),
            "count": count == 0 ? .none : .text(self.rows.view.texts.number(count)),
            "rows": rows,
        ]
    }

    private func rows(_ items: Range<Int>, section number: Int) -> TemplateValue {
        let section = rows.view.ordered.sections[number]
        let entries = rows.view.seeEntries(before: items, section: number)
        guard !entries.isEmpty else {
            let first = items.lowerBound
            return .sequence(
                count: items.count,
                element: { rows.row(first + $0, section: section) },
                inputs: { rows.appendInputs(of: first + $0, section: section, to: &$1) }
            )
        }
        var merged: [Entry] = []
        var next = 0
        for item in items {
            while next < entries.count, entries[next].before <= item {
                merged.append(.see(entries[next]))
                next += 1
            }
            merged.append(.item(item))
        }
        merged += entries[next...].map { .see($0) }
        let all = merged
        return .sequence(count: all.count) { position in
            switch all[position] {
            case .item(let item): rows.row(item, section: section)
            case .see(let entry): rows.row(entry)
            }
        }
    }
}
