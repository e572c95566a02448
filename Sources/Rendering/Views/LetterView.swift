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
        return [("hasLetters", true), ("letters", .list(letters))]
    }

    private func address(_ section: Section) -> String {
        switch target {
        case .pages(let base): base + "sections/" + hrefEncoded(section.slug) + ".html"
        case .headings: "#_h-" + hrefEncoded(section.slug)
        }
    }
}
