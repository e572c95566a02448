import Directory

extension Publication {
    /// Refuses collections that have lost over half of their items, and over 100, since the last build: most likely an
    /// export was cut short.
    ///
    /// A collection that is gone counts as one without items.
    func refuse(shrunken collections: [PublishedCollection]) throws(PublishingFailure) {
        let problems = published.collections.compactMap { before -> Problem? in
            let now = collections.first { $0.mount.utf8.elementsEqual(before.mount.utf8) }?.count ?? 0
            let loss = before.count - now
            guard loss > 100, loss * 2 > before.count else { return nil }
            let location = Location(path: root.path + "/" + before.mount)
            return Problem(location, .collectionShrank(before: before.count, now: now))
        }
        guard problems.isEmpty else { throw .refused(problems) }
    }
}
