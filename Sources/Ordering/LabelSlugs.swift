import Directory

/// The slugs of sections and of tags: from the label, each its own after case folding.
struct LabelSlugs {
    private let speller: SlugSpeller
    private var taken: Set<String> = []

    /// Spells as the settings of a collection say.
    init(_ context: Context) {
        speller = SlugSpeller(context)
    }

    /// The slugs of a collection's sections. Those of symbols, numbers and the rest are fixed.
    static func slugs(of drafts: [SectionPlan.Draft], reserved: ReservedNames, context: Context) -> [String] {
        var slugs = LabelSlugs(context)
        let fixed = drafts.map { draft in draft.kind.fixedSlug.map { slugs.claim($0) } }
        let isFolder = context.settings.itemFolders
        return zip(drafts, fixed).map { draft, fixed in
            fixed ?? slugs.slug(of: draft.label) { Slug.isDevice($0) || (isFolder && reserved.takesFolder($0)) }
        }
    }

    /// A slug that no label had before and that is not `refused`.
    mutating func slug(of label: String, refused: (String) -> Bool = Slug.isDevice) -> String {
        var plain = speller.slug(of: label, limit: Slug.sectionLimit)
        if plain.isEmpty { plain = Slug.ofCodePoints(label) }
        if !refused(plain), taken.insert(plain.caseFolded()).inserted { return plain }
        return claim(Slug.appending(Slug.tail(of: label), to: plain, limit: Slug.sectionLimit))
    }

    private mutating func claim(_ slug: String) -> String {
        var claimed = slug
        var number = 2
        while !taken.insert(claimed.caseFolded()).inserted {
            claimed = Slug.appending(String(number), to: slug, limit: Slug.sectionLimit)
            number += 1
        }
        return claimed
    }
}

extension SectionPlan.Draft.Kind {
    /// The slug that the section has whatever its label.
    fileprivate var fixedSlug: String? {
        switch self {
        case .letter, .label: nil
        case .symbols: "symbols"
        case .numbers: "numbers"
        case .other: "other"
        case .everything: "all"
        }
    }
}
