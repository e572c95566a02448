import Directory
import Reading

extension Theme {
    /// The words of some terms in a language; nil for what it has none.
    public func words(for terms: [InterfaceTerm], language: String) -> [String?] {
        // What is wrong with the texts is said when pages are planned.
        var problems: [Problem] = []
        let texts = TextsLibrary(self, problems: &problems).texts(language: language)
        return terms.map { term in
            let word = texts[term.key]
            if word.isEmpty { return nil }
            return term.frame.map { texts.text($0, "name", word) } ?? word
        }
    }
}
