import Directory
import Testing

@testable import Reading

/// What of contacts is published.
@Suite struct ContactCollectionTests {
    private let contact = """
        BEGIN:VCARD
        VERSION:3.0
        N:김;민수;;;
        ORG:가나다
        TEL;TYPE=CELL:010-1234-5678
        TEL;TYPE=WORK:114
        TEL;TYPE=WORK:119
        EMAIL:a@example.kr
        item1.TEL:5
        item1.X-ABLabel:내선
        URL:https://example.kr
        ADR:;;테헤란로 1;강남구;서울;06234;
        BDAY:1985-03-02
        NICKNAME:민민
        NOTE:비밀
        END:VCARD

        """

    @Test func onlyTheUsualColumnsAreShown() throws {
        let (collection, reading) = try ContentMap.collection(["people.vcf": contact])
        #expect(
            collection.columns.map { "\($0.key)/\($0.label)/\($0.type)" } == [
                "organization/organization/text", "mobile/mobile/tel", "work phone/work phone/tel", "phone 내선/내선/tel",
                "email/email/email", "website/website/url",
            ]
        )
        let item = try #require(collection.items.first)
        #expect(item.name == "김민수")
        #expect(item.link == nil)
        #expect(item.aliases == [])
        #expect(item.fields[2] == .list(["114", "119"]))
        let leftOut = ["family name", "given name", "nickname", "address", "birthday", "note"]
        #expect(reading.notices.map(\.fact).contains(.columnsLeftOut(leftOut)))
    }

    @Test func settingsAskForMore() throws {
        let settings = """
            ---
            columns: [{birthday: {label: 생일}}, mobile]
            fields: {aliases: nickname, reading: family name}
            ---
            """
        let (collection, reading) = try ContentMap.collection(["people.vcf": contact, "people.md": settings])
        #expect(reading.lines == [])
        #expect(collection.columns.map { "\($0.label)/\($0.type)" } == ["생일/date", "mobile/tel"])
        #expect(collection.items.first?.aliases == ["민민"])
        #expect(collection.items.first?.reading == "김")
    }
}
