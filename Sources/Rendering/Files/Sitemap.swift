import Directory
import Serialization

/// `sitemap.xml`, by the protocol of sitemaps.org: the pages with the days of their last change, where the data has them.
struct Sitemap: Sendable {
    /// The largest number of addresses that the protocol allows in a file.
    private static let limit = 50_000

    private let site: OrderedSite
    private let baseURL: String

    init(site: OrderedSite, baseURL: String) {
        self.site = site
        self.baseURL = baseURL
    }

    /// `sitemap.xml`; over 50,000 addresses the numbered files too, which it then lists.
    func files() -> [OutputFile] {
        let count = site.indexedPageCount
        guard count > Self.limit else {
            return [OutputFile("sitemap.xml") { appendAddresses(0..<count, to: &$0) }]
        }
        let numbers = 1...(count + Self.limit - 1) / Self.limit
        let numbered = numbers.map { number in
            OutputFile("sitemap-\(number).xml") { buffer in
                appendAddresses((number - 1) * Self.limit..<number * Self.limit, to: &buffer)
            }
        }
        return numbered + [OutputFile("sitemap.xml") { appendIndex(numbers, to: &$0) }]
    }

    private func appendIndex(_ numbers: ClosedRange<Int>, to buffer: inout [UInt8]) {
        buffer.append(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
        buffer.append(#"<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">"# + "\n")
        for number in numbers {
            buffer.append("<sitemap><loc>")
            buffer.appendXML(baseURL)
            buffer.append("sitemap-\(number).xml</loc></sitemap>\n")
        }
        buffer.append("</sitemapindex>\n")
    }

    /// Writes the addresses whose numbers, in the order of `forEachIndexedPage`, are in `range`.
    private func appendAddresses(_ range: Range<Int>, to buffer: inout [UInt8]) {
        buffer.append(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
        buffer.append(#"<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">"# + "\n")
        var number = 0
        site.forEachIndexedPage { page in
            defer { number += 1 }
            guard range.contains(number) else { return }
            buffer.append("<url><loc>")
            buffer.appendXML(baseURL)
            buffer.appendXML(percentEncoded(site.canonicalPath(of: page)))
            buffer.append("</loc>")
            if case .item(let item, _, let collection) = page,
                let changed = site.collections[collection].collection.items[item].lastChange
            {
                buffer.append("<lastmod>")
                buffer.append(changed.text)
                buffer.append("</lastmod>")
            }
            buffer.append("</url>\n")
        }
        buffer.append("</urlset>\n")
    }
}
