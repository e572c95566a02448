import Directory
import International

/// The file names in a collection's folder that are taken before any item: pages of the tool, of the site, and files of
/// `Static/`.
struct ReservedNames: Sendable {
    /// Stems of pages, folded.
    private var stems: Set<String> = ["index", "all"]
    /// The bytes of the longest of these.
    private let longestStem: Int
    /// Names of folders, folded.
    private var folders: Set<String> = ["sections", "tags", "search"]

    /// What is taken in the folder `mount` (such as `people/`; empty for the site's own) of a site.
    init(mount: String, site: borrowing Site, mounts: [String]) {
        if mount.isEmpty {
            stems.formUnion(["404"] + site.pages.map { $0.slug.normalized(to: .nfc).caseFolded() })
            folders.insert("assets")
        }
        for path in site.staticFiles.map(\.path) + mounts where path.utf8.starts(with: mount.utf8) {
            let inside = path.utf8.dropFirst(mount.utf8.count)
            let name = String(Substring(inside.prefix { $0 != UInt8(ascii: "/") })).normalized(to: .nfc).caseFolded()
            if name.utf8.count < inside.count {
                folders.insert(name)
            } else if name.hasSuffix(".html") {
                stems.insert(String(name.dropLast(5)))
            }
        }
        longestStem = stems.reduce(0) { max($0, $1.utf8.count) }
    }

    /// Whether an item's page may not have this slug.
    func takesPage(_ slug: String) -> Bool {
        let folded = Slug.isFolded(slug) ? slug : slug.caseFolded()
        return (folded.utf8.count <= longestStem && stems.contains(folded)) || Slug.isDevice(slug)
    }

    /// Whether a section's folder may not have this slug.
    func takesFolder(_ slug: String) -> Bool { folders.contains(slug.caseFolded()) || Slug.isDevice(slug) }
}
