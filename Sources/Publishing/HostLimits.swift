import Directory
import Platform

/// What a web host takes, as its manual had it in November 2026.
struct HostLimits {
    /// The largest number of files of a site.
    var files = Int.max
    /// The largest number of files in one folder.
    var filesInFolder = Int.max
    /// The largest size of a file, in bytes.
    var fileSize = Int.max
    /// The largest size of a site, in bytes.
    var siteSize = Int.max

    /// The limits of a host by its name in `site.yaml`.
    init?(host: String) {
        switch host {
        case "github":
            // GitHub Pages: 1 GB a site, 100 MiB a file.
            siteSize = 1_000_000_000
            fileSize = 100 << 20
        case "cloudflare":
            // Cloudflare Pages, free plan: 20,000 files, 25 MiB a file.
            files = 20_000
            fileSize = 25 << 20
        case "netlify":
            // Netlify: 54,000 files a folder.
            filesInFolder = 54_000
        default: return nil
        }
    }
}

/// Warnings of what a published site has more of than its host takes.
func hostWarnings(of output: String, host: String?) throws(PublishingFailure) -> [Problem] {
    guard let host, let limits = HostLimits(host: host) else { return [] }
    let files = try systemCall { () throws(SystemError) in
        try PublishedState(of: try Folder(opening: output)).files.values.sorted { precedes($0.path, $1.path) }
    }
    var facts: [Fact] = []
    if files.count > limits.files { facts.append(.tooManyFiles(host: host, count: files.count, limit: limits.files)) }
    let size = files.reduce(0) { $0 &+ $1.size }
    if size > limits.siteSize { facts.append(.siteTooLarge(host: host, size: size, limit: limits.siteSize)) }
    for file in files where file.size > limits.fileSize {
        facts.append(.fileTooLarge(host: host, path: file.path, size: file.size, limit: limits.fileSize))
    }
    var counts: [String: Int] = [:]
    for file in files {
        let slash = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.path.startIndex
        counts[String(file.path[..<slash]), default: 0] += 1
    }
    for (folder, count) in counts.sorted(by: { precedes($0.key, $1.key) }) where count > limits.filesInFolder {
        facts.append(.folderTooLarge(host: host, path: folder, count: count, limit: limits.filesInFolder))
    }
    return facts.map { Problem(Location(path: output), $0) }
}
