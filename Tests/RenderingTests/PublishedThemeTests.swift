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
                == #"'use strict';{const e=(t);n('// no "comment"',"/* nor \" here */")}"# + "\n"
        )
        #expect(published("assets/a.css", "/* Why. */\na {\n  b: c;\n}\n") == "a {\nb: c;\n}\n")
    }

    @Test(arguments: [
        ("a = b / c // d\n/ e", "a=b/c\n/e"),
        ("x => /[/*\"]  \\/ '/u.test(y)", "x=>/[/*\"]  \\/ '/u.test(y)"),
        ("return /  a/", "return/  a/"),
        ("text.match(/[^][x]*  /gu) || []", "text.match(/[^][x]*  /gu)||[]"),
        ("a + +b - -c + d", "a+ +b- -c+d"),
        ("f(`  ${a  +  {b : c}}  // ${`d  ${ e }`} `)", "f(`  ${a+{b:c}}  // ${`d  ${e}`} `)"),
        ("a = function () {\n}\n(b)", "a=function(){}\n(b)"),
        ("a\n++b\nlet 가 = 'it\\'s  /*'\nif (a in b) c", "a\n++b\nlet 가='it\\'s  /*'\nif(a in b)c"),
        ("async ({a,\n  b}) => {\n  for await (const c of d) ;\n}", "async({a,b})=>{for await(const c of d);}"),
        ("a\n  .b()\n  ?.c\n  ? d\n  : e", "a.b()?.c?d:e"),
    ])
    func whatAScriptMeansStays(source: String, lean: String) {
        #expect(String(decoding: ReducedScript(Array(source.utf8)).bytes, as: UTF8.self) == lean + "\n")
    }

    @Test(arguments: [
        // The most frequent first, then in order; what stands for something else is passed over.
        ("const one=1,two=one+e;f(one)", "const e=1,t=e+n;r(e)"),
        ("let{one}=document,two=one;f(one,one,$())", "let{one:e}=document,t=e;n(e,e,r())"),
        // Each scope counts for itself, but for what it has of those around it.
        ("f(one=>one,(two,three)=>two)", "e(e=>e,(e,t)=>e)"),
        ("const one=two=>one+two;f(three=>three)", "const e=t=>e+t;t(e=>e)"),
        (
            "function first(given){return given}function second(other){first(other)}",
            "function e(e){return e}function t(t){e(t)}"
        ),
        ("const a=1;for(const one of a){const two=one;f(two)}", "const e=1;for(const t of e){const n=t;r(n)}"),
        ("try{f()}catch(error){f(error)}", "try{e()}catch(e){t(e)}"),
        ("f({one(given){return given+two}},two)", "t({one(t){return t+e}},e)"),
        ("const two=1;f(one=>({one,two}),one=>one?{two}:two)", "const e=1;t(t=>({one:t,two:e}),t=>t?{two:e}:e)"),
        // What somebody else knows stays: members, keys, words, globals that are not surely declared here.
        ("given.text=text+other?.text", "e.text=t+n?.text"),
        ("f({text:text,other:wide?name:tall},wide)", "t({text:n,other:e?name:r},e)"),
        ("const{text,other:wide=tall,...rest}=given;f(text)", "const{text:e,other:t=n,...r}=i;s(e)"),
        (
            "f({async text(){return wide},other(){},get tall(){}},wide)",
            "t({async text(){return e},other(){},get tall(){}},e)"
        ),
        ("document.open(name,event)", "document.open(name,event)"),
        ("f(event=>event.name,name=>name,name)", "e(e=>e.name,name=>name,name)"),
        ("f('text',/other/gu,text,other,gu)", "e('text',/other/gu,t,n,r)"),
        ("f(`text ${text} ${other({text})}`,`${`${text}`}`)", "t(`text ${e} ${n({text:e})}`,`${`${e}`}`)"),
        // A block is no object, what is spread no member, and a list no shorthand.
        ("if(wide){text,other}", "if(e){t,n}"),
        ("f(()=>{text;other},[...text,wide],{...other})", "n(()=>{e;t},[...e,r],{...t})"),
        ("f(0xabc,1.5,abc)", "e(0xabc,1.5,t)"),
    ])
    func localNamesAreShortened(source: String, short: String) {
        #expect(published("assets/a.js", "{\(source)}") == "{\(short)}\n")
        // Other scripts know what is outside of all brackets.
        #expect(published("assets/a.js", "var text=other;{f(text,other,wide)}") == "var text=other;{e(text,other,t)}\n")
    }

    @Test(arguments: [
        ("const a=b;const{c}=d;let e=f;let g", "const a=b,{c}=d;let e=f,g"),
        ("const a={b:1};f();const c=1;if(a){let e}const d=1", "const a={b:1};f();const c=1;if(a){let e}const d=1"),
        ("const a=()=>{const e=1;f(e);};const c=f;", "const a=()=>{const e=1;f(e)},c=f;"),
        ("for(const a of b);const c=1", "for(const a of b);const c=1"),
        ("f({a,b,},[a,],[,],[a,,],);a;b", "f({a,b},[a],[,],[a,,]);a;b"),
        ("f(()=>{a;b();},()=>{for(c of d);});a;b;c;d", "f(()=>{a;b()},()=>{for(c of d);});a;b;c;d"),
        ("f(()=>{while(a);},()=>{if(a)b();else;});a;b", "f(()=>{while(a);},()=>{if(a)b();else;});a;b"),
        ("for(;a;){b;}a;b", "for(;a;){b}a;b"),
    ])
    func signsThatNothingNeedsGo(source: String, short: String) {
        #expect(published("assets/a.js", source) == short + "\n")
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
                let tokens = ScriptTokens(ReducedScript(file.bytes))
                let words = ["class", "switch", "with", "eval", "arguments", "var"]
                let found = tokens.all.indices.filter {
                    tokens.all[$0].bracket != nil && tokens.isAny(of: words, at: $0)
                }
                #expect(found.isEmpty, "\(file.path)")
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
        #expect(part.hasPrefix("'use strict';") && part.contains("\nown( 1 )\n{"))
        #expect(part.split(separator: "globalThis").count == 2)
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
