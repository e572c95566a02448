import Directory
import Testing

@Suite struct WordsTests {
    private func message(naming name: String) -> String {
        Problem(Location(path: "a.md"), .unknownTerm(name, isSee: true)).message
    }

    @Test func namesOfTheContentCannotSteerATerminal() {
        #expect(
            message(naming: "a\u{1B}[2Jb\nc\td\u{9B}")
                == #"nothing is called 'a\u{1B}[2Jb\nc\td\u{9B}'; correct the name, or add the item"#
        )
        #expect(message(naming: "a\u{202E}txt\u{2066}").contains(#"'a\u{202E}txt\u{2066}'"#))
        // Joiners belong to words and emoji, and right-to-left names need no marks of ours.
        #expect(message(naming: "می\u{200C}خواهم 👩‍💻").contains("'می\u{200C}خواهم 👩‍💻'"))
    }

    @Test func longNamesAreCut() {
        let name = String(repeating: "가", count: 10_000)
        #expect(message(naming: name).contains("'" + String(repeating: "가", count: 120) + "…'"))
        #expect(
            message(naming: String(repeating: "a", count: 120)).contains("'" + String(repeating: "a", count: 120) + "'")
        )
        // A letter with ten thousand accents is one character, and long all the same.
        #expect(message(naming: "e" + String(repeating: "\u{301}", count: 10_000)).unicodeScalars.count < 300)
    }

    @Test func soAreThoseInListsAndOfColumns() {
        let long = String(repeating: "x", count: 500)
        let fact = Fact.data(.severalListsInRecords(keys: ["a\nb", long]))
        let message = Problem(Location(path: "a.json"), fact, field: "c\u{1B}" + long).message
        #expect(message.hasPrefix(#"in 'c\u{1B}x"#))
        #expect(message.contains(#"'a\nb', 'xxx"#))
        #expect(message.utf8.count < 500)
        #expect(message.contains("…', ") || message.contains("…';"))
    }

    @Test func pathsAreWholeAndPrintable() {
        let path = String(repeating: "folder/", count: 40) + "a\nb.csv"
        let place = Location(path: path, line: 3)
        #expect(place.text == String(repeating: "folder/", count: 40) + #"a\nb.csv:3"#)
        #expect(Problem(Location(path: "b"), .sameName("n", first: place)).message.contains(place.text))
        #expect(place.path == path)
    }

    @Test func noticesAreToldLikewise() {
        let notice = Notice(Location(path: "a"), .titleTaken("a\u{7}b"))
        #expect(notice.text.contains(#"title 'a\u{7}b'"#))
        #expect(Notice(Location(path: "a"), .columns(roles: [], shown: ["b"])).text == "a: note: shown as fields: b")
    }

    @Test func namesForProgramsAreThoseOfTheFacts() {
        #expect(Fact.data(.malformedJSON(reason: "")).code == "malformed-json")
        #expect(Fact.data(.jsonLines).code == "json-lines")
        #expect(Fact.sameID("a", first: Location(path: "b")).code == "same-id")
        #expect(Fact.nameNotUTF8.code == "name-not-utf8")
        #expect(Fact.brokenLink("a").code == "broken-link")
        #expect(Fact.missingName.code == "missing-name")
    }
}
