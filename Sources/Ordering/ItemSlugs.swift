import Directory
import International
import Platform

/// The slugs of a collection's items, each its own after NFC and full case folding.
struct ItemSlugs {
    /// The slug of each item, by its index.
    private(set) var slugs: [String]
    /// The items whose plain slug another item has, by index, in the order of their names.
    private(set) var clashes: [Int] = []
    /// Hashes of the folded slugs that are taken. Two slugs with one hash would only give one of them a needless tail.
    private var taken: Set<UInt64> = []
    /// The number to try next where no tail makes a slug its own, by the hash of the plain slug.
    private var nextNumbers: [UInt64: Int] = [:]

    /// Gives each of `items`, whose texts are in NFC, an address.
    ///
    /// An item with a given id keeps the plain slug of that; of items with the same plain slug the first by the code
    /// points of its name keeps it. The others take a tail.
    init(of items: [Item], columns: [Column], reserved: ReservedNames, context: Context) {
        let (plain, notes) = parallelArray(count: items.count, jobs: context.jobs) { stretch, add in
            let speller = SlugSpeller(context)
            var note = Note()
            for item in stretch {
                let slug = speller.slug(of: items[item])
                note.keys.append(Self.key(slug))
                if reserved.takesPage(slug) { note.reserved.append(item) }
                add(slug)
            }
            return note
        }
        slugs = plain
        let keys = notes.flatMap(\.keys)

        var groups: [UInt64: [Int]] = [:]
        for item in indicesOfRepetitions(among: keys, jobs: context.jobs) {
            groups[keys[item], default: []].append(item)
        }
        for (key, group) in groups {
            let ranked = group.sorted { Self.precedes($0, $1, items) }
            clashes.append(contentsOf: ranked.dropFirst())
            groups[key] = ranked
        }
        clashes.sort { Self.precedes($0, $1, items) }
        // Nothing keeps a name of the tool's own.
        let needy = notes.flatMap(\.reserved).filter { groups[keys[$0]]?.first ?? $0 == $0 }
        if needy.isEmpty && clashes.isEmpty { return }
        taken = Set(keys)
        let tails = SlugTails(items: items, groups: groups.values, columns: columns, speller: SlugSpeller(context))
        for item in needy + clashes {
            claim(item, keys[item], tails.candidates(for: item))
        }
    }

    /// What is to be known of the plain slugs of a stretch of items.
    private struct Note {
        /// The hashes of the folded slugs.
        var keys: [UInt64] = []
        /// The items whose slug is a name of the tool's own.
        var reserved: [Int] = []
    }

    /// Gives an item the first candidate tail that makes its slug its own, else a number.
    private mutating func claim(_ item: Int, _ plainKey: UInt64, _ candidates: [String]) {
        let plain = slugs[item]
        for tail in candidates {
            let slug = Slug.appending(tail, to: plain)
            if taken.insert(Self.key(slug)).inserted {
                slugs[item] = slug
                return
            }
        }
        var number = nextNumbers[plainKey, default: 2]
        var slug = Slug.appending(String(number), to: plain)
        while !taken.insert(Self.key(slug)).inserted {
            number += 1
            slug = Slug.appending(String(number), to: plain)
        }
        slugs[item] = slug
        nextNumbers[plainKey] = number + 1
    }

    /// Items with given ids first, then by the code points of the id or name, then as they came.
    private static func precedes(_ left: Int, _ right: Int, _ items: [Item]) -> Bool {
        let (leftID, rightID) = (items[left].id, items[right].id)
        if (leftID == nil) != (rightID == nil) { return leftID != nil }
        let (leftText, rightText) = ((leftID ?? items[left].name).utf8, (rightID ?? items[right].name).utf8)
        if leftText.elementsEqual(rightText) { return left < right }
        return leftText.lexicographicallyPrecedes(rightText)
    }

    private static func key(_ slug: String) -> UInt64 {
        Slug.hash(Slug.isFolded(slug) ? slug : slug.caseFolded().normalized(to: .nfc))
    }
}
