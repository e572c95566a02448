/// A file that was made and compared with what stands in the output folder.
struct PreparedFile: Sendable {
    /// What is to become of what stands there.
    enum Change: Sendable {
        /// It is as it should be.
        case none
        /// Nothing stands there; the file is in the staging folder.
        case added
        /// Something else stands there; the file is in the staging folder.
        case changed
    }

    /// Its path, size and hash.
    var file: PublishedFile
    /// What is to become of what stands there.
    var change: Change
    /// Whether it was changed after the last manifest was written, and is as it should be nevertheless.
    var isTouched = false
}
