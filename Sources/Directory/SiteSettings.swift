/// The settings of the whole site: `Content/site.yaml`.
public struct SiteSettings: Sendable {
    /// A link in the site's navigation.
    public struct NavigationLink: Hashable, Sendable {
        /// Its words.
        public var title: String
        /// A page or collection of the site by its path (`about.html`, `people/`), or an address elsewhere.
        public var url: String

        /// Notes a link of the navigation.
        public init(title: String, url: String) {
            self.title = title
            self.url = url
        }
    }

    /// The site's name.
    public var title: String
    /// A sentence about the site.
    public var description: String?
    /// The address that the site is published at, ending in `/`; nil where unknown.
    public var baseURL: String?
    /// The language of the interface, as a BCP 47 tag.
    public var language: String
    /// Whether pages have a search box that searches in the browser.
    public var search: Bool = true
    /// The folder name of the collection that is mounted at `/`, if one is.
    public var root: String?
    /// The accent colour, as CSS writes it (`#0a5`).
    public var accent: String?
    /// The navigation; nil: every collection, then every page.
    public var navigation: [NavigationLink]?
    /// Whether robots may index the site.
    public var robots: Bool = true
    /// The address of an item's source, with `{path}` where its path goes.
    public var editURL: String?
    /// Whether raw HTML and any address are let through in the Markdown of pages.
    public var unsafeMarkdown: Bool = false
    /// Whether `.br` and `.gz` twins are written.
    public var compress: Bool = false
    /// The host whose limits are to be kept in mind: `github`, `cloudflare` or `netlify`.
    public var host: String?

    /// Settings with everything but the title and language at its default.
    public init(title: String, language: String) {
        self.title = title
        self.language = language
    }
}
