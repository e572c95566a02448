import Directory
import International

extension SiteReader {
    /// Decides where each collection is published: at its name, its `path`, or `/` for the root.
    func mount(
        _ collections: inout [Collection],
        paths: [Located<String>?],
        root: Located<String>?,
        _ source: Source,
        _ problems: inout [Problem]
    ) {
        if let root, !collections.contains(where: { $0.name == root.value }) {
            let nearest = nearestName(to: root.value, among: collections.map(\.name))
            let fact = Fact.unknownCollection(setting: "root", name: root.value, nearest: nearest)
            problems.append(Problem(root.location, fact))
        }
        var first: [String: Location] = [:]
        for index in collections.indices {
            let path = paths[index] ?? Located(collections[index].name, at: collections[index].location)
            let isRoot = source.isFile || collections[index].name == root?.value
            let mount = isRoot ? "" : mount(path, &problems)
            collections[index].mount = mount
            // Folders that differ only by case are one on many disks.
            let folded = mount.caseFolded()
            if let other = first[folded] {
                problems.append(Problem(path.location, .sameMount(mount, first: other)))
            } else {
                first[folded] = path.location
            }
        }
    }

    private func mount(_ path: Located<String>, _ problems: inout [Problem]) -> String {
        let parts = split(path.value.normalized(to: .nfc), at: "/")
        let isMalformed =
            parts.isEmpty
            || parts.contains { part in
                part == "." || part == ".." || part.unicodeScalars.contains { $0 == "\\" || $0.isInvisible }
            }
        if isMalformed { problems.append(Problem(path.location, .malformedMount(path.value))) }
        if let part = parts.first(where: { Self.ownFolders.contains($0.caseFolded()) }) {
            problems.append(Problem(path.location, .reservedMount(part)))
        }
        return parts.map { $0 + "/" }.joined()
    }

    /// The folders that the tool writes itself.
    private static let ownFolders = ["assets", "search", "sections", "tags"]
}
