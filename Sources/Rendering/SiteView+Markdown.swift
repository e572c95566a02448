import Directory

extension SiteView {
    /// Markdown as HTML, for a page whose links into the site begin with `root`.
    func html(_ markdown: Markdown, root: String) -> TemplateValue {
        .written { $0.appendHTML(markdown.source) }
    }

    /// Pieces of Markdown one after another.
    func html(_ pieces: [Markdown], root: String) -> TemplateValue {
        .written { output in
            for piece in pieces { output.appendHTML(piece.source) }
        }
    }

    /// Markdown in a cell.
    func html(_ markdown: String, root: String) -> TemplateValue { .none }

    /// The address of an item's source, by the setting `editURL`.
    func editURL(of item: Item) -> String? {
        site.settings.editURL.map { filling("path", with: percentEncoded(item.location.path), in: $0) }
    }
}
