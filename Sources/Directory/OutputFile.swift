/// A file of the site that is yet to be written: its path, and how to make its bytes when its turn comes.
///
/// Rendering and searching plan thousands of these; publishing makes, compares and writes them one at a time a thread, so
/// that the site is never in memory as a whole.
public struct OutputFile: Sendable {
    /// Where the bytes come from.
    public enum Content: Sendable {
        /// Made on demand: appended to a buffer, which is empty at first and is reused from file to file.
        case made(@Sendable (inout [UInt8]) -> Void)
        /// Made on demand of inputs, which tell whether the bytes would be the same as those of another time.
        case derived(@Sendable () -> any DerivedContent)
        /// Copied from a file that stands at this path.
        case copied(from: String)
    }

    /// Where it goes, relative to the output folder.
    public var path: String
    /// Where its bytes come from.
    public var content: Content

    /// Plans a file that is made on demand.
    public init(_ path: String, make: @escaping @Sendable (inout [UInt8]) -> Void) {
        self.path = path
        content = .made(make)
    }

    /// Plans a file that is made on demand of what `derive` gives.
    public init(_ path: String, derive: @escaping @Sendable () -> any DerivedContent) {
        self.path = path
        content = .derived(derive)
    }

    /// Plans a copy of a file.
    public init(_ path: String, copying source: String) {
        self.path = path
        content = .copied(from: source)
    }
}

/// Bytes that are known by their inputs: where the same program has the same inputs, the bytes are the same.
public protocol DerivedContent {
    /// Appends all that decides the bytes but the program itself, in a form that no other inputs have.
    func appendInputs(to output: inout [UInt8])
    /// Appends the bytes; fails where something of the content turns out to be wrong only now.
    func appendBytes(to output: inout [UInt8]) throws(Problem)
}
