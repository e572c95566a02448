import International
import Testing

struct OrderTests {
    private func sorted(_ texts: [String], _ locale: String) -> [String] {
        let collator = Collator(locale: locale)
        return texts.map { (collator.sortKey(of: $0), $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    }

    @Test func keysCompareAsTheLocaleDoes() {
        #expect(sorted(["Zoo", "Aarhus", "Ål", "A-A"], "da") == ["A-A", "Zoo", "Ål", "Aarhus"])
        #expect(sorted(["10장", "9장", "2장"], "ko-u-kn") == ["2장", "9장", "10장"])
        #expect(sorted(["Apple", "가방"], "ko-u-kr-latn-hang-hani") == ["Apple", "가방"])
    }

    @Test func keysOfEqualNormalFormsAreEqual() {
        let collator = Collator(locale: "ko")
        #expect(collator.sortKey(of: "한글") == collator.sortKey(of: "한글".normalized(to: .nfd)))
        #expect(collator.sortKey(of: "").last == 0)
    }

    @Test func bucketsOfALocale() {
        let index = AlphabeticIndex(locale: "ko", addingLocales: ["en"])
        let labels = index.buckets.map(\.label)
        #expect(index.buckets.first?.kind == .underflow)
        #expect(index.buckets.last?.kind == .overflow)
        #expect(labels.firstIndex(of: "ㅎ").flatMap { h in labels.firstIndex(of: "A").map { h < $0 } } == true)
        #expect(labels[index.bucket(of: "까치")] == "ㄱ")
        #expect(labels[index.bucket(of: "É")] == "E")
        #expect(index.buckets[index.bucket(of: "3M")].kind == .underflow)
        #expect(index.buckets[index.bucket(of: "りんご")].kind == .overflow)
    }

    @Test func labelsCanBeAddedAndReplaced() {
        let tense = AlphabeticIndex(locale: "ko", labels: ["ㄲ", "ㄸ"])
        #expect(tense.buckets[tense.bucket(of: "까치")].label == "ㄲ")
        let own = AlphabeticIndex(locale: "en", labels: ["A", "N"], onlyLabels: true)
        #expect(own.buckets.filter { $0.kind == .letter }.map(\.label) == ["A", "N"])
        #expect(own.buckets[own.bucket(of: "Melon")].label == "A")
    }
}
