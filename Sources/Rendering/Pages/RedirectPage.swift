import Directory

/// A page at an earlier address of an item, which leads to the item.
struct RedirectPage: Sendable {
    let view: CollectionView
    let item: Int
    /// The section that holds it, by index.
    let section: Int
    /// Where it is published, relative to the output folder, unescaped.
    let path: String

    func file() -> OutputFile {
        OutputFile(path, derive: content)
    }

    private func content() -> PageContent {
        let section = view.ordered.sections[section]
        let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
        let address =
            view.ordered.hasPage[item]
            ? hrefEncoded(view.ordered.pagePath(ofItem: item, inSection: section))
            : hrefEncoded(view.ordered.listPath(ofItem: item, inSection: section)) + "#"
                + hrefEncoded(view.ordered.slugs[item])
        let target = String(repeating: "../", count: depth) + hrefEncoded(view.mount) + address
        let record = PageRecord(
            heading: view.collection.items[item].name,
            title: view.windowTitle(view.collection.items[item].name),
            canonical: view.site.canonical(.item(item, section: self.section, collection: view.index))
        )
        return view.frames[0].content("redirect", record.record([("target", .text(target))]))
    }
}

/// The file that an earlier address names: relative to the collection, or to the site where it begins with `/`.
///
/// `a/b` and `a/b/` are `a/b.html` and `a/b/index.html`. Nil where it is not a path inside the site.
func redirectPath(_ address: String, mount: String) -> String? {
    guard scheme(of: address) == nil, !address.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else {
        return nil
    }
    let isAbsolute = address.utf8.first == UInt8(ascii: "/")
    var path = String(Substring(address.utf8.drop { $0 == UInt8(ascii: "/") }))
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    guard let last = parts.last, parts.allSatisfy({ $0.first != UInt8(ascii: ".") }) else { return nil }
    if path.utf8.last == UInt8(ascii: "/") {
        path += "index.html"
    } else if !last.contains(UInt8(ascii: ".")) {
        path += ".html"
    }
    return isAbsolute ? path : mount + path
}
