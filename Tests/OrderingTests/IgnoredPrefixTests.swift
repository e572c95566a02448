import Directory
import Testing

struct IgnoredPrefixTests {
    @Test(arguments: [
        (
            "en", ["the", "a", "an"],
            "#: The 1975 | A: A, A L E X, A-ha | B: The Beatles | H: An Hour | T: The The, Theory"
        ),
        ("en", ["THE "], "B: the  Beatles | T: The"),
        ("ko", ["(주)"], "ㅅ: (주)삼성, (주) 서울"),
        ("fr", ["l'"], "E: L’eau, l'étoile | L: Loup"),
        ("en", ["C++"], "L: C++ Library"),
    ])
    func listed(locale: String, prefixes: [String], outline: String) {
        var sample = Sample(outline: outline, locale: locale)
        sample.settings.ignoredPrefixes = .list(prefixes)
        #expect(sample.outline == outline)
    }

    @Test(arguments: [
        ("en", "A: A | H: An Hour | T: Thebes, The Times"),
        ("fr", "E: L’eau | L: Le, Lessive | M: La Mer | N: Une Nuit"),
        ("de", "D: Die | H: Das Haus | K: Ein Kind"),
        ("es", "C: El Cid | L: Lago, Las Lomas"),
        ("it", "A: L'amore | G: Il Gattopardo | S: Lo straniero"),
        ("pt", "C: O Cortiço | M: Os Maias | O: Orfeu"),
        ("nl", "A: 't Achterhuis | D: Den Haag | H: Het huis"),
        ("ar", "ا: أحمد, الله | ك: الكتاب, كتاب | م: المدرسة"),
        ("ko", "ㄱ: 주식회사 가나 | ㄴ: (주)나라, ㈜누리 | ㄷ: （주）다음 | ㅈ: 주식 | ㅎ: (재) 하나, 사단법인 한글"),
        ("sv", "D: Den | E: En dag"),
    ])
    func ofTheLanguage(locale: String, outline: String) {
        var sample = Sample(outline: outline, locale: locale)
        sample.settings.ignoredPrefixes = .automatic
        #expect(sample.outline == outline)
    }

    @Test func aReadingIsTakenAsItIs() {
        var sample = Sample(read: [("The Who", "The Who"), ("The Kinks", nil)], locale: "en")
        sample.settings.ignoredPrefixes = .automatic
        #expect(sample.outline == "K: The Kinks | T: The Who")
    }

    @Test func offByDefault() {
        #expect(Sample(["The Beatles"], locale: "en").outline == "T: The Beatles")
    }
}
