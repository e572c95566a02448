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
        let ranges = chunks(of: items.count, jobs: context.jobs)
        let parts = parallelMap(count: ranges.count, jobs: context.jobs) { number in
            let speller = SlugSpeller(context)
            return ranges[number].map { item -> (slug: String, key: UInt64, isReserved: Bool) in
                let slug = speller.slug(of: items[item])
                return (slug, Self.key(slug), reserved.takesPage(slug))
            }
        }
        let plain = Array(parts.joined())
        slugs = plain.map(\.slug)

        var firstItem: [UInt64: Int] = [:]
        firstItem.reserveCapacity(items.count)
        var groups: [UInt64: [Int]] = [:]
        for (item, key) in plain.lazy.map(\.key).enumerated() {
            if let first = firstItem.updateValue(item, forKey: key) {
                groups[key, default: [first]].append(item)
            }
        }

        for (key, group) in groups {
            let ranked = group.sorted { Self.precedes($0, $1, items) }
            clashes.append(contentsOf: ranked.dropFirst())
            groups[key] = ranked
        }
        clashes.sort { Self.precedes($0, $1, items) }
        let needy = items.indices.filter { item in
            // Nothing keeps a name of the tool's own.
            plain[item].isReserved && groups[plain[item].key]?.first ?? item == item
        }
        if needy.isEmpty && clashes.isEmpty { return }
        taken = Set(firstItem.keys)
        let tails = SlugTails(items: items, groups: groups.values, columns: columns, speller: SlugSpeller(context))
        for item in needy + clashes {
            claim(item, plain[item].key, tails.candidates(for: item))
        }
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
