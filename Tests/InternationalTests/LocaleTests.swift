import International
import Testing

struct LocaleTests {
    @Test(arguments: [
        ("KO-u-KN", "ko-u-kn"), ("iw", "he"), ("zh_TW", "zh-TW"), ("de-u-co-phonebk", "de-u-co-phonebk"),
        ("ko-u-kn-kr-latn-hang-hani", "ko-u-kn-kr-latn-hang-hani"), ("a b", nil), ("", nil), ("ko-", nil), ("12", nil),
    ])
    func tags(text: String, expected: String?) {
        #expect(LanguageTag(parsing: text)?.tag == expected)
    }

    @Test func factsAboutLanguages() {
        #expect(LanguageTag(parsing: "ar")?.isRightToLeft == true)
        #expect(LanguageTag(parsing: "he-u-kn")?.isRightToLeft == true)
        #expect(LanguageTag(parsing: "ko")?.isRightToLeft == false)
        #expect(LanguageTag(parsing: "ko-u-kn")?.language == "ko")
        #expect(LanguageTag(parsing: "ja")?.script == "Jpan")
        #expect(LanguageTag(parsing: "sr-Latn")?.script == "Latn")
        #expect(LanguageTag(parsing: "ko")?.isKnown == true)
        #expect(LanguageTag(parsing: "klingo")?.isKnown == false)
    }

    @Test(arguments: [
        ("en", 1, PluralRules.Category.one), ("en", 0, .other), ("ko", 1, .other), ("ru", 2, .few), ("ru", 5, .many),
        ("ar", 0, .zero), ("ar", 2, .two), ("fr", 0, .one),
    ])
    func plurals(language: String, number: Int, expected: PluralRules.Category) {
        #expect(PluralRules(language: language).category(of: number) == expected)
    }

    @Test(arguments: [("en", "63,681"), ("de", "63.681"), ("ko", "63,681"), ("hi", "63,681"), ("sv", "63\u{A0}681")])
    func numbers(language: String, expected: String) {
        #expect(NumberFormat(language: language).text(of: 63681) == expected)
    }

    @Test func versionsAreThere() {
        #expect(Version.icu.utf8.first.map { (0x30...0x39).contains($0) } == true)
        #expect(!Version.cldr.isEmpty && !Version.unicode.isEmpty)
    }
}
