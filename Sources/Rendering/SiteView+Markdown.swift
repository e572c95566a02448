import Directory

extension SiteView {
    /// Pieces of Markdown one after another as HTML, for a page of this title whose links into the site begin with `root`.
    func html(_ pieces: [Markdown], root: String, title: String?, isUnsafe: Bool = false) -> TemplateValue {
        .written { [links] output in
            var writer = MarkdownWriter(links: links, root: root, isUnsafe: isUnsafe, takenIdentifiers: [])
            for piece in pieces { writer.write(piece, title: title, into: &output) }
        }
    }

    /// The address of an item's source, by the setting `editURL`.
    func editURL(of item: Item) -> String? {
        site.settings.editURL.map { filling("path", with: percentEncoded(item.location.path), in: $0) }
    }
}

extension CollectionView {
    /// Pieces of Markdown one after another as HTML, for a page of this title.
    func html(_ pieces: [Markdown], root: String, title: String) -> TemplateValue {
        site.html(pieces, root: root, title: title, isUnsafe: settings.unsafeMarkdown)
    }

    /// The text of an item among others on a page; its headings have no ids, which those of others could have too.
    func html(inRow text: Markdown, root: String, title: String) -> TemplateValue {
        .written { [links = site.links, isUnsafe = settings.unsafeMarkdown] output in
            var writer = MarkdownWriter(links: links, root: root, isUnsafe: isUnsafe, takenIdentifiers: nil)
            writer.write(text, title: title, into: &output)
        }
    }

    /// Markdown in a cell.
    func html(cell source: String, root: String) -> TemplateValue {
        .written { [links = site.links, isUnsafe = settings.unsafeMarkdown, location = collection.location] output in
            var writer = MarkdownWriter(links: links, root: root, isUnsafe: isUnsafe, takenIdentifiers: nil)
            writer.write(cell: Markdown(source, at: location), into: &output)
        }
    }
}
