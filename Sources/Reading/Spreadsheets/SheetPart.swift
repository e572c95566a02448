import Directory

/// A sheet: reads its rows as they come, of which only those that are not blank are kept.
struct SheetPart: XMLHandler {
    private(set) var rows: SheetRows
    private let texts: [String]
    private let numbers: CellNumbers

    // The cell that is being read.
    private var cell = 0
    private var kind = ""
    private var style = 0
    private var text = CellText()
    private var value: [UInt8] = []
    private var isInValue = false
    private var isFormula = false
    private var isInData = false

    init(rows: SheetRows, texts: [String], numbers: CellNumbers) {
        self.rows = rows
        self.texts = texts
        self.numbers = numbers
    }

    private(set) var isDone = false

    mutating func start(_ name: String, _ attributes: XMLAttributes) {
        guard isInData else {
            switch name {
            case "sheetData": isInData = true
            case "col": hide(attributes)
            default: break
            }
            return
        }
        switch name {
        case "row":
            rows.begin(attributes["r"].flatMap { Int($0) })
            cell = 0
        case "c":
            cell = attributes["r"].flatMap { columnNumber($0) } ?? cell + 1
            kind = attributes["t"] ?? "n"
            style = attributes["s"].flatMap { Int($0) } ?? 0
            isFormula = false
        case "v": isInValue = true
        case "f": isFormula = true
        default: text.start(name)
        }
    }

    mutating func end(_ name: String) {
        switch name {
        case "v": isInValue = false
        case "c" where isInData: endCell()
        case "row" where isInData:
            rows.end()
            isDone = rows.isFull
        case "sheetData":
            isInData = false
            isDone = true
        default: text.end(name)
        }
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        if isInValue { value.append(contentsOf: bytes) } else { text.add(bytes) }
    }

    private mutating func hide(_ attributes: XMLAttributes) {
        guard ["1", "true"].contains(attributes["hidden"]), let first = attributes["min"].flatMap({ Int($0) }),
            let last = attributes["max"].flatMap({ Int($0) }), first >= 1, first <= last
        else { return }
        rows.hide(first...last)
    }

    private mutating func endCell() {
        defer { value.removeAll(keepingCapacity: true) }
        let content = content()
        if case .value(nil) = content, !isFormula { return }
        switch content {
        case .value(let value): rows.add(value, at: cell, isUncomputed: isFormula && value == nil && kind != "str")
        case .number(let spelled): rows.add(numbers.value(spelled, style: style), at: cell)
        case .error(let sign): rows.add(error: sign, at: cell)
        }
    }

    private mutating func content() -> CellContent {
        if kind == "inlineStr" { return .value(field(text.take())) }
        if value.isEmpty { return .value(nil) }
        let spelled = String(decoding: value, as: UTF8.self)
        switch kind {
        case "s":
            guard let index = Int(trimmed(spelled)), texts.indices.contains(index) else {
                rows.noteDamage()
                return .value(nil)
            }
            return .value(field(texts[index]))
        case "str": return .value(field(cellText(value)))
        case "b": return .value(.boolean(["1", "true"].contains(trimmed(spelled))))
        case "e": return .error(spelled)
        case "d": return .value(.text(isoDate(spelled) ?? spelled))
        default: return .number(trimmed(spelled))
        }
    }

    /// A cell of spaces alone is blank.
    private func field(_ text: String) -> FieldValue? { hasVisibleCharacter(text) ? .text(text) : nil }
}

/// The column of a cell such as `AB12`, from 1.
private func columnNumber(_ reference: String) -> Int? {
    var number = 0
    for byte in reference.utf8 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): number = number * 26 + Int(byte - UInt8(ascii: "A")) + 1
        case UInt8(ascii: "$"): continue
        default: return number > 0 ? number : nil
        }
        if number > 1 << 20 { return nil }
    }
    return nil
}

/// The name of a cell, such as `AB12`.
func cellName(column: Int, row: Int) -> String {
    var letters: [UInt8] = []
    var rest = column
    while rest > 0 {
        letters.insert(UInt8(ascii: "A") + UInt8((rest - 1) % 26), at: 0)
        rest = (rest - 1) / 26
    }
    return String(decoding: letters, as: UTF8.self) + String(row)
}
