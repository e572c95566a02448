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
        let index = try SingleIndex(siteFolder: siteFolder, mount: entry.mount, folding: &folding)
        answer.statistics.files += index.statistics.files
        answer.statistics.bytes += index.statistics.bytes
        for hits in index.hits(of: parsed) {
            answer.count += hits.items.count
            answer.sections.append(
                SearchAnswer.Section(
                    label: hits.section.label,
                    slug: hits.section.slug,
                    count: hits.items.count,
                    collection: entry.name
                )
            )
            for item in hits.items.prefix(max(limit - answer.items.count, 0)) {
                answer.items.append(
                    SearchAnswer.Item(
                        name: index.items[item].name,
                        url: percentEncoded(entry.mount) + index.items[item].url,
                        section: hits.section.label,
                        collection: entry.name
                    )
                )
            }
        }
    }
    return answer
}
