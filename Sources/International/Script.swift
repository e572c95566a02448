/// A script (UAX #24), by ICU's number.
public struct Script: RawRepresentable, Hashable, Sendable {
    // ICU never changes the numbers of `UScriptCode`.
    /// What several scripts share: digits, punctuation.
    public static let common = Script(rawValue: 0)
    /// Marks, which take the script of what they stand on.
    public static let inherited = Script(rawValue: 1)
    /// Arabic.
    public static let arabic = Script(rawValue: 2)
    /// Cyrillic.
    public static let cyrillic = Script(rawValue: 8)
    /// Greek.
    public static let greek = Script(rawValue: 14)
    /// Han.
    public static let han = Script(rawValue: 17)
    /// Hangul.
    public static let hangul = Script(rawValue: 18)
    /// Hebrew.
    public static let hebrew = Script(rawValue: 19)
    /// Hiragana.
    public static let hiragana = Script(rawValue: 20)
    /// Katakana.
    public static let katakana = Script(rawValue: 22)
    /// Latin.
    public static let latin = Script(rawValue: 25)
    /// Thai.
    public static let thai = Script(rawValue: 38)

    /// ICU's number of the script.
    public var rawValue: Int32

    /// Names a script by ICU's number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The ISO 15924 code, such as `Hang`.
    public var code: String { ICU.scriptCode(rawValue) }
}

extension Script {
    /// The script that most letters of `texts` are written in; nil where there are no letters.
    public static func main(of texts: some Sequence<String>) -> Script? {
        var counts = ScriptCounts()
        for text in texts { counts.add(text) }
        return counts.main
    }

    /// The language that names in this script suggest for a whole site: Korean, Japanese, else English.
    public var suggestedLanguage: String {
        switch self {
        case .hangul: "ko"
        case .hiragana, .katakana: "ja"
        default: "en"
        }
    }

    /// The language that is most often written in this script, such as `ru` for Cyrillic.
    public var likelyLanguage: String {
        switch self {
        case .hangul: return "ko"
        case .hiragana, .katakana: return "ja"
        default:
            let tag = ICU.maximizedTag("und-" + code).flatMap(LanguageTag.init(parsing:))
            guard let language = tag?.language, language != "und" else { return "en" }
            return language
        }
    }
}
