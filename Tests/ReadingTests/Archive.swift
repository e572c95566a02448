import Compression

/// A ZIP archive that is made for a test.
struct Archive {
    var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    init(_ files: [String: String] = [:]) {
        for (name, text) in files.sorted(by: { $0.key < $1.key }) { add(name, Array(text.utf8)) }
    }

    /// Adds a file; `flags` as the format has them.
    mutating func add(_ name: String, _ content: [UInt8], flags: Int = 0) {
        var packed: [UInt8] = []
        _ = compressDeflate(content, frame: .none, level: 6, into: &packed)
        var checksum = Checksum()
        content.withUnsafeBytes { checksum.add($0) }
        let common =
            number(20, 2) + number(flags, 2) + number(8, 2) + number(0, 4) + number(Int(checksum.value), 4)
            + number(packed.count, 4) + number(content.count, 4) + number(name.utf8.count, 2) + number(0, 2)
        directory +=
            number(0x0201_4B50, 4) + number(20, 2) + common + number(0, 10) + number(bytes.count, 4) + Array(name.utf8)
        bytes += number(0x0403_4B50, 4) + common + Array(name.utf8) + packed
        count += 1
    }

    /// The whole archive.
    var whole: [UInt8] {
        bytes + directory + number(0x0605_4B50, 4) + number(0, 4) + number(count, 2) + number(count, 2)
            + number(directory.count, 4) + number(bytes.count, 4) + number(0, 2)
    }

    private func number(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
    }
}

extension Archive {
    /// An Excel file of one sheet, by what stands in its `sheetData`, and its other parts.
    static func workbook(
        rows: String,
        columns: String = "",
        texts: String? = nil,
        styles: String? = nil,
        workbook: String = "<sheets><sheet name='One' r:id='r1'/></sheets>"
    ) -> Archive {
        let type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
        var files = [
            "_rels/.rels":
                "<Relationships><Relationship Id='a' Type='\(type)officeDocument' Target='/xl/workbook.xml'/></Relationships>",
            "xl/workbook.xml": "<workbook xmlns:r='x'>\(workbook)</workbook>",
            "xl/_rels/workbook.xml.rels": """
            <Relationships><Relationship Id='r1' Type='\(type)worksheet' Target='worksheets/sheet1.xml'/>\
            <Relationship Id='r2' Type='\(type)sharedStrings' Target='sharedStrings.xml'/>\
            <Relationship Id='r3' Type='\(type)styles' Target='../xl/styles.xml'/></Relationships>
            """,
            "xl/worksheets/sheet1.xml": "<worksheet>\(columns)<sheetData>\(rows)</sheetData></worksheet>",
        ]
        files["xl/sharedStrings.xml"] = "<sst>\(texts ?? "")</sst>"
        files["xl/styles.xml"] = "<styleSheet>\(styles ?? "")</styleSheet>"
        return Archive(files)
    }
}
