import Platform
import Reading
import Rendering
import Testing

@testable import Publishing

/// When a build may be taken for the last one.
@Suite struct FingerprintTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("name\nA\n", to: "Content/list.csv")
    }

    /// The fingerprint of the content as it stands, read from a moment on.
    private func fingerprint(from start: Int64) -> ContentHash? {
        var request = BuildRequest()
        request.source = folder.path
        let reading = SiteReader(columnNames: ColumnNames()) { terms, _ in terms.map { _ in nil } }.read(
            source: folder.path
        )
        return ContentHash(of: request, Theme(), reading, program: ContentHash(high: 1, low: 2), start: start)
    }

    @Test func filesYoungerThanTheBuildAreNotTrusted() throws {
        let before = FileSystem.now
        try folder.write("name\nB\n", to: "Content/list.csv")
        #expect(fingerprint(from: before) == nil)
        #expect(fingerprint(from: .max) != nil)
    }

    @Test func theBytesDecide() throws {
        let first = fingerprint(from: .max)
        #expect(first != nil && first == fingerprint(from: .max))
        try folder.write("name\nB\n", to: "Content/list.csv")
        #expect(first != fingerprint(from: .max))
    }
}
