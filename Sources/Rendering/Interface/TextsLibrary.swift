import Directory
import International
import Reading

/// The words of the interface in every language of the theme.
struct TextsLibrary: Sendable {
    /// The language whose words stand in for those that another lacks.
    private static let fallback = "en"

    /// Words by the name of their file, such as `zh-Hant`.
    private let languages: [String: [String: InterfaceText]]

    /// Reads the files `strings/LANGUAGE.json` of a theme; a site's own file need hold only the words that it changes. Words
    /// that neither the theme nor any of the templates has are warned of.
    init(_ theme: Theme, shownBy templates: TemplateSet? = nil, problems: inout [Problem]) {
        var languages: [String: [String: InterfaceText]] = [:]
        var known: Set<String> = []
        let shown = (templates?.templates ?? []).flatMap(\.uses).flatMap {
            $0.name.split(separator: ".").map(String.init)
        }
        for file in theme.textFiles {
            let name = String(file.path.dropFirst("strings/".count).dropLast(".json".count))
            let words = file.isBuiltIn ? nil : known.union(shown)
            let texts = readInterfaceTexts(file.bytes, path: file.source, known: words, problems: &problems)
            if file.isBuiltIn { known.formUnion(texts.keys) }
            languages[name, default: [:]].merge(texts) { _, own in own }
        }
        self.languages = languages
    }

    /// The keys of all words, in the order of their bytes.
    var keys: [String] {
        Set(languages.values.flatMap(\.keys)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
