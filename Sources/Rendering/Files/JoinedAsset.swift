/// A file that pages load, made of several of the theme's: each of these has one thing to read or to override, all of them
/// cost one request, and compression sees what they have in common.
struct JoinedAsset {
    /// Its path, such as `assets/page.js`. A site's own file of this path takes the place of all parts.
    let path: String
    /// The paths of the files that it is made of: in a folder of its name, in this order.
    let parts: [String]

    private init(_ name: String, _ ending: String, _ parts: [String]) {
        path = "assets/\(name).\(ending)"
        self.parts = parts.map { "assets/\(name)/\($0).\(ending)" }
    }

    static let all = [
        JoinedAsset("search", "js", ["fold", "match", "collection"]),
        JoinedAsset(
            "ganada",
            "css",
            ["base", "bar", "letters", "dots", "list", "text", "foot", "widths", "lines", "modes", "print"]
        ),
        // `field` starts what the others make ready.
        JoinedAsset(
            "page",
            "js",
            ["elements", "rows", "results", "home", "letters", "neighbours", "moved", "painted", "field"]
        ),
    ]

    /// What is published of some files, which are in order. The first lines say once what each script of the theme begins
    /// with, and keep all of it strict, whatever a site's own part begins with.
    func contents(_ files: [Theme.File]) -> [UInt8] {
        let beginning = path.hasSuffix(".js") ? Array("'use strict';var Ganada=globalThis.Ganada||{};".utf8) : []
        return files.reduce(into: beginning) { joined, file in
            let contents = file.published
            joined += contents.starts(with: beginning) ? contents.dropFirst(beginning.count) : contents[...]
            if joined.last != UInt8(ascii: "\n") { joined.append(UInt8(ascii: "\n")) }
        }
    }
}
