import Directory
import International
import Platform
import Serialization

/// What shards, answers and blocks of names say of each item, made once: an item stands in many of them.
struct ItemListings: Sendable {
    /// Some of the items, in order.
    private struct Piece: Sendable {
        var names: [UInt8] = []
        /// Where each name ends.
        var ends: [Int] = []
        var more: [Int: [UInt8]] = [:]
        var cut: Set<Int> = []
    }

    private static let chunk = 4096

    private let content: ShardedCollection
    private let pieces: [Piece]

    /// Goes through the items of a collection on up to `jobs` threads.
    init(of content: ShardedCollection, jobs: Int) {
        self.content = content
        let hasPages = content.hasPages
        let chunks = (content.count + Self.chunk - 1) / Self.chunk
        pieces = parallelMap(count: chunks, jobs: jobs, scratch: { Folding() }) { number, folding in
            var piece = Piece()
            for rank in number * Self.chunk..<min((number + 1) * Self.chunk, content.count) {
                let name = content.collection.collection.items[rank].name
                let cutName = searchedPart(of: name, folding: &folding)
                if cutName != nil { piece.cut.insert(rank) }
                piece.names.append(cutName ?? name)
                piece.ends.append(piece.names.count)
                var more: [UInt8] = []
                content.appendMore(of: rank, cutName: cutName, hasPages: hasPages, folding: &folding, to: &more)
                if !more.isEmpty { piece.more[rank] = more }
            }
            return piece
        }
    }

    /// Appends `names` and `more` of items: each name with how much of it is the one before's; and, by the number of the
    /// item in the list, what cannot be told from the name.
    ///
    /// - Parameters:
    ///   - ranks: The items.
    ///   - words: The keys of running text by which items stand in a shard.
    ///   - isWhole: Whether very long names are whole: elsewhere they are cut, for an item stands in as many shards as its
    ///     name has characters.
    ///   - output: Where to append.
    func append(_ ranks: [Int], words: [Int: [[UInt8]]] = [:], isWhole: Bool = false, to output: inout [UInt8]) {
        output.appendJSONKey("names")
        output.append("[")
        var text: [UInt8] = []
        var previous: ArraySlice<UInt8> = []
        for rank in ranks {
            let name = name(of: rank, isWhole: isWhole)
            let shared = FrontCoding.shared(previous, name)
            text.removeAll(keepingCapacity: true)
            Digits.append(shared.units, to: &text)
            text.append(contentsOf: name.dropFirst(shared.bytes))
            output.appendJSONComma()
            output.appendJSON(utf8: text)
            previous = name
        }
        output.append("]")

        var hasMore = false
        for (number, rank) in ranks.enumerated() {
            let more = more(of: rank, isWhole: isWhole)
            let words = words.isEmpty ? nil : words[rank]
            if more == nil, words == nil { continue }
            if !hasMore {
                output.appendJSONKey("more")
                output.append("{")
                hasMore = true
            }
            output.appendJSONKey(String(number))
            output.append("{")
            if let more { output.append(contentsOf: more) }
            if let words { output.appendJSONArray("words", words) { $1.appendJSON(utf8: $0) } }
            output.append("}")
        }
        if hasMore { output.append("}") }
    }

    private func name(of rank: Int, isWhole: Bool) -> ArraySlice<UInt8> {
        let piece = pieces[rank / Self.chunk]
        if isWhole, piece.cut.contains(rank) { return Array(content.collection.collection.items[rank].name.utf8)[...] }
        let number = rank % Self.chunk
        return piece.names[(number == 0 ? 0 : piece.ends[number - 1])..<piece.ends[number]]
    }

    private func more(of rank: Int, isWhole: Bool) -> [UInt8]? {
        let piece = pieces[rank / Self.chunk]
        guard isWhole, piece.cut.contains(rank) else { return piece.more[rank] }
        var more: [UInt8] = []
        var folding = Folding()
        content.appendMore(of: rank, cutName: nil, hasPages: content.hasPages, folding: &folding, to: &more)
        return more.isEmpty ? nil : more
    }
}

extension ShardedCollection {
    /// Whether most items have a page of their own.
    var hasPages: Bool { collection.hasPage.count { $0 } * 2 > count }

    /// Appends what cannot be told from the name of an item, but for its words.
    fileprivate func appendMore(
        of rank: Int,
        cutName: String?,
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
