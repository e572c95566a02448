import Directory
import Testing

/// Names, their sections and their order in many locales. Each case is a finished list; its names are put in from the
/// last to the first. The values are those of ICU 72.1 with CLDR 42.
struct SectionTests {
    @Test(arguments: [
        ("da", "A: A-A Auto | Z: Zoo | Æ: Ærø | Ø: Østerbro | Å: Ål, Aarhus"),
        ("nb", "A: Abelvær | Å: Aalesund"),
        ("sv", "A: Aalto | V: Volvo | W: Wien | Y: Übung | Å: Ångström | Ä: Äpple | Ö: Öl"),
        ("fi", "A: Aalto | Y: Yö | Å: Åland | Ä: Äiti | Ö: Öljy"),
        ("de", "A: Ad, Aepfel, Afrika, Äpfel | S: ßtest, Strasse, Straße"),
        ("de-u-co-phonebk", "A: Ad, Aepfel, Äpfel, Afrika"),
        ("pl", "A: Ącki | L: Lublin | Ł: Łódź | Ó: Ósemka | Z: Zebra | Ź: Źrebak | Ż: Żaba"),
        ("cs", "C: Cibule | Č: Čeština | H: Houska | Ch: Chleba | I: Ipsum"),
        ("sk", "A: Auto | Ä: Ä | H: Hora | Ch: Chlieb | O: Oko | Ô: Ôsmy"),
        ("hr", "C: Cvijet | D: Dom | Dž: Džep | L: Lav | Lj: Ljeto | N: Noć | Nj: Njuška"),
        ("hu", "C: Cukor | Cs: Csaba | G: Gabona | Gy: Gyula | S: Sár | Sz: Szeged | Z: Zala | Zs: Zsolt"),
        ("cy", "C: Cymru | Ch: Chwarel | D: Dinas | Dd: Ddraig | L: Lol | Ll: Llanelli"),
        ("mt", "G: Gżira | Għ: Għajn"),
        ("sq", "D: Durrës | Dh: Dhërmi | S: Sarandë | Sh: Shkodër"),
        ("en", "C: Chaos, Charlie | D: Delta | H: Hotel | I: India"),
        ("nl", "I: IJsland, Indië | Y: Yerseke"),
        ("es", "A: Ángel | C: Chile, Cuba | L: Llama, Loro, Luz | N: Nube | Ñ: Ñandú"),
        ("es-u-co-trad", "C: Cuba, Chile | L: Loro, Luz, Llama"),
        ("ru", "Е: Ёлка, Ель, Есть | Ж: Жук | И: Иван | Й: Йод"),
        ("uk", "Г: Гора | Ґ: Ґанок | Є: Європа | Ї: Їжак"),
        ("el", "Α: Άθως, Αίγινα | Ω: Ώρα"),
        ("tr", "I: ısı, Izmir | İ: istanbul, İstanbul, İzmir | Ş: Şeker"),
        ("lt", "I: Yla, Ilga | Q: Quo | W: Wien | X: Xena"),
        ("vi", "A: An | Ă: Ắc, Ăn | Â: Ấn | D: Da | Đ: Đà, Đà Nẵng"),
        ("he", "א: אבא | ש: שלום"),
        ("th", "ก: กา, เกาะ, แกง | ข: โขน | ท: ไทย"),
        ("hi", "क: कमल | ख: खग"),
        ("ja", "あ: ｱｲ, ヴァイオリン | か: カク, がく | た: っと | は: ぱぱ | わ: ヱビス, ん"),
        ("zh", "A: 阿 | B: 北京 | C: 重庆 | Z: 重要, Zoo"),
        ("zh-u-co-stroke", "1劃: 一 | 2劃: 人 | A: Anna"),
        ("en", "#: ★, 3M | A: Ägypten, Apple | Other: Яблоко, 漢字"),
    ])
    func inALocale(locale: String, outline: String) {
        #expect(Sample(outline: outline, locale: locale).outline == outline)
    }

    @Test(arguments: [
        ("ko", "ㄱ: 가방, 까치 | ㄴ: 나비 | ㅅ: 사과 | ㅈ: 짜장면 | ㅎ: 하늘"),
        ("ko", "#: #태그, 3M | ㄱ: 가방 | A: Apple | E: É | Z: zebra | Other: Яблоко, りんご"),
        ("ko-u-kr-latn-hang-hani", "A: Apple | Z: zebra | ㄱ: 가방 | ㅎ: 하늘"),
        ("ko-u-kn", "#: 2장, 9장, 10장 | ㅈ: 제2장, 제10장"),
        ("ko", "#: 10장, 2장, 9장"),
        ("ko", "ㄷ: 대한 민국, 대한 항공, 대한가, 대한민국, 대한항공"),
        ("ko-u-ka-shifted", "ㄷ: 대한가, 대한 민국, 대한민국, 대한 항공, 대한항공"),
        ("ko-u-ka-shifted", "#: ★별, 😀웃음, $100 | ㄷ: \"따옴표\" | ㅊ: 「책」 | N: .NET | Q: ¿Qué?"),
        ("ko-u-ka-shifted-kv-symbol", "ㅂ: ★별 | ㅇ: 😀웃음"),
        ("ko", "#: ¿Qué?, .NET, \"따옴표\", 「책」, ★별, 😀웃음, $100"),
        // Old Hangul is sorted after the modern syllables of its initial.
        ("ko", "ㅅ: 사과 | ㅇ: 옛말 | ㅎ: 한글, \u{1112}\u{119E}\u{11AB}글"),
        // Invisible characters do not count.
        ("ko", "ㄱ: \u{200B}가나 | ㄴ: \u{FEFF}나비 | ㄷ: \u{AD}다리 | ㄹ: \u{202A}라면"),
        // Lone vowels stand with their syllables, clusters with their first consonant, half-width jamo with the full ones.
        ("ko", "ㄱ: ㄱ, ㄳ, 가 | ㄹ: ㄹ, ㄺ, 라 | ㅇ: ㅏ, 아기, ㅗ, 오이, ㅣ, 이"),
        ("ko", "ㄱ: ﾡ, ﾡￂ, 가나 | ㅇ: 아, ￂ"),
    ])
    func inKorean(locale: String, outline: String) {
        #expect(Sample(outline: outline, locale: locale).outline == outline)
    }

    @Test func tenseConsonantsOfTheirOwn() {
        var sample = Sample(outline: "ㄱ: 가방 | ㄲ: 까치, ㄲ | ㄴ: 나비 | ㅈ: 자두 | ㅉ: 짜장면", locale: "ko")
        sample.settings.sections.tenseOwn = true
        #expect(sample.outline == "ㄱ: 가방 | ㄲ: ㄲ, 까치 | ㄴ: 나비 | ㅈ: 자두 | ㅉ: 짜장면")
    }

    @Test func labelsOfOtherLocales() {
        var sample = Sample(outline: "A: Apple | ㄱ: 가방 | か: カ | Other: 漢字", locale: "en")
        sample.settings.labels = ["ko", "ja"]
        #expect(sample.outline == "A: Apple | ㄱ: 가방 | か: カ | Other: 漢字")
        sample.settings.labels = []
        #expect(sample.outline == "A: Apple | Other: 가방, カ, 漢字")
    }

    @Test func lettersOfTheSettings() {
        var sample = Sample(outline: "#: 1 | A: Auto, Cuba | CH: Chile | M: Zoo", locale: "es")
        sample.settings.sections.letters = ["A", "CH", "M"]
        #expect(sample.outline == "#: 1 | A: Auto, Chile, Cuba | M: Zoo")
        // The order of the locale decides whether a digraph is a letter.
        sample.settings.locale = "es-u-co-trad"
        #expect(sample.outline == "#: 1 | A: Auto, Cuba | CH: Chile | M: Zoo")
        sample.settings.sections.letters = ["M", "Q"]
        #expect(sample.ordered().collection.sections.map(\.label) == ["#", "M", "Q"])
    }

    @Test func readingsWin() {
        let japanese: [(String, String?)] = [("東京", "とうきょう"), ("山田", "やまだ"), ("とうきょう", nil), ("漢字", nil)]
        #expect(Sample(read: japanese, locale: "ja").outline == "た: とうきょう, 東京 | や: 山田 | Other: 漢字")
        let chinese: [(String, String?)] = [("长沙", "changsha"), ("单于", "chanyu"), ("长", nil), ("Zoo", nil)]
        #expect(Sample(read: chinese, locale: "zh").outline == "C: 长沙, 单于 | Z: 长, Zoo")
    }

    @Test func symbolsAndNumbersByTheirLabels() {
        var sample = Sample(["Apple", "3M", "#tag", "10", "½ pint", "Яблоко"], locale: "en")
        sample.settings.sections.numbersOwn = true
        sample.settings.sections.symbols = "Symbols"
        sample.settings.sections.other = "Elsewhere"
        #expect(sample.outline == "Symbols: #tag | 0–9: ½ pint, 10, 3M | A: Apple | Elsewhere: Яблоко")
        #expect(sample.ordered().collection.sections.first?.slug == "symbols")
        // Letters before digits.
        sample.settings.locale = "en-u-kr-latn-digit"
        #expect(sample.outline == "Symbols: #tag | 0–9: ½ pint, 10, 3M | A: Apple | Elsewhere: Яблоко")
    }

    @Test func noTwoSectionsHaveOneLabel() {
        var sample = Sample(["Apple", "Avocado", "+", "Яблоко"], locale: "en")
        sample.settings.sections.symbols = "A"
        sample.settings.sections.other = "a"
        #expect(sample.sections.count == 1)
    }

    @Test func itemsNameTheirSections() {
        var sample = Sample(["Apple", "Banana", "Cherry", "Date"], locale: "en")
        sample.items[0].section = "b"
        sample.items[1].section = "Berries"
        sample.items[2].section = "#"
        #expect(sample.outline == "#: Cherry | B: Apple | Berries: Banana | D: Date")
    }

    @Test func sectionsOfAField() {
        var sample = Sample(["김", "이", "박", "최", "정"], locale: "ko")
        sample.columns = [Column(key: "부서", label: "부서")]
        for (index, value) in ["인사", "개발", "인사", nil, "영업"].enumerated() {
            sample.items[index].fields = [value.map { .text($0) }]
        }
        sample.settings.sections.by = .field("부서")
        #expect(sample.outline == "개발: 이 | 영업: 정 | 인사: 김, 박 | Other: 최")
        sample.settings.sections.order = .file
        #expect(sample.outline == "인사: 김, 박 | 개발: 이 | 영업: 정 | Other: 최")
        sample.settings.sections.order = .list(["영업", "개발"])
        #expect(sample.outline == "영업: 정 | 개발: 이 | 인사: 김, 박 | Other: 최")
    }

    @Test func sectionsOfAWithheldFieldOfNumbers() {
        var sample = Sample(["a", "b", "c"], locale: "en")
        sample.withheldColumns = [WithheldColumn(key: "_rank", values: [.text("10"), .text("9"), .text("10")])]
        sample.settings.sections.by = .field("_rank")
        #expect(sample.outline == "9: b | 10: a, c")
        #expect(sample.ordered().collection.collection.withheldColumns.isEmpty)
    }

    @Test func oneListWithoutSections() {
        var sample = Sample(["b", "a"], locale: "en")
        sample.settings.sections.by = .none
        #expect(sample.outline == ": a, b")
        #expect(sample.ordered().collection.sections.map(\.slug) == ["all"])
    }

    @Test func emptyLettersOfTheScriptsInUse() {
        var sample = Sample(["가방"], locale: "ko")
        #expect(sample.ordered().collection.sections.map(\.label).joined() == "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ")
        sample = Sample(["가방", "Wien"], locale: "ko")
        #expect(sample.ordered().collection.sections.count == 14 + 26)
        sample.settings.sections.showEmpty = false
        #expect(sample.ordered().collection.sections.map(\.label) == ["ㄱ", "W"])
    }

    @Test(arguments: [
        (["가방", "나비"], "en", "ko"), (["Äpfel", "Birne"], "de", "de"), (["Apple"], "ko", "en"), (["東京"], "ja", "ja"),
        (["Привет"], "en", "ru"), (["Привіт"], "uk", "uk"), (["北京"], "en", "zh"), (["123"], "fr", "fr"),
        ([], "sv", "sv"),
    ])
    func localeOfTheNames(names: [String], language: String, locale: String) {
        var sample = Sample(names)
        sample.language = language
        #expect(sample.ordered().collection.locale == locale)
    }

    @Test func warnsOnceOfItemsThatNeedAReading() {
        let problems = Sample(["漢字", "東京", "やまだ", "山田", "川", "月", "日", "火"], locale: "ja").ordered().problems
        #expect(problems.count == 1)
        #expect(problems.first?.fact == .readingMissing(count: 7, examples: ["漢字", "東京", "山田", "川", "月"]))
    }
}
