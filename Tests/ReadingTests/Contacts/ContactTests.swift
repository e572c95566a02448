import Directory
import Testing

@testable import Reading

private func read(_ bytes: [UInt8], encoding: String? = nil) -> (table: Table?, problems: [String]) {
    var problems: [Problem] = []
    let table = readContacts(bytes, path: "a.vcf", encoding: encoding, problems: &problems)
    return (table, problems.map(\.text))
}

/// The values of each contact as `column: value`, in the order of the columns.
private func contacts(_ text: String) -> [[String]] {
    let (table, problems) = read(Array(text.utf8))
    #expect(problems == [])
    return values(table)
}

private func values(_ table: Table?) -> [[String]] {
    guard let table else { return [] }
    return table.rows.map { row in
        zip(table.columns, row.values).compactMap { column, value in
            switch value {
            case nil: nil
            case .list(let texts)?: "\(column): \(texts.joined(separator: " | "))"
            case let value?: "\(column): \(value.text)"
            }
        }
    }
}

private func card(_ lines: String, version: String = "3.0") -> String {
    "BEGIN:VCARD\r\nVERSION:\(version)\r\n" + lines.split(separator: "\n").map { $0 + "\r\n" }.joined()
        + "END:VCARD\r\n"
}

@Suite struct ContactTests {
    @Test func columnsAreLabelledInTheLanguageOfTheSite() throws {
        let contacts = card(
            "FN:김민수\nTEL;TYPE=WORK:02-1\nTEL;TYPE=CELL:010-1\nORG:가나\nitem1.TEL:3\nitem1.X-ABLabel:내선\n"
        )
        func labels(_ settings: String) throws -> [String] {
            var content = ContentMap([
                "Content/a/_index.md": "---\n\(settings)\n---\n", "Content/a/a.vcf": contacts,
            ])
            content.words = { terms, language in
                terms.map { $0.key == "contactOrganization" ? nil : "\(language) \($0.key) \($0.frame ?? "")" }
            }
            return try #require(try content.read().site).collections[0].columns.map(\.label)
        }
        #expect(try labels("title: A") == ["organization", "ko contactMobile ", "ko contactPhone contactWork", "내선"])
        #expect(
            try labels("language: de\ncolumns: [mobile: {label: Handy}, work phone]")
                == ["Handy", "de contactPhone contactWork"]
        )
    }

    @Test func anExportOfIOS() {
        let text = card(
            """
            PRODID:-//Apple Inc.//iPhone OS 17.5//EN
            N:김;민수;;;
            FN:민수 김
            X-PHONETIC-FIRST-NAME:みんす
            X-PHONETIC-LAST-NAME:きむ
            ORG:가나다 주식회사;개발팀;
            TITLE:책임\\, 개발
            item1.TEL;type=pref:02-123-4567
            item1.X-ABLabel:내선
            TEL;type=CELL;type=VOICE;type=pref:010-1234-5678
            TEL;type=IPHONE;type=CELL;type=VOICE:010-9999-0000
            item2.TEL:1588-0000
            item2.X-ABLabel:_$!<WorkFAX>!$_
            EMAIL;type=INTERNET;type=HOME;type=pref:minsu@example.kr
            item3.URL;type=pref:https://example.kr/
            item3.X-ABLabel:_$!<HomePage>!$_
            ADR;type=HOME;type=pref:;;테헤란로 1\\n2층;강남구;서울;06234;대한민국
            BDAY;value=date;X-APPLE-OMIT-YEAR=1604:1604-03-02
            item4.X-ABDATE;type=pref:2010-05-06
            item4.X-ABLabel:_$!<Anniversary>!$_
            NOTE:긴 메모가 다음
              줄로 이어진다
            """
        )
        #expect(
            contacts(text) == [
                [
                    "name: 김민수", "reading: きむ みんす", "organization: 가나다 주식회사", "department: 개발팀",
                    "job title: 책임, 개발", "mobile: 010-1234-5678 | 010-9999-0000", "work fax: 1588-0000",
                    "phone 내선: 02-123-4567", "home email: minsu@example.kr", "website: https://example.kr/",
                    "family name: 김", "given name: 민수", "home address: 대한민국 서울 강남구 테헤란로 1 2층 (06234)",
                    "birthday: 03-02", "anniversary: 2010-05-06", "note: 긴 메모가 다음 줄로 이어진다",
                ]
            ]
        )
    }

    @Test func anExportOfAndroid() {
        let text = card(
            """
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=ED=99=8D;=EA=B8=B8=EB=8F=99;;;
            FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=ED=99=8D=
            =EA=B8=B8=EB=8F=99
            TEL;CELL;PREF:01011112222
            TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=EB=82=B4=EC=84=A0):123
            TEL;WORK;FAX:021112222
            TEL;X-Direct:5
            EMAIL;WORK:hong@example.com
            X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;의적;1;;;;;;;;;;;;;
            NOTE:two
             words
            AGENT:
            BEGIN:VCARD
            FN:Nobody
            END:VCARD
            """,
            version: "2.1"
        )
        #expect(
            contacts(text) == [
                [
                    "name: 홍길동", "mobile: 01011112222", "work fax: 021112222", "phone 내선: 123", "phone Direct: 5",
                    "work email: hong@example.com", "family name: 홍", "given name: 길동", "nickname: 의적",
                    "note: two words",
                ]
            ]
        )
    }

    @Test func anExportOfGoogle() {
        let text =
            card(
                """
                FN:Ada Lovelace
                N:Lovelace;Ada;King;;
                SORT-STRING:Lovelace Ada
                item1.EMAIL;TYPE=INTERNET:ada@example.org
                item1.X-ABLabel:Club
                TEL;TYPE=HOME:+44 20 7946 0000
                TEL;TYPE=home,voice:+44 20 7946 0000
                item2.ADR:;;12 St James's Square;London;;SW1Y 4LE;UK;
                item2.X-ABLabel:
                PHOTO:https://example.org/ada.jpg
                CATEGORIES:myContacts,Poets\\, and more
                """
            )
            + card("FN:\nORG:Analytical Engines Ltd\nKIND:org") + card("FN:Friends\nX-ADDRESSBOOKSERVER-KIND:group")
            + card("EMAIL:nameless@example.org")
        #expect(
            contacts(text) == [
                [
                    "name: Ada Lovelace", "reading: Lovelace Ada", "home phone: +44 20 7946 0000",
                    "email Club: ada@example.org", "image: https://example.org/ada.jpg", "family name: Lovelace",
                    "given name: Ada", "address: 12 St James's Square, London SW1Y 4LE, UK",
                    "categories: myContacts | Poets, and more",
                ],
                ["name: Analytical Engines Ltd", "organization: Analytical Engines Ltd"],
                ["name: nameless@example.org", "email: nameless@example.org"],
            ]
        )
    }

    @Test func versionFour() {
        let text = card(
            """
            KIND:individual
            FN:Rene van der Harten
            N;SORT-AS="Harten,Rene":van der Harten;Rene,J.;;Sir;R.D.O.N.
            TEL;VALUE=uri;PREF=1;TYPE="voice,work":tel:+1-555-555-5555;ext=5555
            EMAIL;TYPE=work:rene@example.com
            BDAY:19870927T083000-0600
            ANNIVERSARY:--0412
            NICKNAME:Ren,Reni
            RELATED;TYPE=spouse;VALUE=text:Jo
            URL:https://example.com/a\\;b
            """,
            version: "4.0"
        )
        #expect(
            contacts(text) == [
                [
                    "name: Rene van der Harten", "reading: Harten Rene", "work phone: +1-555-555-5555 ext. 5555",
                    "work email: rene@example.com", "website: https://example.com/a;b",
                    "family name: van der Harten", "given name: Rene,J.", "nickname: Ren | Reni",
                    "birthday: 1987-09-27", "anniversary: 04-12", "related: Jo",
                ]
            ]
        )
    }

    @Test(arguments: [
        ("N:山田;太郎;;;\nFN:太郎 山田", "山田太郎"), ("N:山田;太郎;;;\nFN:山田 太郎", "山田 太郎"),
        ("N:박;서연;;;", "박서연"), ("N:ジョーダン;マイケル;;;\nFN:マイケル・ジョーダン", "マイケル・ジョーダン"),
        ("N:Kim;Minsu;;;\nFN:Minsu Kim", "Minsu Kim"), ("N:Curie;Marie;Salomea;Dr.;", "Marie Salomea Curie"),
        ("N:;하늘;;;\nFN:하늘", "하늘"), ("FN:남궁 민", "남궁 민"), ("N:남궁;민;;;\nFN:민 남궁", "남궁민"),
        ("FN:two\\nlines", "two lines"),
    ])
    func names(lines: String, name: String) {
        #expect(contacts(card(lines)).first?.first == "name: " + name)
    }

    /// "김" and "이" in each encoding, as bytes in the file and as quoted-printable.
    @Test func encodings() {
        func file(_ lines: [[UInt8]]) -> [UInt8] {
            Array("BEGIN:VCARD\r\n".utf8) + lines.flatMap { $0 + Array("\r\n".utf8) } + Array("END:VCARD\r\n".utf8)
        }
        let korean: [UInt8] = [0xB1, 0xE8, 0xB9, 0xCE, 0xBC, 0xF6]
        let plain = file([Array("FN:".utf8) + korean])
        let guessed = read(plain)
        #expect(values(guessed.table) == [["name: 김민수"]])
        #expect(
            guessed.problems == [
                "a.vcf: warning: the file is not UTF-8 and is read as CP949; save it as UTF-8, or set 'encoding: CP949'"
            ]
        )
        #expect(read(plain, encoding: "euc-kr").problems == [])
        let declared = read(file([Array("FN;CHARSET=EUC-KR:".utf8) + korean]))
        #expect(values(declared.table) == [["name: 김민수"]])
        #expect(declared.problems == [])
        let text = card("FN;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=95\\=8E=A6", version: "2.1")
        let quoted = read(Array(text.utf8))
        #expect(values(quoted.table) == [["name: 表示"]])
        // A fold within a character.
        let folded = file([Array("FN:".utf8) + [0xEA, 0xB9], [0x20, 0x80]])
        #expect(values(read(folded).table) == [["name: 김"]])
        let wide = Array(card("FN:김").utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(values(read([0xFF, 0xFE] + wide).table) == [["name: 김"]])
        #expect(values(read([0xEF, 0xBB, 0xBF] + Array(card("FN:김").utf8)).table) == [["name: 김"]])
        let broken = read(file([Array("FN;CHARSET=EUC-KR:".utf8) + [0xFF, 0xFF], Array("ORG:a".utf8)]))
        #expect(
            broken.problems == [
                "a.vcf:2: error: this is not CP949; save the file as UTF-8, or name its encoding with 'encoding'"
            ]
        )
    }

    @Test(arguments: [
        ("", ["a.vcf: warning: there is nothing in the file; add records, or remove it"]),
        ("name,phone\n", ["a.vcf:1: warning: this line is no property"]),
        (
            "BEGIN:VCARD\nFN:A\nEND:VCARD\n\nBEGIN:VCARD\nFN:B\n",
            ["a.vcf:5: error: this contact has no end, as a file that was cut short"]
        ),
        ("BEGIN:VCARD\nFN:A\nloose words\nEND:VCARD\n", ["a.vcf:3: warning: this line is no property"]),
        ("BEGIN:VCARD\nFN:A\nPHOTO;ENCODING=b:AAAA\nEND:VCARD\n", ["a.vcf:3: warning: this photo is no image"]),
        ("BEGIN:VCARD\nFN:A\nPHOTO;ENCODING=b:A!\nEND:VCARD\n", ["a.vcf:3: warning: this photo is no image"]),
        ("BEGIN:VCARD\nFN:A\0B\nEND:VCARD\n", ["a.vcf:2: error: there is a character of value 0"]),
    ])
    func problems(text: String, beginnings: [String]) {
        let found = read(Array(text.utf8)).problems
        #expect(found.count == beginnings.count)
        for (problem, beginning) in zip(found, beginnings) { #expect(problem.hasPrefix(beginning), "\(problem)") }
    }

    @Test(.timeLimit(.minutes(1))) func oneWithTensOfThousandsOfValues() {
        let nicknames = (0..<60_000).map { "NICKNAME:n\($0)" }.joined(separator: "\n")
        let (table, problems) = read(Array(card("FN:A\n" + nicknames).utf8))
        #expect(problems == [])
        #expect(table?.columns == ["name", "nickname"])
        let labels = (0..<20_000).map { "i\($0).TEL:\($0)\ni\($0).X-ABLabel:l\($0)" }.joined(separator: "\n")
        let labelled = read(Array(card("FN:A\n" + labels).utf8)).table
        #expect(labelled?.columns.count == Table.columnLimit)
        #expect(labelled?.columns.prefix(2) == ["name", "phone l0"])
    }

    @Test func aLineOfAMegabyte() {
        let note = String(repeating: "가", count: 400_000)
        #expect(contacts(card("FN:A\nNOTE:" + note))[0].last?.utf8.count == 6 + note.utf8.count)
    }

    @Test func settingsMayNameWhatNoContactHas() throws {
        func lines(_ columns: String) throws -> [String] {
            let (collection, reading) = try ContentMap.collection([
                "Content/w/_index.md":
                    "---\ncolumns: [\(columns)]\nfields: {aliases: nickname}\nrow: [mobile, birthday]\nhide: fax\n---\n",
                "Content/w/a.vcf": card("FN:A\nTEL;TYPE=cell:010-1234-5678"),
            ])
            #expect(collection.columns.map(\.key) == ["mobile"])
            return reading.lines
        }
        #expect(try lines("organization, mobile, work phone, birthday, work address") == [])
        #expect(
            try lines("mobile, work fone") == [
                "Content/w/_index.md:2:19: error: 'columns' names 'work fone', but no item has such a column; "
                    + "did you mean 'work phone'?"
            ]
        )
    }
}
