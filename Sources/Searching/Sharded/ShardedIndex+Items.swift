import Directory
import International
import Serialization

extension ShardedIndex {
    /// Whether most items have a page of their own.
    var hasPages: Bool { collection.hasPage.count { $0 } * 2 > count }

    /// Appends `names` and `more` of items: each name with how much of it is the one before's; and, by the number of the
    /// item in the list, what cannot be told from the name.
    ///
    /// - Parameters:
    ///   - ranks: The items.
    ///   - words: The keys of running text by which items stand in a shard.
    ///   - cut: Whether very long names are cut: an item stands in as many shards as its name has characters.
    ///   - output: Where to append.
    func appendItems(_ ranks: [Int], words: [Int: [[UInt8]]] = [:], cut: Bool, to output: inout [UInt8]) {
        output.appendJSONKey("names")
        output.append("[")
        var previous: [UInt8] = []
        var folding = Folding()
        var cuts: [Int: String] = [:]
        for rank in ranks {
            if cut { cuts[rank] = searchedPart(of: collection.collection.items[rank].name, folding: &folding) }
            let name = Array((cuts[rank] ?? collection.collection.items[rank].name).utf8)
            let shared = FrontCoding.shared(previous, name)
            var text: [UInt8] = []
            Digits.append(shared.units, to: &text)
            text.append(contentsOf: name[shared.bytes...])
            output.appendJSONComma()
            output.appendJSON(String(decoding: text, as: UTF8.self))
            previous = name
        }
        output.append("]")

        let hasPages = hasPages
        var hasMore = false
        for (number, rank) in ranks.enumerated() {
            var more: [UInt8] = []
            let words = words[rank] ?? []
            appendMore(of: rank, cutName: cuts[rank], words, hasPages: hasPages, folding: &folding, to: &more)
            guard !more.isEmpty else { continue }
            if !hasMore {
                output.appendJSONKey("more")
                output.append("{")
                hasMore = true
            }
            output.appendJSONKey(String(number))
            output.append("{")
            output.append(contentsOf: more)
            output.append("}")
        }
        if hasMore { output.append("}") }
    }

    private func appendMore(
        of rank: Int,
        cutName: String?,
        _ words: [[UInt8]],
        hasPages: Bool,
        folding: inout Folding,
        to output: inout [UInt8]
    ) {
        let item = collection.collection.items[rank]
        let hasPage = collection.hasPage[rank]
        if cutName != nil {
            output.appendJSONKey("cut")
            output.append("true")
        }
        if plainSlug(of: cutName ?? item.name) != collection.slugs[rank] {
            output.appendJSONMember("slug", collection.slugs[rank])
        }
        if hasPage != hasPages {
            output.appendJSONKey("page")
            output.append(hasPage ? "true" : "false")
        }
        // Only where the row leads there.
        if !hasPage, let link = item.link { output.appendJSONMember("link", link) }

        let label = searched.contains(.section) ? collection.section(ofItem: rank)?.label ?? "" : ""
        var hasTexts = false
        for (number, field) in searched.enumerated() where field != .name && field.place == .anywhere {
            for value in field.values(of: item, section: label) {
                if !hasTexts {
                    output.appendJSONKey("texts")
                    output.append("[")
                    hasTexts = true
                }
                output.appendJSONComma()
                output.append(number)
                output.appendJSONComma()
                output.appendJSON(searchedPart(of: value, folding: &folding) ?? value)
            }
        }
        if hasTexts { output.append("]") }
        if !words.isEmpty {
            output.appendJSONArray("words", words) { $1.appendJSON(String(decoding: $0, as: UTF8.self)) }
        }
    }
}

/// The beginning of a very long text that is all that is searched of it; nil where the text is not so long.
private func searchedPart(of text: String, folding: inout Folding) -> String? {
    let limit = 4 * Folding.limit
    guard text.utf8.count > limit else { return nil }
    let beginning = String(String.UnicodeScalarView(text.unicodeScalars.prefix(2 * Folding.limit)))
    guard beginning.utf8.count < text.utf8.count, folding.foldedBytes(beginning) == folding.foldedBytes(text) else {
        return nil
    }
    return beginning
}

/// The slug that readers of the files make of a name themselves; other slugs are written.
///
/// NFC; ASCII letters in lower case, digits and syllables of Hangul are kept; whatever stands between is one hyphen.
func plainSlug(of name: String) -> String {
    var slug: [UInt8] = []
    var isBetween = false
    for character in name.normalized(to: .nfc).unicodeScalars {
        switch character {
        case "a"..."z", "0"..."9", "A"..."Z", "\u{AC00}"..."\u{D7A3}":
            if isBetween, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
            isBetween = false
            slug.append(("A"..."Z").contains(character) ? Unicode.Scalar(UInt8(character.value) | 0x20) : character)
        default: isBetween = true
        }
    }
    return String(decoding: slug, as: UTF8.self)
}
