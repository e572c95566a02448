import Directory
import Testing

@testable import Rendering

@Suite struct AccentTests {
    @Test(arguments: [
        ("#0a5", "#00aa55"), ("#0A7d5a", "#0a7d5a"), ("0a5", nil), ("#0a", nil), ("#0a5f", nil), ("#xyz", nil),
        ("teal", nil),
        ("#000;}", nil),
    ])
    func reads(text: String, expected: String?) {
        #expect(Accent(text)?.text == expected)
    }

    @Test(arguments: [("#000", 21.0), ("#fff", 1), ("#767676", 4.54), ("#0a5", 3.052)])
    func contrastWithWhite(text: String, expected: Double) throws {
        let contrast = try #require(Accent(text)).contrast(with: try #require(Accent("#fff")))
        #expect(abs(contrast - expected) < 0.01)
    }

    @Test func aFaintColourIsDarkenedAndItsSiteIsTold() throws {
        #expect(Accent("#1a5fd0")?.readable.text == "#1a5fd0")
        let readable = try #require(Accent("#ffd000")).readable
        #expect(readable.contrast(with: try #require(Accent("#f2f3f6"))) >= 4.5)

        let site = SampleSite.site([SampleSite.people()]) { $0.settings.accent = "#ffd000" }
        let renderer = SampleSite.renderer(site)
        #expect(renderer.problems.map(\.fact) == [.faintAccent("#ffd000", readable: readable.text)])
        let output = SampleSite.output(site)
        #expect(output["assets/ganada.css"]?.hasSuffix("\n:root { --accent: \(readable.text); }\n") == true)
        #expect(output["assets/icon.svg"]?.contains("fill=\"\(readable.text)\"") == true)
    }

    @Test func whatIsNoColourIsAnError() {
        let site = SampleSite.site([SampleSite.people()]) { $0.settings.accent = "teal" }
        #expect(SampleSite.renderer(site).problems.map(\.fact) == [.malformedAccent("teal")])
    }
}
