// Where everything of a collection is published. Paths are relative to the collection's own folder and unescaped;
// `percentEncoded` makes an address of one.

extension OrderedCollection {
    /// The path of an item's own page, such as `가방.html`, or with `itemFolders` `ㄱ/가방.html`.
    public func pagePath(ofItem index: Int, inSection section: Section) -> String {
        let file = slugs[index] + ".html"
        return collection.settings.itemFolders ? section.slug + "/" + file : file
    }

    /// The path of the section page that holds an item.
    public func listPath(ofItem index: Int, inSection section: Section) -> String {
        let part = section.parts.first { $0.items.contains(index) }
        return "sections/" + (part?.slug ?? section.slug) + ".html"
    }

    /// The address of an item, percent-encoded: its page, or its anchor on the page of its section.
    public func address(ofItem index: Int, inSection section: Section) -> String {
        if hasPage[index] { return percentEncoded(pagePath(ofItem: index, inSection: section)) }
        return percentEncoded(listPath(ofItem: index, inSection: section)) + "#" + percentEncoded(slugs[index])
    }

    /// The section that holds an item.
    public func section(ofItem index: Int) -> Section? {
        // The ranges of empty sections are empty, so their upper bounds tell.
        let found = sections.firstIndexOfRest { $0.items.upperBound > index }
        return found < sections.count && sections[found].items.contains(index) ? sections[found] : nil
    }
}

/// A path as it stands in an address: every byte that is not unreserved (RFC 3986) or `/` becomes `%XX`.
public func percentEncoded(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy(isUnreserved)
    if isPlain { return path }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.utf8.count * 3)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
        if isUnreserved(byte) {
            bytes.append(byte)
        } else {
            bytes.append(UInt8(ascii: "%"))
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        true
    default: false
    }
}
