import Directory
import Testing

@testable import Reading

@Suite struct SiteReaderTests {
    @Test func aFolderWithACSVFileBecomesASite() throws {
        let reading = try ContentMap([
            "Content/site.yaml": "title: 우리 회사\n",
            "Content/people.csv": "이름,설명,전화,부서\n김민수,개발자,02-123-4567,인사팀\n이영희,,02-123-4568,총무팀\n",
            "Content/people.md": "---\ntitle: 사람들\n---\n우리 사람들.\n",
            "Content/about.md": "# 소개\n\n안녕하세요.\n",
            "Content/words/가방.md": "# 가방\n\n물건을 *넣는* 것.\n",
            "Static/CNAME": "example.org",
        ]).read()
        #expect(reading.lines == [])
        let site = try #require(reading.site)
        #expect(site.settings.title == "우리 회사")
        #expect(site.settings.language == "ko")
        #expect(site.pages.map(\.slug) == ["about"])
        #expect(site.pages.map(\.title) == ["소개"])
        #expect(site.pages.map(\.body.source) == ["\n\n안녕하세요.\n"])
        #expect(site.staticFiles.map(\.path) == ["CNAME"])
        #expect(site.collections.map(\.mount) == ["people/", "words/"])

        let people = site.collections[0]
        #expect(people.title == "사람들")
        #expect(people.introduction?.source == "우리 사람들.\n")
        #expect(people.items.map(\.name) == ["김민수", "이영희"])
        #expect(people.items.map(\.summary) == ["개발자", nil])
        #expect(
            people.columns == [Column(key: "전화", label: "전화", type: .tel), Column(key: "부서", label: "부서")]
        )
        #expect(people.items[0].fields == [.text("02-123-4567"), .text("인사팀")])
        #expect(people.row == [.summary])

        let word = try #require(site.collections[1].items.first)
        #expect(word.name == "가방")
        #expect(word.summary == "물건을 넣는 것.")
        #expect(word.body?.source == "\n\n물건을 *넣는* 것.\n")
        #expect(word.location == Location(path: "Content/words/가방.md", line: 1))
    }

    @Test func aSettingThatMendsAFileIsToldWhereItStands() throws {
        let notice = Notice(
            Location(path: "list.csv"),
            .settingsNeedFolder(file: "list.csv", settings: "list/_index.md")
        )
        let row = "The list\nname,phone\nAda,1\n"
        let alone = try ContentMap(["list.csv": row]).read("list.csv")
        #expect(alone.lines.contains { $0.contains("set 'header'") })
        #expect(alone.notices.contains(notice))
        // What settings do not mend is told without it, and so is what stands in a folder.
        #expect(try !ContentMap(["list.csv": "name,\"a\n"]).read("list.csv").notices.contains(notice))
        let folder = try ContentMap(["list.csv": row]).read()
        #expect(folder.lines == alone.lines && !folder.notices.contains { $0.fact == notice.fact })
        let mended = try ContentMap(["list.csv": row, "list/_index.md": "---\nheader: 2\n---\n"]).read()
        #expect(mended.lines == [])
    }

    @Test func oneDataFileBecomesASite() throws {
        let reading = try ContentMap(["people.csv": "Name,Phone\nAda,1\nGrace,2\n"]).read("people.csv")
        #expect(reading.lines == [])
        let site = try #require(reading.site)
        #expect(site.settings.title == "people")
        #expect(site.settings.language == "en")
        #expect(site.collections.map(\.mount) == [""])
        #expect(site.collections[0].items.map(\.name) == ["Ada", "Grace"])
        #expect(
            reading.notices.map(\.text) == [
                "people.csv: note: name from 'Name'; shown as fields: Phone",
                "people.csv: note: title 'people', from the name of the folder or file (set title for another)",
                "people.csv: note: language 'en', guessed from the names (set language for another)",
            ]
        )
    }
}
