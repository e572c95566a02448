import Directory
import Testing

@testable import Rendering

/// One template, what it is given and what comes out.
struct TemplateCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var template: String
    var values: TemplateRecord
    var partials: [String: String] = [:]
    var expected: String

    init(
        _ description: String,
        _ template: String,
        _ values: TemplateRecord = [:],
        partials: [String: String] = [:],
        is expected: String
    ) {
        testDescription = description
        self.template = template
        self.values = values
        self.partials = partials
        self.expected = expected
    }
}

/// The templates `page` and the partials, compiled together.
func compiled(_ page: String, partials: [String: String] = [:]) -> (set: TemplateSet, problems: [Problem]) {
    let sources = [("page", page)] + partials.sorted { $0.key < $1.key }
    return TemplateSet.compile(
        sources.map { TemplateSet.Source(name: $0, path: "\($0).mustache", bytes: Array($1.utf8)) }
    )
}

struct TemplateTests {
    @Test(arguments: values + sections + lines + inheritance + dynamicNames)
    func renders(_ test: TemplateCase) {
        let (set, problems) = compiled(test.template, partials: test.partials)
        #expect(problems == [])
        var output: [UInt8] = []
        #expect(set.render("page", [test.values], into: &output) == nil)
        #expect(String(decoding: output, as: UTF8.self) == test.expected)
    }

    static let values = [
        TemplateCase("text alone", "가 {나} }}\n", is: "가 {나} }}\n"),
        TemplateCase("nothing", "", is: ""),
        TemplateCase("escaped", "{{a}}", ["a": "<\"&'>"], is: "&lt;&quot;&amp;&#39;&gt;"),
        TemplateCase("unescaped", "{{{a}}} {{&a}} {{& a }}", ["a": "<b>"], is: "<b> <b> <b>"),
        TemplateCase("HTML", "{{a}} {{{a}}}", ["a": .html("<b>")], is: "<b> <b>"),
        TemplateCase("written", "{{a}}", ["a": .written { $0.append("<i>") }], is: "<i>"),
        TemplateCase("numbers", "{{a}} {{b}}", ["a": 12, "b": -3], is: "12 -3"),
        TemplateCase("missing and shapeless", "[{{x}}{{a}}{{b}}{{c}}]", ["a": [], "b": [:], "c": true], is: "[]"),
        TemplateCase("dotted", "{{a.b.c}}", ["a": ["b": ["c": "x"]]], is: "x"),
        TemplateCase("dotted and missing", "[{{a.x.c}}{{a.b.x}}{{x.b}}]", ["a": ["b": ["c": "x"]]], is: "[]"),
        TemplateCase(
            "a found head is not looked for further out",
            "{{#a}}{{b.c}}{{/a}}",
            ["a": ["b": [:]], "b": ["c": "x"]],
            is: ""
        ),
        TemplateCase("white space in tags", "{{  a  }}|{{#\ta }}x{{/ a\n}}", ["a": "y"], is: "y|x"),
        TemplateCase("values are no templates", "{{a}}", ["a": "{{b}}", "b": "x"], is: "{{b}}"),
        TemplateCase("comments", "a{{! {{b}}c", is: "ac"),
        TemplateCase(
            "delimiters",
            "{{=<% %>=}}<%a%> {{a}} <%{a}%><%={{ }}=%> {{a}}",
            ["a": "&"],
            is: "&amp; {{a}} & &amp;"
        ),
    ]

    static let sections = [
        TemplateCase("true", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": true], is: "x"),
        TemplateCase("false", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": false], is: "y"),
        TemplateCase("empty text", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": ""], is: "y"),
        TemplateCase("zero", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": 0], is: "y"),
        TemplateCase("text", "{{#a}}<{{.}}>{{/a}}", ["a": "x"], is: "<x>"),
        TemplateCase("record", "{{#a}}{{b}}{{c}}{{/a}}", ["a": ["b": "x"], "c": "y"], is: "xy"),
        TemplateCase("list", "{{#a}}({{.}}){{/a}}", ["a": ["x", 2, [3]]], is: "(x)(2)()"),
        TemplateCase("list of lists", "{{#a}}({{#.}}{{.}}{{/.}}){{/a}}", ["a": [[1, 2], [], [3]]], is: "(12)()(3)"),
        TemplateCase("empty list", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": []], is: "y"),
        TemplateCase(
            "sequence",
            "{{#a}}{{n}}{{b}},{{/a}}",
            ["a": .sequence(count: 3) { ["n": .number($0 + 1)] }, "b": "x"],
            is: "1x,2x,3x,"
        ),
        TemplateCase("empty sequence", "{{^a}}y{{/a}}", ["a": .sequence(count: 0) { _ in true }], is: "y"),
        TemplateCase("inner names first", "{{#a}}{{b}}{{/a}}", ["a": ["b": "in"], "b": "out"], is: "in"),
        TemplateCase("dotted section", "{{#a.b}}{{c}}{{/a.b}}", ["a": ["b": ["c": "x"]]], is: "x"),
        TemplateCase("same name nested", "{{#a}}1{{#a}}2{{/a}}3{{/a}}", ["a": true], is: "123"),
    ]

    static let lines = [
        TemplateCase("section lines", "a\n {{#t}} \nb\n\t{{/t}}\nc", ["t": true], is: "a\nb\nc"),
        TemplateCase("section lines with CRLF", "a\r\n{{#t}}\r\nb\r\n{{/t}}\r\nc", ["t": true], is: "a\r\nb\r\nc"),
        TemplateCase("two sections in a line stay", "{{#t}}{{#t}}\nb{{/t}}{{/t}}\n", ["t": true], is: "\nb\n"),
        TemplateCase("text beside", " a {{#t}}\nb{{/t}}\n", ["t": true], is: " a \nb\n"),
        TemplateCase("a value beside", "{{a}} {{! x }}\n", ["a": "1"], is: "1 \n"),
        TemplateCase("comment over lines", "a\n  {{! x\n y }}\nb\n", is: "a\nb\n"),
        TemplateCase("delimiter line", "a\n {{=| |=}}\nb|! x |\n", is: "a\nb\n"),
        TemplateCase(
            "partial indented",
            "a\n  {{>p}}\nb",
            ["v": "x\ny"],
            partials: ["p": "1\n{{v}}\n\n3"],
            is: "a\n  1\n  x\ny\n\n  3b"
        ),
        TemplateCase("partial in a line", "  a {{>p}}\n", partials: ["p": "1\n2"], is: "  a 1\n2\n"),
        TemplateCase(
            "partials in partials",
            " {{>p}}\n",
            ["t": [1, 2]],
            partials: ["p": "a\n {{>q}}\n", "q": "{{#t}}\n{{.}}\n{{/t}}\n"],
            is: " a\n  1\n  2\n"
        ),
        TemplateCase(
            "recursive partial",
            "{{#tree}}{{>p}}{{/tree}}",
            ["tree": ["v": 1, "n": [["v": 2, "n": []], ["v": 3, "n": [["v": 4, "n": []]]]]]],
            partials: ["p": "{{v}}({{#n}}{{>p}}{{/n}})"],
            is: "1(2()3(4()))"
        ),
    ]

    static let inheritance = [
        TemplateCase("block alone", "{{$a}}x{{/a}}", is: "x"),
        TemplateCase(
            "parent",
            "{{<p}}{{$a}}y{{/a}}{{/p}}",
            partials: ["p": "[{{$a}}x{{/a}}{{$b}}z{{/b}}]"],
            is: "[yz]"
        ),
        TemplateCase("text in a parent counts not", "{{<p}} x {{#t}}y{{/t}}{{/p}}", partials: ["p": "[]"], is: "[]"),
        TemplateCase(
            "the outermost argument counts",
            "{{<p}}{{$a}}1{{/a}}{{/p}}",
            partials: ["p": "{{<q}}{{$a}}2{{/a}}{{$b}}2{{/b}}{{/q}}", "q": "{{$a}}3{{/a}}{{$b}}3{{/b}}{{$c}}3{{/c}}"],
            is: "123"
        ),
        TemplateCase(
            "a partial takes no argument away",
            "{{<p}}{{$a}}1{{/a}}{{/p}}",
            partials: ["p": "{{>q}}", "q": "{{$a}}2{{/a}}"],
            is: "1"
        ),
        TemplateCase(
            "an argument ends with its parent",
            "{{<p}}{{$a}}1{{/a}}{{/p}}{{>p}}",
            partials: ["p": "{{$a}}2{{/a}}"],
            is: "12"
        ),
        TemplateCase(
            "a block in its own argument",
            "{{<p}}{{$a}}[{{$a}}1{{/a}}]{{/a}}{{/p}}",
            partials: ["p": "{{$a}}2{{/a}}"],
            is: "[1]"
        ),
        TemplateCase(
            "the block's place decides what names mean",
            "{{<p}}{{$a}}{{v}}{{/a}}{{/p}}",
            ["v": "out", "s": ["v": "in"]],
            partials: ["p": "{{#s}}{{$a}}{{/a}}{{/s}}"],
            is: "in"
        ),
        TemplateCase(
            "a parent in one line",
            "a\n  {{<p}}{{$t}}T t{{/t}}{{/p}}\nb\n",
            partials: ["p": "1 {{$t}}{{/t}}\n2\n"],
            is: "a\n  1 T t\n  2\nb\n"
        ),
        TemplateCase(
            "lines take the block's place",
            "{{<p}}\n    {{$a}}\n    1\n      2\n    {{/a}}\n{{/p}}\n",
            partials: ["p": "<\n  {{$a}}{{/a}}\n>\n"],
            is: "<\n  1\n    2\n>\n"
        ),
        TemplateCase(
            "a word takes the block's line",
            "{{<p}}{{$a}}1{{/a}}{{/p}}",
            partials: ["p": "<\n  {{$a}}\n    x\n  {{/a}}\n>\n"],
            is: "<\n    1\n>\n"
        ),
        TemplateCase(
            "an empty block takes its line away",
            "{{>p}}",
            partials: ["p": "<\n  {{$a}}{{/a}}\n>\n"],
            is: "<\n>\n"
        ),
        TemplateCase("own content as written", "{{$a}}\n    x\n\n  y\n{{/a}}\n", is: "    x\n\n  y\n"),
    ]

    static let dynamicNames = [
        TemplateCase(
            "partial",
            "{{>*a}}{{> * b.c }}",
            ["a": "p", "b": ["c": "q"]],
            partials: ["p": "1", "q": "2"],
            is: "12"
        ),
        TemplateCase("parent", "{{<*a}}{{$x}}1{{/x}}{{/*a}}", ["a": "p"], partials: ["p": "[{{$x}}{{/x}}]"], is: "[1]"),
        TemplateCase("nothing there", "[{{>*a}}{{>*b}}]", ["a": "x"], is: "[]"),
    ]
}
