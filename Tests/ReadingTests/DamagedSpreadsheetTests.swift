import Directory
import Foundation
import Testing

@testable import Reading

private func read(_ bytes: [UInt8]) -> (table: Table?, problems: [String]) {
    var problems: [Problem] = []
    let table = readSpreadsheet(bytes, path: "a.xlsx", problems: &problems)
    return (table, problems.map(\.text))
}

private let header = "<row><c t='str'><v>name</v></c></row>"
private let notSpreadsheet =
    "a.xlsx: error: this is no Excel file, whatever its name says; open it with the program that made it and save it as .xlsx"
private let damaged =
    "a.xlsx: error: this file is damaged or was cut short; open it in Excel, let it be repaired, and save it anew"
private let tooLarge =
    "error: there is more in this file than a spreadsheet can hold; remove what is not shown, or save the sheet as CSV"

@Suite struct DamagedSpreadsheetTests {
    /// The container of Office before 2007, with a stream of some name.
    private static func container(_ name: String) -> [UInt8] {
        let start: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
        return start + [UInt8](repeating: 0, count: 600) + name.utf8.flatMap { [$0, 0] as [UInt8] }
    }

    @Test(arguments: [
        (Array("name,age\n".utf8), notSpreadsheet),
        (Array("<html><table>".utf8), notSpreadsheet),
        ([], notSpreadsheet),
        (Archive(["mimetype": "application/vnd.oasis.opendocument.spreadsheet"]).whole, notSpreadsheet),
        (Archive(["_rels/.rels": "<a/>", "xl/workbook.bin": "x"]).whole, notSpreadsheet),
        (
            Self.container("Workbook"),
            "a.xlsx: error: this is a file of Excel before 2007 (.xls); open it and save it as 'Excel Workbook (.xlsx)'"
        ),
        (
            Self.container("EncryptedPackage"),
            "a.xlsx: error: a password protects this file; save a copy without one (in Excel: File, Info, Protect Workbook)"
        ),
        (Array(Archive.workbook(rows: header).whole.dropLast(40)), damaged),
        (Array(Archive.workbook(rows: header).whole.prefix(100)), damaged),
        (Archive.workbook(rows: header, workbook: "<sheets><sheet name='One' r:id='r9'/></sheets>").whole, damaged),
        (Archive.workbook(rows: header, workbook: "<sheets/>").whole, notSpreadsheet),
        (Archive.workbook(rows: header + "<row></c>").whole, damaged),
        (Archive.workbook(rows: header + "<row><c><v>\u{1}</v></c></row>").whole, damaged),
    ])
    func filesThatAreNoneOrDamaged(bytes: [UInt8], message: String) {
        let (table, problems) = read(bytes)
        #expect(table == nil)
        #expect(problems == [message])
    }

    @Test func aTextThatIsNotThere() {
        let (table, problems) = read(Archive.workbook(rows: header + "<row r='3'><c t='s'><v>7</v></c></row>").whole)
        #expect(table?.rows.count == 0)
        #expect(problems == [damaged.replacing("a.xlsx:", with: "a.xlsx:3:")])
    }

    @Test func filesThatArePartlyEncrypted() {
        var archive = Archive()
        archive.add("_rels/.rels", Array("<a/>".utf8), flags: 1)
        #expect(read(archive.whole).problems.map { $0.prefix(32) } == ["a.xlsx: error: a password protec"])
    }

    @Test func definitionsOfEntitiesAreRefused() {
        var archive = Archive()
        let bomb = "<!DOCTYPE a [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;&a;'>]><a>&b;</a>"
        archive.add("_rels/.rels", Array(bomb.utf8))
        #expect(read(archive.whole).problems == [damaged])
    }

    // A text that is far larger than the file, and a tag that has no end.
    @Test(arguments: ["<c t='str'><v>", "<c "])
    func whatGrowsBeyondMeasureIsRefused(start: String) {
        let rows = header + "<row>" + start + String(repeating: "a", count: 80 << 20)
        let (table, problems) = read(Archive.workbook(rows: rows).whole)
        #expect(table == nil)
        #expect(problems == ["a.xlsx: " + tooLarge] || problems == [damaged])
    }

    @Test func columnsBeyondTheLimit() {
        let far = "<row r='2'><c r='A2'><v>1</v></c><c r='ZZZ2'><v>2</v></c><c r='XFD2'><v>3</v></c></row>"
        #expect(read(Archive.workbook(rows: header + far).whole).table?.rows.map(\.values) == [[.number("1")]])
        let wide = "<row r='1'><c r='A1' t='str'><v>a</v></c><c r='ALM1' t='str'><v>b</v></c></row>"
        let (table, problems) = read(Archive.workbook(rows: wide).whole)
        #expect(table == nil)
        #expect(problems.map { $0.prefix(52) } == ["a.xlsx:1: error: there are more than 1000 columns; m"])
    }

    @Test func filesWithFaultsAtRandomPlaces() {
        var generator = MutationTests.Generator(state: 0x9E37_79B9_7F4A_7C15)
        let rows =
            header
            + "<row r='2'><c r='A2' s='1' t='s'><v>0</v></c></row><row><c t='inlineStr'><is><t>x</t></is></c></row>"
        let styles =
            "<numFmts><numFmt numFmtId='164' formatCode='yyyy'/></numFmts><cellXfs><xf numFmtId='164'/></cellXfs>"
        let pieces = [
            "<", ">", "</", "'", "r='A1'", "<row>", "<c>", "</c>", "&#0;", "&x;", "<v>", "99999999999999999999", "\0",
        ]
        for number in 0..<600 {
            var sheet = Array(rows.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0...sheet.count, using: &generator)
                sheet.insert(contentsOf: Array((pieces.randomElement(using: &generator) ?? "").utf8), at: place)
            }
            let text = number.isMultiple(of: 2) ? String(decoding: sheet, as: UTF8.self) : rows
            var bytes = Archive.workbook(rows: text, texts: "<si><t>a</t></si>", styles: styles).whole
            if !number.isMultiple(of: 2) {
                for _ in 0..<Int.random(in: 1...8, using: &generator) {
                    bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
                        in: 0...255,
                        using: &generator
                    )
                }
                if number % 3 == 0 { bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &generator)...) }
            }
            let (table, problems) = read(bytes)
            #expect(table != nil || !problems.isEmpty, "\(bytes)")
            #expect(table?.rows.allSatisfy { $0.values.count == table?.columns.count } != false, "\(bytes)")
        }
    }
}
