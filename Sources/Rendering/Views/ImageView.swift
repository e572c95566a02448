import Directory

/// An image as templates show it: its address, and its size where it is known, which keeps a page from moving while it loads.
struct ImageView: Sendable {
    /// The address on the page.
    let address: String
    /// The size, with the members `width` and `height`.
    let size: TemplateValue

    /// The image that a text of the content names; nil where it names none. `root` is the site's root relative to the page.
    init?(_ text: String, site: OrderedSite, root: String) {
        guard let address = imageAddress(text, root: root) else { return nil }
        self.address = address
        size =
            site.imageSizes[text].map { size in
                ["width": .text(String(size.width)), "height": .text(String(size.height))]
            } ?? .none
    }
}
