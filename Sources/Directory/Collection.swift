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

/// One thing that a row shows under the name.
public enum RowField: Hashable, Sendable {
    case summary, reading, aliases, tags, date, updated
    /// A column, by its index in the collection's `columns`.
    case column(Int)
}
