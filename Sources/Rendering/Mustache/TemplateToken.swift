/// A piece of a template's source: a tag, or text within one line.
struct TemplateToken {
    /// What a token is.
    enum Kind {
        /// Text, to the end of its line at most; the line end belongs to it.
        case text
        /// The white space, perhaps none, that a line of the output begins with.
        case indentation
        case variable, unescaped, section, inverted, close, partial, parent, block
        /// A comment or a change of delimiters: nothing is left of it.
        case silent
    }

    /// What it is.
    var kind: Kind
    /// The text, or the name in the tag: a range of the source.
    var range: Range<Int>
    /// Whether the name is looked up to find the template (`{{>*name}}`).
    var isDynamic = false
    /// Where it begins in the source.
    var offset: Int
    /// Whether it is a tag that stands alone on its line, which is then not part of the output.
    var standsAlone = false
    /// The white space before it if it stands alone: a range of the source.
    var indentation = 0..<0
    /// The index of the token that closes it, for a section, a parent or a block.
    var end = 0

    /// Whether its name is that of a value.
    var isValue: Bool {
        switch kind {
        case .variable, .unescaped, .section, .inverted: true
        case .partial, .parent: isDynamic
        default: false
        }
    }

    /// Whether it has a body and a closing tag.
    var opens: Bool {
        switch kind {
        case .section, .inverted, .parent, .block: true
        default: false
        }
    }
}
