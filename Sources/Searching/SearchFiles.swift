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
    var files: [OutputFile] = []
    var entries: [CollectionList.Entry] = []
    for collection in site.collections {
        let index = CollectionIndex(of: collection, jobs: jobs)
        files += index.files(json: collection.collection.settings.index, twin: true)
        entries.append(CollectionList.Entry(of: collection, form: .single))
    }
    files.append(CollectionList(entries: entries).file)
    return files
}
