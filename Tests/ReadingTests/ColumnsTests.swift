import Directory
import Testing

@testable import Reading

/// What columns are taken for, and what is shown of them.
@Suite struct ColumnsTests {
    /// The notices of one data file, without its path.
    private func notices(_ data: String, _ settings: String = "") throws -> [String] {
        let (_, reading) = try ContentMap.collection([
            "Content/site.yaml": "{title: T, language: en}",
            "Content/w/_index.md": "---\n\(settings)\n---\n", "Content/w/a.csv": data,
        ])
        #expect(reading.lines == [])
        return reading.notices.map(\.fact.text)
    }

    @Test(arguments: [
        ("name,summary", "name, summary"),
        ("Title,Slug,Description", "name from 'Title', id from 'Slug', summary from 'Description'"),
        ("name,title", "name; shown as fields: title"),
        ("title,name", "name; shown as fields: title"),
        ("이름,설명", "name from '이름', summary from '설명'"),
        ("부서,성 명*,뜻 풀이", "name from '성 명*', summary from '뜻 풀이'; shown as fields: 부서"),
        ("회사명,이름", "name from '이름'; shown as fields: 회사명"),
        ("氏名,フリガナ,説明,タグ", "name from '氏名', reading from 'フリガナ', summary from '説明', tags from 'タグ'"),
        ("名前,ﾌﾘｶﾞﾅ", "name from '名前', reading from 'ﾌﾘｶﾞﾅ'"),
        ("姓名,拼音,释义", "name from '姓名', reading from '拼音', summary from '释义'"),
        ("Bezeichnung,Beschreibung", "name from 'Bezeichnung', summary from 'Beschreibung'"),
        ("nom,définition,mots-clés", "name from 'nom', summary from 'définition', tags from 'mots-clés'"),
        ("Nombre,Significado", "name from 'Nombre', summary from 'Significado'"),
        ("Nome,Descrição", "name from 'Nome', summary from 'Descrição'"),
        ("Nazwa,Opis", "name from 'Nazwa', summary from 'Opis'"),
        ("Название,Описание", "name from 'Название', summary from 'Описание'"),
        ("Terim,Açıklama", "name from 'Terim', summary from 'Açıklama'"),
        ("الاسم,الوصف", "name from 'الاسم', summary from 'الوصف'"),
        ("Tên,Mô tả", "name from 'Tên', summary from 'Mô tả'"),
        ("FULL_NAME,No.", "name from 'FULL_NAME'; shown as fields: No."),
        ("번호,이름", "name from '이름'; shown as fields: 번호"),
    ])
    func recognized(header: String, expected: String) throws {
        let row = header.split(separator: ",").enumerated().map { "v\($0.offset)" }.joined(separator: ",")
        #expect(try notices("\(header)\n\(row)\n") == [expected])
    }

    @Test(arguments: [
        ("fields: {name: b}", "name from 'b', section, tags; shown as fields: name"),
        ("fields: {tags: section}", "name, tags from 'section'; shown as fields: tags, b"),
        ("fields: {title: b, slug: name}", "name from 'b', id from 'name', section, tags"),
        ("fields: {tags: }", "name, section, tags; shown as fields: b"),
    ])
    func mapped(settings: String, expected: String) throws {
        #expect(try notices("name,tags,section,b\nw,x,y,z\n", settings) == [expected])
    }

    @Test(arguments: [
        ("no,code,who\n1,A,Ada\n2,A,Bob\n3,A,Eve\n", "who"),
        ("mail,who\na@b.example,Ada\nc@d.example,Bob\n", "who"),
        ("day,who\n2026-01-02,Ada\n2026-01-03,Bob\n", "who"),
        ("tel,who\n02-123-4567,Ada\n02-123-4568,Bob\n", "who"),
        ("what,who\nA,Ada\n,Bob\n,Eve\n", "who"),
        // Outlook's title is `Dr.`, where it is filled in at all.
        ("First Name,Title,Phone\nAda,,1\nBob, ,2\n", "First Name"),
        ("See,Fläche\nBodensee,536\nGardasee,370\n", "See"),
    ])
    func chosen(data: String, name: String) throws {
        #expect(try notices(data).first == Notice.Fact.nameColumnChosen(name).text)
    }

    @Test func aColumnOfNamesIsChosenUnlessFilesNameEveryRow() throws {
        let files = ["Content/w/a.csv": "id,who\nx,Ada\ny,Bob\n", "Content/w/x.md": "# X\n"]
        let (some, _) = try ContentMap.collection(files)
        #expect(some.items.map(\.name) == ["Ada", "Bob"])
        let (all, reading) = try ContentMap.collection(
            files.merging(["Content/w/z.md": "---\nid: y\n---\n# Y\n"]) { $1 }
        )
        #expect(all.items.map(\.name) == ["X", "Y"])
        #expect(all.columns.map(\.key) == ["who"])
        #expect(reading.lines == [])
    }

    @Test func aTableWithoutNamesIsOneError() throws {
        let (collection, reading) = try ContentMap.collection(["Content/w/a.csv": "a,b\n1,2\n2,3\n"])
        #expect(
            reading.lines == [
                "Content/w/a.csv:1: error: no column holds names (there are: a, b); set fields: {name: COLUMN}"
            ]
        )
        #expect(collection.items.isEmpty)
    }

    @Test func aColumnThatDoesNotFitItsRoleIsShown() throws {
        #expect(
            try notices("name,date,링크\nA,Q3,없음\nB,Q4,\n") == [
                "'date' is shown as a field, since its values do not fit the role date",
                "'링크' is shown as a field, since its values do not fit the role url",
                "name; shown as fields: date, 링크",
            ]
        )
    }

    @Test func severalColumnsPlayOneRole() throws {
        let table = """
            First Name,Middle,Last Name,Team,Short,Other
            Ada,B.,Coe,Looms,A;B,C
            Ann,,,,,
            민수,,김,가나다,,
            Ken,,田中,,,
            太郎,,山田,,,

            """
        let settings = """
            ---
            fields:
              name: [First Name, Middle, Last Name]
              reading: [Last Name, First Name]
              aliases: [Short, Other]
            sort: Last Name
            ---
            """
        let (collection, reading) = try ContentMap.collection(["people.csv": table, "people.md": settings])
        #expect(reading.lines == [])
        #expect(collection.items.map(\.name) == ["Ada B. Coe", "Ann", "김민수", "Ken 田中", "山田太郎"])
        #expect(collection.items.map(\.reading) == ["Coe Ada", "Ann", "김민수", "田中 Ken", "山田太郎"])
        #expect(collection.items[0].aliases == ["A", "B", "C"])
        #expect(collection.columns.map(\.key) == ["Team"])
        #expect(collection.withheldColumns.map(\.key) == ["Last Name"])
        #expect(
            reading.notices.map(\.fact.text).first
                == "name from 'First Name + Middle + Last Name', reading from 'Last Name + First Name', "
                + "aliases from 'Short + Other'; shown as fields: Team"
        )
    }

    @Test func aJoinedColumnCanBeShownByItself() throws {
        let settings = "---\nfields: {name: [given, Surname]}\ncolumns: [Surname]\n---\n"
        let (collection, reading) = try ContentMap.collection([
            "people.json": #"[{"given": "Ada", "Surname": "Coe"}, {"given": "Ann"}]"#, "people.md": settings,
        ])
        #expect(reading.lines == [])
        #expect(collection.items.map(\.name) == ["Ada Coe", "Ann"])
        #expect(collection.items.map { $0.fields[0]?.text } == ["Coe", nil])
    }

    @Test func columnsThatCannotBeJoined() throws {
        let (_, reading) = try ContentMap.collection([
            "p.csv": "name,a,b,_c\nX,1,2,3\n", "p.md": "---\nfields: {date: [a, b], summary: [a, nope, _c]}\n---\n",
        ])
        #expect(
            reading.problems.map(\.fact) == [
                .wrongSetting(name: "fields.date", expected: .text),
                .unknownColumn(setting: "fields.summary", name: "nope", nearest: nil),
                .hiddenColumn(setting: "fields.summary", name: "_c"),
            ]
        )
    }

    @Test func columnsIsAnOrderedAllowList() throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/site.yaml": "{title: T, language: en}",
            "Content/w/_index.md": "---\ncolumns: [전화: {type: tel, label: 내선}, 부서, 뜻]\n---\n",
            "Content/w/a.csv": "name,부서,주소,전화,뜻\nA,b,c,d,e\n",
        ])
        #expect(reading.lines == [])
        #expect(reading.notices.map(\.fact.text).last == "left out, since 'columns' does not name them: 주소")
        #expect(
            collection.columns == [Column(key: "전화", label: "내선", type: .tel), Column(key: "부서", label: "부서")]
        )
        #expect(collection.items[0].fields == [.text("d"), .text("b")])
        #expect(collection.items[0].summary == "e")
    }

    @Test(arguments: ["name,secret,_key,tags\nA,xyzzy,xyzzy,xyzzy\n", "secret,tags,name,_key\nxyzzy,xyzzy,A,xyzzy\n"])
    func hiddenColumnsNeverLeave(data: String) throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/w/_index.md": "---\nhide: [secret, tags]\n---\n",
            "Content/w/a.csv": data,
            "Content/w/b.md": "---\nsecret: xyzzy\n_mine: xyzzy\n---\n# B\n",
        ])
        #expect(reading.lines == [])
        #expect(!"\(collection)".contains("xyzzy"))
    }

    @Test func aHiddenKeyIsHiddenAtAnyDepth() throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/w/_index.md": "---\ncolumns: [a._b, _c.d, e.f]\n---\n",
            "Content/w/a.json": #"[{"name": "A", "a": {"_b": "xyzzy"}, "_c": {"d": "xyzzy"}, "e": {"f": "1"}}]"#,
        ])
        #expect(
            reading.problems.map(\.fact) == [
                .hiddenColumn(setting: "columns", name: "a._b"), .hiddenColumn(setting: "columns", name: "_c.d"),
            ]
        )
        #expect(!"\(collection)".contains("xyzzy"))
    }

    @Test func withheldColumnsOnlyOrder() throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/w/_index.md": "---\nhide: rank\ncolumns: [a]\nsort: rank\nsections: {by: group}\n---\n",
            "Content/w/a.csv": "id,name,a,rank,group\nx,X,1,20,G\ny,Y,2,10,H\nz,Z,2,10,H\n",
            "Content/w/x.md": "---\nrank: 5\n---\n",
            "Content/w/z.md": "---\ndraft: true\n---\n",
        ])
        #expect(reading.lines == [])
        #expect(collection.columns.map(\.key) == ["a"])
        #expect(collection.items.map(\.name) == ["X", "Y"])
        #expect(collection.items.allSatisfy { $0.fields.count == 1 })
        #expect(collection.withheldColumns.map(\.key) == ["rank", "group"])
        #expect(collection.withheldColumns.map(\.values) == [[.number("5"), .text("10")], [.text("G"), .text("H")]])
    }

    @Test(arguments: [
        (["1", "-2.5", "3e4"], Column.ValueType.number), (["01", "2"], .text), (["1", "x"], .text),
        (["1.", "2"], .text),
        (["2026-01-31", "2026-02-28T10:00:00"], .date), (["2026-02-30"], .text), (["2026/01/31"], .text),
        (["https://a.example/", "HTTP://B.example"], .url), (["www.a.example"], .text), (["https://a b"], .text),
        (["a@b.example"], .email), (["a@b"], .text), (["a@b.example, c@d.example"], .text),
        (["02-123-4567", "010-1234-5678", "+82 2 123 4567", "1588-0000", "(02) 123-4567"], .tel),
        (["978-89-123-4567-8"], .text), (["100-0001"], .text), ([], .text), (["", ""], .text),
    ])
    func types(values: [String], expected: Column.ValueType) throws {
        let data = "name,v\n" + values.map { "A,\"\($0)\"\n" }.joined() + "B,\n"
        let (collection, reading) = try ContentMap.collection(["Content/w/a.csv": data])
        #expect(reading.lines == [])
        #expect(collection.columns.map(\.type) == [expected])
        let isNumber = expected == .number
        #expect(
            collection.items.first?.fields.first
                == values.first.flatMap { $0.isEmpty ? nil : isNumber ? .number($0) : .text($0) }
        )
    }

    @Test(arguments: [
        ("인구", ["1234", "51000000", "7"], true), ("가격", ["1234.5", "1999.0"], true), ("n", ["-1234", "5678"], true),
        ("설립", ["1998", "2024"], false), ("설립", ["2024"], false), ("n", ["51234"], true),
        ("우편", ["10115", "80331"], false), ("사번", ["7", "12345"], false), ("Item No.", ["7", "12345"], false),
    ])
    func yearsAndCodesAreNotGrouped(column: String, values: [String], isGrouped: Bool) throws {
        let data = "name,\(column)\n" + values.map { "A,\($0)\n" }.joined()
        let (collection, _) = try ContentMap.collection(["Content/w/a.csv": data])
        #expect(collection.columns.map(\.type) == [.number])
        #expect(collection.columns.map(\.isGrouped) == [isGrouped])
    }

    @Test func truthValues() throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/w/_index.md": "---\ncolumns: [a, b: {type: boolean}, c]\n---\n",
            "Content/w/a.csv": "name,a,b,c\nA,TRUE,O,true\nB,false,예,x\nC,,maybe,false\n",
        ])
        let warning = Fact.notOfType(.boolean, count: 1, examples: ["maybe"])
        #expect(reading.problems == [Problem(Location(path: "Content/w/a.csv", line: 4), warning, field: "b")])
        #expect(collection.columns.map(\.type) == [.boolean, .boolean, .text])
        #expect(
            collection.items.map(\.fields) == [
                [.boolean(true), .boolean(true), .text("true")], [.boolean(false), .boolean(true), .text("x")],
                [nil, .text("maybe"), .text("false")],
            ]
        )
    }

    @Test func valuesThatADeclaredTypeDoesNotUnderstandAreTold() throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/w/_index.md":
                "---\ncolumns: [b: {type: boolean}, d: {type: date}, n: {type: number}, t: {type: tel}]\n---\n",
            "Content/w/a.csv": "name,b,d,n,t\nA,ja,spring,1,x\nB,nein,2026-01-02,about 3,\nC,ja,,,\nD,yes,2026,,\n",
            "Content/w/e.json": #"[{"name": "E", "b": 1, "d": 2026, "n": 5}]"#,
            "Content/w/f.md": "---\nb: да\nn: 2\n---\n# F",
        ])
        #expect(
            reading.lines == [
                "Content/w/a.csv:2: warning: in 'b': 4 values are no boolean and shown as written: ja, nein, да …; "
                    + "write true or false, yes or no, 1 or 0, or declare another type in 'columns'",
                "Content/w/a.csv:2: warning: in 'd': 3 values are no date and shown as written: spring, 2026 …; "
                    + "write 2026-11-30 or 2026-11-30T18:00, or declare another type in 'columns'",
                "Content/w/a.csv:3: warning: in 'n': 1 value is no number and shown as written: about 3; "
                    + "write digits alone, such as 1234.5, or declare another type in 'columns'",
            ]
        )
        #expect(collection.items.first { $0.name == "E" }?.fields[0] == .boolean(true))
    }

    @Test func declaredTypesShapeValues() throws {
        let (collection, _) = try ContentMap.collection([
            "Content/w/_index.md":
                "---\ncolumns: [l: {type: tags}, d: {type: date}, n: {type: number}, t: {type: text}]\n---\n",
            "Content/w/a.csv": "name,l,d,n,t\nA, a;b ; ,2026. 3. 5.,12,12\n",
        ])
        #expect(
            collection.items[0].fields == [.list(["a", "b"]), .text("2026-03-05"), .number("12"), .text("12")]
        )
    }

    @Test(arguments: [
        ("name,summary,a\nA,s,1\n", "", [RowField.summary]),
        ("name,a,b,c,d\nA,1,2,3,4\n", "", [.column(0), .column(1), .column(2)]),
        ("name\nA\n", "", [.summary]),
        ("name,요점,a\nA,s,1\n", "row: [a, 요점]\nfields: {summary: 요점}", [.column(0), .summary]),
        (
            "name,tags,date,reading,aliases,updated\nA,t,2026-01-01,r,a,2026-01-01\n",
            "row: [tags, date, reading, aliases, updated]", [.tags, .date, .reading, .aliases, .updated]
        ),
        ("name,a\nA,1\n", "row: []", []),
    ])
    func row(data: String, settings: String, expected: [RowField]) throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/w/_index.md": "---\n\(settings)\n---\n", "Content/w/a.csv": data,
        ])
        #expect(reading.lines == [])
        #expect(collection.row == expected)
    }

    @Test func nestedValuesAreNamedByPath() throws {
        let (collection, reading) = try ContentMap.collection([
            "Content/w/_index.md": "---\nfields: {name: title.en}\ncolumns: [place.city]\n---\n",
            "Content/w/a.json": #"[{"title": {"en": "A", "ko": "가"}, "place": {"city": "Seoul"}}]"#,
        ])
        #expect(reading.lines == [])
        #expect(collection.items.map(\.name) == ["A"])
        #expect(collection.items[0].fields == [.text("Seoul")])
    }
}
