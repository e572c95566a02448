import Directory
import International

/// The words of the interface in one language.
final class Texts: Sendable {
    /// The language, as a BCP 47 tag.
    let language: String
    /// Whether it is written from right to left.
    let isRightToLeft: Bool

    private let entries: [String: InterfaceText]
    private let pluralRules: PluralRules
    private let numberFormat: NumberFormat
    private let dateFormat: DateFormat

    /// Words in a language; `entries` has those of English where the language lacks one.
    init(language: String, entries: [String: InterfaceText]) {
        self.language = language
        self.entries = entries
        isRightToLeft = LanguageTag(parsing: language)?.isRightToLeft ?? false
        pluralRules = PluralRules(language: language)
        // Which digits are usual (Arabic's) has changed from one version of CLDR to the next, and a browser has its own:
        // these are the same on the page and in the answers that it shows.
        numberFormat = NumberFormat(language: language + "-u-nu-latn")
        dateFormat = DateFormat(language: language + "-u-ca-gregory-nu-latn")
    }

    /// The text of a key; empty where there is none.
    subscript(key: String) -> String {
        switch entries[key] {
        case .plain(let text): text
        case .plural(let forms): forms.first { $0.category == "other" }?.text ?? ""
        case nil: ""
        }
    }

    /// The text of a key with a value in the place of `{placeholder}`.
    func text(_ key: String, _ placeholder: String, _ value: String) -> String {
        filling(placeholder, with: value, in: self[key])
    }

    /// The text of a key in the plural form that a number takes, with the number in the place of `{count}`.
    func text(_ key: String, count: Int) -> String {
        guard case .plural(let forms) = entries[key] else { return text(key, "count", number(count)) }
        let category = pluralRules.category(of: count).rawValue
        let form = forms.first { $0.category == category } ?? forms.first { $0.category == "other" }
        return filling("count", with: number(count), in: form?.text ?? "")
    }

    /// A number with the digits and separators of the language.
    func number(_ number: Int) -> String {
        numberFormat.text(of: number)
    }

    /// A number of the data as it is shown; one with an exponent stays as it is.
    func number(_ spelled: String, isGrouped: Bool) -> String {
        let isPlain = spelled.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
        guard isPlain, spelled.utf8.count <= 40 else { return spelled }
        return numberFormat.text(ofDecimal: spelled, isGrouped: isGrouped)
    }

    /// A date of the data as it is shown: as its own clock shows it; nil where it is none.
    func date(_ text: String) -> String? {
        guard let timestamp = Timestamp(text) else { return nil }
        // A year or month alone is not a day.
        guard text.utf8.count >= "2026-11-30".utf8.count else { return text }
        let isTimed = text.utf8.count > "2026-11-30".utf8.count
        let shown = dateFormat.text(secondsSince1970: timestamp.clockSeconds, isTimed: isTimed)
        return shown.map { isTimed && text.utf8.last == UInt8(ascii: "Z") ? $0 + " UTC" : $0 }
    }

    /// The keys in the order of their bytes, each with its entry.
    var sortedEntries: [(key: String, text: InterfaceText)] {
        entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
    }

    /// The entry of a key.
    func entry(_ key: String) -> InterfaceText? { entries[key] }
}
