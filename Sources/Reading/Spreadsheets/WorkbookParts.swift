/// The relationships of a part (`_rels/…rels`): what each names, by its identity.
struct RelationshipsPart: XMLHandler {
    private(set) var targets: [String: (kind: String, target: String)] = [:]
    let isDone = false

    mutating func start(_ name: String, _ attributes: XMLAttributes) {
        guard name == "Relationship", let identity = attributes["Id"], let target = attributes["Target"],
            attributes["TargetMode"] != "External"
        else { return }
        let kind = attributes["Type"] ?? ""
        let last = kind.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(kind[$0...].dropFirst()) }
        targets[identity] = (last ?? kind, target)
    }

    mutating func end(_ name: String) {}
    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {}

    /// The target of a kind, such as `styles`.
    func target(ofKind kind: String) -> String? { targets.values.first { $0.kind == kind }?.target }
}

/// The workbook itself: its sheets, and from when days are counted.
struct WorkbookPart: XMLHandler {
    struct Sheet: Hashable {
        var name: String
        var relationship: String
        var isHidden: Bool
    }

    private(set) var sheets: [Sheet] = []
    private(set) var countsFrom1904 = false
    let isDone = false

    mutating func start(_ name: String, _ attributes: XMLAttributes) {
        switch name {
        case "workbookPr": countsFrom1904 = ["1", "true"].contains(attributes["date1904"])
        case "sheet":
            guard let title = attributes["name"], let identity = attributes["id"] else { return }
            let isHidden = ["hidden", "veryHidden"].contains(attributes["state"])
            sheets.append(Sheet(name: title, relationship: identity, isHidden: isHidden))
        default: break
        }
    }

    mutating func end(_ name: String) {}
    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {}
}

/// The styles, of which only the number format of each matters.
struct StylesPart: XMLHandler {
    private var codes: [Int: String] = [:]
    private var numbers: [Int] = []
    private var isInCellStyles = false
    private(set) var isDone = false

    mutating func start(_ name: String, _ attributes: XMLAttributes) {
        switch name {
        case "numFmt":
            if let number = attributes["numFmtId"].flatMap({ Int($0) }) { codes[number] = attributes["formatCode"] }
        case "cellXfs": isInCellStyles = true
        case "xf" where isInCellStyles: numbers.append(attributes["numFmtId"].flatMap { Int($0) } ?? 0)
        default: break
        }
    }

    mutating func end(_ name: String) {
        if name == "cellXfs" { isDone = true }
    }

    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {}

    /// The number format of each style that cells refer to.
    var formats: [NumberFormat] {
        var known: [Int: NumberFormat] = [:]
        return numbers.map { number in
            if let format = known[number] { return format }
            let format = codes[number].map { NumberFormat(code: $0) } ?? NumberFormat(builtIn: number) ?? .plain
            known[number] = format
            return format
        }
    }
}

/// The texts that cells refer to by their number.
struct SharedTextsPart: XMLHandler {
    private(set) var texts: [String] = []
    /// What the texts come to.
    private(set) var size = 0
    private var text = CellText()

    var isDone: Bool { size > CellText.limit }

    mutating func start(_ name: String, _ attributes: XMLAttributes) { text.start(name) }

    mutating func end(_ name: String) {
        text.end(name)
        if name == "si" {
            let whole = text.take()
            size += whole.utf8.count + MemoryLayout<String>.stride
            texts.append(whole)
        }
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { text.add(bytes) }
}
