import Directory
import Testing

@testable import Reading

private func read(_ text: String) -> (node: Node?, problems: [String]) {
    var problems: [Problem] = []
    let node = readJSON(Array(text.utf8), path: "a.json", problems: &problems)
    return (node, problems.map(\.text))
}

@Suite struct JSONTests {
    @Test(arguments: [
        (#"{"b": 1, "a": [true, false, null, "x"]}"#, #"{b: 1, a: [true, false, null, "x"]}"#),
        (#"[-1.50e+10, 123456789012345678901234567890, 0]"#, "[-1.50e+10, 123456789012345678901234567890, 0]"),
        (#"["\uAC00\ud83d\ude00\n\"", "가"]"#, "[\"가\u{1F600}\n\"\", \"가\"]"),
        (#"["\\ud83d", "\ud83d\ude00\uD83D\uDE00"]"#, "[\"\\ud83d\", \"\u{1F600}\u{1F600}\"]"),
        (" \r\n7 ", "7"),
        ("[[], {}]", "[[], {}]"),
        // Not the same bytes: not the same key.
        ("{\"가\": 1, \"\u{1100}\u{1161}\": 2}", "{가: 1, \u{1100}\u{1161}: 2}"),
    ])
    func values(text: String, expected: String) {
        let (node, problems) = read(text)
        #expect(node.map { Array($0.compact.utf8) } == Array(expected.utf8))
        #expect(problems.isEmpty)
    }

    @Test func placesAreInCharacters() {
        let (node, _) = read("{\"가나\" : \"다\",\r\n  \"x\":[1,\r\"y\" , {\"\\u0041\": null}]}")
        #expect(node?.places == ["1:2", "1:9", "2:3", "2:8", "3:1", "3:8", "3:18"])
        #expect(node?.location == Location(path: "a.json", line: 1, column: 1))
    }

    @Test(arguments: [
        ("", "a.json:1:1: error: this is not JSON: premature EOF"),
        ("{\"a\": 1", "a.json:1:8: error: this is not JSON: premature EOF"),
        ("[1,\n 2 3]", "a.json:2:4: error: this is not JSON: after array element, I expect ',' or ']'"),
        ("[1,,2]", "a.json:1:4: error: this is not JSON: unallowed token at this point in JSON text"),
        ("[1,]", "a.json:1:4: error: this is not JSON: unallowed token at this point in JSON text"),
        ("{\"a\" 1}", "a.json:1:6: error: this is not JSON: object key and value must be separated by a colon"),
        ("{\"a\": 1 \"bcd\": 2}", "a.json:1:9: error: this is not JSON: after key and value, inside map, I expect ','"),
        ("{\"가\": tru}", "a.json:1:10: error: this is not JSON: invalid string in json text;"),
        ("[\"a\\q\"]", "a.json:1:5: error: this is not JSON: inside a string, '\\' occurs before a character"),
        ("[1, // x\n2]", "a.json:1:5: error: this is not JSON: probable comment found in input text"),
        ("{\n\"abc: 1}", "a.json:2:1: error: this is not JSON: premature EOF"),
        ("[-x]", "a.json:1:3: error: this is not JSON: malformed number"),
        ("[1.]", "a.json:1:4: error: this is not JSON: malformed number"),
        ("[\"a\nb\"]", "a.json:1:4: error: this is not JSON: invalid character inside string;"),
        ("[1] 2", "a.json:1:5: error: this is not JSON: trailing garbage"),
        ("{\"a\": 1,\n \"b\": {\"c\": 1, \"c\": 2}}", "a.json:2:16: error: the key 'c' is already there in line 2"),
        ("{a: 1}", "a.json:1:2: error: this is not JSON: invalid char in json text;"),
        ("[\"\\u0000\"]", "a.json:1:2: error: there is a character of value 0"),
        ("[1, \"\\ud83d\"]", "a.json:1:5: error: a \\u escape is half of a character"),
        ("{\"\\ude00\\ud83d\": 1}", "a.json:1:2: error: a \\u escape is half of a character"),
        ("[\"\\ud83d\\u0041\"]", "a.json:1:2: error: a \\u escape is half of a character"),
        ("[01]", "a.json:1:3: error: this is not JSON: after array element, I expect ',' or ']'"),
    ])
    func errors(text: String, expected: String) {
        let (_, problems) = read(text)
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix(expected) == true, "\(problems)")
    }

    @Test func theFirstOfTwoKeysStays() {
        #expect(read(#"{"a": 1, "a": {"a": [2]}, "b": 3}"#).node?.compact == "{a: 1, b: 3}")
        let many = (0..<40).map { "\"k\($0)\": 1" }.joined(separator: ", ")
        #expect(read("{\(many), \"k3\": 2, \"k39\": 2}").problems.count == 2)
    }

    @Test func nestingIsBounded() {
        let deep = String(repeating: "[", count: 99) + String(repeating: "]", count: 99)
        #expect(read(deep).problems.isEmpty)
        #expect(
            read("[" + deep + "]").problems == [
                "a.json:1:100: error: values are nested more than 100 deep; flatten them"
            ]
        )
        #expect(read(String(repeating: "{\"a\":", count: 1_000_000)).problems.count == 1)
    }
}
