import Directory
import International
import Platform

/// What every step of ordering one collection looks at.
struct Context: Sendable {
    /// The collection's settings.
    let settings: CollectionSettings
    /// The language of its interface texts.
    let language: LanguageTag
    /// The locale of order and sections.
    let locale: LanguageTag
    /// The order of that locale.
    let collator: Collator
    /// How many threads may run.
    let jobs: Int

    /// The label of the section for what no letter takes.
    var otherLabel: String {
        settings.sections.other ?? Self.other(language: language.language)
    }

    /// The alphabetic index that makes the sections; nil where a field does, or there are none.
    var alphabeticIndex: AlphabeticIndex? {
        guard case .name = settings.sections.by else { return nil }
        if let letters = settings.sections.letters {
            return AlphabeticIndex(locale: locale.tag, labels: letters, onlyLabels: true)
        }
        return AlphabeticIndex(
            locale: locale.tag,
            addingLocales: settings.labels.compactMap { LanguageTag(parsing: $0)?.tag },
            labels: settings.sections.tenseOwn && hasHangulLabels ? ["ㄲ", "ㄸ", "ㅃ", "ㅆ", "ㅉ"] : []
        )
    }

    /// Whether the Korean consonants are among the letters.
    var hasHangulLabels: Bool {
        locale.language == "ko" || settings.labels.contains { LanguageTag(parsing: $0)?.language == "ko" }
    }

    /// A label of the alphabetic index as a heading: digraphs in title case (`Ch`), as CLDR has them in capitals.
    func title(ofLabel label: String) -> String {
        settings.sections.letters == nil && label.unicodeScalars.count > 1
            ? label.titleCased(language: locale.tag) : label
    }
}

extension Context {
    /// Looks at a collection for the first time. `language` is its language, else the site's.
    init(_ collection: borrowing Collection, language: String, jobs: Int) {
        settings = collection.settings
        self.jobs = jobs
        let english = LanguageTag.english
        self.language = LanguageTag(parsing: language) ?? english
        locale =
            settings.locale.flatMap(LanguageTag.init(parsing:))
            ?? Self.locale(ofNames: collection.items, language: self.language, jobs: jobs)
        collator = Collator(locale: locale.tag)
    }

    /// The language of the names' main script: the collection's own where it is written in that script, else the one most
    /// often written in it.
    private static func locale(ofNames items: [Item], language: LanguageTag, jobs: Int) -> LanguageTag {
        let stretches = stretches(of: items.count)
        let parts = parallelMap(count: stretches.count, jobs: jobs) { number in
            stretches[number].reduce(into: ScriptCounts()) { counts, item in
                // A plain item, which has no reading, is not copied.
                counts.add(items[item].isPlain ? items[item].name : items[item].reading ?? items[item].name)
            }
        }
        let counts = parts.reduce(into: ScriptCounts()) { $0.add($1) }
        guard let script = counts.main, !language.isWritten(in: script) else { return language }
        return LanguageTag(parsing: script.likelyLanguage) ?? language
    }

    /// "Other" as a heading, by language.
    private static func other(language: String) -> String {
        switch language {
        case "ar": "أخرى"
        case "cs": "Ostatní"
        case "da": "Andet"
        case "de": "Sonstige"
        case "el": "Άλλα"
        case "es": "Otros"
        case "fi": "Muut"
        case "fr": "Autres"
        case "he": "אחר"
        case "hu": "Egyéb"
        case "id", "ms": "Lainnya"
        case "it": "Altro"
        case "ja": "その他"
        case "ko": "기타"
        case "nb", "nn", "no": "Annet"
        case "nl": "Overig"
        case "pl": "Inne"
        case "pt": "Outros"
        case "ro": "Altele"
        case "ru": "Другие"
        case "sk": "Ostatné"
        case "sv": "Övrigt"
        case "th": "อื่นๆ"
        case "tr": "Diğer"
        case "uk": "Інші"
        case "vi": "Khác"
        case "zh": "其他"
        default: "Other"
        }
    }
}
