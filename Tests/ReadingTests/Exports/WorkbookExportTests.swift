import Directory
import Testing

@testable import Reading

/// The parts of Excel files as programs write them; each must read as the same table.
@Suite struct WorkbookExportTests {
    private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    private static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    private static let package = "http://schemas.openxmlformats.org/package/2006/relationships"
    private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\r\n"

    private static func relationships(_ targets: [(id: String, kind: String, target: String)]) -> String {
        head + "<Relationships xmlns=\"\(package)\">"
            + targets.map { "<Relationship Id=\"\($0.id)\" Type=\"\(office)/\($0.kind)\" Target=\"\($0.target)\"/>" }
            .joined()
            + "</Relationships>"
    }

    /// Excel: shared texts with runs, styles with a built-in date, attributes of later versions.
    private static let excel = [
        "_rels/.rels": relationships([
            ("rId3", "extended-properties", "docProps/app.xml"), ("rId1", "officeDocument", "xl/workbook.xml"),
        ]),
        "xl/workbook.xml": head + """
            <workbook xmlns="\(main)" xmlns:r="\(office)" \
            xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x15 xr" \
            xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main">\
            <fileVersion appName="xl" lastEdited="7"/><workbookPr defaultThemeVersion="166925"/>\
            <sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets><calcPr calcId="191029"/></workbook>
            """,
        "xl/_rels/workbook.xml.rels": relationships([
            ("rId1", "worksheet", "worksheets/sheet1.xml"), ("rId3", "styles", "styles.xml"),
            ("rId4", "sharedStrings", "sharedStrings.xml"), ("rId2", "theme", "theme/theme1.xml"),
        ]),
        "xl/sharedStrings.xml": head + """
            <sst xmlns="\(main)" count="4" uniqueCount="4"><si><t>이름</t><phoneticPr fontId="1" type="noConversion"/></si>\
            <si><t>입사일</t></si><si><t>내선</t></si><si><r><rPr><b/></rPr><t>김</t></r><r><t xml:space="preserve">민수 A</t></r></si></sst>
            """,
        "xl/styles.xml": head + """
            <styleSheet xmlns="\(main)"><numFmts count="1"><numFmt numFmtId="176" formatCode="000"/></numFmts>\
            <cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" xfId="0"/>\
            <xf numFmtId="14" applyNumberFormat="1" xfId="0"/><xf numFmtId="176" xfId="0"/></cellXfs></styleSheet>
            """,
        "xl/worksheets/sheet1.xml": head + """
            <worksheet xmlns="\(main)" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac">\
            <dimension ref="A1:C2"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews>\
            <sheetFormatPr defaultRowHeight="16.5"/><cols><col min="1" max="1" width="12" customWidth="1"/></cols><sheetData>\
            <row r="1" spans="1:3" x14ac:dyDescent="0.3"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>\
            <c r="C1" t="s"><v>2</v></c></row><row r="2" spans="1:3" x14ac:dyDescent="0.3"><c r="A2" t="s"><v>3</v></c>\
            <c r="B2" s="1"><v>43526</v></c><c r="C2" s="2"><v>7</v></c></row></sheetData>\
            <phoneticPr fontId="1" type="noConversion"/><pageMargins left="0.7"/></worksheet>
            """,
    ]

    /// LibreOffice: `t="n"` on numbers, a formula with its value, a date by a format of its own, every column styled.
    private static let libreOffice = [
        "_rels/.rels": relationships([("rId1", "officeDocument", "xl/workbook.xml")]),
        "xl/workbook.xml": head + """
            <workbook xmlns="\(main)" xmlns:r="\(office)"><fileVersion appName="Calc"/>\
            <workbookPr backupFile="false" showObjects="all" date1904="false"/>\
            <sheets><sheet name="Sheet1" sheetId="1" state="visible" r:id="rId3"/></sheets>\
            <calcPr iterateCount="100" refMode="A1"/></workbook>
            """,
        "xl/_rels/workbook.xml.rels": relationships([
            ("rId1", "theme", "theme/theme1.xml"), ("rId2", "styles", "styles.xml"),
            ("rId3", "worksheet", "worksheets/sheet1.xml"), ("rId4", "sharedStrings", "sharedStrings.xml"),
        ]),
        "xl/sharedStrings.xml": head + """
            <sst xmlns="\(main)" count="3" uniqueCount="3"><si><t xml:space="preserve">이름</t></si>\
            <si><t xml:space="preserve">입사일</t></si><si><t xml:space="preserve">내선</t></si></sst>
            """,
        "xl/styles.xml": head + """
            <styleSheet xmlns="\(main)"><numFmts count="3"><numFmt numFmtId="164" formatCode="General"/>\
            <numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="000"/></numFmts>\
            <cellXfs count="3"><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>
            """,
        "xl/worksheets/sheet1.xml": head + """
            <worksheet xmlns="\(main)"><sheetPr filterMode="false"/><dimension ref="A1:C2"/>\
            <cols><col collapsed="false" customWidth="false" hidden="false" max="16384" min="1" style="0" width="11.5"/></cols>\
            <sheetData><row r="1" customFormat="false" ht="12.8" hidden="false"><c r="A1" s="0" t="s"><v>0</v></c>\
            <c r="B1" s="0" t="s"><v>1</v></c><c r="C1" s="0" t="s"><v>2</v></c></row><row r="2"><c r="A2" s="0" t="str">\
            <f aca="false">CONCATENATE("김","민수 A")</f><v>김민수 A</v></c><c r="B2" s="1" t="n"><v>43526</v></c>\
            <c r="C2" s="2" t="n"><v>7</v></c></row><row r="3"><c r="A3" s="0"/></row></sheetData></worksheet>
            """,
    ]

    /// Google Sheets: floating-point numbers, a thousand empty styled rows, no styles part where nothing needs one.
    private static let googleSheets = [
        "_rels/.rels": relationships([("rId1", "officeDocument", "xl/workbook.xml")]),
        "xl/workbook.xml": head + """
            <workbook xmlns="\(main)" xmlns:r="\(office)" xmlns:mx="http://schemas.microsoft.com/office/mac/excel/2008/main">\
            <workbookPr/><sheets><sheet state="visible" name="시트1" sheetId="1" r:id="rId4"/></sheets>\
            <definedNames/><calcPr/></workbook>
            """,
        "xl/_rels/workbook.xml.rels": relationships([
            ("rId1", "theme", "theme/theme1.xml"), ("rId2", "styles", "styles.xml"),
            ("rId3", "sharedStrings", "sharedStrings.xml"), ("rId4", "worksheet", "worksheets/sheet1.xml"),
        ]),
        "xl/sharedStrings.xml": head
            + "<sst xmlns=\"\(main)\" count=\"4\" uniqueCount=\"4\"><si><t>이름</t></si><si><t>입사일</t></si><si><t>내선</t></si>"
            + "<si><t xml:space=\"preserve\">김민수 A</t></si></sst>",
        "xl/styles.xml": head + """
            <styleSheet xmlns="\(main)"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/>\
            <numFmt numFmtId="165" formatCode="000"/></numFmts><cellXfs count="3"><xf borderId="0" numFmtId="0"/>\
            <xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>
            """,
        "xl/worksheets/sheet1.xml": head + """
            <worksheet xmlns="\(main)"><sheetPr><outlinePr summaryBelow="0"/></sheetPr><sheetData>\
            <row r="1"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c><c r="C1" s="0" t="s"><v>2</v></c></row>\
            <row r="2"><c r="A2" s="0" t="s"><v>3</v></c><c r="B2" s="1"><v>43526.0</v></c><c r="C2" s="2"><v>7.0</v></c></row>\
            \((3...1000).map { "<row r=\"\($0)\"><c r=\"A\($0)\" s=\"0\"/></row>" }.joined())</sheetData>\
            <drawing r:id="rId1" xmlns:r="\(office)"/></worksheet>
            """,
    ]

    /// Numbers: texts within the cells, paths from the top, dates since 1904, a blank column at the end.
    private static let numbers = [
        "_rels/.rels": relationships([("rId1", "officeDocument", "/xl/workbook.xml")]),
        "xl/workbook.xml": head + """
            <workbook xmlns:r="\(office)" xmlns="\(main)"><workbookPr date1904="1"/>\
            <sheets><sheet name="Sheet 1 - Table 1" sheetId="1" r:id="rId1"/></sheets></workbook>
            """,
        "xl/_rels/workbook.xml.rels": relationships([
            ("rId1", "worksheet", "/xl/worksheets/sheet1.xml"), ("rId2", "styles", "/xl/styles.xml"),
        ]),
        "xl/styles.xml": head + """
            <styleSheet xmlns="\(main)"><numFmts count="2"><numFmt numFmtId="59" formatCode="yyyy&quot;.&quot; m&quot;.&quot; d"/>\
            <numFmt numFmtId="60" formatCode="000"/></numFmts><cellXfs count="3"><xf numFmtId="0" applyNumberFormat="1"/>\
            <xf numFmtId="59"/><xf numFmtId="60"/></cellXfs></styleSheet>
            """,
        "xl/worksheets/sheet1.xml": head + """
            <worksheet xmlns:r="\(office)" xmlns="\(main)"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>\
            <sheetFormatPr defaultColWidth="16.3"/><cols><col min="1" max="4" width="16.3" customWidth="1"/></cols><sheetData>\
            <row r="1" ht="20.25" customHeight="1"><c r="A1" t="inlineStr" s="0"><is><t>이름</t></is></c>\
            <c r="B1" t="inlineStr"><is><t>입사일</t></is></c><c r="C1" t="inlineStr"><is><t>내선</t></is></c><c r="D1" s="0"/></row>\
            <row r="2"><c r="A2" t="inlineStr"><is><t>김민수 A</t></is></c><c r="B2" s="1"><v>42064</v></c><c r="C2" s="2"><v>7</v></c>\
            <c r="D2"/></row></sheetData></worksheet>
            """,
    ]

    /// Open XML SDK and what is built on it: a prefix on every element, of the strict variant's namespaces.
    private static let prefixed = [
        "_rels/.rels":
            "\u{FEFF}<?xml version=\"1.0\" encoding=\"utf-8\"?><Relationships xmlns=\"\(package)\"><Relationship "
            + "Type=\"http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument\" Target=\"/xl/workbook.xml\" "
            + "Id=\"Rd1\"/></Relationships>",
        "xl/workbook.xml":
            "<?xml version=\"1.0\" encoding=\"utf-8\"?><x:workbook xmlns:x=\"http://purl.oclc.org/ooxml/spreadsheetml/main\" "
            + "xmlns:r=\"http://purl.oclc.org/ooxml/officeDocument/relationships\"><x:sheets>"
            + "<x:sheet name=\"A\" sheetId=\"1\" r:id=\"R1\"/></x:sheets></x:workbook>",
        "xl/_rels/workbook.xml.rels":
            "<Relationships xmlns=\"\(package)\"><Relationship Type=\"http://purl.oclc.org/ooxml/officeDocument/"
            + "relationships/worksheet\" Target=\"/xl/worksheets/sheet.xml\" Id=\"R1\"/></Relationships>",
        "xl/worksheets/sheet.xml":
            "<x:worksheet xmlns:x=\"http://purl.oclc.org/ooxml/spreadsheetml/main\"><x:sheetData><x:row>"
            + ["이름", "입사일", "내선"].map { "<x:c t=\"inlineStr\"><x:is><x:t>\($0)</x:t></x:is></x:c>" }.joined()
            + "</x:row><x:row><x:c t=\"str\"><x:v>김민수 A</x:v></x:c><x:c t=\"d\"><x:v>2019-03-02</x:v></x:c>"
            + "<x:c t=\"str\"><x:v>007</x:v></x:c></x:row></x:sheetData></x:worksheet>",
    ]

    @Test(arguments: [
        ("Excel", excel), ("LibreOffice", libreOffice), ("Google Sheets", googleSheets), ("Numbers", numbers),
        ("Open XML SDK", prefixed),
    ])
    func theSameTable(program: String, parts: [String: String]) {
        var problems: [Problem] = []
        let table = readSpreadsheet(Archive(parts).whole, path: "a.xlsx", problems: &problems)
        #expect(problems == [])
        #expect(table?.columns == ["이름", "입사일", "내선"])
        #expect(table?.rows.map { $0.values.map { $0?.text } } == [["김민수 A", "2019-03-02", "007"]])
        #expect(table?.notices == [])
    }
}
