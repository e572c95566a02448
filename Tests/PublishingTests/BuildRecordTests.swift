import Directory
import Platform
import Testing

@testable import Publishing

@Suite struct BuildRecordTests {
    private let record = BuildRecord(
        fingerprint: ContentHash(high: 1, low: .max),
        warnings: [
            Problem(Location(path: "Content/a b.csv", line: 12, column: 3), .repeated("two\nlines \\ and more")),
            Problem(Location(path: "x", line: 1), .repeated("")), Problem(Location(path: ""), .repeated("words")),
        ]
    )

    @Test func isReadAsItWasWritten() {
        #expect(BuildRecord(text: record.text) == record)
    }

    @Test func isRefusedWhenItIsNotWhole() {
        let text = record.text
        for count in text.indices {
            #expect(BuildRecord(text: Array(text[..<count])) == nil)
        }
        #expect(BuildRecord(text: Array("ganada record 2\n".utf8) + text.dropFirst(16)) == nil)
    }
}
