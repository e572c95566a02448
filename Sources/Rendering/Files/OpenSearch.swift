import Directory
import Serialization

/// `opensearch.xml` (OpenSearch 1.1): lets a browser search the site from its address bar.
struct OpenSearch: Sendable {
    private let site: SiteView
    private let baseURL: String
    /// The mount of the collection that is searched.
    private let mount: String

    /// Nil where nothing is searched. What is searched is the collection of the site's own pages, else the largest one.
    init?(site: SiteView, baseURL: String) {
        let collections = site.site.collections.map(\.collection)
        let largest = collections.max { $0.items.count < $1.items.count }
        guard site.hasOpenSearch, let searched = site.searchedCollection.map({ collections[$0] }) ?? largest else {
            return nil
        }
        self.site = site
        self.baseURL = baseURL
        mount = searched.mount
    }

    func file() -> OutputFile {
        OutputFile("opensearch.xml") { buffer in
            let settings = site.site.settings
            buffer.append(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
            buffer.append(#"<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">"# + "\n")
            append("ShortName", shortName, to: &buffer)
            append("Description", settings.description ?? settings.title, to: &buffer)
            append("Language", settings.language, to: &buffer)
            append("InputEncoding", "UTF-8", to: &buffer)
            append("Image", baseURL + percentEncoded(site.icon), to: &buffer)
            buffer.append(#"<Url type="text/html" method="get" template=""#)
            buffer.appendXML(baseURL + percentEncoded(mount) + "index.html?q={searchTerms}")
            buffer.append("\"/>\n")
            buffer.append("</OpenSearchDescription>\n")
        }
    }

    /// The title in the 16 characters that the specification allows.
    private var shortName: String {
        String(String.UnicodeScalarView(site.site.settings.title.unicodeScalars.prefix(16)))
    }

    private func append(_ element: String, _ text: String, to buffer: inout [UInt8]) {
        buffer.append("<\(element)>")
        buffer.appendXML(text)
        buffer.append("</\(element)>\n")
    }
}
