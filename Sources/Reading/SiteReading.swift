import Directory

/// What was read of a source.
public struct SiteReading: Sendable {
    /// The site; nil where there is nothing that could be read. It may be published only where no problem is an error.
    public var site: Site?
    /// All that is wrong, by place.
    public var problems: [Problem]
    /// What was found where the content leaves it open, in the order in which it was read.
    public var notices: [Notice]
    /// The files that were read, as paths that open them, in the order of their bytes.
    public var inputs: [String]
    /// The version of the program that makes the thumbnails; nil where none are made.
    public var thumbnailProgram: String?
    /// The folder that the places of problems and notices are relative to; empty for the current one.
    public var folder: String
}
