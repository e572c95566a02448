import Directory
import Testing

@testable import Rendering

/// What is told of a site's own files in `Templates/`, most often for a slip in a name.
struct OwnThemeFileTests {
    /// What is wrong with a sample site that has these files.
    private static func problems(_ own: [String: String]) -> [String] {
        problems(own.mapValues { Array($0.utf8) })
    }

    private static func problems(_ own: [String: [UInt8]]) -> [String] {
        let files = own.map { Theme.File(path: $0.key, source: "Templates/" + $0.key, bytes: $0.value) }
        let site = SampleSite.site([SampleSite.people()])
        let before = Set(SiteRenderer(site: site, theme: Theme()).problems)
        return SiteRenderer(site: site, theme: Theme(overriddenBy: files)).problems.filter { !before.contains($0) }
            .map(\.text).sorted()
    }

    @Test func aTemplateThatNoPageIsMadeWithIsTold() {
        let problems = Self.problems(["colection.mustache": "x", "mine.mustache": "x"])
        #expect(
            problems == [
                "Templates/colection.mustache: warning: no page is made with the template 'colection', and no other calls it; "
                    + "did you mean 'collection'?",
                "Templates/mine.mustache: warning: no page is made with the template 'mine', and no other calls it; call it "
                    + "where it is wanted with {{> mine}}, or remove the file",
            ]
        )
    }

    @Test func templatesThatOthersCallAreUsed() {
        #expect(
            Self.problems([
                "footer.mustache": "{{> own/deep}}", "own/deep.mustache": "{{<frame}}{{/frame}}", "frame.mustache": "x",
            ]) == []
        )
        // Not those that only call each other.
        #expect(Self.problems(["one.mustache": "{{#name}}{{> two}}{{/name}}", "two.mustache": "x"]).count == 2)
        // By the name that a value has, any may be meant.
        #expect(Self.problems(["row.mustache": "{{>*name}}", "Anna.mustache": "x"]) == [])
    }

    @Test func aFileWithAnotherEndingIsTold() {
        let problems = Self.problems([
            "footer.html": "x", "strings/ko.yaml": "skip: x", "README.md": "x", "assets/own.txt": "x",
            "fooder.mustach": "x",
        ])
        #expect(
            problems == [
                "Templates/fooder.mustach: warning: nothing reads this file; did you mean 'Templates/footer.mustache'?",
                "Templates/footer.html: warning: nothing reads this file; did you mean 'Templates/footer.mustache'?",
                "Templates/strings/ko.yaml: warning: nothing reads this file; did you mean 'Templates/strings/ko.json'?",
            ]
        )
    }

    @Test(arguments: ["row.mustache", "assets/own.css", "assets/page/field.js"])
    func whatIsNotUTF8IsAnErrorAtItsPlace(path: String) {
        // 한글 in CP949, in the second line.
        let bytes = Array("/* 한 */\n/* ".utf8) + [0xC7, 0xD1, 0xB1, 0xDB] + Array(" */\n".utf8)
        #expect(
            Self.problems([path: bytes]) == ["Templates/\(path):2:4: error: this is not UTF-8; save the file as UTF-8"]
        )
        #expect(Self.problems(["assets/own.png": bytes]) == [])
    }

    @Test func aTextThatNothingShowsIsTold() {
        let texts = "{\n\"cancle\": \"그만\",\n\"skip\": \"건너뛰기\",\n\"opening\": \"여는 때\"\n}"
        let unknown = "Templates/strings/ko.json:2:1: warning: nothing shows a text 'cancle'; did you mean 'cancel'?"
        let shown =
            "Templates/strings/ko.json:4:1: warning: nothing shows a text 'opening'; show it in a template with "
            + "{{texts.opening}}, or remove it"
        #expect(Self.problems(["strings/ko.json": texts]) == [unknown, shown])
        #expect(Self.problems(["strings/ko.json": texts, "footer.mustache": "{{texts.opening}}"]) == [unknown])
        #expect(Self.problems(["strings/xx.json": #"{"cancel": "x"}"#]) == [])
    }
}
