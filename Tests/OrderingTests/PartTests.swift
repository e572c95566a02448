import Directory
import Ordering
import Testing

struct PartTests {
    /// The parts of the only section with parts.
    private func parts(_ names: [String], locale: String = "en", pageSize: Int) -> [String] {
        var sample = Sample(names, locale: locale)
        sample.settings.pageSize = pageSize
        let sections = sample.ordered().collection.sections
        return sections.flatMap(\.parts).map { "\($0.slug) \($0.label) \($0.items.count)" }
    }

    @Test func aSectionThatFitsIsNotSplit() {
        #expect(parts(["la", "le", "li"], pageSize: 3).isEmpty)
    }

    @Test func lettersAreHalved() {
        let names = "abcdefgijklmnopqrstuvwxyz".map { "l\($0)" }
        #expect(parts(names, pageSize: 10) == ["l.l La–Lg 7", "l.lh Li–Lo 7", "l.lp Lp–Lw 8", "l.lx Lx–Lz 3"])
    }

    @Test func aLetterThatIsTooLargeIsSplitByTheNext() {
        let names = ["l", "la", "lz"] + "abcdefgh".map { "li\($0)" }
        #expect(
            parts(names, pageSize: 5) == [
                "l.l L–La 2", "l.li Lia–Lic 3", "l.lid Lid–Lig 4", "l.lih Lih 1", "l.lp Lz 1",
            ]
        )
    }

    @Test func digitsStayWithTheFirstLettersWhileTheyFit() {
        let names = ["l1", "l2", "la", "lb", "lc", "ld", "le"]
        #expect(parts(names, pageSize: 5) == ["l.l L1–Lc 5", "l.ld Ld–Le 2"])
        let more = (0..<8).map { "l\($0)" } + ["la", "lb"]
        #expect(parts(more, pageSize: 5) == ["l.l L0–L3 4", "l.l4 L4–L7 4", "l.la La–Lb 2"])
    }

    @Test func hangulIsHalvedByInitialsThenVowels() {
        let names = ["가가", "가나", "가다", "가라", "각", "간", "고", "구", "기"].flatMap { [$0 + "수", $0 + "지"] }
        #expect(
            parts(names, locale: "ko", pageSize: 6) == [
                "ㄱ.가 가가–가다 6", "ㄱ.가따 가라 2", "ㄱ.각 각 2", "ㄱ.간 간 2", "ㄱ.고 고–구 4", "ㄱ.귀 기 2",
            ]
        )
    }

    @Test func namesThatNoLetterTellsApartAreCounted() {
        #expect(parts(Array(repeating: "a", count: 5), pageSize: 2) == ["a.a A 2", "a.a-2 A 2", "a.a-3 A 1"])
    }

    @Test func symbolsHaveNamesToo() {
        #expect(parts(["!a", "?b", "★c"], pageSize: 1).count == 3)
        #expect(
            parts(["!a", "?b", "★c"], pageSize: 1).map { String($0.prefix(13)) } == [
                "symbols.u21 !", "symbols.u3f ?", "symbols.u2605",
            ]
        )
    }

    @Test func otherOrdersAreNumbered() {
        var sample = Sample(["ac", "aa", "ab"], locale: "en")
        sample.settings.pageSize = 2
        sample.settings.sort = .file
        #expect(sample.ordered().collection.sections[0].parts.map(\.slug) == ["a.1", "a.3"])
        #expect(sample.names == ["ac", "aa", "ab"])
    }

    /// Names in the manner of Debian's packages: a third of them begins with `li`.
    private static let packages: [String] = {
        let stems = ["lib", "lib", "lib", "linux-", "python3-", "golang-", "node-", "r-", "fonts-", "g", "k", "x"]
        var generator = RandomNames(seed: 55)
        return (0..<4000).map { _ in
            let letters = (0..<5).map { _ in Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &generator))) }
            return stems[Int.random(in: 0..<stems.count, using: &generator)] + String(letters)
        }
    }()

    @Test(arguments: 0..<8)
    func oneMoreNameChangesFewPages(number: Int) {
        func pages(_ names: [String]) -> [String: [String]] {
            var sample = Sample(names, locale: "en")
            sample.settings.pageSize = 100
            let ordered = sample.ordered().collection
            let parts = ordered.sections.flatMap { section in
                section.parts.isEmpty ? [Part(label: "", slug: section.slug, items: section.items)] : section.parts
            }
            return Dictionary(
                uniqueKeysWithValues: parts.map { part in
                    (part.slug, ordered.collection.items[part.items].map(\.name))
                }
            )
        }
        let before = pages(Self.packages)
        let after = pages(Self.packages + ["lib\(Self.packages[number].reversed().map(String.init).joined())"])
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        #expect((1...3).contains(changed.count))
    }
}
