import Directory
import Testing

@testable import Reading

/// What a file reads as, with the line of each row.
private struct Reading: Equatable {
    var columns: [String]?
    var rows: [String]?
    var problems: [String]

    init(_ table: Table?, _ problems: [Problem]) {
        columns = table?.columns
        rows = table?.rows.map { row in
            "\(row.location.text): " + row.values.map { $0.map { "\($0)" } ?? "·" }.joined(separator: "|")
        }
        self.problems = problems.map { "\($0.location.text): \($0.text)" }
    }
}

/// Numbers that are the same in every run (Knuth's generator).
private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    mutating func choose<Choice>(_ choices: [Choice]) -> Choice { choices[next(below: choices.count)] }
}

/// Files that are read in pieces, however small, read as they do from one end to the other.
@Suite struct PiecesTests {
    private func csv(_ text: String, jobs: Int, pieceLength: Int, isLenient: Bool) -> Reading {
        var options = DataOptions()
        (options.jobs, options.pieceLength, options.isLenient) = (jobs, pieceLength, isLenient)
        var problems: [Problem] = []
        let table = readCSV(Array(text.utf8), path: "a.csv", options: options, problems: &problems)
        return Reading(table, problems)
    }

    private func expectSame(csv text: String, pieceLength: Int) {
        for isLenient in [false, true] {
            let whole = csv(text, jobs: 1, pieceLength: .max, isLenient: isLenient)
            let pieces = csv(text, jobs: 3, pieceLength: pieceLength, isLenient: isLenient)
            #expect(pieces == whole, "\(text.debugDescription) in pieces of \(pieceLength)")
        }
    }

    @Test(arguments: [
        // Line breaks within quotes, doubled quotes, quotes within cells, blanks around.
        "a,b\n1,\"x\ny\"\n2,\"x\r\n\"\"y\"\n3,5\" disk\n \"4\" , z \n",
        // Every kind of line end, also mixed, and none at the end.
        "a,b\r\n1,2\r\n3,4\r\n5,6", "a,b\r1,2\r3,4\r5,6", "a,b\n1,2\r\n3,4\r5,6\n\r7,8\n \r \n9,0\n",
        // Ragged rows, values in columns without a name, blank rows.
        "a,,b\n1,x,2\n\n1\n1,,2,3\n , ,\n1,y,2\n3,z,4\n",
        // A title above the header, and no header at all.
        "\n\n\na,b\n1,2\n3,4\n", "\n\n\n\n",
        // Quotes that are wrong early, late, and at the end.
        "a,b\n\"x\" y,2\n3,4\n5,6\n", "a,b\n1,2\n3,4\n5,\"6\" x\n7,8\n", "a,b\n1,2\n3,4\n5,\"6\n7,8\n",
        "sep=;\r\na;b\r\n1;2\r\n3;4\r\n",
    ])
    func csvInPieces(text: String) {
        for length in 1..<24 { expectSame(csv: text, pieceLength: length) }
    }

    @Test func randomCSVInPieces() {
        var numbers = Numbers(state: 7)
        let bits = [
            "a", "가", ",", ",", "\n", "\n", "\r\n", "\r", " ", "\t", "\"", "\"\"", "\"x\"", "\"x\ny\"", "\"p,\r\nq\"",
            "1",
        ]
        for _ in 0..<3000 {
            var text = "a,b\n"
            for _ in 0..<numbers.next(below: 40) { text += numbers.choose(bits) }
            expectSame(csv: text, pieceLength: 1 + numbers.next(below: 12))
        }
    }

    /// Reads every line by yajl, one after another.
    private func jsonLinesByYajl(_ text: String) -> Reading {
        var problems: [Problem] = []
        var records = Records(options: DataOptions())
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
            let record = readJSON(Array(line), path: "a.jsonl", firstLine: number + 1, problems: &problems)
            if let record { records.add(record, problems: &problems) }
        }
        return Reading(records.finish(problems: &problems), problems)
    }

    private func expectSame(jsonLines text: String, pieceLength: Int) {
        let expected = jsonLinesByYajl(text)
        for jobs in [1, 3] {
            var options = DataOptions()
            (options.jobs, options.pieceLength) = (jobs, pieceLength)
            var problems: [Problem] = []
            let table = readJSONLines(Array(text.utf8), path: "a.jsonl", options: options, problems: &problems)
            // Problems of lines come in their order, then those of the whole.
            #expect(Reading(table, problems) == expected, "\(text.debugDescription) in pieces of \(pieceLength)")
        }
    }

    @Test func randomJSONLinesInPieces() {
        var numbers = Numbers(state: 11)
        let lines = [
            #"{"name":"x","n":1}"#, #"{"name":"가나","n":-0.5e+3}"#, #" { "name" : "y" , "n" : null } "#, #"{"n":true}"#,
            #"{"name":"z","n":false,"new":"w"}"#, #"{"n":2,"name":"turned"}"#, #"{"name":"x","name":"twice"}"#,
            #"{"name":"esc\n\u0041","n":3}"#, #"{"name":"\u0000"}"#, #"{"name":["l","m"],"n":{"k":1}}"#,
            #"{"name":""}"#,
            #"{}"#, #"{"":"empty"}"#, #""scalar""#, #"3"#, #"[1]"#, #"null"#, "", "  \t", "\r",
            #"{"name":"cr","n":4}\#r"#,
            #"{"name":"x"} trailing"#, #"{"name":"x","n":01}"#, #"{"name":"x","n":1.}"#, #"{"name":"x","n":-}"#,
            #"{"name":"x","n":nul}"#, #"{"name":"x""#, #"{"name":"x",}"#, #"{"name" "x"}"#, #"{"name":"tab\#t"}"#,
            #"{"name":"x","n":1e5}"#, #"{"n":9007199254740993}"#, #"{"name":"x"}{"name":"y"}"#, #"{"name":truex}"#,
        ]
        for _ in 0..<1500 {
            let text = (0..<1 + numbers.next(below: 9)).map { _ in numbers.choose(lines) }.joined(separator: "\n")
            if text.utf8.allSatisfy({ $0 <= 0x20 }) { continue }
            expectSame(jsonLines: text + numbers.choose(["", "\n"]), pieceLength: 1 + numbers.next(below: 60))
        }
    }

    @Test func tooManyColumnsAreFoundWherePiecesMeet() {
        let lines = (0..<Table.columnLimit + 5).map { #"{"k\#($0 % 3 == 0 ? 0 : $0)":\#($0),"l\#($0)":1}"# }
        expectSame(jsonLines: lines.joined(separator: "\n"), pieceLength: 300)
    }

    @Test func bytesThatAreNoUTF8AreLeftToYajl() {
        var bytes = Array("{\"name\":\"x\"}\n{\"name\":\"".utf8)
        bytes += [0xC3, 0x28]
        bytes += Array("\"}\n".utf8)
        var problems: [Problem] = []
        let table = readJSONLines(bytes, path: "a.jsonl", problems: &problems)
        #expect(table?.rows.count == 1)
        #expect(problems.map(\.location.line) == [2])
    }

    /// A byte order mark, which no piece but the first has, and rows that go on over the ends of pieces.
    @Test(arguments: ["csv", "jsonl"], [ByteOrder.none, .utf8, .utf16LittleEndian, .utf16BigEndian])
    func marked(format: String, order: ByteOrder) throws {
        let isCSV = format == "csv"
        var text = isCSV ? "name,뜻\n" : ""
        for number in 0..<400 {
            text +=
                isCSV
                ? "가나다 \(number),\"é 한\n줄 \(number)\"\n" : "{\"name\": \"가나다 \(number)\", \"뜻\": \"é \(number)\"}\n"
        }
        text += isCSV ? "하나,둘,셋\n" : "{\n"

        func read(_ bytes: [UInt8], jobs: Int) -> Reading {
            var options = DataOptions()
            (options.jobs, options.pieceLength) = (jobs, 1000)
            var problems: [Problem] = []
            let table = readTable(bytes, path: "a.\(format)", options: options, problems: &problems)
            return Reading(table, problems)
        }
        let whole = read(Array(text.utf8), jobs: 1)
        #expect(whole.columns == ["name", "뜻"] && whole.rows?.count == 400 && whole.problems.count == 1)
        #expect(read(order.bytes(of: text), jobs: 3) == whole)
    }
}

/// How a text begins.
enum ByteOrder: CaseIterable {
    case none, utf8, utf16LittleEndian, utf16BigEndian

    func bytes(of text: String) -> [UInt8] {
        func halves(_ unit: UInt16) -> [UInt8] { [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        return switch self {
        case .none: Array(text.utf8)
        case .utf8: [0xEF, 0xBB, 0xBF] + text.utf8
        case .utf16LittleEndian: (CollectionOfOne(0xFEFF) + Array(text.utf16)).flatMap(halves)
        case .utf16BigEndian: (CollectionOfOne(0xFEFF) + Array(text.utf16)).flatMap { halves($0).reversed() }
        }
    }
}
