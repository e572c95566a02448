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
    ///   - output: Where to append.
    func appendItems(_ ranks: [Int], words: [Int: [[UInt8]]] = [:], to output: inout [UInt8]) {
        output.appendJSONKey("names")
        output.append("[")
        var previous: [UInt8] = []
        for rank in ranks {
            let name = Array(collection.collection.items[rank].name.utf8)
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
            appendMore(of: rank, words: words[rank] ?? [], hasPages: hasPages, to: &more)
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

    private func appendMore(of rank: Int, words: [[UInt8]], hasPages: Bool, to output: inout [UInt8]) {
        let item = collection.collection.items[rank]
        let hasPage = collection.hasPage[rank]
        if plainSlug(of: item.name) != collection.slugs[rank] {
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
                output.appendJSON(value)
            }
        }
        if hasTexts { output.append("]") }
        if !words.isEmpty {
            output.appendJSONArray("words", words) { $1.appendJSON(String(decoding: $0, as: UTF8.self)) }
        }
    }
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
