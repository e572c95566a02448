import Directory
import International

extension OrderedCollection {
    /// The language that the names and texts need for their `lang` on a page in another language; nil where it is the same.
    func language(onPageIn pageLanguage: String) -> String? {
        guard let content = LanguageTag(parsing: locale),
            content.language != LanguageTag(parsing: pageLanguage)?.language
        else { return nil }
        // Keys such as `-u-kn` tell how to sort, which is nothing to a reader.
        let subtags = content.tag.split(separator: "-").prefix { $0 != "u" }
        return subtags.joined(separator: "-")
    }
}
