import Directory

/// The tails that tell items with the same plain slug apart.
struct SlugTails {
    private let items: [Item]
    private let columns: [Column]
    private let speller: SlugSpeller
    /// Of the items whose very name another one has: what a field says of them that it says of no other, if any does.
    private var distinctions: [Int: String?] = [:]

    /// Looks at `groups`, each of the items with one plain slug.
    init(items: [Item], groups: some Sequence<[Int]>, columns: [Column], speller: SlugSpeller) {
        self.items = items
        self.columns = columns
        self.speller = speller
        for group in groups {
            // Names are in NFC, so that equal strings are equal bytes.
            for namesakes in Dictionary(grouping: group, by: { items[$0].name }).values where namesakes.count > 1 {
                let values = distinguishingField(of: namesakes)
                for item in namesakes { distinctions[item] = .some(values?[item]) }
            }
        }
    }

    /// The tails that an item may take, the best first.
    ///
    /// Items with one name take the first field in which all of them differ (김민수-인사팀); what no field tells apart takes
    /// a hash of its name, then of everything that is known of it.
    func candidates(for item: Int) -> [String] {
        let everything = Slug.tail(of: everything(of: items[item]))
        guard let distinction = distinctions[item] else { return [Slug.tail(of: items[item].name), everything] }
        return [distinction, everything].compactMap(\.self)
    }

    /// The slugs of the values of the first field that differs between all namesakes, by item.
    private func distinguishingField(of namesakes: [Int]) -> [Int: String]? {
        for field in 0..<3 + columns.count {
            var values: [Int: String] = [:]
            for item in namesakes {
                guard let value = value(field, of: items[item]), value.utf8.count <= 60 else { continue }
                let slug = speller.slug(of: value)
                if !slug.isEmpty { values[item] = slug }
            }
            // The one that keeps the plain slug may be without a value.
            if values.count >= namesakes.count - 1, Set(values.values).count == values.count { return values }
        }
        return nil
    }

    /// A field that is fit for an address: reading, section, date, then the columns.
    private func value(_ field: Int, of item: Item) -> String? {
        switch field {
        case 0: return item.reading
        case 1: return item.section
        case 2: return item.date
        default:
            let column = field - 3
            switch columns[column].type {
            case .text, .number, .date, .tags: return column < item.fields.count ? item.fields[column]?.text : nil
            case .url, .email, .tel, .image, .markdown, .boolean: return nil
            }
        }
    }

    private func everything(of item: Item) -> String {
        let texts = [item.name, item.reading, item.section, item.summary, item.link, item.date, item.body?.source]
        return (texts + item.fields.map { $0?.text }).map { $0 ?? "" }.joined(separator: "\0")
    }
}
