import Foundation
import International
import Testing

@testable import Searching

/// What folding makes of every code point assigned in Unicode 15 (ICU 72), as a hash for each run of them.
///
/// The browser's tests make the same hashes with `fold.js`. A folding that is changed on purpose is written anew by
/// `GANADA_UPDATE=1 swift test --filter FoldingTests`.
private struct FoldingTable: Codable, Equatable {
    struct Run: Codable, Equatable {
        var first: UInt32
        var last: UInt32
        var hash: UInt32
    }

    var runs: [Run]

    static let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Cases/folding.json")
    /// Long runs are divided, so that a difference can be found.
    private static let longest: UInt32 = 1024

    /// The table as `Folding` makes it. Private use is left out; nothing folds there.
    static func made() -> FoldingTable {
        var folding = Folding()
        var runs: [Run] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.isAssigned, scalar.generalCategory != .privateUse else {
                continue
            }
            if runs.last?.last != value &- 1 || value % longest == 0 {
                runs.append(Run(first: value, last: value, hash: 2_166_136_261))
            }
            var run = runs.removeLast()
            run.last = value
            // FNV-1a over the UTF-16 units, each run by itself.
            for unit in folding.fold("a\(Character(scalar))b").utf16 {
                run.hash = (run.hash ^ UInt32(unit)) &* 16_777_619
            }
            runs.append(run)
        }
        return FoldingTable(runs: runs)
    }
}

@Suite struct FoldingTests {
    @Test func everyAssignedCodePointFoldsAsInTheTable() throws {
        let made = FoldingTable.made()
        if ProcessInfo.processInfo.environment["GANADA_UPDATE"] == "1" {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let lines = try made.runs.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
            try Data(("{\"runs\":[\n" + lines.joined(separator: ",\n") + "\n]}\n").utf8).write(to: FoldingTable.path)
        }
        let table = try JSONDecoder().decode(FoldingTable.self, from: Data(contentsOf: FoldingTable.path))
        #expect(made.runs.count == table.runs.count)
        for (one, other) in zip(made.runs, table.runs) where one != other {
            Issue.record("U+\(String(one.first, radix: 16)) to U+\(String(one.last, radix: 16))")
        }
    }

    @Test(arguments: [
        ("Straße", "strasse"), ("ISTANBUL İı", "istanbul ii"), ("Å", "a"), ("Ǿ", "o"), ("ﾜｶﾞﾊｲ", "わがはい"), ("ガ", "が"),
        ("㈜가나", "(주)가나"), ("㉠", "ㄱ"), ("\u{1100}\u{1161}\u{11A8}", "각"), ("\u{1100}", "ㄱ"), ("ﾡￂ", "ㄱㅏ"),
        ("ㄳㅘ", "ㄱㅅㅗㅏ"),
        ("  a \u{3000} b\n", "a b"), ("가 나 a 다", "가나 a 다"), ("¨", ""), ("\u{FEFF}x\u{200B}y", "xy"), ("ꮳ", "ꮳ"),
        ("Ꮳ", "ꮳ"),
    ])
    func folds(_ text: String, _ folded: String) {
        var folding = Folding()
        #expect(Array(folding.fold(text).utf8) == Array(folded.utf8))
    }

    @Test func keepsTheFirst256CodePoints() {
        var folding = Folding()
        #expect(folding.fold(String(repeating: "👍", count: 300)).unicodeScalars.count == 256)
        #expect(folding.fold(String(repeating: "ab ", count: 300)).unicodeScalars.count == 256)
        #expect(folding.fold(String(repeating: "a", count: 255) + " b").unicodeScalars.count == 255)
    }
}
