import Foundation
import Testing

@testable import Reading

/// The project's own content: its manual has an entry for everything that can be set.
@Suite struct ManualTests {
    private let entries: Set<String>

    init() throws {
        let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let reading = SiteReader(columnNames: try usualNames()).read(source: project.path)
        #expect(reading.lines == [])
        let manual = try #require(reading.site?.collections.first { $0.name == "reference" })
        entries = Set(manual.items.map(\.name))
    }

    @Test func everySettingOfTheSiteHasAnEntry() {
        let names = SiteConfiguration.settings.map(\.name)
        #expect(names.filter { !entries.contains($0) && !entries.contains("\($0) (site)") } == [])
    }

    @Test func everySettingOfACollectionHasAnEntry() {
        let names = CollectionConfiguration.all.map(\.name)
        #expect(names.filter { !entries.contains($0) && !entries.contains("\($0) (collection)") } == [])
    }

    @Test func everyFieldOfAnItemHasAnEntry() {
        #expect(
            Role.allCases.map(\.rawValue).filter { !entries.contains($0) && !entries.contains("\($0) (item)") } == []
        )
    }
}
