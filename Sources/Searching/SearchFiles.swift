import Directory
import Platform

/// The files by which a site is searched, and its public indexes: for each collection `index.json` (unless it asks for none)
/// and what the browser loads, and for the site `search/collections.js`.
///
/// The single form loads `index.json` or its twin; the sharded form has files of its own and no twin.
///
/// - Parameters:
///   - site: The site.
///   - form: The form of every collection's search, in the place of what the collections ask for.
///   - jobs: The number of threads that measure and sort.
///   - published: Gives the paths of the files that an earlier build has derived from the same inputs as this content, and
///     that stand as it left them.
/// - Returns: The files, relative to the output folder, planned but not yet made.
public func searchFiles(
    of site: OrderedSite,
    form: CollectionSettings.SearchForm? = nil,
    jobs: Int,
    published: (any DerivedContent) -> [String] = { _ in [] }
) -> [OutputFile] {
    searchFiles(of: site, form: form, limits: ShardedCollection.Limits(), jobs: jobs, published: published)
}

func searchFiles(
    of site: OrderedSite,
    form: CollectionSettings.SearchForm?,
    limits: ShardedCollection.Limits,
    jobs: Int,
    published: (any DerivedContent) -> [String] = { _ in [] }
) -> [OutputFile] {
    var files: [OutputFile] = []
    var entries: [CollectionList.Entry] = []
    for collection in site.collections {
        let settings = collection.collection.settings
        let settled = settledForm(form ?? settings.searchForm, of: collection)
        if settings.index || settled == .single {
            files += CollectionIndex(of: collection, jobs: jobs).files(json: settings.index, twin: settled == .single)
        }
        if settled == .single, let orders = ListOrders(of: collection) { files.append(orders.file) }
        if settled == .sharded {
            let sharded = ShardedCollection(of: collection, limits: limits, jobs: jobs)
            files += sharded.files(jobs: jobs, published: published)
        }
        entries.append(CollectionList.Entry(of: collection, form: settled))
    }
    files.append(CollectionList(entries: entries).file)
    return files
}

/// The largest `index.json`, in bytes, that a page loads as a whole where nobody says otherwise.
let singleLimit = 1_000_000

/// Settles the form of the search in collections that leave it to the tool (`auto`): sharded where `index.json` would have
/// more than 1,000,000 bytes. No page has all of a sharded collection at hand to filter it: of its facets only the tags stay,
/// which have pages.
///
/// - Returns: A warning for each collection whose facets do not filter it.
public func settleSearchForms(of site: inout OrderedSite) -> [Problem] {
    var problems: [Problem] = []
    for index in site.collections.indices {
        let form = settledForm(site.collections[index].collection.settings.searchForm, of: site.collections[index])
        site.collections[index].collection.settings.searchForm = form == .sharded ? .sharded : .single
        guard form == .sharded, !site.collections[index].facets.isEmpty else { continue }
        site.collections[index].facets.removeAll { $0.field != .tags }
        problems.append(Problem(site.collections[index].collection.location, .facetsOfShardedList))
    }
    return problems
}

private func settledForm(
    _ form: CollectionSettings.SearchForm,
    of collection: OrderedCollection
) -> CollectionList.Form {
    switch form {
    case .single: .single
    case .sharded: .sharded
    case .auto: CollectionIndex.exceeds(singleLimit, of: collection) ? .sharded : .single
    }
}
