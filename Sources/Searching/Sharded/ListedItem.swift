import Serialization

/// An item as shards, answers and blocks of names list it.
struct ListedItem: Sendable {
    var rank: Int
    var name: String
    /// Whether the name is cut; it is whole in the blocks of names.
    var isCut: Bool
    var slug: String
    var hasPage: Bool
    /// The name, folded.
    var folded: FoldedText
    /// The other texts that are searched anywhere, folded.
    var texts: [FoldedText] = []
    /// The keys of running text by which it stands in the shard.
    var words: [[UInt8]] = []

    /// Whether a term occurs in what is listed.
    func matches(_ term: Term, inName: Bool) -> Bool {
        if inName, term.occurs(in: folded) { return true }
        if texts.contains(where: { term.occurs(in: $0) }) { return true }
        guard !words.isEmpty, term.kind == .plain || term.kind == .keystrokes else { return false }
        let keys = term.wordKeys
        return words.contains { $0.starts(with: keys) }
    }

    /// Reads the items of a list whose ranks are known; nil where it is none of ours.
    static func all(in value: JSONValue, ranks: some Swift.Collection<Int>, hasPages: Bool, folding: inout Folding)
        -> [ListedItem]?
    {
        guard let names = value["names"]?.elements, names.count == ranks.count else { return nil }
        var more: [String: JSONValue] = [:]
        if case .object(let members)? = value["more"] {
            for member in members { more[member.key] = member.value }
        }
        var items: [ListedItem] = []
        var name: [UInt8] = []
        for (number, (coded, rank)) in zip(names, ranks).enumerated() {
            guard let coded = coded.text, let (units, rest) = FrontCoding.split(Array(coded.utf8)[...]) else {
                return nil
            }
            name = FrontCoding.restored(name, units: units, rest: rest)
            let text = String(decoding: name, as: UTF8.self)
            let other = more.isEmpty ? nil : more[String(number)]
            var item = ListedItem(
                rank: rank,
                name: text,
                isCut: other?["cut"] == .boolean(true),
                slug: other?["slug"]?.text ?? plainSlug(of: text),
                hasPage: other?["page"].map { $0 == .boolean(true) } ?? hasPages,
                folded: FoldedText(folded: folding.foldedBytes(text))
            )
            // Numbers of fields, each before its text.
            for text in other?["texts"]?.elements.compactMap(\.text) ?? [] {
                item.texts.append(FoldedText(folded: folding.foldedBytes(text)))
            }
            item.words = other?["words"]?.elements.compactMap { $0.text.map { Array($0.utf8) } } ?? []
            items.append(item)
        }
        return items
    }
}
