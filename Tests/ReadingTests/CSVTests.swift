import Directory
import Testing

@testable import Reading

/// What a CSV text reads as: the columns, the cells of each row (`nil` as `·`), and the problems in words.
private func read(_ text: String, _ options: DataOptions = DataOptions()) -> (table: Table?, problems: [String]) {
    var problems: [Problem] = []
    let table = readCSV(Array(text.utf8), path: "a.csv", options: options, problems: &problems)
    return (table, problems.map(\.text))
}

private func cells(_ table: Table?) -> [[String]]? {
    table?.rows.map { row in row.values.map { $0?.text ?? "·" } }
}

@Suite struct CSVTests {
    @Test(arguments: [
        // Line ends, with and without one at the end.
        ("a,b\n1,2\n3,4\n", [["1", "2"], ["3", "4"]]),
        ("a,b\r\n1,2\r\n3,4", [["1", "2"], ["3", "4"]]),
        ("a,b\r1,2\r3,4\r", [["1", "2"], ["3", "4"]]),
        // Quotes: doubled, around separators and line breaks, with blanks outside.
        ("a,b\n\"x \"\"y\"\"\",\"1,2\"", [["x \"y\"", "1,2"]]),
        ("a,b\n\"x\r\ny\",2", [["x\r\ny", "2"]]),
        ("a,b\n \"x\" , \"y\" \n", [["x", "y"]]),
        ("a,b\n\" x \",y", [[" x ", "y"]]),
        // A quote within a cell that does not begin with one is text.
        ("a,b\n5\" disk,say \"hi\"\n", [["5\" disk", "say \"hi\""]]),
        ("a,b\n=\"007\",=1+1\n", [["007", "=1+1"]]),
        // Blank cells, blank rows, and empty columns at the end.
        ("a,b\n,2\n1,\n", [["·", "2"], ["1", "·"]]),
        ("a,b\n\"\",2\n", [["·", "2"]]),
        ("\n\n a , b \n\n1, 2 \n,\n   \n\n", [["1", "2"]]),
        ("a,b,,\n1,2,,\n3,4\n5,6,,,,,\n", [["1", "2"], ["3", "4"], ["5", "6"]]),
        // The separator is recognised; what stands in the cells does not count.
        ("a;b\n1,5;2\n", [["1,5", "2"]]),
        ("a\tb\n1,5;x\t2\n", [["1,5;x", "2"]]),
        ("a\tb\n\t2\n1\t\n", [["·", "2"], ["1", "·"]]),
        ("\"a,b,c\";d\n1;2\n", [["1", "2"]]),
        ("a, x;b\n1;2\n3;4\n", [["1", "2"], ["3", "4"]]),
        ("a\n1;2;3\n", []),
        ("a\nx\ny\n", [["x"], ["y"]]),
        ("sep=;\r\na;b\r\n1,5;2\r\n", [["1,5", "2"]]),
        ("\"sep=,\"\na,b;c\n1,5;2\n", [["1", "5;2"]]),
        ("a,b\n\0x,\u{1F600}", [["\0x", "\u{1F600}"]]),
    ])
    func cellsOf(text: String, expected: [[String]]) {
        #expect(cells(read(text).table) == expected)
    }

    @Test(arguments: [
        (
            "a,b\n1\n1,2\n1,2,3\n",
            [
                "a.csv:2: error: the row has 1 cell, the header has 2; add what is missing, or set 'lenient: true'",
                "a.csv:4: error: the row has 3 cells, the header has 2; put a cell that holds the separator in quotes, or set 'lenient: true'",
            ]
        ),
        // The line where the row begins, past cells that span lines.
        (
            "a,b\r\n\"x\r\n\r\ny\",1\r\n\"p\nq\"\r\n",
            [
                "a.csv:5: error: the row has 1 cell, the header has 2; add what is missing, or set 'lenient: true'"
            ]
        ),
        (
            "a,b\n1,\"x\n3,4\n",
            [
                "a.csv:2: error: the quote that opens cell 2 is never closed; close it, or double the quotes that belong to the text"
            ]
        ),
        // The next quote closes it, in a later line.
        (
            "a,b\n1,\"x\n2,\"y\"\n3\n",
            [
                "a.csv:2: error: the quote that opens cell 2 is never closed; close it, or double the quotes that belong to the text",
                "a.csv:4: error: the row has 1 cell, the header has 2; add what is missing, or set 'lenient: true'",
            ]
        ),
        (
            "a,b\n\"x\ny\",\"5\" disk\"\n3\n",
            [
                "a.csv:3: error: cell 2 goes on after its closing quote; double each quote that belongs to the text",
                "a.csv:4: error: the row has 1 cell, the header has 2; add what is missing, or set 'lenient: true'",
            ]
        ),
        ("", ["a.csv: warning: there is nothing in the file; add records, or remove it"]),
        ("\n \n,,\n", ["a.csv: warning: there is nothing in the file; add records, or remove it"]),
        (
            "a,b,a,a\n1,2,3,4\n",
            [
                "a.csv:1: warning: a second column is named 'a' and is taken as 'a 2'; give it a name of its own",
                "a.csv:1: warning: a second column is named 'a' and is taken as 'a 3'; give it a name of its own",
            ]
        ),
        (
            ",b,\n,2,\n1,2,\n3,2,\n",
            [
                "a.csv:3: warning: column 1 has values but no name, and is left out; name it in the header to use it, "
                    + "or set 'header' to the row that names the columns"
            ]
        ),
        (
            "title\na,b,c,d\n1,2,3,4\n",
            [
                "a.csv:2: error: the row has 4 cells, the header has 1; set 'header' to the number of the row that names the columns, or put cells in quotes",
                "a.csv:3: error: the row has 4 cells, the header has 1; set 'header' to the number of the row that names the columns, or put cells in quotes",
            ]
        ),
        (
            "a\"b\n\"x\"y\n",
            [
                "a.csv:2: error: cell 1 goes on after its closing quote; double each quote that belongs to the text"
            ]
        ),
    ])
    func problemsOf(text: String, expected: [String]) {
        #expect(read(text).problems == expected)
    }

    @Test func aWrongRowIsLeftOutAndTheOthersStay() {
        let (table, problems) = read("a,b\n1,2\n3\n4,\"x\n5,6\n7,8\n")
        #expect(cells(table) == [["1", "2"], ["5", "6"], ["7", "8"]])
        #expect(table?.rows.map(\.location.line) == [2, 5, 6])
        #expect(problems.count == 2)
    }

    @Test func lenientTakesRaggedRows() {
        var options = DataOptions()
        options.isLenient = true
        let (table, problems) = read("a,b\n1\n1,2,3\n", options)
        #expect(cells(table) == [["1", "·"], ["1", "2"]])
        #expect(
            problems == ["a.csv:3: warning: the row has 3 cells, the header has 2; the last ones are left out"]
        )
    }

    @Test(
        arguments: [
            ("Staff\n2024\n\"x\n\";\n이름;부서\n김;인사\n", 4, ["이름", "부서"]),
            ("Staff;\n\n이름;부서\n김;인사\n", 3, ["이름", "부서"]),
            ("이름;부서\n김;인사\n", 3, nil),
        ] as [(String, Int, [String]?)]
    )
    func headerRow(text: String, header: Int, columns: [String]?) {
        var options = DataOptions()
        options.header = header
        let (table, problems) = read(text, options)
        #expect(table?.columns == columns)
        let missing =
            "a.csv: error: a.csv has no row 3 with the names of columns; set 'header' to the row that has them, counted from 1"
        #expect(problems == (columns == nil ? [missing] : []))
    }

    @Test(arguments: ["", "\n\n", "a,b\n", "a,b"])
    func aTableWithoutRowsIsToldOf(text: String) {
        #expect(read(text).problems == ["a.csv: warning: there is nothing in the file; add records, or remove it"])
    }

    @Test func aSeparatorThatIsGivenIsTaken() {
        var options = DataOptions()
        options.delimiter = UInt8(ascii: "|")
        #expect(cells(read("a,x|b\n1|2\n", options).table) == [["1", "2"]])
    }

    @Test func columnNamesAreOnOneLineAndToldApartByBytes() {
        let (table, problems) = read("\"이름\n (한글)\",가,\u{1100}\u{1161}\n1,2,3\n")
        #expect(table?.columns.map { Array($0.utf8) } == ["이름 (한글)", "가", "\u{1100}\u{1161}"].map { Array($0.utf8) })
        #expect(problems.isEmpty)
    }

    @Test func manyWrongQuotesEnd() {
        let (_, problems) = read("a\n" + String(repeating: "\"x\"y\n", count: 1000))
        #expect(problems.count == 101)
        #expect(problems.last?.contains("the rest of the file is not read") == true)
    }
}
