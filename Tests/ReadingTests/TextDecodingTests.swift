import Directory
import Testing

@testable import Reading

private func decode(_ bytes: [UInt8], _ encoding: String? = nil) -> (text: String?, problems: [String]) {
    var problems: [Problem] = []
    let text = decodeText(bytes, path: "a.csv", encoding: encoding, problems: &problems)
    return (text.map { String(decoding: $0, as: UTF8.self) }, problems.map(\.text))
}

private func guess(_ name: String) -> [String] {
    ["a.csv: warning: the file is not UTF-8 and is read as \(name); save it as UTF-8, or set 'encoding: \(name)'"]
}

@Suite struct TextDecodingTests {
    /// "이름,부서\n김민수,인사\n" as Korean Excel writes it.
    static let korean: [UInt8] = [
        0xC0, 0xCC, 0xB8, 0xA7, 0x2C, 0xBA, 0xCE, 0xBC, 0xAD, 0x0A,
        0xB1, 0xE8, 0xB9, 0xCE, 0xBC, 0xF6, 0x2C, 0xC0, 0xCE, 0xBB, 0xE7, 0x0A,
    ]

    @Test(
        arguments: [
            (Array("가a".utf8), "가a"),
            ([0xEF, 0xBB, 0xBF] + Array("가".utf8), "가"),
            ([0xFF, 0xFE, 0x00, 0xAC, 0x61, 0x00], "가a"),
            ([0xFE, 0xFF, 0xAC, 0x00, 0x00, 0x61], "가a"),
            ([0xE1, 0x84, 0x80, 0xE1, 0x85, 0xA1], "가"),
            ([0xEF, 0xBB, 0xBF], ""),
            ([], ""),
        ] as [([UInt8], String)]
    )
    func byMark(bytes: [UInt8], expected: String) {
        #expect(decode(bytes) == (expected, []))
    }

    @Test(
        arguments: [
            (korean, "이름,부서\n김민수,인사\n", "CP949"),
            // 똠방각하: its first syllable is only in the extension of CP949.
            ([0x8C, 0x63, 0xB9, 0xE6, 0xB0, 0xA2, 0xC7, 0xCF], "똠방각하", "CP949"),
            // "名前,ひらがな\n山田太郎,カタカナ"
            (
                [
                    0x96, 0xBC, 0x91, 0x4F, 0x2C, 0x82, 0xD0, 0x82, 0xE7, 0x82, 0xAA, 0x82, 0xC8, 0x0A,
                    0x8E, 0x52, 0x93, 0x63, 0x91, 0xBE, 0x98, 0x59, 0x2C, 0x83, 0x4A, 0x83, 0x5E, 0x83, 0x4A, 0x83,
                    0x69,
                ], "名前,ひらがな\n山田太郎,カタカナ", "Shift_JIS"
            ),
            // "姓名,部门\n王小明,人事部\n张伟,技术部"
            (
                [
                    0xD0, 0xD5, 0xC3, 0xFB, 0x2C, 0xB2, 0xBF, 0xC3, 0xC5, 0x0A, 0xCD, 0xF5, 0xD0, 0xA1, 0xC3, 0xF7,
                    0x2C,
                    0xC8, 0xCB, 0xCA, 0xC2, 0xB2, 0xBF, 0x0A, 0xD5, 0xC5, 0xCE, 0xB0, 0x2C, 0xBC, 0xBC, 0xCA, 0xF5,
                    0xB2,
                    0xBF,
                ], "姓名,部门\n王小明,人事部\n张伟,技术部", "GB 18030"
            ),
            (
                Array("name\nJos".utf8) + [0xE9] + Array("\nM".utf8) + [0xFC] + Array("ller\n".utf8),
                "name\nJosé\nMüller\n", "Windows-1252"
            ),
            ([0x61, 0x00, 0x2C, 0x00, 0x00, 0xAC, 0x0A, 0x00], "a,가\n", "UTF-16"),
            ([0x00, 0x61, 0x00, 0x2C, 0xAC, 0x00, 0x00, 0x0A], "a,가\n", "UTF-16"),
        ] as [([UInt8], String, String)]
    )
    func byGuess(bytes: [UInt8], expected: String, name: String) {
        #expect(decode(bytes) == (expected, guess(name)))
        // The name in the message is one that the setting takes.
        #expect(name == "UTF-16" || decode(bytes, name) == (expected, []))
    }

    @Test(arguments: ["cp949", "EUC-KR", "windows_949", "MS949", "ks_c_5601-1987"])
    func bySetting(name: String) {
        #expect(decode(Self.korean, name) == ("이름,부서\n김민수,인사\n", []))
    }

    @Test func aMarkWinsOverTheSetting() {
        #expect(decode([0xEF, 0xBB, 0xBF] + Array("가".utf8), "cp949") == ("가", []))
    }

    private static let advice = "save the file as UTF-8, or name its encoding with 'encoding'"

    @Test(
        arguments: [
            // A UTF-8 file with one byte that is wrong is not taken for another encoding.
            (Array("이름\n김\n".utf8) + [0xFF] + Array("이\n".utf8), nil, "a.csv:3: error: this is not UTF-8; \(advice)"),
            ([0x61, 0x0A, 0xFF, 0xFF, 0x0A], nil, "a.csv:2: error: this is neither UTF-8 nor CP949; \(advice)"),
            // The line where the likelier encoding ends.
            (korean + [0xFF, 0xFF], nil, "a.csv:3: error: this is neither UTF-8 nor CP949; \(advice)"),
            ([0x0D, 0x0A, 0x61, 0x0D, 0xC0], "utf-8", "a.csv:3: error: this is not UTF-8; \(advice)"),
            ([0xEF, 0xBB, 0xBF, 0x0A, 0xC0], nil, "a.csv:2: error: this is not UTF-8; \(advice)"),
            ([0xFF, 0xFE, 0x0A, 0x00, 0x00, 0xD8], nil, "a.csv:2: error: this is not UTF-16; \(advice)"),
            ([0xFF, 0xFE, 0x61], nil, "a.csv:1: error: this is not UTF-16; \(advice)"),
            (
                [0x61], "klingon",
                "a.csv: error: there is no encoding 'klingon'; use a name such as utf-8, utf-16, cp949, shift_jis, gb18030 or windows-1252"
            ),
            (
                [0x61, 0x0A, 0x00, 0x62], nil,
                "a.csv:2: error: there is a character of value 0, which text does not have; export the file again as text in UTF-8"
            ),
            (
                [0x50, 0x4B, 0x03, 0x04, 0x00], nil,
                "a.csv: error: this is a ZIP archive (as .xlsx is), not text; give it the ending .xlsx if it is an Excel file, "
                    + "or save the table as 'CSV UTF-8'"
            ),
        ] as [([UInt8], String?, String)]
    )
    func errors(bytes: [UInt8], encoding: String?, expected: String) {
        #expect(decode(bytes, encoding) == (nil, [expected]))
    }
}
