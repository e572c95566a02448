import Directory
import Testing

@testable import Reading

/// Tables byte for byte as programs export them: each must read as the same table.
@Suite struct TableExportTests {
    /// How a program writes Unicode.
    enum Form: Sendable {
        case plain, marked, utf16

        func bytes(_ text: String) -> [UInt8] {
            switch self {
            case .plain: Array(text.utf8)
            case .marked: Array("\u{FEFF}\(text)".utf8)
            case .utf16: "\u{FEFF}\(text)".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
            }
        }
    }

    /// What a file reads as: the cells of the rows (`·` where there is none), and the problems in words.
    private func read(_ bytes: [UInt8], _ name: String, header: Int? = nil) -> (cells: [[String]], problems: [String]) {
        var problems: [Problem] = []
        var options = DataOptions()
        options.header = header
        let table = readTable(bytes, path: name, options: options, problems: &problems)
        let rows = table?.rows.map { row in row.values.map { $0?.text ?? "·" } } ?? []
        return ([table?.columns ?? []] + rows, problems.map(\.text))
    }

    /// A header and rows with a quote, a separator and a line break in cells, a number of a telephone, and a blank cell.
    private static let expected = [
        ["이름", "말", "전화"], ["김민수", "\"예\", 아니오", "010-1234-5678"], ["이서연", "첫 줄\n둘째 줄", "·"],
    ]

    private static let files: [(name: String, form: Form, text: String)] = [
        // Excel, "CSV UTF-8": a mark, CRLF, LF within a cell.
        (
            "excel.csv", .marked,
            "이름,말,전화\r\n김민수,\"\"\"예\"\", 아니오\",010-1234-5678\r\n이서연,\"첫 줄\n둘째 줄\",\r\n"
        ),
        // Excel, "Unicode Text": UTF-16 with a mark, tabs; under a name that says what it is.
        (
            "unicode.tsv", .utf16,
            "이름\t말\t전화\r\n김민수\t\"\"\"예\"\", 아니오\"\t010-1234-5678\r\n이서연\t\"첫 줄\n둘째 줄\"\t\r\n"
        ),
        // For Excel where the comma is that of decimals, with its line that names the separator.
        (
            "sep.csv", .marked,
            "sep=;\r\n이름;말;전화\r\n김민수;\"\"\"예\"\", 아니오\";010-1234-5678\r\n이서연;\"첫 줄\n둘째 줄\";\r\n"
        ),
        // LibreOffice: LF, no mark; and with "Quote all text cells".
        (
            "libre.csv", .plain,
            "이름,말,전화\n김민수,\"\"\"예\"\", 아니오\",010-1234-5678\n이서연,\"첫 줄\n둘째 줄\",\n"
        ),
        (
            "quoted.csv", .plain,
            "\"이름\",\"말\",\"전화\"\n\"김민수\",\"\"\"예\"\", 아니오\",\"010-1234-5678\"\n\"이서연\",\"첫 줄\n둘째 줄\",\n"
        ),
        // Google Sheets: CRLF, none at the end.
        (
            "google.csv", .plain,
            "이름,말,전화\r\n김민수,\"\"\"예\"\", 아니오\",010-1234-5678\r\n이서연,\"첫 줄\n둘째 줄\","
        ),
        // Numbers: columns and rows that were never filled.
        (
            "numbers.csv", .plain,
            "이름,말,전화,\r\n김민수,\"\"\"예\"\", 아니오\",010-1234-5678,\r\n이서연,\"첫 줄\n둘째 줄\",,\r\n,,,\r\n,,,\r\n"
        ),
    ]

    @Test(arguments: files)
    func theSameTable(name: String, form: Form, text: String) {
        let (cells, problems) = read(form.bytes(text), name)
        #expect(problems == [])
        #expect(cells == Self.expected)
    }

    /// Excel, plain "CSV", in Korean Windows: CP949.
    @Test func excelInKorean() {
        let bytes: [UInt8] =
            [0xC0, 0xCC, 0xB8, 0xA7, 0x2C, 0xBA, 0xCE, 0xBC, 0xAD, 0x0D, 0x0A]
            + [0xB1, 0xE8, 0xB9, 0xCE, 0xBC, 0xF6, 0x2C, 0xC0, 0xCE, 0xBB, 0xE7, 0x0D, 0x0A]
        let (cells, problems) = read(bytes, "a.csv")
        #expect(cells == [["이름", "부서"], ["김민수", "인사"]])
        #expect(problems.map { $0.prefix(64) } == ["a.csv: warning: the file is not UTF-8 and is read as CP949; save"])
    }

    /// Excel, plain "CSV", in German Windows: semicolons, decimal commas, Windows-1252.
    @Test func excelInGerman() {
        let text = "Name;Straße;Preis\r\nMüller;\"Groß; und klein\";\"1.234,50 \u{80}\"\r\nJäger;Höhenweg 3;0,5\r\n"
        // All of it is one byte in Windows-1252.
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        let (cells, problems) = read(bytes, "a.csv")
        #expect(
            cells == [
                ["Name", "Straße", "Preis"], ["Müller", "Groß; und klein", "1.234,50 €"],
                ["Jäger", "Höhenweg 3", "0,5"],
            ]
        )
        #expect(problems.count == 1 && problems[0].contains("is read as Windows-1252"), "\(problems)")
    }

    /// Google Sheets, TSV: line breaks and tabs in cells become spaces, and nothing is quoted.
    @Test func googleSheetsWithTabs() {
        let text = "이름\t말\t전화\r\n김민수\t5\" 판, \"예\"\t010-1234-5678\r\n이서연\t첫 줄 둘째 줄\t"
        let (cells, problems) = read(Array(text.utf8), "a.tsv")
        #expect(problems == [])
        #expect(
            cells == [["이름", "말", "전화"], ["김민수", "5\" 판, \"예\"", "010-1234-5678"], ["이서연", "첫 줄 둘째 줄", "·"]]
        )
    }

    /// Numbers, with "Include table names".
    @Test func numbersWithTheNameOfTheTable() {
        let text = "Table 1,,\r\n이름,말,전화\r\n김민수,예,010-1234-5678\r\n"
        let (_, problems) = read(Array(text.utf8), "a.csv")
        #expect(problems.contains { $0.contains("'header'") }, "\(problems)")
        let (cells, none) = read(Array(text.utf8), "a.csv", header: 2)
        #expect(none == [])
        #expect(cells == [["이름", "말", "전화"], ["김민수", "예", "010-1234-5678"]])
    }
}
