import Directory
import Testing

@testable import Rendering

struct PublishedThemeTests {
    private func published(_ path: String, _ source: String, isBuiltIn: Bool = true) -> String {
        let file = Theme.File(path: path, source: path, bytes: Array(source.utf8), isBuiltIn: isBuiltIn)
        return String(decoding: file.published, as: UTF8.self)
    }

    private static let script = """
        // What it does.
        'use strict';

        {
          /** One line. */
          const a = /** @type {any} */ (b); // said of the line
          /**
           * Several
           * lines.
           */
          f('// no "comment"', "/* nor \\" here */");
        }
        """

    @Test func builtInScriptsLoseCommentsAndWhiteSpace() {
        #expect(
            published("assets/a.js", Self.script)
                == #"'use strict';{const a=(b);f('// no "comment"',"/* nor \" here */");}"# + "\n"
        )
        #expect(published("assets/a.css", "/* Why. */\na {\n  b: c;\n}\n") == "a {\nb: c;\n}\n")
    }

    @Test(arguments: [
        ("a = b / c // d\n/ e", "a=b/c\n/e"),
        ("x => /[/*\"]  \\/ '/u.test(y)", "x=>/[/*\"]  \\/ '/u.test(y)"),
        ("return /  a/", "return/  a/"),
        ("text.match(/[^][x]*  /gu) || []", "text.match(/[^][x]*  /gu)||[]"),
        ("a + +b - -c + d", "a+ +b- -c+d"),
        ("f(`  ${a  +  b}  // `)", "f(`  ${a  +  b}  // `)"),
        ("a = function () {\n}\n(b)", "a=function(){}\n(b)"),
        ("a\n++b\nlet 가 = 'it\\'s  /*'\nif (a in b) c", "a\n++b\nlet 가='it\\'s  /*'\nif(a in b)c"),
        ("async ({a,\n  b}) => {\n  for await (const c of d) ;\n}", "async({a,b})=>{for await(const c of d);}"),
        ("a\n  .b()\n  ?.c\n  ? d\n  : e", "a.b()?.c?d:e"),
    ])
    func whatAScriptMeansStays(source: String, lean: String) {
        #expect(published("assets/a.js", source) == lean + "\n")
    }

    @Test func otherFilesStayAsTheyAre() {
        #expect(published("assets/a.js", Self.script, isBuiltIn: false) == Self.script)
        #expect(published("assets/a.svg", "  // a\n") == "  // a\n")
    }

    /// What the reduction relies on.
    @Test func noBuiltInFileHasWhatTheReductionDoesNotRead() {
        for file in Theme().files(in: "assets") {
            let text = String(decoding: file.bytes, as: UTF8.self)
            if file.path.hasSuffix(".js") { #expect(!text.contains("\t"), "\(file.path)") }
            guard file.path.hasSuffix(".css") else { continue }
            for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) where line.hasPrefix("/*") {
                #expect(!line.contains("*/") || line.hasSuffix("*/"), "\(file.path): \(line)")
            }
        }
    }

    @Test(arguments: [true, false]) func scriptsArePublishedForTheListsThatNeedThem(isSharded: Bool) {
        let people = SampleSite.people { people in
            if isSharded { people.collection.settings.searchForm = .sharded }
            people.facets = [Facet(field: .tags, values: [Facet.Value(text: "accounts", count: 2)])]
        }
        let output = SampleSite.output(SampleSite.site([people]))
        #expect((output["assets/shards.js"] != nil) == isSharded)
        #expect((output["assets/facets.js"] != nil) == !isSharded)
        #expect((output["assets/columns.js"] != nil) == !isSharded)
        #expect(output["assets/search.js"] != nil)
    }
}
