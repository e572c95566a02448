import Directory

extension SiteSettings {
    /// The address of an item's source, by the setting `editURL`; a Markdown file rather than the row it joined.
    func editAddress(of item: Item) -> String? {
        guard let editURL else { return nil }
        let body = item.body?.location.path
        let path = body?.hasSuffix(".md") == true ? body : nil
        return filling("path", with: percentEncoded(path ?? item.location.path), in: editURL)
    }
}
