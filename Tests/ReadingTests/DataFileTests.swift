import Directory
import Testing

@testable import Reading

private func read(
    _ text: String,
    _ path: String,
    _ options: DataOptions = DataOptions()
) -> (columns: [String]?, rows: [String]?, problems: [String]) {
    var problems: [Problem] = []
    let table = readTable(Array(text.utf8), path: path, options: options, problems: &problems)
    let rows = table?.rows.map { row in
        "\(row.location.line ?? 0): " + row.values.map { describe($0) }.joined(separator: " ")
    }
    return (table?.columns, rows, problems.map(\.text))
}

private func describe(_ value: FieldValue?) -> String {
    switch value {
    case nil: "·"
    case .text(let text): "'\(text)'"
    case .number(let number): number
    case .boolean(let value): "\(value)"
    case .list(let texts): "[" + texts.joined(separator: "|") + "]"
    }
}

@Suite struct DataFileTests {
    @Test(arguments: [
        // Keys in the order in which they first occur; values keep their types.
        (
            "a.json", "[{\"b\": 1.50, \"a\": \"x\"},\n {\"a\": true, \"c\": [1, \"y\", null]}]",
            ["b", "a", "c"], ["1: 1.50 'x' ·", "2: · true [1|y]"]
        ),
        // Null and nothing are no value.
        ("a.json", "[{\"a\": null, \"b\": \"\", \"c\": []}]", ["a", "b", "c"], ["1: · · ·"]),
        // The only list of an object.
        ("a.json", "{\"count\": 1, \"people\": [{\"a\": 1}]}", ["a"], ["1: 1"]),
        // Items that are one value are names.
        ("a.yaml", "- Apple\n- 7\n- {name: Pear}\n", ["name"], ["1: 'Apple'", "2: 7", "3: 'Pear'"]),
        ("a.yml", "a: 1\n---\na: 2\nb: no\n", ["a", "b"], ["1: 1 ·", "3: 2 'no'"]),
        ("a.yaml", "- &x {a: 1}\n- *x\n", ["a"], ["1: 1", "1: 1"]),
        (
            "a.jsonl", "{\"a\": 1}\r\n\n  \n{\"a\": 2, \"b\": 3}\n\"x\"", ["a", "b", "name"],
            ["1: 1 · ·", "4: 2 3 ·", "5: · · 'x'"]
        ),
        ("a.ndjson", "{\"a\": 1}", ["a"], ["1: 1"]),
        ("a.CSV", "a,b\n1,x\n", ["a", "b"], ["2: '1' 'x'"]),
        ("a.tsv", "a,x\ty\n1;2\t3\n", ["a,x", "y"], ["2: '1;2' '3'"]),
        ("a.tsv", "a, b\n1, 2\n", ["a, b"], ["2: '1, 2'"]),
    ])
    func tables(path: String, text: String, columns: [String], rows: [String]) {
        #expect(read(text, path) == (columns, rows, []))
    }

    @Test(arguments: [
        (
            "a.json", "{\"a\": 1, \"b\": 2}",
            "a.json:1:1: error: none of the keys 'a', 'b' holds a list of records; write a list of objects"
        ),
        (
            "a.json", "{\"a\": [], \"b\": []}",
            "a.json:1:1: error: more than one key holds a list of records: 'a', 'b'; name the one to read with 'key'"
        ),
        ("a.json", "{}", "a.json:1:1: error: there is nothing in this object; write a list of objects"),
        (
            "a.json", "{\"data\": {\"total\": 1, \"people\": [{\"a\": 1}]}}",
            "a.json:1:1: error: the list of records is further down; set 'key: data.people'"
        ),
        (
            "a.json", "{\"a\": 1}\n{\"a\": 2}\n",
            "a.json: error: each line is a value of its own, as in JSON Lines; give the file the ending .jsonl"
        ),
        ("a.json", "7", "a.json:1:1: error: a list of records is expected here, not a number; write a list of objects"),
        (
            "a.json", "[{\"a\": 1},\n [2]]",
            "a.json:2:2: error: a record is expected here, not a list; write an object with names and values"
        ),
        ("a.yaml", "", "a.yaml: warning: there is nothing in the file; add records, or remove it"),
        ("a.jsonl", "\n \n", "a.jsonl: warning: there is nothing in the file; add records, or remove it"),
        (
            "a.json", "[{\"t\": {\"en\": \"x\"}}, {\"t\": {\"en\": \"y\"}}]",
            "a.json:1:3: warning: the values of 't' are nested and are left out; name what to show by its path, such as 't.en'"
        ),
    ])
    func problems(path: String, text: String, expected: String) {
        #expect(read(text, path).problems == [expected])
    }

    @Test func everyLineOfJSONLinesHasItsError() {
        let (_, rows, problems) = read("{\"a\": 1}\n{\"a\" 2}\n{\"a\": 3}\n{\"a\": 4\n[5]\n{\"a\": 6} x\n", "a.jsonl")
        #expect(rows == ["1: 1", "3: 3"])
        #expect(
            problems.map { $0.prefix(14) } == ["a.jsonl:2:6: e", "a.jsonl:4:8: e", "a.jsonl:5:1: e", "a.jsonl:6:10: "]
        )
    }

    @Test func nestedValuesAreColumnsByPath() {
        var options = DataOptions()
        options.paths = ["title.en", "tags.label", "a", "x.y", "none.at.all"]
        let text = """
            [{"title": {"ko": "가", "en": "A"}, "a": 1},
             {"title": "plain", "tags": [{"label": "p"}, {"label": "q"}, {}], "x.y": 2, "x": {"y": 3}}]
            """
        let (columns, rows, problems) = read(text, "a.json", options)
        #expect(columns == ["a", "title.en", "title", "x.y", "tags.label"])
        #expect(rows == ["1: 1 'A' · · ·", "2: · · 'plain' 2 [p|q]"])
        #expect(problems == [])
    }

    @Test func theListAtAKeyIsTaken() {
        var options = DataOptions()
        options.recordsKey = "data.people"
        let text = "{\"other\": [1], \"data\": {\"people\": [{\"a\": 1}]}}"
        #expect(read(text, "a.json", options) == (["a"], ["1: 1"], []))
        options.recordsKey = "data.persons"
        #expect(
            read(text, "a.json", options).problems
                == ["a.json:1:1: error: there is no list of records at 'data.persons'; correct the setting 'key'"]
        )
    }

    @Test(arguments: [
        ("a.csv", String(repeating: "a,", count: 1000) + "a\n"),
        ("a.json", "[" + (0...1000).map { "{\"k\($0)\": 1}" }.joined(separator: ",") + "]"),
    ])
    func columnsAreBounded(path: String, text: String) {
        let (columns, _, problems) = read(text, path)
        #expect(columns?.isEmpty != false)
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("\(path):1: error: there are more than 1000 columns") == true)
    }

    @Test func fillDownTakesTheValueAbove() {
        var problems: [Problem] = []
        var table = readCSV(Array("a,b\n,1\nx,\n,2\ny,\n".utf8), path: "a.csv", problems: &problems)
        table?.fillDown([0, 7])
        #expect(
            table?.rows.map { describe($0.values[0]) + describe($0.values[1]) } == ["·'1'", "'x'·", "'x''2'", "'y'·"]
        )
    }
}
