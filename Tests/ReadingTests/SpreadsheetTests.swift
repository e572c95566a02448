import Directory
import Foundation
import Testing

@testable import Reading

private func read(
    _ bytes: [UInt8],
    sheet: String? = nil,
    _ options: DataOptions = DataOptions()
) -> (table: Table?, problems: [String]) {
    var problems: [Problem] = []
    let located = sheet.map { Located($0, at: Location(path: "_index.md", line: 3, column: 9)) }
    let table = readSpreadsheet(bytes, path: "a.xlsx", sheet: located, options: options, problems: &problems)
    return (table, problems.map(\.text))
}

private func fixture(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Spreadsheets")
    return [UInt8](try Data(contentsOf: folder.appending(path: name)))
}

private func cells(_ table: Table?) -> [[String]]? {
    table?.rows.map { row in row.values.map { $0?.text ?? "·" } }
}

@Suite struct SpreadsheetTests {
    @Test func aFileOfOpenpyxl() throws {
        var options = DataOptions()
        options.header = 3
        let (table, problems) = read(try fixture("staff.xlsx"), options)
        #expect(
            problems == [
                "a.xlsx:4: warning: the formula in J4 has never been computed, so that the cell, and others like it below, "
                    + "are read as blank; open the file in Excel or LibreOffice and save it",
                "a.xlsx:7: warning: the formula in I7 gives #N/A, so that the cell, and others like it below, are read as "
                    + "blank; correct the formula",
            ]
        )
        #expect(
            table?.columns == ["이름", "부서", "입사일", "때", "내선", "우편번호", "비율", "재직", "메모", "합계", "비밀번호"]
        )
        #expect(
            table?.rows.map(\.values) == [
                [
                    .text("김민수"), .text("개발"), .text("2019-03-02"), .text("1990-05-01T13:30:00"),
                    .text("010-1234-5678"),
                    .text("06236"), .text("50.0%"), .boolean(true), .text("첫 줄\n둘째 줄"), nil, .text("x1"),
                ],
                [
                    .text("이지현"), nil, .text("2020-02-29"), .text("09:05:00"), .text("002-1234-5678"), .text("04524"),
                    .text("12.5%"), .boolean(false), .text(" 앞뒤 "), nil, .text("x2"),
                ],
                [
                    .text("\u{C5}ngström"), .text("Forschung"), .text("1900-01-01"), .text("2026-12-31T23:59:59"),
                    .text("000-0000-0025"), .text("00001"), .text("100.0%"), nil, nil, .number("1.1"), .text("x3"),
                ],
            ]
        )
        // Swift's == takes both forms of Å for one.
        #expect(table?.rows[2].values[0]?.text.unicodeScalars.count == 8)
        #expect(table?.rows.map(\.location.text) == ["a.xlsx:4", "a.xlsx:5", "a.xlsx:7"])
        #expect(table?.traits.mapValues(\.isUnlisted) == ["비밀번호": true])
        #expect(table?.notices == [])
    }

    @Test func aFileOfXlsxWriter() throws {
        let (table, problems) = read(try fixture("events.xlsx"))
        #expect(
            problems.map { $0.prefix(60) } == [
                "a.xlsx:2: warning: the formula in F2 gives #DIV/0!, so that ",
                "a.xlsx:4: warning: column 41 has values but no name, and is ",
            ]
        )
        #expect(
            cells(table) == [
                ["Rich bold text", "2026-11-30T20:15:00", "36:00:00", "555-1234", "0.3", "·", "true"],
                ["literal _x0041_", "1904-01-02T00:00:00", "·", "(800) 555-1234", "1e22", "namex", "·"],
                ["far", "·", "·", "·", "·", "·", "·"],
            ]
        )
        #expect(table?.notices == [.sheetTaken("Sheet one", others: 1)])
        #expect(cells(read(try fixture("events.xlsx"), sheet: "Second").table) == [["b"]])
        #expect(read(try fixture("staff.xlsx"), sheet: "표지").table?.columns == ["비밀", "x"])
    }

    @Test func aSheetThatIsNotThere() throws {
        let (table, problems) = read(try fixture("events.xlsx"), sheet: "Third")
        #expect(table == nil)
        #expect(
            problems == [
                "_index.md:3:9: error: there is no sheet 'Third' in the file (there are: 'Sheet one', 'Second'); "
                    + "correct source: {sheet: …}"
            ]
        )
    }

    @Test func aSiteNamesItsSheets() throws {
        let files = [
            "Content/a/_index.md": "---\nsource: {xlsx: ../_book.xlsx, sheet: Second}\n---\n",
            "Content/b/_index.md": "---\nsource: {xlsx: ../_book.xlsx}\ncolumns: [phone]\n---\n",
            "Content/staff.md": "---\nheader: 3\nfillDown: 부서\nrow: [부서, 내선]\n---\n",
        ]
        let data = ["Content/_book.xlsx": try fixture("events.xlsx"), "Content/staff.xlsx": try fixture("staff.xlsx")]
        let reading = try ContentMap(files, data: data).read()
        #expect(reading.problems.allSatisfy { $0.fact.severity == .warning })
        let collections = try #require(reading.site?.collections)
        #expect(
            collections.map { $0.items.map(\.name) } == [
                ["b"], ["Rich bold text", "literal _x0041_", "far"], ["김민수", "이지현", "\u{C5}ngström"],
            ]
        )
        #expect(collections[2].items.map { $0.fields[0]?.text } == ["개발", "개발", "Forschung"])
        #expect(!collections[2].columns.contains { $0.key == "비밀번호" })
        #expect(reading.notices.map(\.fact).contains(.columnsLeftOut(["비밀번호"])))
        #expect(reading.inputs.filter { $0.hasSuffix(".xlsx") }.count == 3)
    }

    @Test(arguments: [
        ("xlsx: none.xlsx", 16, "there is no file 'none.xlsx'; write its path relative to this file"),
        (
            "sheet: One", 17,
            "'source.sheet' is of no use without a file that ends in .xlsx or .xlsm; add one, or remove the setting"
        ),
    ])
    func sourcesThatAreNotThere(setting: String, column: Int, message: String) throws {
        let files = ["Content/a/_index.md": "---\nsource: {\(setting)}\n---\n"]
        #expect(try ContentMap(files).read().lines == ["Content/a/_index.md:2:\(column): error: \(message)"])
    }

    @Test(arguments: [
        // Cells without references, in rows without numbers.
        ("<row><c t='str'><v>name</v></c></row><row><c><v>1</v></c></row>", [["1"]]),
        // Texts in the cell, with runs, pronunciation and entities; white space is kept.
        (
            "<row><c t='inlineStr'><is><t>n</t></is></c></row><row><c t='inlineStr'><is><r><t> a&amp;</t></r>"
                + "<r><t>b_x000A_</t></r><rPh sb='0' eb='1'><t>カナ</t></rPh></is></c></row>",
            [[" a&b\n"]]
        ),
        // Prefixes, cells out of order, attributes of other names.
        (
            "<x:row r='5'><x:c r='B5' t='str'><x:v>b</x:v></x:c><x:c r='A5' t='str'><x:v>a</x:v></x:c></x:row>"
                + "<x:row r='9' ht='3'><x:c r='B9'><x:v>-12.50</x:v></x:c></x:row>",
            [["·", "-12.5"]]
        ),
        // What is blank is passed over; a value that is no number stays as it is.
        (
            "<row/><row><c t='str'><v>a</v></c></row><row><c s='1'/></row><row><c><v></v></c></row><row><c><v>x</v></c></row>"
                + "<row><c t='str'><v> </v></c></row><row><c t='inlineStr'><is><t>\u{3000}</t></is></c></row>",
            [["x"]]
        ),
        (
            "<row><c t='str'><v>a</v></c></row><row><c t='d'><v>2026-11-30T08:00:00</v></c></row>",
            [["2026-11-30T08:00:00"]]
        ),
        (
            "<row><c t='str'><v>a</v></c></row><row><c t='b'><v>1</v></c></row><row><c t='s'><v>0</v></c></row>",
            [["true"], ["가"]]
        ),
    ])
    func rowsOfAnyProgram(rows: String, expected: [[String]]) {
        let texts = "<si><t>\u{1100}\u{1161}</t><rPh><t>x</t></rPh></si>"
        let (table, problems) = read(Archive.workbook(rows: rows, texts: texts).whole)
        #expect(problems == [])
        #expect(cells(table) == expected)
    }

    @Test(arguments: [
        ("General", "45000.25", "45000.25"), ("G/표준", "45000", "45000"), ("0.00E+00", "45000", "45000"),
        ("#,##0.00_);[Red](#,##0.00)", "45000", "45000"), ("0\"명\"", "25", "25"), ("@", "45000", "45000"),
        ("# ?/?", "0.5", "0.5"), ("\"day \"0", "3", "3"),
        ("m/d/yyyy", "45000.75", "2023-03-15"), ("[$-412]yyyy\"년\" m\"월\"", "45000", "2023-03-15"),
        ("yyyy-mm-dd hh:mm", "45000.75", "2023-03-15T18:00:00"), ("h:mm AM/PM", "0.75", "18:00:00"),
        ("mm:ss", "0.001", "00:01:26"), ("[mm]:ss", "0.5", "12:00:00"), ("[h]:mm", "2", "48:00"),
        ("mmm", "1", "1900-01-01"),
        ("aaaa", "62", "1900-03-02"), ("yyyy", "59", "1900-02-28"), ("yyyy", "61", "1900-03-01"), ("yyyy", "-1", "-1"),
        ("yyyy", "9999999", "9999999"), ("0.00%", "0.12345", "12.35%"), ("0%", "1", "100%"),
        ("00000", "123456", "123456"), ("0000", "7.6", "0008"), ("000-0000", "-12", "-000-0012"),
        ("000000\\-0000000", "8001011234567", "800101-1234567"),
        ("[>=100000000]###-####-####;##-####-####", "12345678", "-1234-5678"),
    ])
    func numberFormats(code: String, number: String, expected: String) {
        let format = NumberFormat(code: code)
        let numbers = CellNumbers(formats: [format], countsFrom1904: false)
        #expect(numbers.value(number, style: 0).text == expected)
    }

    @Test(arguments: [
        ("1.1000000000000001", "1.1"), ("0.30000000000000004", "0.3"), ("123456789012345678", "123456789012346000"),
        ("9.9999999999999995E-2", "0.1"), ("1E-3", "0.001"), ("-0", "0"), ("1.5e300", "1.5e300"), ("00.50", "0.5"),
        ("999999999999999.9", "1000000000000000"), ("2E-7", "0.0000002"),
    ])
    func numbersAreThoseThatAreShown(spelled: String, expected: String) throws {
        #expect(try #require(DecimalNumber(spelled)).rounded(toDigits: 15).text() == expected)
    }

    @Test(arguments: ["", "-", "1,5", "1.2.3", "1e", "e5", "1e99999", "NaN", "0x10"])
    func whatIsNoNumber(text: String) {
        #expect(DecimalNumber(text) == nil)
    }
}
