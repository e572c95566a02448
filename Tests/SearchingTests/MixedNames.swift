/// Names of many scripts, the same in every run, for comparing the index with brute force.
enum MixedNames {
    private static let syllables: [String] = [
        "an", "ba", "co", "de", "lib", "net", "x", "str", "é", "ø", "ß", "ı", "7", "42", ".", "-", "+", " ", " ", "A",
        "Q",
        "가", "나", "다", "한", "글", "값", "사", "과", "닭", "까", "외", "ㅋ", "ㅋㅋ", "ㅏ", "ㄳ", "김", "이", "\u{1112}\u{1161}",
        "ア", "か", "が", "ー", "東", "京", "山", "ك", "ا", "ب", "ก", "า", "क", "ि", "👍", "👩‍💻", "😀", "ｱ", "＋",
    ]

    /// So many names, each of a few parts of one or two scripts.
    static func make(_ count: Int) -> [String] {
        var state: UInt64 = 20_261_130
        func next(_ bound: Int) -> Int {
            // Knuth's MMIX generator; the high bits are the good ones.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        return (0..<count).map { _ in
            let first = next(syllables.count)
            let name = (0..<1 + next(6)).map { _ in
                // Mostly neighbours, so that scripts stay together and grams repeat.
                syllables[next(4) == 0 ? next(syllables.count) : (first + next(8)) % syllables.count]
            }.joined()
            return name.unicodeScalars.allSatisfy { $0 == " " } ? "blank" : name
        }
    }
}
