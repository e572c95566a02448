import Directory
import Testing

@testable import Reading

private func read(_ text: String, firstLine: Int = 1) -> (node: Node?, problems: [String]) {
    var problems: [Problem] = []
    let node = readYAML(Array(text.utf8), path: "a.yaml", firstLine: firstLine, problems: &problems)
    return (node, problems.map(\.text))
}

@Suite struct YAMLTests {
    @Test(arguments: [
        ("", "null"),
        ("# nothing\n", "null"),
        ("a: no\nb: yes\nc: on\nd: NULL\n", #"{a: "no", b: "yes", c: "on", d: "NULL"}"#),
        ("[~, null, true, True, FALSE]", "[null, null, true, true, false]"),
        ("a:\nb: ''\n", #"{a: null, b: ""}"#),
        ("[1, -2.50, +3, .5, 6., 1e3, 007]", "[1, -2.50, +3, .5, 6., 1e3, 007]"),
        (
            "[0x1F, 0o7, 1_000, 1.2.3, '1', 12:30, 2024-01-02, ., -, e3, 1e, .inf]",
            #"["0x1F", "0o7", "1_000", "1.2.3", "1", "12:30", "2024-01-02", ".", "-", "e3", "1e", ".inf"]"#
        ),
        ("!!str 12", "\"12\""),
        ("b: 1\na: [x, {y: z}]\n", #"{b: 1, a: ["x", {y: "z"}]}"#),
        ("1: x\ntrue: y\n", #"{1: "x", true: "y"}"#),
        ("a: &x [1, 2]\nb: *x\nc: &y k\n*y : v\n", #"{a: [1, 2], b: [1, 2], c: "k", k: "v"}"#),
        ("a: |\n  x\n  y\nb: >\n  x\n  y\n", "{a: \"x\ny\n\", b: \"x y\n\"}"),
        ("a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"),
        ("---\na: 1\n...\n", "{a: 1}"),
        ("a: \u{1F600} 가\n", "{a: \"\u{1F600} 가\"}"),
    ])
    func values(text: String, expected: String) {
        let (node, problems) = read(text)
        #expect(node?.compact == expected)
        #expect(problems == [])
    }

    @Test func placesAreInCharactersOfTheFile() {
        let (node, _) = read("가: 나\nb:\n  - x\n  - {c: d}\n", firstLine: 2)
        #expect(node?.places == ["2:1", "2:4", "3:1", "4:5", "5:6", "5:9"])
    }

    @Test(arguments: [
        ("a: b: c\n", "a.yaml:1:5: error: a second ': ' in one line"),
        ("a: 1\nb: @x\n", "a.yaml:2:4: error: a value does not begin with '@' in YAML"),
        ("a:\n\tb: 1\n", "a.yaml:2:1: error: YAML is not indented by tabs"),
        ("a: 1\nb: \"x\nc: 2\n", "a.yaml:2:4: error: this is not YAML: while scanning a quoted scalar, "),
        ("x: 1\na: [1, 2\n", "a.yaml:2:4: error: this is not YAML: while parsing a flow sequence, "),
        ("a: 1\n b: 2\n", "a.yaml:2:3: error: a second ': ' in one line"),
        (
            "가: 1\n- 2\n",
            "a.yaml:2:1: error: this is not YAML: while parsing a block mapping, did not find expected key"
        ),
        ("a: 1\nb: 2\na: 3\n", "a.yaml:3:1: error: the key 'a' is already there in line 1"),
        ("a: *x\n", "a.yaml:1:4: error: the alias '*x' has no '&x' before it"),
        ("a: &x [*x]\n", "a.yaml:1:8: error: the alias '*x' has no '&x' before it"),
        ("? [a]\n: 1\n", "a.yaml:1:3: error: a key that is no plain text"),
        ("a: 1\n---\nb: 2\n", "a.yaml:3:1: error: a second document begins"),
        ("a: \"\\0\"\n", "a.yaml:1:4: error: there is a character of value 0"),
        ("a: \"\\x\"\n", "a.yaml:1:"),
        ("가: 1\nb: \u{1}\n", "a.yaml:2:4: error: this is not YAML: control characters are not allowed"),
    ])
    func errors(text: String, expected: String) {
        let (_, problems) = read(text)
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix(expected) == true, "\(problems)")
    }

    @Test func aliasesThatExplodeAreRefused() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...30 {
            let aliases = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        let (node, problems) = read(text)
        #expect(node == nil)
        #expect(
            problems == ["a.yaml:5:45: error: the aliases stand for more than 100000 values; write out what is needed"]
        )
    }

    @Test func nestingIsBoundedThroughAliasesToo() {
        var text = "a0: &a0 [x]\n"
        for level in 1...200 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
        #expect(read(text).problems.first?.contains("nested more than 100 deep") == true)
        #expect(read(String(repeating: "[", count: 100_000)).problems.count == 1)
        #expect(read(String(repeating: "- ", count: 100_000)).problems.count == 1)
    }
}
