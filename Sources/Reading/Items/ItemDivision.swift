/// How the items of a collection stand in the text that introduces it: the setting `items`.
enum ItemDivision: Sendable {
    /// Not at all: each other Markdown file is an item.
    case files
    /// Each begins with a heading.
    case headings
    /// Each is a term of a definition list.
    case terms
    /// As headings or terms, whichever there are more of.
    case auto
}
