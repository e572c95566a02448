import Directory
import Platform

/// The files by which a site is searched, and its public indexes: for each collection `index.json` (unless it asks for none)
/// and what the browser loads, and for the site `search/collections.js`.
///
/// - Parameters:
///   - site: The site.
///   - form: The form of every collection's search, in the place of what the collections ask for.
///   - jobs: The number of threads that measure and sort.
/// - Returns: The files, relative to the output folder, planned but not yet made.
public func searchFiles(
    of site: OrderedSite,
    form: CollectionSettings.SearchForm? = nil,
    jobs: Int
) -> [OutputFile] {
    searchFiles(of: site, form: form, limits: ShardedIndex.Limits(), jobs: jobs)
}

func searchFiles(
    of site: OrderedSite,
    form: CollectionSettings.SearchForm?,
    limits: ShardedIndex.Limits,
    jobs: Int
) -> [OutputFile] {
    var files: [OutputFile] = []
    var entries: [CollectionList.Entry] = []
    for collection in site.collections {
        let settings = collection.collection.settings
        files += CollectionIndex(of: collection, jobs: jobs).files(json: settings.index, twin: true)
        let settled = settledForm(form ?? settings.searchForm)
        if settled == .single, let orders = ListOrders(of: collection) { files.append(orders.file) }
        if settled == .sharded { files += ShardedIndex(of: collection, limits: limits, jobs: jobs).files() }
        entries.append(CollectionList.Entry(of: collection, form: settled))
    }
    files.append(CollectionList(entries: entries).file)
    return files
}

/// The form that `ganada search` reads. `auto` is single, for pages read that alone as yet: they do not miss the shards.
private func settledForm(_ form: CollectionSettings.SearchForm) -> CollectionList.Form {
    form == .sharded ? .sharded : .single
}
