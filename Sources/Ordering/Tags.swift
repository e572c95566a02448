import Directory
import International

/// The tags of items in page order, each under the spelling that comes first; tags that differ in case alone are one.
///
/// Only the items at `places` have any.
func tags(of items: [Item], among places: [Int], context: Context) -> [Tag] {
    var tags: [Tag] = []
    var indexOfName: [String: Int] = [:]
    var indexOfSpelling: [String: Int] = [:]
    for place in places {
        for name in items[place].tags {
            let index: Int
            if let known = indexOfSpelling[name] {
                index = known
            } else {
                let folded = name.caseFolded()
                index = indexOfName[folded] ?? tags.count
                if index == tags.count { tags.append(Tag(name: name, slug: "", items: [])) }
                indexOfName[folded] = index
                indexOfSpelling[name] = index
            }
            if tags[index].items.last != place { tags[index].items.append(place) }
        }
    }
    let keyed = tags.map { (key: context.collator.sortKey(of: $0.name), tag: $0) }
    tags = keyed.sorted { left, right in
        if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
        return left.tag.name.utf8.lexicographicallyPrecedes(right.tag.name.utf8)
    }.map(\.tag)
    var slugs = LabelSlugs(context)
    for index in tags.indices { tags[index].slug = slugs.slug(of: tags[index].name) }
    return tags
}
