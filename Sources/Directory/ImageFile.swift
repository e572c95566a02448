/// An image that the content refers to and that is published with the site.
public struct ImageFile: Hashable, Sendable {
    /// Where its bytes are.
    public enum Content: Hashable, Sendable {
        /// In a file, by a path that opens it.
        case file(String)
        /// Here: they stood within a file of another kind.
        case bytes([UInt8])
    }

    /// Its width and height.
    public struct Size: Hashable, Sendable {
        /// In pixels.
        public var width: Int
        /// In pixels.
        public var height: Int

        /// Notes a size.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// The folder of the output that images are put into.
    public static let folder = "assets/images/"

    /// Where it goes, relative to the output folder; the name holds a hash of the bytes.
    public var path: String
    /// Where its bytes are.
    public var content: Content
    /// Its size, where its format says so.
    public var size: Size?
    /// Where a thumbnail of it goes, relative to the output folder; nil where it needs none.
    public var thumbnailPath: String?

    /// Notes an image.
    public init(path: String, content: Content, size: Size?, thumbnailPath: String? = nil) {
        self.path = path
        self.content = content
        self.size = size
        self.thumbnailPath = thumbnailPath
    }
}
