import Directory
import Testing

@testable import Reading

private func split(_ text: String) -> (values: String?, body: Markdown, problems: [String]) {
    var problems: [Problem] = []
    let file = splitFrontMatter(Array(text.utf8), path: "a.md", problems: &problems)
    return (file.values?.compact, file.body, problems.map(\.text))
}

@Suite struct FrontMatterTests {
    @Test(
        arguments: [
            ("---\na: 1\n---\nx\n", "{a: 1}", "x\n", 4),
            ("---\r\na: 1\r\n---\r\n\r\nx\r\n", "{a: 1}", "\r\nx\r\n", 4),
            ("--- \t\na: 1\n---  \nx", "{a: 1}", "x", 4),
            ("---\n---\nx", "{}", "x", 3),
            ("---\n# c\n---", "{}", "", 4),
            ("x\n---\na: 1\n---\n", nil, "x\n---\na: 1\n---\n", 1),
            ("----\nx\n", nil, "----\nx\n", 1),
            ("", nil, "", 1),
            ("---\na: |\n  ---\n---\nx", "{a: \"---\n\"}", "x", 5),
        ] as [(String, String?, String, Int)]
    )
    func parts(text: String, values: String?, body: String, line: Int) {
        let file = split(text)
        #expect(file.values == values)
        #expect(file.body == Markdown(body, at: Location(path: "a.md", line: line)))
        #expect(file.problems == [])
    }

    @Test(arguments: [
        (
            "+++\na = 1\n+++\nx\n",
            [
                "a.md:1: error: front matter between '+++' is TOML, which is not read; write it as YAML between '---' lines"
            ]
        ),
        ("---\na: 1\nx\n", ["a.md:1: error: the front matter has no end; put a line '---' after it"]),
        ("---", ["a.md:1: error: the front matter has no end; put a line '---' after it"]),
        (
            "---\n- a\n---\n",
            ["a.md:2:1: error: front matter consists of 'key: value' lines, not of a list; write it so"]
        ),
        (
            "---\ntitle: 가\ntitle: b\n---\n",
            ["a.md:3:1: error: the key 'title' is already there in line 2; remove or rename one"]
        ),
    ])
    func errors(text: String, expected: [String]) {
        #expect(split(text).problems == expected)
    }
}
