/// The settings of one collection: the front matter of its `_index.md`, with what was found where it is silent.
///
/// A field is named by the key of a column, else by a role's name in the manual (`date`, `tags`); reading has made sure
/// that there is one.
public struct CollectionSettings: Sendable {
    /// Which words at the start of a name do not count for its order.
    public enum IgnoredPrefixes: Hashable, Sendable {
        case none
        /// The articles and legal forms of the collection's own language.
        case automatic
        case list([String])
    }

    /// What makes the sections.
    public enum SectionSource: Hashable, Sendable {
        case name
        /// The values of a field; the column may be one that is withheld.
        case field(String)
        /// One list without sections.
        case none
    }

    /// The order of the sections.
    public enum SectionOrder: Hashable, Sendable {
        /// The order of the locale.
        case label
        /// The order in which they first occur in the data.
        case file
        /// The labels in this order; others follow by label.
        case list([String])
    }

    /// How a collection is divided.
    public struct Sections: Hashable, Sendable {
        /// What makes the sections.
        public var by: SectionSource = .name
        /// Their order.
        public var order: SectionOrder = .label
        /// The letters that have sections; nil: those of the locale and of `labels`.
        public var letters: [String]?
        /// Whether names that begin with a digit have a section `0–9` of their own, or stand with the symbols.
        public var numbersOwn = false
        /// The label of the section for symbols.
        public var symbols = "#"
        /// The label of the section for everything else; nil: the word of the interface language.
        public var other: String?
        /// Whether ㄲ ㄸ ㅃ ㅆ ㅉ have sections of their own.
        public var tenseOwn = false
        /// Whether letters without items are shown.
        public var showEmpty = true

        /// The defaults.
        public init() {}
    }

    /// The order of the items.
    public enum Sort: Hashable, Sendable {
        case name
        case file
        /// By a field; the column may be one that is withheld.
        case field(String, descending: Bool)
    }

    /// When an item has a page of its own.
    public enum ItemPages: String, Sendable {
        /// When it has a body, or fields that its row does not show.
        case auto
        case always, never
    }

    /// The alphabet of addresses.
    public enum Slugs: String, Sendable {
        case native, ascii
    }

    /// The form of the search index.
    public enum SearchForm: String, Sendable {
        case auto, single, sharded
    }

    /// The title; nil: the folder's name.
    public var title: String?
    /// The language of the collection, as a BCP 47 tag; nil: the site's.
    public var language: String?
    /// The locale of order and sections, as a BCP 47 tag with `-u-` keys; nil: from the main script of the names.
    public var locale: String?
    /// Locales whose labels are added to those of `locale`.
    public var labels: [String] = ["en"]
    /// Words at the start of names that do not count.
    public var ignoredPrefixes = IgnoredPrefixes.none
    /// How the collection is divided.
    public var sections = Sections()
    /// The order of the items.
    public var sort = Sort.name
    /// Whether aliases are listed as "see" entries.
    public var see = false
    /// When an item has a page.
    public var itemPages = ItemPages.auto
    /// The largest number of items on a section's page.
    public var pageSize = 500
    /// The largest number of items that stand on the collection's own page.
    public var onePage = 1000
    /// The alphabet of addresses.
    public var slugs = Slugs.native
    /// Whether item pages stand in a folder for each section.
    public var itemFolders = false
    /// Whether `index.json` is written.
    public var index = true
    /// The form of the search index.
    public var searchForm = SearchForm.auto
    /// The roles and columns that are searched; nil: name, aliases, reading and the fields of the row but the summary.
    public var searchFields: [String]?
    /// The roles and columns that a row shows under the name; nil: the summary, else the first three shown columns.
    public var row: [String]?
    /// Whether raw HTML and any address are let through in Markdown.
    public var unsafeMarkdown = false

    /// The defaults.
    public init() {}

    /// Whether the whole list stands in the order of the names: no field orders it, or makes its sections.
    public var isInNameOrder: Bool {
        if case .field = sections.by { return false }
        return sort == .name
    }
}
