import Directory

/// What `site.yaml` says, before anything is found for what it leaves open.
struct SiteConfiguration: Sendable {
    var title: String?
    var description: String?
    var baseURL: String?
    var language: String?
    var search = true
    /// The form of the search index of collections that do not say.
    var searchForm: CollectionSettings.SearchForm?
    var root: Located<String>?
    var accent: String?
    var navigation: [SiteSettings.NavigationLink]?
    var robots = true
    var editURL: String?
    /// Whether raw HTML is let through, in pages and in collections that do not say.
    var unsafeMarkdown = false
    var compress = false
    var host: String?

    /// Every setting of `site.yaml`.
    static let settings: [Setting<SiteConfiguration>] = [
        Setting("title", .text, \.title),
        Setting("description", .text, \.description),
        Setting("baseURL", .address, \.baseURL),
        Setting("language", .locale, \.language),
        Setting("search", .searchBox, \.searchBox),
        Setting("root", .located(.text), \.root),
        Setting("accent", .text, \.accent, quoted: "#0a5"),
        Setting("nav", .list(of: .navigationLink, expected: .links), \.navigation),
        Setting("robots", .boolean, \.robots),
        Setting("editURL", .address, \.editURL),
        Setting("markdown", [Setting("unsafe", .boolean, \.unsafeMarkdown)]),
        Setting("compress", .boolean, \.compress),
        Setting("host", .word(["github": "github", "cloudflare": "cloudflare", "netlify": "netlify"]), \.host),
    ]

    /// The settings of the home page's `_index.md`, which `site.yaml` overrules.
    static let homeSettings = settings.filter { $0.name == "title" || $0.name == "description" }

    /// `search`: whether there is a search box, and the form of its index.
    fileprivate var searchBox: SearchBox {
        get { SearchBox(isShown: search, form: searchForm) }
        set { (search, searchForm) = (newValue.isShown, newValue.form) }
    }

    /// The settings as the site keeps them.
    func resolved(title: String, language: String) -> SiteSettings {
        var settings = SiteSettings(title: title, language: language)
        settings.description = description
        settings.baseURL = baseURL.map { $0.utf8.last == UInt8(ascii: "/") ? $0 : $0 + "/" }
        settings.search = search
        settings.root = root?.value
        settings.accent = accent
        settings.navigation = navigation
        settings.robots = robots
        settings.editURL = editURL
        settings.unsafeMarkdown = unsafeMarkdown
        settings.compress = compress
        settings.host = host
        return settings
    }
}

private struct SearchBox: Sendable {
    var isShown: Bool
    var form: CollectionSettings.SearchForm?
}

extension Decoding where Value == SearchBox {
    fileprivate static var searchBox: Decoding {
        Decoding(.word(["true", "false"] + searchForms.map(\.key))) { node in
            switch node.content {
            case .boolean(let isShown): SearchBox(isShown: isShown, form: nil)
            case .text(let text):
                searchForms.first { $0.key == text }.map { SearchBox(isShown: true, form: $0.value) }
            default: nil
            }
        }
    }
}

private let searchForms: KeyValuePairs<String, CollectionSettings.SearchForm> = [
    "auto": .auto, "single": .single, "sharded": .sharded,
]

extension Decoding where Value == CollectionSettings.SearchForm {
    static var searchForm: Decoding {
        word(searchForms)
    }
}

extension Decoding where Value == SiteSettings.NavigationLink {
    private static let settings: [Setting<Value>] = [
        Setting("title", .text, \.title),
        Setting("url", .text, \.url),
    ]

    /// A map of a title and an address.
    fileprivate static var navigationLink: Decoding {
        Decoding { node, name, problems in
            var link = SiteSettings.NavigationLink(title: "", url: "")
            guard case .map(let entries) = node.content else {
                problems.append(Problem(node.location, .wrongSetting(name: name, expected: .link)))
                return nil
            }
            settings.apply(entries, under: name, to: &link, &problems)
            guard !link.title.isEmpty, !link.url.isEmpty else {
                problems.append(Problem(node.location, .wrongSetting(name: name, expected: .link)))
                return nil
            }
            return link
        }
    }
}
