/// A `[[…]]` of a text: something that is called by its name, and becomes a link to it.
public struct TermLink: Hashable, Sendable {
    /// What names it: what stands before the first `|`.
    public var target: String
    /// What the link is to say: what stands after the first `|`, else the target.
    public var words: String
    /// The line of the source, from 1.
    public var line: Int
    /// The column of its first bracket, in characters (Unicode scalars), from 1.
    public var column: Int
}
