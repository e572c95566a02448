import Directory
import Serialization

/// `robots.txt` (RFC 9309): whether crawlers are welcome, and where the sitemap is.
struct RobotsFile: Sendable {
    let settings: SiteSettings

    func file() -> OutputFile {
        OutputFile("robots.txt") { buffer in
            buffer.append("User-agent: *\n")
            buffer.append(settings.robots ? "Allow: /\n" : "Disallow: /\n")
            if settings.robots, let baseURL = settings.baseURL {
                buffer.append("\nSitemap: \(baseURL)sitemap.xml\n")
            }
        }
    }
}
