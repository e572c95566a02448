import Directory

/// Reads a sheet of an Excel file (`.xlsx`, ECMA-376): the one that is named, else the first that is not hidden.
///
/// Rows have the numbers that the sheet shows. Nil where nothing can be read, with an error.
func readSpreadsheet(
    _ bytes: [UInt8],
    path: String,
    sheet: Located<String>? = nil,
    options: DataOptions = DataOptions(),
    problems: inout [Problem]
) -> Table? {
    do throws(Problem) {
        let file = try Spreadsheet(bytes, path: path)
        let (chosen, others) = try file.sheet(named: sheet)
        var table = try file.table(of: chosen, options: options, problems: &problems)
        if !others.isEmpty { table?.notices.append(.sheetTaken(chosen.name, others: others.count)) }
        return table
    } catch {
        problems.append(error)
        return nil
    }
}

/// The parts of an Excel file that matter for its texts and numbers.
private struct Spreadsheet {
    private let archive: ZipFile
    private let path: String
    private let workbookPath: String
    private let workbook: WorkbookPart
    private let relationships: RelationshipsPart

    init(_ bytes: [UInt8], path: String) throws(Problem) {
        self.path = path
        if let fact = factOfOtherFormat(bytes) { throw Problem(Location(path: path), fact) }
        let archive: ZipFile
        do throws(ZipFailure) {
            archive = try ZipFile(bytes)
        } catch {
            throw Problem(Location(path: path), fact(of: error))
        }
        self.archive = archive
        let package = try Self.part(RelationshipsPart(), "_rels/.rels", in: archive, path)
        workbookPath = package.target(ofKind: "officeDocument").map { resolved($0, from: "") } ?? "xl/workbook.xml"
        guard archive.contains(workbookPath), !workbookPath.hasSuffix(".bin") else {
            throw Problem(Location(path: path), .notSpreadsheet)
        }
        workbook = try Self.part(WorkbookPart(), workbookPath, in: archive, path)
        relationships = try Self.part(RelationshipsPart(), relationshipsPath(of: workbookPath), in: archive, path)
    }

    /// The sheet of a name, else the first that is shown; with the others that are shown, where none was named.
    func sheet(named name: Located<String>?) throws(Problem) -> (WorkbookPart.Sheet, others: [WorkbookPart.Sheet]) {
        let shown = workbook.sheets.filter { !$0.isHidden }
        if let name {
            guard let sheet = workbook.sheets.first(where: { settledName($0.name) == settledName(name.value) }) else {
                throw Problem(name.location, .unknownSheet(name.value, sheets: shown.map(\.name)))
            }
            return (sheet, [])
        }
        guard let first = shown.first ?? workbook.sheets.first else {
            throw Problem(Location(path: path), .notSpreadsheet)
        }
        return (first, shown.filter { $0 != first })
    }

    func table(
        of sheet: WorkbookPart.Sheet,
        options: DataOptions,
        problems: inout [Problem]
    ) throws(Problem) -> Table? {
        guard let target = relationships.targets[sheet.relationship]?.target else {
            throw Problem(Location(path: path), .spreadsheetDamaged)
        }
        let texts = try part(SharedTextsPart(), ofKind: "sharedStrings")
        if texts.isDone { throw Problem(Location(path: path), .spreadsheetTooLarge) }
        let styles = try part(StylesPart(), ofKind: "styles")
        let reader = SheetPart(
            rows: SheetRows(path: path, options: options),
            texts: texts.texts,
            numbers: CellNumbers(formats: styles.formats, countsFrom1904: workbook.countsFrom1904)
        )
        var rows = try Self.part(reader, resolved(target, from: workbookPath), in: archive, path).rows
        return rows.finish(problems: &problems)
    }

    /// What a part that the workbook refers to says; what `handler` is before it, where there is none.
    private func part<Handler: XMLHandler>(_ handler: Handler, ofKind kind: String) throws(Problem) -> Handler {
        guard let target = relationships.target(ofKind: kind) else { return handler }
        return try Self.part(handler, resolved(target, from: workbookPath), in: archive, path)
    }

    private static func part<Handler: XMLHandler>(
        _ handler: Handler,
        _ name: String,
        in archive: ZipFile,
        _ path: String
    ) throws(Problem) -> Handler {
        guard archive.contains(name) else { throw Problem(Location(path: path), .notSpreadsheet) }
        let reader = XMLReader(handler)
        do throws(ZipFailure) {
            try archive.read(name) { reader.read($0) }
        } catch {
            throw Problem(Location(path: path), fact(of: error))
        }
        do throws(XMLFailure) {
            try reader.finish()
        } catch {
            throw Problem(Location(path: path), .spreadsheetDamaged)
        }
        return reader.handler
    }
}

private func fact(of failure: ZipFailure) -> DataFact {
    switch failure {
    case .notArchive: .notSpreadsheet
    case .damaged: .spreadsheetDamaged
    case .encrypted: .spreadsheetProtected
    case .tooLarge: .spreadsheetTooLarge
    }
}

/// What is wrong with a file that bears the name of another format; nil where it may be an Excel file.
private func factOfOtherFormat(_ bytes: [UInt8]) -> DataFact? {
    // The container of Office before 2007, which also holds encrypted files of today.
    guard bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) else { return nil }
    let sign: [UInt8] = "EncryptedPackage".utf8.flatMap { [$0, 0] as [UInt8] }
    return bytes.firstRange(of: sign) == nil ? .oldSpreadsheet : .spreadsheetProtected
}

/// Where the relationships of a part stand.
private func relationshipsPath(of part: String) -> String {
    let slash = part.utf8.lastIndex(of: UInt8(ascii: "/")).map { part.utf8.index(after: $0) } ?? part.startIndex
    return String(part[..<slash]) + "_rels/" + String(part[slash...]) + ".rels"
}

/// A path in an archive that is given relative to the folder of a part.
private func resolved(_ target: String, from part: String) -> String {
    if target.utf8.first == UInt8(ascii: "/") { return String(target.unicodeScalars.dropFirst()) }
    var folders = part.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }
    for name in target.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) {
        switch name {
        case ".": break
        case "..": _ = folders.popLast()
        default: folders.append(name)
        }
    }
    return folders.joined(separator: "/")
}
