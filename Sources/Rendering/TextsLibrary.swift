import Directory
import International

/// The words of the interface in every language of the theme.
struct TextsLibrary: Sendable {
    /// The language whose words stand in for those that another lacks.
    private static let fallback = "en"

    private let languages: [String: [String: InterfaceText]]

    /// Words by the name of their file, such as `zh-Hant`.
    init(_ languages: [String: [String: InterfaceText]]) {
        self.languages = languages
    }

    /// The words of a language, given as a BCP 47 tag: from the files of the tag itself, of its language and script, of its
    /// language, and of English, whichever has the word first.
    func texts(language: String) -> Texts {
        let tag = LanguageTag(parsing: language)
        let plain = tag?.language ?? Self.fallback
        let scripted = tag?.script.map { "\(plain)-\($0)" }
        var entries: [String: InterfaceText] = [:]
        for name in [Self.fallback, plain, scripted, tag?.tag] {
            guard let name, let words = languages[name] else { continue }
            entries.merge(words) { _, closer in closer }
        }
        return Texts(language: language, entries: entries)
    }
}
