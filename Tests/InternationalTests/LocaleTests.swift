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

    @Test(arguments: [
        ("en", "1234.5", true, "1,234.5"), ("de", "1234.50", true, "1.234,50"), ("de", "-1234567", true, "-1.234.567"),
        ("ko", "0.1234567890123456", true, "0.1234567890123456"), ("en", "2026", false, "2026"),
        ("fr", "12345.25", false, "12345,25"),
        ("en", "123456789012345678901234567890", true, "123,456,789,012,345,678,901,234,567,890"),
    ])
    func decimals(language: String, number: String, isGrouped: Bool, expected: String) {
        #expect(NumberFormat(language: language).text(ofDecimal: number, isGrouped: isGrouped) == expected)
    }

    @Test(arguments: [
        ("ko", "2026. 11. 30."), ("en-GB", "30 November 2026"), ("en", "November 30, 2026"), ("de", "30.11.2026"),
        ("ja", "2026/11/30"), ("zh-Hans", "2026年11月30日"), ("fr", "30 novembre 2026"),
        ("ru", "30 ноября 2026 г."),
    ])
    func days(language: String, expected: String) {
        let format = DateFormat(language: language)
        // Versions of CLDR differ in their spaces.
        let shown = format.text(secondsSince1970: 1_795_996_800, isTimed: false)
        #expect(shown?.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") == expected)
    }

    @Test func timesAndOldDays() {
        let format = DateFormat(language: "de")
        #expect(format.text(secondsSince1970: 1_796_063_400, isTimed: true) == "30.11.2026, 18:30")
        // By the calendar of today, whatever was in use then.
        #expect(format.text(secondsSince1970: -30_610_224_000, isTimed: false) == "01.01.1000")
    }

    @Test func versionsAreThere() {
        #expect(Version.icu.utf8.first.map { (0x30...0x39).contains($0) } == true)
        #expect(!Version.cldr.isEmpty && !Version.unicode.isEmpty)
    }
}
