/// A list of items and how it is shown.
public struct Collection: Sendable {
    /// Its folder or file name under `Content/`.
    public var name: String
    /// Where it is published, relative to the output folder: `` for the home page, else such as `people/`.
    public var mount: String
    /// Its title, as shown.
    public var title: String
    /// How it is ordered, divided and shown.
    public var settings: CollectionSettings
    /// The text above the list, if there is one.
    public var introduction: Markdown?
    /// The columns that are shown beside the roles, in the order they are shown.
    public var columns: [Column]
    /// Columns that nothing shows, and that order or divide the items all the same. Ordering takes them away.
    public var withheldColumns: [WithheldColumn] = []
    /// What a row shows under the name, as found or set, in order.
    public var row: [RowField]
    /// The fields by whose values the list is filtered, in order.
    public var facets: [RowField] = []
    /// What the data calls the address of an item elsewhere, for messages.
    public var linkField = "url"
    /// What the data calls the image of an item, for messages.
    public var imageField = "image"
    /// What the data calls the related items of an item, for messages.
    public var seeField = "see"
    /// Its items, in the order of the files.
    public var items: [Item]
    /// The file that configures it, or its data file; for messages that concern the whole collection.
    public var location: Location

    /// Puts a collection together from its parts.
    public init(
        name: String,
        mount: String,
        title: String,
        settings: CollectionSettings = CollectionSettings(),
        introduction: Markdown? = nil,
        columns: [Column] = [],
        row: [RowField] = [],
        items: [Item] = [],
        location: Location
    ) {
        self.name = name
        self.mount = mount
        self.title = title
        self.settings = settings
        self.introduction = introduction
        self.columns = columns
        self.row = row
        self.items = items
        self.location = location
    }
}

extension Collection {
    /// The fields of a row that stand in columns with headings on a wide screen: the summary, then the others. There are none
    /// where the row shows the summary alone, or more than `widest`. The image stands beside the name.
    public var rowColumns: [RowField] {
        let others = row.filter { $0 != .summary && $0 != .image }
        let fields = row.contains(.summary) ? [.summary] + others : others
        return others.isEmpty || fields.count > Self.widest ? [] : fields
    }

    private static var widest: Int { 6 }

    /// Where the values of a field stand in an item of `index.json`, such as `tags` and `fields.capital`.
    public func path(of field: RowField) -> String {
        if case .column(let index) = field { return "fields." + columns[index].key }
        return field.role ?? ""
    }
}

/// A column of the data that is no role and is shown as a labelled field.
public struct Column: Hashable, Sendable {
    /// What its values are.
    public enum ValueType: String, Sendable, CaseIterable {
        case text, number, date, url, email, tel, image, markdown, tags, boolean
    }

    /// Its name in the data.
    public var key: String
    /// Its name on the page.
    public var label: String
    /// What its values are.
    public var type: ValueType
    /// Whether its numbers are shown with their thousands divided; years and codes are not.
    public var isGrouped = true

    /// Notes a column.
    public init(key: String, label: String, type: ValueType = .text) {
        self.key = key
        self.label = label
        self.type = type
    }
}

/// A column that is hidden or left out, with its values; it must never leave, so no item holds them.
public struct WithheldColumn: Sendable {
    /// Its name in the data.
    public var key: String
    /// The value of each item, by the item's index in the order of the files.
    public var values: [FieldValue?]

    /// Puts a column apart.
    public init(key: String, values: [FieldValue?]) {
        self.key = key
        self.values = values
    }
}

/// One thing that a row may show under the name, and that may filter the list.
public enum RowField: Hashable, Sendable {
    case summary, reading, aliases, tags, date, updated, image
    /// A column, by its index in the collection's `columns`.
    case column(Int)
}

extension RowField {
    /// The role by its name in the manual; nil for a column.
    public var role: String? {
        switch self {
        case .summary: "summary"
        case .reading: "reading"
        case .aliases: "aliases"
        case .tags: "tags"
        case .date: "date"
        case .updated: "updated"
        case .image: "image"
        case .column: nil
        }
    }
}
