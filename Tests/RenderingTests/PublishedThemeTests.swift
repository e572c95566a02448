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
        #expect(String(decoding: ReducedScript(Array(source.utf8)).bytes, as: UTF8.self) == lean + "\n")
    }

    @Test(arguments: [
        // The most frequent first; one that is taken is passed over.
        ("const one=1,two=one+e;f(one)", "const t=1,n=t+e;f(t)"),
        ("function first(given){return given}", "function t(e){return e}"),
        // What somebody else knows stays: members, keys, shorthand, methods, templates, words, globals.
        ("given.text=text+other", "e.text=n+t"),
        ("given?.text;f(text,text)", "t?.text;f(e,e)"),
        ("f({text:text,other:wide?name:tall},wide)", "f({text:text,other:e?name:t},e)"),
        ("const{text,other:wide=tall}=given;f(text,other)", "const{text,other:n=t}=e;f(text,other)"),
        ("f({async text(){return wide},other(){}},text)", "f({async text(){return e},other(){}},text)"),
        ("f(`${text} ${other.wide}`,text,tall)", "f(`${text} ${other.wide}`,text,e)"),
        ("f('text',/other/gu,text,other,gu)", "f('text',/other/gu,n,t,e)"),
        ("document.open(name,event)", "document.open(name,event)"),
        // A block is no object, what is spread no member, and a list no shorthand.
        ("if(wide){text,other}", "if(n){t,e}"),
        ("f(()=>{text;other},[...text,wide],{...other})", "f(()=>{t;e},[...t,n],{...e})"),
        ("f(0xabc,1.5,abc)", "f(0xabc,1.5,e)"),
    ])
    func localNamesAreShortened(source: String, short: String) {
        #expect(published("assets/a.js", "{\(source)}") == "{\(short)}\n")
        // Other scripts know what is outside of all brackets.
        #expect(published("assets/a.js", "var text=other;{f(text,other,wide)}") == "var text=other;{f(text,other,e)}\n")
    }

    @Test func otherFilesStayAsTheyAre() {
        #expect(published("assets/a.js", Self.script, isBuiltIn: false) == Self.script)
        #expect(published("assets/a.svg", "  // a\n") == "  // a\n")
    }

    /// What the reduction relies on.
    @Test func noBuiltInFileHasWhatTheReductionDoesNotRead() {
        for file in Theme().files(in: "assets") {
            let text = String(decoding: file.bytes, as: UTF8.self)
            if file.path.hasSuffix(".js") {
                let words = Set(ScriptNames(ReducedScript(file.bytes)).all.map(\.text))
                #expect(words.isDisjoint(with: ["class", "switch", "with", "eval", "arguments"]), "\(file.path)")
                #expect(!text.contains("\t"), "\(file.path)")
            }
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

    @Test func partsArePublishedAsOneFile() throws {
        let output = SampleSite.output(SampleSite.site([SampleSite.people()]))
        let script = try #require(output["assets/search.js"])
        let places = ["Ganada.fold=", "Ganada.parse=", "Ganada.open="].map { script.range(of: $0)?.lowerBound }
        #expect(!places.contains(nil) && places.compactMap(\.self) == places.compactMap(\.self).sorted())
        let style = try #require(output["assets/ganada.css"])
        #expect(style.hasPrefix(":root {") && style.hasSuffix("}\n") && style.contains("@media print"))
        let folders = ["assets/search/", "assets/page/", "assets/ganada/"]
        #expect(output.keys.allSatisfy { !folders.contains(where: $0.hasPrefix) })
        for part in JoinedAsset.all.flatMap(\.parts) { #expect(Theme()[part] != nil, "\(part)") }
    }

    @Test func aSiteOverridesAPartOrTheWhole() {
        let own = { (path: String) in Theme.File(path: path, source: path, bytes: Array("own( 1 )".utf8)) }
        let site = SampleSite.site([SampleSite.people()])
        let theme = Theme(overriddenBy: [own("assets/page/home.js")])
        let part = SampleSite.output(site, theme: theme)["assets/page.js"] ?? ""
        #expect(part.hasPrefix("'use strict';\n") && part.contains("\nown( 1 )\n'use strict'"))
        #expect(!part.contains("Ganada.openSite=") && part.contains("Ganada.openCollection="))
        let whole = SampleSite.output(site, theme: Theme(overriddenBy: [own("assets/page.js")]))
        #expect(whole["assets/page.js"] == "own( 1 )")
        #expect(whole.keys.allSatisfy { !$0.hasPrefix("assets/page/") })
    }

    /// What parts of the page's script are told by.
    private static let marks = [
        "letters": "'.letters'", "moved": "Ganada.moved=", "neighbours": "'.neighbours'", "home": ".openSite=",
    ]

    @Test(arguments: [true, false], [true, false])
    func partsArePublishedForWhatASiteHas(hasPages: Bool, isSplit: Bool) throws {
        let people = SampleSite.people { people in
            people.hasPage = [hasPages, hasPages, hasPages]
            if isSplit { people.sections[0].parts = [Part(label: "A", slug: "a.a", items: 0..<2)] }
            if !isSplit { people.sections = [Section(label: "A", slug: "a", items: 0..<3)] }
        }
        for isSearched in [true, false] {
            let site = SampleSite.site([people]) { $0.settings.search = isSearched }
            let script = try #require(SampleSite.output(site)["assets/page.js"])
            var wanted: Set<String> = isSplit ? ["letters"] : []
            if isSplit && !hasPages { wanted.insert("moved") }
            if isSearched { wanted.formUnion(hasPages ? ["home", "neighbours"] : ["home"]) }
            #expect(Set(Self.marks.filter { script.contains($0.value) }.keys) == wanted)
        }
    }
}
