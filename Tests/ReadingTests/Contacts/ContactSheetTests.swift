import Directory
import Testing

@testable import Reading

/// Contacts as Google and Outlook export them to CSV.
@Suite struct ContactSheetTests {
    /// The columns of Google's "Google CSV" since 2024.
    private static let google =
        "First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,"
        + "Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,"
        + "Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,"
        + "Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Website 1 - Label,Website 1 - Value,"
        + "Custom Field 1 - Label,Custom Field 1 - Value"

    /// The columns of "Outlook CSV", of Outlook as of Google.
    private static let outlook =
        "First Name,Middle Name,Last Name,Title,Suffix,Nickname,E-mail Address,E-mail 2 Address,E-mail 3 Address,"
        + "Home Phone,Home Phone 2,Business Phone,Business Phone 2,Mobile Phone,Home Fax,Business Fax,Company,Job Title,"
        + "Department,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,Web Page,"
        + "Birthday,Notes,Categories"

    /// A row with some values, the others blank.
    private static func row(_ header: String, _ values: [String: String]) -> String {
        let columns = header.split(separator: ",").map(String.init)
        precondition(values.keys.allSatisfy(columns.contains), "a value without a column")
        return columns.map { values[$0] ?? "" }.joined(separator: ",")
    }

    private func collection(
        _ header: String,
        _ rows: [String: String]...,
        settings: String = ""
    ) throws -> (Directory.Collection, SiteReading) {
        let lines = [header] + rows.map { Self.row(header, $0) }
        let text = "\u{FEFF}" + lines.map { $0 + "\r\n" }.joined()
        return try ContentMap.collection(["people.csv": text, "people.md": "---\n\(settings)\n---\n"])
    }

    @Test func google() throws {
        let (people, reading) = try collection(
            Self.google,
            [
                "First Name": "Ada", "Middle Name": "B.", "Last Name": "Coe", "Organization Name": "Mill & Co",
                "Organization Title": "Engineer", "Organization Department": "Looms", "Birthday": "1985-03-02",
                "Notes": "private", "Labels": "Friends ::: * myContacts", "E-mail 1 - Label": "* Work",
                "E-mail 1 - Value": "ada@example.org ::: coe@example.org", "Phone 1 - Label": "Mobile",
                "Phone 1 - Value": "+44 7700 900123", "Phone 2 - Label": "Work Fax",
                "Phone 2 - Value": "+44 20 7946 0001", "Address 1 - Label": "Home",
                "Address 1 - Formatted": "\"1 Lane\nTown\"", "Website 1 - Label": "Profile",
                "Website 1 - Value": "https://example.org/", "Custom Field 1 - Value": "secret",
            ],
            [
                "First Name": "민수", "Last Name": "김", "Phone 1 - Label": "내선", "Phone 1 - Value": "5",
                "Photo": "https://example.org/p.jpg",
            ],
            [
                "First Name": "花子", "Last Name": "田中", "Phonetic First Name": "はなこ", "Phonetic Last Name": "たなか",
                "Name Prefix": "",
            ],
            ["First Name": "Ann", "Last Name": "Lee", "Name Prefix": "Dr.", "Name Suffix": "Jr."],
            ["Organization Name": "Only & Co"]
        )
        #expect(people.items.map(\.name) == ["Ada B. Coe", "김민수", "田中花子", "Dr. Ann Lee Jr.", "Only & Co"])
        #expect(people.items.map(\.reading) == [nil, nil, "たなか はなこ", nil, nil])
        #expect(people.items[1].image == "https://example.org/p.jpg")
        #expect(people.items.map(\.location.line) == [2, 4, 5, 6, 7])
        #expect(
            people.columns.map { "\($0.key)/\($0.type)" } == [
                "organization/text", "department/text", "job title/text", "mobile/tel", "work fax/text", "phone 내선/tel",
                "work email/email", "website/url",
            ]
        )
        let ada = people.items[0].fields.map { $0?.text }
        #expect(
            ada == [
                "Mill & Co", "Looms", "Engineer", "+44 7700 900123", "+44 20 7946 0001", nil,
                "ada@example.org, coe@example.org", "https://example.org/",
            ]
        )
        let leftOut = [
            "family name", "given name", "home address", "birthday", "categories", "note",
            "Custom Field 1 - Value",
        ]
        #expect(reading.notices.map(\.fact).contains(.columnsLeftOut(leftOut)))
        #expect(reading.notices.map(\.fact).contains(.contactsRecognized(program: "Google Contacts")))
        #expect(reading.lines == [])
    }

    @Test func googleBefore2024() throws {
        let header =
            "Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Family Name Yomi,Nickname,Birthday,"
            + "Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,"
            + "Organization 1 - Type,Organization 1 - Name,Organization 1 - Title"
        let (people, _) = try collection(
            header,
            [
                "Name": "민수 김", "Given Name": "민수", "Family Name": "김", "Group Membership": "* myContacts",
                "E-mail 1 - Type": "* ", "E-mail 1 - Value": "kim@example.org", "Phone 1 - Type": "Work",
                "Phone 1 - Value": "02-123-4567", "Organization 1 - Name": "가나다", "Organization 1 - Title": "부장",
            ]
        )
        #expect(people.items.map(\.name) == ["김민수"])
        #expect(people.columns.map(\.key) == ["organization", "job title", "work phone", "email"])
    }

    /// Some columns of Outlook in other languages: a person's names, company, job, telephones, address, mail, website, and
    /// birthday. In French, the title of a person and of a job have one name.
    @Test(arguments: [
        "Anrede,Vorname,Nachname,Firma,Position,Straße geschäftlich,Ort geschäftlich,Telefon geschäftlich,Telefon privat,"
            + "Mobiltelefon,E-Mail-Adresse,E-Mail 2: Adresse,Webseite,Geburtstag,Notizen",
        "Titre,Prénom,Nom,Société,Titre,Rue (bureau),Ville (bureau),Téléphone (bureau),Téléphone (domicile),Tél. mobile,"
            + "Adresse de messagerie,Adresse de messagerie 2,Page Web,Anniversaire,Notes",
        "Title,Nombre,Apellidos,Organización,Puesto,Calle del trabajo,Ciudad de trabajo,Teléfono del trabajo,Particular,"
            + "Mobile Phone,E-mail Address,Dirección de correo electrónico 2,Página web,Birthday,Notes",
        "肩書き,名,姓,会社名,役職,番地 (会社),市町村 (会社),会社電話,自宅電話,携帯電話,電子メール アドレス,"
            + "電子メール 2 アドレス,Web ページ,誕生日,メモ",
        "호칭(영문),이름,성,회사,직함,근무지 주소 번지,근무지 구/군/시,근무처 전화,집 전화 번호,휴대폰,전자 메일 주소,"
            + "전자 메일 2 주소,웹 페이지,생일,메모",
        "英文称谓,名,姓,单位,职务,商务地址 街道,商务地址 市/县,商务电话,住宅电话,移动电话,电子邮件地址,电子邮件 2 地址,网页,"
            + "生日,附注",
        "頭銜,名字,姓氏,公司,職稱,商務 - 街,商務 - 市/鎮,商務電話,住家電話,行動電話,電子郵件地址,電子郵件 2 地址,網頁,生日,記事",
    ])
    func outlookInOtherLanguages(header: String) throws {
        let row =
            ",Ada,Coe,Mill,Engineer,1 Lane,Town,1,2,3,a@example.org,b@example.org,https://example.org/,1985-03-02,private"
        let (people, reading) = try ContentMap.collection([
            "people.csv": "\(header)\r\n\(row)\r\n",
            "people.md":
                "---\ncolumns: [organization, job title, work address, work phone, home phone, mobile, email, website, birthday]\n---\n",
        ])
        #expect(
            people.items.first?.fields.map { $0?.text } == [
                "Mill", "Engineer", "1 Lane, Town", "1", "2", "3", "a@example.org, b@example.org",
                "https://example.org/",
                "1985-03-02",
            ]
        )
        #expect(["Ada Coe", "CoeAda", "Coe Ada"].contains(people.items.first?.name))
        #expect(reading.notices.contains { $0.fact == .contactsRecognized(program: "Outlook") })
        #expect(!reading.lines.contains { $0.contains("error") })
        // Without `columns`, nothing but what the preset lists is published.
        let (plain, _) = try ContentMap.collection(["people.csv": "\(header)\r\n\(row)\r\n"])
        #expect(!plain.items.contains { $0.fields.contains { $0?.text == "private" } })
    }

    @Test func outlook() throws {
        let (people, reading) = try collection(
            Self.outlook,
            [
                "First Name": "Ada", "Last Name": "Coe", "E-mail Address": "ada@example.org",
                "E-mail 2 Address": "coe@example.org", "Business Phone": "1", "Business Phone 2": "2",
                "Mobile Phone": "+44 7700 900123", "Company": "Mill & Co", "Job Title": "Engineer",
                "Business Street": "1 Lane", "Business City": "Town", "Business Postal Code": "AB1 2CD",
                "Business Country/Region": "UK", "Web Page": "https://example.org/", "Birthday": "0/0/00",
                "Categories": "Friends;Work",
            ],
            ["First Name": "민수", "Last Name": "김", "Birthday": "1985-03-02"],
            settings: "columns: [mobile, work phone, email, work address, birthday, categories]"
        )
        #expect(people.items.map(\.name) == ["Ada Coe", "김민수"])
        #expect(
            people.items[0].fields.map { $0?.text } == [
                "+44 7700 900123", "1, 2", "ada@example.org, coe@example.org", "1 Lane, Town AB1 2CD, UK", nil,
                "Friends, Work",
            ]
        )
        #expect(people.items[1].fields[4] == .text("1985-03-02"))
        #expect(reading.lines == [])
    }

    @Test func aTableOfOnesOwnStaysAsItIs() throws {
        let (people, _) = try collection(
            "First Name,Last Name,E-mail Address,Team",
            ["First Name": "Ada", "Last Name": "Coe", "Team": "Looms"]
        )
        #expect(people.columns.contains { $0.key == "Team" })
        #expect(people.columns.contains { $0.key == "Last Name" })
    }
}
