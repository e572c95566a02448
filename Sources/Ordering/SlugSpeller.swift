import Directory
import International

/// Spells slugs in the alphabet that a collection asks for, on one thread.
struct SlugSpeller {
    private let transliterator: Transliterator?

    /// Spells as the settings of a collection say.
    init(_ context: Context) {
        transliterator = context.settings.slugs == .ascii ? Transliterator(toASCIIFrom: context.locale.tag) : nil
    }

    /// The plain slug of an item: of its given id, else of its name; never empty.
    func slug(of item: Item) -> String {
        if let id = item.id {
            let slug = slug(of: id)
            if !slug.isEmpty { return slug }
        }
        // A reading says how a name in Han characters sounds, which a transliterator cannot know.
        let text = transliterator == nil ? item.name : item.reading ?? item.name
        let slug = slug(of: text)
        return slug.isEmpty ? Slug.ofCodePoints(item.name) : slug
    }

    /// The plain slug of a text; empty where it has neither letters nor numbers.
    func slug(of text: String, limit: Int = Slug.limit) -> String {
        Slug.plain(spelled(text), limit: limit)
    }

    /// A piece of a file name that is safe already, in the alphabet of the addresses.
    func piece(_ name: String) -> String {
        if transliterator == nil || name.withUTF8Bytes({ $0.isASCII }) { return name }
        let slug = slug(of: name)
        return slug.isEmpty ? Slug.ofCodePoints(name) : slug
    }

    /// The text in the alphabet of the addresses; what cannot be spelled in it becomes white space.
    private func spelled(_ text: String) -> String {
        guard let transliterator, !text.withUTF8Bytes({ $0.isASCII }) else { return text }
        let ascii = transliterator.ascii(text).unicodeScalars.map { $0.isASCII ? $0 : " " }
        return String(String.UnicodeScalarView(ascii))
    }
}
