import Platform

/// What a build published: kept in the output folder, so that the next one knows its own files and what has changed.
struct Manifest: Equatable, Sendable {
    /// The files, in the order of publication.
    var files: [PublishedFile] = []
    /// The collections, in the order of their mounts' bytes.
    var collections: [PublishedCollection] = []
}

/// A file as it was published.
struct PublishedFile: Equatable, Sendable {
    /// Its path, relative to the output folder.
    var path: String
    /// Its length in bytes.
    var size: Int
    /// The hash of its bytes.
    var hash: ContentHash
    /// The hash of what they were derived from, where that is known.
    var inputs: ContentHash?
}

/// A collection as it was published, to notice when most of it is suddenly missing.
struct PublishedCollection: Equatable, Sendable {
    /// Its folder, relative to the output folder.
    var mount: String
    /// The number of its items.
    var count: Int
}

/// Whether the bytes of one text stand before those of another; the order of all paths here.
func precedes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
}
