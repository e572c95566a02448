import Foundation
import Testing

@testable import Rendering

/// The official tests of https://github.com/mustache/spec, when the folder that `GANADA_MUSTACHE_SPEC` names holds them.
struct MustacheSpecification {
    /// Every part but `lambdas`, which Ganada leaves out: a lambda is code in data.
    static let parts = [
        "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "inheritance", "dynamic-names",
    ]

    private static let folder = ProcessInfo.processInfo.environment["GANADA_MUSTACHE_SPEC"]

    @Test(.enabled(if: folder != nil), arguments: parts)
    func passes(part: String) throws {
        let folder = try #require(Self.folder)
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(part).json"))
        let cases = try JSONDecoder().decode(Part.self, from: data).tests
        #expect(!cases.isEmpty)
        for test in cases {
            let partials = (test.partials ?? [:]).map { TemplateSet.Source(name: $0, path: $0, bytes: Array($1.utf8)) }
            let source = TemplateSet.Source(name: "", path: "", bytes: Array(test.template.utf8))
            let (set, _) = TemplateSet.compile([source] + partials)
            var renderer = TemplateRenderer(set, about: test.data.value)
            var output: [UInt8] = []
            let problem = renderer.render(0, into: &output)
            #expect(problem == nil)
            #expect(String(decoding: output, as: UTF8.self) == test.expected, "\(part): \(test.name): \(test.desc)")
        }
    }
}

private struct Part: Decodable {
    struct Case: Decodable {
        var name: String
        var desc: String
        var data: JSON
        var template: String
        var partials: [String: String]?
        var expected: String
    }

    var tests: [Case]
}

/// A JSON value, as a value for templates.
private struct JSON: Decodable {
    var value: TemplateValue

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .none
        } else if let flag = try? container.decode(Bool.self) {
            value = .flag(flag)
        } else if let number = try? container.decode(Int.self) {
            value = .number(number)
        } else if let number = try? container.decode(Double.self) {
            value = .text("\(number)")
        } else if let text = try? container.decode(String.self) {
            value = .text(text)
        } else if let list = try? container.decode([JSON].self) {
            value = .list(list.map(\.value))
        } else {
            let members = try container.decode([String: JSON].self)
            value = .record(TemplateRecord(members.map { (TemplateKey($0), $1.value) }))
        }
    }
}
