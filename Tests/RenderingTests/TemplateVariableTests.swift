import Directory
import Testing

@testable import Rendering

@Suite struct TemplateVariableTests {
    @Test func theThemeAsksForWhatThereIsAndForAllOfIt() {
        let templates = Theme().compileTemplates().set
        var used: Set<String> = []
        for use in templates.templates.flatMap(\.uses) where use.role == .value {
            used.formUnion(use.name.split(separator: ".").map(String.init))
        }
        let known = Set(TemplateVariable.all.map(\.name))
        #expect(known.count == TemplateVariable.all.count)
        #expect(known.subtracting(used) == [])
        #expect(SampleSite.renderer(SampleSite.site([SampleSite.people()])).problems == [])
    }

    @Test func aMisspeltValueOfAnOwnTemplateIsAWarning() {
        let own = Theme.File(
            path: "footer.mustache",
            source: "Templates/footer.mustache",
            bytes: Array("{{headign}}".utf8)
        )
        let site = SampleSite.site([SampleSite.people()])
        let problems = SiteRenderer(site: site, theme: Theme(overriddenBy: [own])).problems
        #expect(
            problems == [
                Problem(
                    Location(path: "Templates/footer.mustache", line: 1, column: 1),
                    .templateValueUnknown(name: "headign", nearest: "heading")
                )
            ]
        )
    }
}
