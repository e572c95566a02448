import Platform

/// What the pages of one folder share, made once: the contexts that their templates see beside their own record.
struct Frame: Sendable {
    /// Where a folder stands.
    struct Place: Sendable {
        /// The site's root, relative to the folder: empty, `../`, …; links begin with it.
        var root: String
        /// The same as an address that is never empty.
        var rootAddress: String
        /// The folder of the collection that the search box looks through, as such an address.
        var collectionAddress: String?
    }

    /// The site's root, relative to the folder.
    let root: String
    /// The words of the pages.
    let texts: Texts
    let templates: TemplateSet
    let contexts: [TemplateRecord]
    /// The hash of the templates and the contexts.
    let inputs: ContentHash

    init(root: String, texts: Texts, templates: TemplateSet, contexts: [TemplateRecord]) {
        self.root = root
        self.texts = texts
        self.templates = templates
        self.contexts = contexts
        var bytes: [UInt8] = []
        bytes.appendInput(templates.hash)
        for context in contexts { context.appendInputs(to: &bytes) }
        inputs = ContentHash(of: bytes)
    }

    /// A page: a template, filled from the page's own record first and then from what it shares.
    func content(_ template: String, _ page: TemplateRecord) -> PageContent {
        PageContent(frame: self, template: template, record: page)
    }
}
