import Directory
import Testing

@testable import Rendering

struct TemplateProblemTests {
    struct Case: Sendable {
        var template: String
        var line: Int
        var column: Int
        var fact: Fact
        /// What is rendered all the same, with `a` true and `b` the text "b".
        var output: String
    }

    @Test(arguments: [
        Case(template: "x\n  {{b", line: 2, column: 3, fact: .templateTagUnclosed(ending: "}}"), output: "x\n  "),
        Case(template: "{{{b}} ", line: 1, column: 1, fact: .templateTagUnclosed(ending: "}}}"), output: ""),
        Case(template: "{{=<% %>}} ", line: 1, column: 1, fact: .templateTagUnclosed(ending: "=}}"), output: ""),
        Case(template: "가é{{}}x", line: 1, column: 3, fact: .templateTagEmpty, output: "가éx"),
        Case(template: "{{# }}x", line: 1, column: 1, fact: .templateTagEmpty, output: "x"),
        Case(template: "{{> * }}x", line: 1, column: 1, fact: .templateTagEmpty, output: "x"),
        Case(template: "{{b c}}x", line: 1, column: 1, fact: .templateNameMalformed("b c"), output: "x"),
        Case(template: "{{b..c}}{{b}}", line: 1, column: 1, fact: .templateNameMalformed("b..c"), output: "b"),
        Case(template: "{{=a=}}x", line: 1, column: 1, fact: .templateDelimitersMalformed, output: "x"),
        Case(template: "{{=a b c=}}x", line: 1, column: 1, fact: .templateDelimitersMalformed, output: "x"),
        Case(template: "\n{{#a}}x{{b}}", line: 2, column: 1, fact: .templateSectionUnclosed("a"), output: "\nxb"),
        Case(template: "{{#a}}{{^c}}x{{/a}}y", line: 1, column: 7, fact: .templateSectionUnclosed("c"), output: "xy"),
        Case(
            template: "x\n{{/a}}\n",
            line: 2,
            column: 1,
            fact: .templateCloseUnexpected("a", expected: nil),
            output: "x\n"
        ),
        Case(
            template: "{{#a}}x{{/c}}y{{/a}}",
            line: 1,
            column: 8,
            fact: .templateCloseUnexpected("c", expected: "a"),
            output: "xy"
        ),
        Case(
            template: "{{$c}}x{{/*c}}y{{/c}}",
            line: 1,
            column: 8,
            fact: .templateCloseUnexpected("c", expected: "c"),
            output: "xy"
        ),
        Case(
            template: "x{{>pages}}y",
            line: 1,
            column: 2,
            fact: .templateUnknown(name: "pages", nearest: "page"),
            output: "xy"
        ),
        Case(
            template: "{{<q}}{{/q}}y",
            line: 1,
            column: 1,
            fact: .templateUnknown(name: "q", nearest: nil),
            output: "y"
        ),
        Case(
            template: String(repeating: "{{#a}}", count: 60) + "x" + String(repeating: "{{/a}}", count: 60),
            line: 1,
            column: 301,
            fact: .templateTooDeep(limit: 50),
            output: ""
        ),
    ])
    func areFoundWithTheirPlaces(_ test: Case) {
        let (set, problems) = compiled(test.template)
        #expect(problems.first?.fact == test.fact)
        #expect(problems.first?.location == Location(path: "page.mustache", line: test.line, column: test.column))
        var output: [UInt8] = []
        set.render("page", [["a": true, "b": "b"]], into: &output)
        #expect(String(decoding: output, as: UTF8.self) == test.output)
    }

    @Test func allAreFound() {
        let problems = compiled("{{}}\n{{#a}}\n{{b c}}\n{{/d}}\n{{e").problems
        #expect(problems.map(\.location.line) == [1, 2, 3, 4, 5])
    }

    @Test func endlessCallsAreFoundBefore() {
        let partials = ["p": "x\n{{>q}}", "q": "{{<p}}{{/p}}", "fine": "{{#a}}{{>fine}}{{/a}}"]
        let problems = compiled("{{>p}}{{>fine}}", partials: partials).problems
        #expect(problems.map(\.fact) == [.templateRecursion(name: "p"), .templateRecursion(name: "q")])
        #expect(problems.map(\.location.text) == ["q.mustache:1:1", "p.mustache:2:1"])
    }

    @Test func endlessCallsThatDependOnValuesEndWithAProblem() {
        let (set, problems) = compiled("{{#a}}{{>page}}{{>page}}x{{/a}}y")
        #expect(problems == [])
        var output: [UInt8] = []
        #expect(set.render("page", [["a": true]], into: &output)?.fact == .templateEndless(name: "page"))
        #expect(set.render("page", [["a": false]], into: &output) == nil)
    }

    @Test func unknownValuesAreWarnedOf() {
        let (set, _) = compiled("{{a}}{{.}}\n{{#item.nam}}{{>page}}{{/item.nam}}{{>*kind}}{{$block}}{{/block}}")
        let warnings = set.unknownValues(known: ["a", "item", "name"])
        #expect(
            warnings.map(\.fact) == [
                .templateValueUnknown(name: "nam", nearest: "name"), .templateValueUnknown(name: "kind", nearest: nil),
            ]
        )
        #expect(warnings.map(\.location.column) == [1, 36])
        #expect(warnings.allSatisfy { $0.fact.severity == .warning })
    }
}
