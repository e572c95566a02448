import Directory

// Markdown as values for templates, which write it straight into the page. `root` is the site's root, relative to the page.

extension SiteView {
    /// Pieces of Markdown one after another, for a page of this title that has these anchors too.
    func html(
        _ pieces: [Markdown],
        root: String,
        title: String,
        anchors: Set<String> = [],
        isUnsafe: Bool? = nil
    ) -> TemplateValue {
        guard !pieces.isEmpty else { return .none }
        return .written { [links, isUnsafe = isUnsafe ?? site.settings.unsafeMarkdown] output in
            var writer = MarkdownWriter(links: links, root: root, isUnsafe: isUnsafe, takenIdentifiers: anchors)
            for piece in pieces { writer.write(piece, title: title, into: &output) }
        }
    }
}

extension CollectionView {
    /// Pieces of Markdown one after another, for a page of this title that has these anchors too.
    func html(_ pieces: [Markdown], root: String, title: String, anchors: Set<String> = []) -> TemplateValue {
        site.html(pieces, root: root, title: title, anchors: anchors, isUnsafe: settings.unsafeMarkdown)
    }

    /// The text of an item among others on a page; its headings have no ids, which those of others could have too.
    func html(inRow text: Markdown, root: String, title: String) -> TemplateValue {
        .written { [links = site.links, isUnsafe = settings.unsafeMarkdown] output in
            var writer = MarkdownWriter(links: links, root: root, isUnsafe: isUnsafe, takenIdentifiers: nil)
            // The headings of the page's sections stand above it.
            writer.write(text, title: title, depth: 1, into: &output)
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
