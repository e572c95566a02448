/// The one value between reading and rendering: every collection in its final order, every address fixed.
public struct OrderedSite: Sendable {
    /// The settings of the site.
    public var settings: SiteSettings
    /// The text of the home page, if there is one.
    public var introduction: Markdown?
    /// The pages.
    public var pages: [Page]
    /// The collections, in order, divided and addressed.
    public var collections: [OrderedCollection]
    /// The files that are published as they are.
    public var staticFiles: [StaticFile]
    /// The images that the collections refer to by their paths.
    public var images: [ImageFile]
    /// What the images of the content and of `Static/` became, by the paths that they have there.
    public var contentImages: [String: ImageFile]
    /// The thumbnails that rows show.
    public var thumbnails: [Thumbnail]
    /// The sizes of images that are known, by their paths.
    public var imageSizes: [String: ImageFile.Size]

    /// Takes over what ordering leaves as it was.
    public init(_ site: Site, collections: [OrderedCollection]) {
        settings = site.settings
        introduction = site.introduction
        pages = site.pages
        self.collections = collections
        staticFiles = site.staticFiles
        images = site.images
        contentImages = site.contentImages
        thumbnails = site.thumbnails
        imageSizes = [:]
        for image in site.images { imageSizes[image.path] = image.size }
        for image in site.contentImages.values { imageSizes[image.path] = image.size }
    }
}

/// A collection in page order.
public struct OrderedCollection: Sendable {
    /// The collection; its items stand in page order.
    public var collection: Collection
    /// The locale of the order, as a BCP 47 tag.
    public var locale: String
    /// The sections in page order; those with items cover all items without gap or overlap.
    public var sections: [Section]
    /// The slug of each item, by its index: the stem of its page, or its anchor.
    public var slugs: [String]
    /// Whether each item has a page of its own, by its index.
    public var hasPage: [Bool]
    /// "See" entries, each in its section, in order; empty unless the collection asks for them.
    public var seeEntries: [SeeEntry]
    /// The tags in order, each with its items.
    public var tags: [Tag]
    /// What the list is filtered by, with the values that there are.
    public var facets: [Facet] = []
    /// The items that are more than rows of a table, by index, ascending: what looks for a text, an image or a Markdown file
    /// need not go through a million others.
    public var detailed: [Int]

    /// Puts an ordered collection together from its parts; without `detailed` all items are looked at.
    public init(
        collection: Collection,
        locale: String,
        sections: [Section],
        slugs: [String],
        hasPage: [Bool],
        detailed: [Int]? = nil,
        seeEntries: [SeeEntry] = [],
        tags: [Tag] = []
    ) {
        self.collection = collection
        self.locale = locale
        self.sections = sections
        self.slugs = slugs
        self.hasPage = hasPage
        self.detailed = detailed ?? collection.items.indices.filter { !collection.items[$0].isPlain }
        self.seeEntries = seeEntries
        self.tags = tags
    }
}

/// A letter of the list, or whatever else divides it.
public struct Section: Hashable, Sendable {
    /// The heading; empty in a collection without sections, which is one list.
    public var label: String
    /// The stem of its page.
    public var slug: String
    /// Its items, as indices of the collection's items; empty where the letter has none.
    public var items: Range<Int>
    /// Its parts when it is too large for one page; else empty. They cover `items` without gap or overlap.
    public var parts: [Part]

    /// Puts a section together from its parts.
    public init(label: String, slug: String, items: Range<Int>, parts: [Part] = []) {
        self.label = label
        self.slug = slug
        self.items = items
        self.parts = parts
    }
}

/// A sub-letter: a part of a section that has its own page.
public struct Part: Hashable, Sendable {
    /// The heading, such as `La–Le`.
    public var label: String
    /// The stem of its page, such as `l.la`.
    public var slug: String
    /// Its items, as indices of the collection's items.
    public var items: Range<Int>

    /// Notes a part.
    public init(label: String, slug: String, items: Range<Int>) {
        self.label = label
        self.slug = slug
        self.items = items
    }
}

/// An alias in its own place in the list, which leads to its item.
public struct SeeEntry: Hashable, Sendable {
    /// The alias.
    public var name: String
    /// The item that it leads to, by index.
    public var item: Int
    /// The section that it stands in, by index.
    public var section: Int
    /// The item that it stands before, by index; the end of its section's range when it stands last.
    public var before: Int

    /// Notes a "see" entry.
    public init(name: String, item: Int, section: Int, before: Int) {
        self.name = name
        self.item = item
        self.section = section
        self.before = before
    }
}

/// A tag and its items.
public struct Tag: Hashable, Sendable {
    /// The tag, as first written.
    public var name: String
    /// The stem of its page.
    public var slug: String
    /// Its items, by index, in page order.
    public var items: [Int]

    /// Notes a tag.
    public init(name: String, slug: String, items: [Int]) {
        self.name = name
        self.slug = slug
        self.items = items
    }
}

extension OrderedCollection {
    /// Those of `detailed` that are in a section.
    public func detailed(in section: Section) -> ArraySlice<Int> {
        let start = detailed.firstIndexOfRest { $0 >= section.items.lowerBound }
        let end = detailed.firstIndexOfRest { $0 >= section.items.upperBound }
        return detailed[start..<end]
    }

    /// Whether its search is cut into shards, so that no page has the whole list at hand.
    public var isSharded: Bool { collection.settings.searchForm == .sharded }
}
