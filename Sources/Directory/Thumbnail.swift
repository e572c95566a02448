/// A small form of an image, which rows show in its place; another program makes it when it is published.
public struct Thumbnail: Hashable, Sendable {
    /// What neither of its sides exceeds, in pixels: twice the box of a row, so that it is sharp where pixels are small.
    public static let side = 96

    /// Where it goes, relative to the output folder; the name holds a hash of the image's bytes.
    public var path: String
    /// Where the image's bytes are.
    public var source: ImageFile.Content
    /// The place of the image as reports name it.
    public var location: Location
    /// The version of the program that makes it.
    public var program: String

    /// Plans a thumbnail.
    public init(path: String, source: ImageFile.Content, location: Location, program: String) {
        self.path = path
        self.source = source
        self.location = location
        self.program = program
    }
}
