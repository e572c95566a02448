/// A well-formed BCP 47 language tag in canonical form, such as `ko` or `de-u-co-phonebk`.
public struct LanguageTag: Hashable, Sendable {
    /// The tag.
    public let tag: String

    /// Reads a tag; nil where it is not well-formed. Old codes become the new ones (`iw` → `he`), and `_` is taken for `-`.
    public init?(parsing text: String) {
        guard text.utf8.count <= 150, !text.utf8.contains(0) else { return nil }
        guard let tag = ICU.canonicalTag(String(text.map { $0 == "_" ? "-" : $0 })) else { return nil }
        self.tag = tag
    }

    /// The language alone: `ko` of `ko-u-kn`.
    public var language: String {
        String(tag.prefix { $0 != "-" })
    }

    /// Whether ISO 639 knows the language.
    public var isKnown: Bool { ICU.isKnownLanguage(tag) }

    /// The script that the language is written in, as ISO 15924 names it, where the tag or CLDR says.
    public var script: String? {
        ICU.maximizedTag(tag)?.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }.map(String.init)
    }

    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool { ICU.isRightToLeft(tag) }

    /// Whether texts in the language are written in a script, among others.
    public func isWritten(in script: Script) -> Bool {
        switch self.script {
        case "Jpan": [.hiragana, .katakana, .han].contains(script)
        case "Kore": [.hangul, .han].contains(script)
        case "Hans", "Hant": script == .han
        case let code: code == script.code
        }
    }

    /// English.
    public static var english: LanguageTag { LanguageTag(canonical: "en") }

    private init(canonical tag: String) {
        self.tag = tag
    }
}
