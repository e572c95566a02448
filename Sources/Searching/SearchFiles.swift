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
        let index = CollectionIndex(of: collection, jobs: jobs)
        let settled = settledForm(form ?? settings.searchForm, of: index)
        files += index.files(json: settings.index, twin: settled == .single)
        if settled == .sharded { files += ShardedIndex(of: collection, limits: limits, jobs: jobs).files() }
        entries.append(CollectionList.Entry(of: collection, form: settled))
    }
    files.append(CollectionList(entries: entries).file)
    return files
}

/// `auto` is single up to a million bytes, which a page loads and folds while one types the first letter. Without an
/// `index.json` there is nothing to load, so that such a collection is sharded at any size.
private func settledForm(_ form: CollectionSettings.SearchForm, of index: CollectionIndex) -> CollectionList.Form {
    guard index.collection.collection.settings.index else { return .sharded }
    return switch form {
    case .single: .single
    case .sharded: .sharded
    case .auto: index.size > 1_000_000 ? .sharded : .single
    }
}
