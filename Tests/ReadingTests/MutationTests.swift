import Directory
import Testing

@testable import Reading

/// Texts with faults at random places, the same on every run. Nothing may crash, and whatever is refused has a reason.
@Suite struct MutationTests {
    /// A xorshift generator (Marsaglia 2003, triple 13, 7, 17).
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    static let seeds: [[UInt8]] =
        [
            "a,b,c\n1,\"x\ny\",3\n\"p\"\"q\",\"r\",s\n\n,,\n",
            "sep=;\na;b\n\"1;2\";3\r\n",
            "a\tb\n1\t\"2\"\n",
            "[{\"a\": 1.5e3, \"b\": [true, null, \"\\u00e9\\ud83d\\ude00\"]}, {\"a\": {\"c\": \"가\"}}]",
            "{\"a\": 1}\n{\"b\": \"x\"}\n\n{\"a\": [1,2]}\n",
            "a: &x [1, 2]\nb: *x\nc: {d: |\n  x\n }\n---\n- 1\n- 'x': \"\\u263a\"\n? k\n: v\n# c\n",
            "%TAG ! x\n---\n!!str 12\n...\n",
            "---\ntitle: 가나\ntags: [a, b]\n---\n# Body\n",
            "+++\n---\n",
            "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=EUC-KR;ENCODING=QUOTED-PRINTABLE:=B1=E8;=\r\n=B9\r\nEND:VCARD\r\n",
            "BEGIN:VCARD\nVERSION:3.0\nFN:a\\,b\nitem1.TEL;TYPE=\"a,b\":1\n 2\nitem1.X-ABLabel:_$!<Home>!$_\nEND:VCARD\n",
            "BEGIN:VCARD\nPHOTO;ENCODING=b:iVBORw0KGgoAAAAN\n SUhEUgAAAAEAAAAB\nADR:;;a;b;c;d;e\nBDAY:--0102\nEND:VCARD\n",
        ].map { Array($0.utf8) } + [[0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0, 0xAC], TextDecodingTests.korean]

    static let pieces: [[UInt8]] =
        [
            "\"", ",", ";", "\t", "\n", "\r", "[", "]", "{", "}", ":", "- ", "&a ", "*a", "---\n", "\0", "\u{FEFF}",
            "|",
            ">", "\\", "\\u", "\\ud800", "!", "%", "#", "'", "  ", "가", "? ", "<<: *a\n", "1e999", "\u{2028}", "\u{85}",
        ].map { Array($0.utf8) } + [[0xFF], [0xC0], [0xED, 0xA0, 0x80]]

    @Test(arguments: ["a.csv", "a.tsv", "a.json", "a.jsonl", "a.yaml", "a.vcf"])
    func tablesOfDamagedText(path: String) {
        var generator = Generator(state: 0x9E37_79B9_7F4A_7C15)
        for _ in 0..<1500 {
            let bytes = damaged(using: &generator)
            var options = DataOptions()
            options.isLenient = Bool.random(using: &generator)
            options.header = Bool.random(using: &generator) ? nil : Int.random(in: 0..<4, using: &generator)
            options.paths = ["a.c"]
            var problems: [Problem] = []
            let table = readTable(bytes, path: path, options: options, problems: &problems)
            #expect(table != nil || !problems.isEmpty, "\(bytes)")
            let isEven = table?.rows.allSatisfy { $0.values.count == table?.columns.count }
            #expect(isEven != false, "\(bytes)")
            expectPlaces(of: problems, in: bytes)
        }
    }

    @Test func frontMatterOfDamagedText() {
        var generator = Generator(state: 0x2545_F491_4F6C_DD1D)
        for _ in 0..<1500 {
            let bytes = damaged(using: &generator)
            var problems: [Problem] = []
            if let text = decodeText(bytes, path: "a.md", problems: &problems) {
                let file = splitFrontMatter(text, path: "a.md", problems: &problems)
                #expect(text.suffix(file.body.source.utf8.count).elementsEqual(file.body.source.utf8), "\(bytes)")
            } else {
                #expect(!problems.isEmpty, "\(bytes)")
            }
            expectPlaces(of: problems, in: bytes)
        }
    }

    private func expectPlaces(of problems: [Problem], in bytes: [UInt8]) {
        for location in problems.map(\.location) {
            #expect((1...(bytes.count + 1)).contains(location.line ?? 1), "\(bytes)")
            #expect((1...(bytes.count + 1)).contains(location.column ?? 1), "\(bytes)")
        }
    }

    private func damaged(using generator: inout Generator) -> [UInt8] {
        var bytes = Self.seeds.randomElement(using: &generator) ?? []
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            let piece = Self.pieces.randomElement(using: &generator) ?? []
            switch Int.random(in: 0..<6, using: &generator) {
            case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + 4))
            case 2: bytes.insert(contentsOf: Self.seeds.randomElement(using: &generator) ?? [], at: place)
            case 3: bytes.removeSubrange(place...)
            case 4: bytes.insert(contentsOf: repeatElement(piece, count: 200).joined(), at: place)
            default: bytes.insert(contentsOf: piece, at: place)
            }
        }
        return bytes
    }
}
