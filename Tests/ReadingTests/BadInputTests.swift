import Directory
import Testing

@testable import Reading

/// What no reader may choke on: each says what is wrong, or reads what there is, in little time.
@Suite(.timeLimit(.minutes(1))) struct BadInputTests {
    private static let megabyte = 1 << 20

    /// What a data file of this name is told of, without its path; nothing where it is read as it is.
    private func problems(_ bytes: [UInt8], _ ending: String) -> [String] {
        var problems: [Problem] = []
        let table =
            ending == "xlsx"
            ? readSpreadsheet(bytes, path: "a." + ending, problems: &problems)
            : readTable(bytes, path: "a." + ending, problems: &problems)
        #expect(table != nil || !problems.isEmpty)
        return problems.map(\.text)
    }

    /// A file of each kind that is in order, its name, and a part of its text that can grow.
    private static let files: [(ending: String, text: String)] = [
        ("csv", "name,note\nA,\"…\"\n"), ("tsv", "name\tnote\nA\t…\n"),
        ("json", "[{\"name\": \"A\", \"note\": \"…\"}]"),
        ("jsonl", "{\"name\": \"A\", \"note\": \"…\"}\n"), ("yaml", "- name: A\n  note: \"…\"\n"),
        ("vcf", "BEGIN:VCARD\nVERSION:3.0\nFN:A\nNOTE:…\nEND:VCARD\n"),
    ]

    @Test(arguments: files)
    func aHugeField(ending: String, text: String) {
        let note = String(repeating: "가나 ", count: Self.megabyte / 7)
        #expect(problems(Array(text.replacing("…", with: note).utf8), ending) == [])
    }

    @Test(arguments: files)
    func anEndlessLine(ending: String, text: String) {
        let start = text.prefix { $0 != "…" }
        let bytes = Array(start.utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: Self.megabyte)
        // A line of a TSV file may end with the file, and a YAML text may go on.
        #expect(problems(bytes, ending).isEmpty == (ending == "tsv"))
    }

    @Test(arguments: files)
    func aCharacterOfValueZero(ending: String, text: String) {
        let found = problems(Array(text.replacing("…", with: "a\0b").utf8), ending)
        #expect(found.count == 1 && found[0].contains(": error: there is a character of value 0"), "\(found)")
    }

    @Test(arguments: files)
    func bytesOfNoEncoding(ending: String, text: String) {
        let bytes = Array(text.utf8).flatMap { $0 == 0xE2 ? [0xFF, 0xFE, 0xFD] : $0 < 0x80 ? [$0] : [] }
        let found = problems(bytes, ending)
        #expect(found.contains { $0.contains(": error: this is ") }, "\(found)")
    }

    @Test(arguments: files + [("xlsx", "")])
    func noise(ending: String, text: String) {
        var generator = MutationTests.Generator(state: 1)
        let bytes = (0..<Self.megabyte / 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
        #expect(!problems(bytes, ending).isEmpty)
        #expect(!problems([UInt8](repeating: 0, count: Self.megabyte), ending).isEmpty)
    }

    @Test(arguments: [
        ("json", "["), ("json", "{\"a\":"), ("json", "[{\"a\":"), ("jsonl", "{\"a\":"), ("yaml", "["), ("yaml", "{a: "),
        ("yaml", "- "),
    ])
    func deepNesting(ending: String, opening: String) {
        let found = problems(Array(String(repeating: opening, count: 100_000).utf8), ending)
        #expect(found.count == 1 && found[0].contains("nested more than 100 deep"), "\(found)")
    }

    @Test func contactsWithinContacts() {
        let found = problems(Array(String(repeating: "BEGIN:VCARD\n", count: 100_000).utf8), "vcf")
        #expect(found.count == 1 && found[0].hasPrefix("a.vcf:1: error: this contact has no end"), "\(found)")
    }

    @Test func partsOfASpreadsheetWithinEachOther() {
        let bytes = Archive.workbook(rows: String(repeating: "<row>", count: 100_000)).whole
        #expect(problems(bytes, "xlsx").first?.contains("damaged") == true)
    }
}
