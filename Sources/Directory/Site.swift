/// Everything that was read: the input of ordering.
public struct Site: Sendable {
    /// The settings of `Content/site.yaml`, with what was found where it is silent.
    public var settings: SiteSettings
    /// The text of the home page (`Content/_index.md`), if there is one.
    public var introduction: Markdown?
    /// The pages: `Content/*.md`.
    public var pages: [Page]
    /// The collections, in the order of their mounts' bytes.
    public var collections: [Collection]
    /// The files of `Static/`, copied as they are.
    public var staticFiles: [StaticFile]
    /// The images that the collections refer to by their paths, in the order of these paths' bytes.
    public var images: [ImageFile]
    /// What the images of the content and of `Static/` became that texts and items show, by the paths that they have there.
    public var contentImages: [String: ImageFile] = [:]
    /// The thumbnails that rows show, in the order of their paths' bytes.
    public var thumbnails: [Thumbnail] = []

    /// Puts a site together from its parts.
    public init(
        settings: SiteSettings,
        introduction: Markdown? = nil,
        pages: [Page] = [],
        collections: [Collection] = [],
        staticFiles: [StaticFile] = [],
        images: [ImageFile] = []
    ) {
        self.settings = settings
        self.introduction = introduction
        self.pages = pages
        self.collections = collections
        self.staticFiles = staticFiles
        self.images = images
    }
}

/// Markdown source and where it stands.
public struct Markdown: Hashable, Sendable {
    /// The source, without its front matter.
    public var source: String
    /// The place of its first line; that of a value in front matter has a column.
    public var location: Location
    /// The column of the data that has it, where only the place of its row is known.
    public var field: String?

    /// Notes a piece of Markdown and its place.
    public init(_ source: String, at location: Location, field: String? = nil) {
        self.source = source
        self.location = location
        self.field = field
    }
}

/// A page of the site beside its collections, such as `about.md`.
public struct Page: Sendable {
    /// Its file name without the ending: `about` becomes `about.html`.
    public var slug: String
    /// Its title: from the front matter, else the first heading, else the file name.
    public var title: String
    /// A sentence for search engines, if the front matter gives one.
    public var description: String?
    /// Its text.
    public var body: Markdown

    /// Puts a page together from its parts.
    public init(slug: String, title: String, description: String? = nil, body: Markdown) {
        self.slug = slug
        self.title = title
        self.description = description
        self.body = body
    }
}

/// A file that is published as it is.
public struct StaticFile: Hashable, Sendable {
    /// Where it is read from, as a path that can be opened.
    public var source: String
    /// Where it goes, relative to the output folder.
    public var path: String

    /// Notes a file to copy.
    public init(source: String, path: String) {
        self.source = source
        self.path = path
    }
}
