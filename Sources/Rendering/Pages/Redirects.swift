import Directory

/// The pages at earlier addresses of items, and what is wrong with those addresses.
struct Redirects: Sendable {
    private(set) var pages: [RedirectPage] = []
    private(set) var problems: [Problem] = []

    /// Plans a page for each address at which the site has nothing else.
    init(_ plan: SitePlan) {
        guard plan.collections.contains(where: { $0.ordered.hasRedirects }) else {
            return
        }
        let taken = plan.paths()
        var places: [String: Location] = [:]
        for view in plan.collections {
            for (number, section) in view.ordered.sections.enumerated() {
                for index in view.ordered.detailed(in: section) {
                    let item = view.collection.items[index]
                    for address in item.redirects {
                        guard let path = redirectPath(address, mount: view.mount) else {
                            problems.append(Problem(item.location, .malformedRedirect(address)))
                            continue
                        }
                        if taken.contains(path) {
                            problems.append(Problem(item.location, .redirectTaken(address, path: path)))
                            continue
                        }
                        if let first = places[path] {
                            problems.append(Problem(item.location, .sameRedirect(address, first: first)))
                            continue
                        }
                        places[path] = item.location
                        pages.append(RedirectPage(view: view, item: index, section: number, path: path))
                    }
                }
            }
        }
    }
}

extension OrderedCollection {
    fileprivate var hasRedirects: Bool {
        detailed.contains { !collection.items[$0].redirects.isEmpty }
    }
}
