import Directory
import International
import Ordering
import Testing

struct SlugTests {
    @Test(arguments: [
        ("C", "c"), ("C++", "c-plus-plus"), ("C#", "c-sharp"), ("c/c++", "c-c-plus-plus"), (".NET", "dot-net"),
        ("Node.js", "node-js"), ("R&D", "r-and-d"), ("@scope/name", "scope-name"), ("snake_case", "snake_case"),
        ("_private", "private"), ("Don’t  panic", "don-t-panic"), ("--x--", "x"), ("1.2.3", "1-2-3"),
        ("가방 (대)", "가방-대"), ("Ærø", "ærø"), ("ÄPFEL", "äpfel"), ("ＡＢ", "ａｂ"), ("北京", "北京"), ("हिन्दी", "हिन्दी"),
        ("\u{200B}가나", "가나"), ("가\u{7F}나", "가나"), ("가\tB+나", "가b-plus-나"), ("가\u{AD}나", "가나"), ("x\u{202E}y", "xy"),
        ("e\u{200B}\u{301}", "é"),
        ("../etc/passwd", "dot-etc-passwd"), ("/dev/null", "dev-null"), ("..", "dot"), (".htaccess", "dot-htaccess"),
        ("a\\b", "a-b"), ("a%2fb", "a-2fb"), ("a?b#c", "a-b-sharp-c"), ("trailing.", "trailing"),
        ("con.txt", "con-txt"),
        ("!!!", "u21-u21-u21"), ("😀", "u1f600"), ("★", "u2605"), ("😀웃음", "웃음"), ("\u{301}x", "x"),
    ])
    func plainSlug(name: String, slug: String) {
        let found = Sample([name]).slugs[0]
        #expect(Array(found.utf8) == Array(slug.utf8))
    }

    @Test(arguments: ["CON", "aux", "nul", "PRN", "COM1", "LPT9", "com¹", "Index", "index", "All"])
    func namesThatAreTakenGetATail(name: String) {
        let slug = Sample([name]).slugs[0]
        let plain = name.lowerCased()
        #expect(slug.hasPrefix(plain + "-") && slug.utf8.count == plain.utf8.count + 9)
    }

    @Test func pagesAndFilesOfTheSiteAreTakenAtTheRoot() {
        var sample = Sample(["About", "404", "Logo", "People"])
        sample.pages = [Page(slug: "about", title: "About", body: Markdown("", at: Location(path: "about.md")))]
        sample.staticFiles = [StaticFile(source: "logo.html", path: "logo.html")]
        #expect(sample.slugs == ["about", "404", "logo", "people"])
        sample.mount = ""
        let tails = sample.slugs.map { $0.split(separator: "-").count }
        #expect(tails == [2, 2, 2, 1])
    }

    @Test func longNamesAreCutBetweenCharactersAndStayDistinct() {
        let long = String(repeating: "각", count: 100)
        let slugs = Sample([
            long, long + "나", String(repeating: "a", count: 300), "e" + String(repeating: "\u{301}", count: 300),
        ])
        .slugs
        #expect(Set(slugs).count == 4)
        for slug in slugs {
            #expect((slug + ".html").normalized(to: .nfd).utf8.count <= 200)
            #expect(slug.normalized(to: .nfc) == slug)
        }
        #expect(slugs[0].hasPrefix("각각각") && slugs[0].utf8.count > 60)
    }

    @Test func theFirstByCodePointsKeepsThePlainSlug() {
        let slugs = Sample(["Model", "model", "MODEL"]).slugs
        #expect(slugs[2] == "model")
        #expect(slugs[0].hasPrefix("model-") && slugs[1].hasPrefix("model-") && slugs[0] != slugs[1])
        // One more name does not change the tail of another.
        #expect(Sample(["Model", "model", "MODEL", "moDel"]).slugs[0] == slugs[0])
        #expect(Sample(["model", "MODEL", "Model"]).slugs[2] == slugs[0])
    }

    @Test func namesakesTakeAFieldThatDiffers() {
        var sample = Sample(["배", "배", "배"])
        sample.columns = [Column(key: "kind", label: "kind"), Column(key: "gloss", label: "gloss")]
        for (index, gloss) in ["pear", "boat", "belly"].enumerated() {
            sample.items[index].fields = [.text("noun"), .text(gloss)]
        }
        #expect(sample.slugs == ["배", "배-boat", "배-belly"])
        let facts = sample.ordered().problems.map(\.fact)
        #expect(facts == [.sameAddress(count: 2, examples: ["배-boat", "배-belly"])])
        // A telephone number is not for an address.
        sample.columns[1].type = .tel
        #expect(Set(sample.slugs).count == 3)
        #expect(sample.slugs.allSatisfy { !$0.contains("b") || !$0.hasSuffix("boat") })
    }

    @Test func manyNamesakesTakeNumbersInOneGo() {
        let slugs = Sample([String](repeating: "배", count: 30_000)).slugs
        #expect(Set(slugs).count == 30_000)
        #expect(slugs[0] == "배" && slugs[1].hasPrefix("배-") && slugs[2...4] == ["배-2", "배-3", "배-4"])
    }

    @Test func whatIsAnErrorAlreadyIsNoWarningToo() {
        var sample = Sample(["", "", "A", "B"])
        sample.items[2].id = "a"
        sample.items[3].id = "a"
        #expect(sample.ordered().problems.map(\.fact) == [])
        sample.items[3].id = "A"
        #expect(sample.ordered().problems.count == 1)
    }

    @Test func aTailIsNotAnothersPlainSlug() {
        var sample = Sample(["배", "배", "배 boat"])
        sample.columns = [Column(key: "gloss", label: "gloss")]
        sample.items[0].fields = [.text("pear")]
        sample.items[1].fields = [.text("boat")]
        let slugs = sample.slugs
        #expect(slugs[0] == "배" && slugs[2] == "배-boat")
        #expect(Set(slugs).count == 3)
    }

    @Test func namesThatAreOneAfterNFC() {
        let slugs = Sample(["Ångstrom", "\u{212B}ngstrom", "A\u{30A}ngstrom"]).slugs
        #expect(slugs[0] == "ångstrom")
        #expect(Set(slugs).count == 3)
    }

    @Test func givenIDsWin() {
        var sample = Sample(["Seoul", "서울", "Busan"])
        sample.items[1].id = "seoul"
        sample.items[2].id = "Old Name"
        let slugs = sample.slugs
        #expect(slugs[1] == "seoul" && slugs[2] == "old-name")
        #expect(slugs[0].hasPrefix("seoul-"))
    }

    @Test(
        arguments: [
            ("Äpfel", "de", nil, "aepfel"), ("Äpple", "sv", nil, "apple"), ("가방", "ko", nil, "gabang"),
            ("東京", "ja", "とうきょう", "toukyou"), ("Москва", "ru", nil, "moskva"), ("ŁÓDŹ", "pl", nil, "lodz"),
            ("★", "en", nil, "u2605"),
        ] as [(String, String, String?, String)]
    )
    func inASCII(name: String, locale: String, reading: String?, slug: String) {
        var sample = Sample(read: [(name, reading)], locale: locale)
        sample.settings.slugs = .ascii
        #expect(sample.slugs == [slug])
    }

    @Test func slugsOfSections() {
        var sample = Sample(["Zoo", "Č", "Chleba", "!", "Яблоко", "1"], locale: "cs")
        sample.settings.sections.numbersOwn = true
        sample.settings.sections.showEmpty = false
        #expect(sample.ordered().collection.sections.map(\.slug) == ["symbols", "numbers", "č", "ch", "z", "other"])
        sample.settings.slugs = .ascii
        sample.items[3].section = "C"
        #expect(Set(sample.ordered().collection.sections.map(\.slug)).count == 6)
    }

    @Test func foldersOfItemsStayClearOfTheTools() {
        var sample = Sample(["a", "b"])
        sample.items[0].section = "Tags"
        sample.items[1].section = "Con"
        sample.settings.sections.showEmpty = false
        let slugs = sample.ordered().collection.sections.map(\.slug)
        #expect(slugs[1] == "tags" && slugs[0].hasPrefix("con-"))
        sample.settings.itemFolders = true
        #expect(sample.ordered().collection.sections[1].slug.hasPrefix("tags-"))
    }
}
