import Directory

/// The bar of letters, as records for templates: links to the sections, and the letters that have none.
struct LetterView: Sendable {
    /// What a letter leads to.
    enum Target: Sendable {
        /// The page of its section, seen from a page whose links into the collection begin with this.
        case pages(base: String)
        /// Its heading on the same page.
        case headings
    }

    let view: CollectionView
    let target: Target

    /// The members of a page's record that `letters.mustache` shows; `current` is the section of the page, by index, and
    /// `isPage` tells whether the page is the section's own.
    func members(current: Int? = nil, isPage: Bool = false) -> [(TemplateKey, TemplateValue)] {
        let sections = view.ordered.sections
        guard sections.count > 1 else { return [("hasLetters", false)] }
        let letters = sections.indices.map { index -> TemplateValue in
            [
                "label": .text(sections[index].label),
                "letterURL": view.hasEntries(section: index) ? .text(address(sections[index])) : .none,
                "current": index == current ? (isPage ? "page" : "true") : .none,
            ]
        }
        return [("hasLetters", true), ("hasWords", .flag(hasWords)), ("letters", .list(letters))]
    }

    /// Whether sections are named by words, such as departments, which do not fit a bar of letters.
    private var hasWords: Bool {
        view.ordered.sections.contains { section in
            !["symbols", "numbers", "other"].contains(section.slug) && width(of: section.label) > Self.letterWidth
        }
    }

    /// The width of the widest letter of an alphabet, the Hungarian `Dzs`.
    private static let letterWidth = 3

    /// About how wide a text is: 2 for each character from U+1100 on, where Hangul, kana and Han are, 1 for each other.
    private func width(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
    }

    private func address(_ section: Section) -> String {
        switch target {
        case .pages(let base): base + "sections/" + hrefEncoded(section.slug) + ".html"
        case .headings: "#_h-" + hrefEncoded(section.slug)
        }
    }
}
