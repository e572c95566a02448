import Testing

@testable import Searching

@Suite struct SetCodeTests {
    private func expectSame(_ members: [Bool], _ what: String) {
        var text: [UInt8] = []
        SetCode.append(count: members.count, to: &text) { members[$0] }
        let read = SetCode.members(in: String(decoding: text, as: UTF8.self), count: members.count)
        #expect(read == members.indices.filter { members[$0] }, "\(what)")
    }

    @Test(arguments: [0, 1, 2, 3, 100]) func shortOnes(count: Int) {
        expectSame([Bool](repeating: true, count: count), "all of \(count)")
        expectSame([Bool](repeating: false, count: count), "none of \(count)")
        expectSame((0..<count).map { $0 == count - 1 }, "the last of \(count)")
    }

    /// Every set of ten numbers: what carries into digits that were given out is among them.
    @Test func everySetOfTen() {
        for bits in 0..<1024 { expectSame((0..<10).map { bits >> $0 & 1 == 1 }, "\(bits)") }
    }

    @Test(arguments: [0, 1, 20, 300, 500, 700, 980, 999, 1000]) func randomOnes(perThousand: Int) {
        var random = SplitMix(state: UInt64(perThousand))
        expectSame((0..<20_000).map { _ in random.next() % 1000 < perThousand }, "\(perThousand)")
    }

    /// Members that come and go, so that chances are always wrong.
    @Test(arguments: [1, 7, 64, 200, 3000]) func stretches(length: Int) {
        expectSame((0..<30_000).map { $0 / length % 2 == 0 }, "stretches of \(length)")
    }

    @Test func chanceTakesLittleMoreThanItsEntropy() {
        var random = SplitMix(state: 1)
        var text: [UInt8] = []
        // A third of the numbers: 0.918 bits each, six bits a digit.
        SetCode.append(count: 60_000, to: &text) { _ in random.next() % 3 == 0 }
        #expect((9_183...9_550).contains(text.count))
    }

    @Test func otherTextIsNone() {
        #expect(SetCode.members(in: "!!!!", count: 5) == nil)
        #expect(SetCode.members(in: "", count: 0) == [])
    }
}

/// SplitMix64 (Steele, Lea and Flood 2014).
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
