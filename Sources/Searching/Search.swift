import Directory
import Platform

/// Searches a published site, from the files alone that the browser loads, and gives the answer that the page gives.
///
/// - Parameters:
///   - query: What a visitor would type.
///   - siteFolder: The output folder of a build.
///   - collection: The name of a collection, or its folder; nil searches all of them, in the order of the site.
///   - limit: The largest number of items in the answer; the counts are of all hits.
/// - Returns: The counts, the sections with hits, and the first hits in the order of the page.
/// - Throws: `SearchError` where there is no such site or collection, or a file cannot be read.
public func search(
    _ query: String,
    siteFolder: String,
    collection: String? = nil,
    limit: Int = 50
) throws(SearchError) -> SearchAnswer {
    var entries = try CollectionList(siteFolder: siteFolder).entries
    if let collection {
        let known = entries.map(\.name)
        entries.removeAll { $0.name != collection && $0.mount != collection && $0.mount != collection + "/" }
        guard !entries.isEmpty else { throw .noCollection(name: collection, known: known) }
    }

    var folding = Folding()
    let parsed = Query(query, folding: &folding)
    var answer = SearchAnswer(query: query)
    for entry in entries {
        let folder = siteFolder + "/" + entry.mount
        let room = max(limit - answer.items.count, 0)
        switch entry.form {
        case .single:
            let index = try SingleIndex(folder: folder, folding: &folding)
            answer.add(index.answer(parsed, limit: room), of: entry, index.files.statistics)
        case .sharded:
            var index = try ShardedSearch(folder: folder, folding: folding)
            let found = try index.answer(parsed, limit: room)
            answer.add(found, of: entry, index.files.statistics)
        }
    }
    return answer
}

extension SearchAnswer {
    fileprivate mutating func add(_ found: FoundItems, of entry: CollectionList.Entry, _ read: Statistics) {
        count += found.count
        for (section, count) in found.sections {
            sections.append(Section(label: section.label, slug: section.slug, count: count, collection: entry.name))
        }
        for item in found.items {
            let url = percentEncoded(entry.mount) + item.url
            items.append(Item(name: item.name, url: url, section: item.section, collection: entry.name))
        }
        statistics.files += read.files
        statistics.bytes += read.bytes
    }
}
