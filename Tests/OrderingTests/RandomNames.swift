import International

/// Names of mixed scripts, the same for the same seed.
struct RandomNames: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    // SplitMix64 (Steele, Lea, Flood 2014).
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    func names(count: Int) -> [String] {
        var generator = self
        return (0..<count).map { _ in generator.name() }
    }

    private mutating func name() -> String {
        let alphabet = Self.alphabets[Int.random(in: 0..<Self.alphabets.count, using: &self)]
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...8, using: &self) {
            // One in six from another alphabet.
            let isStray = Int.random(in: 0..<6, using: &self) == 0
            let source = isStray ? Self.alphabets[Int.random(in: 0..<Self.alphabets.count, using: &self)] : alphabet
            scalars.append(source[Int.random(in: 0..<source.count, using: &self)])
        }
        // Reading lets no name through that has no visible character, and trims it.
        let isPadding = { (scalar: Unicode.Scalar) in scalar.isWhiteSpace || scalar.isInvisible }
        while let last = scalars.last, isPadding(last) { scalars.removeLast() }
        while let first = scalars.first, first.isWhiteSpace { scalars.removeFirst() }
        return scalars.allSatisfy(isPadding) ? "x" : String(scalars)
    }

    private static let alphabets: [[Unicode.Scalar]] = [
        Array("abcdefghijklmnopqrstuvwxyzABCXYZ".unicodeScalars),
        Array("áÉñçßøØåÅæłŁđþİıŒŸǅ".unicodeScalars) + ["\u{301}", "\u{30A}", "\u{327}"],
        (0..<60).compactMap { Unicode.Scalar(0xAC00 + $0 * 181) },
        (0x1100...0x1112).compactMap(Unicode.Scalar.init) + (0x1161...0x1175).compactMap(Unicode.Scalar.init)
            + (0x11A8...0x11C2).compactMap(Unicode.Scalar.init),
        (0x3131...0x318E).compactMap(Unicode.Scalar.init) + (0xFFA1...0xFFBE).compactMap(Unicode.Scalar.init),
        Array("あいうがざぱっゃんアイヴカーｱｶﾞ".unicodeScalars),
        Array("李女樂北京重庆長阿東山漢字".unicodeScalars),
        Array("бгёЖЙяіїґ".unicodeScalars),
        Array("αάΑΩςσ".unicodeScalars),
        Array("الكتبأإآىة".unicodeScalars) + ["\u{64E}", "\u{640}"],
        Array("אבשל".unicodeScalars) + ["\u{5B8}"],
        Array("กขเแโไทย".unicodeScalars) + ["\u{E35}", "\u{E48}"],
        Array("कखमहि".unicodeScalars) + ["\u{93F}", "\u{94D}", "\u{200D}"],
        Array("0123456789٣½²".unicodeScalars),
        Array(" .,-_#&+!?'\"/\\%:*<>|$@()「」★😀".unicodeScalars),
        ["\u{200B}", "\u{FEFF}", "\u{AD}", "\u{202A}", "\u{3000}", "\u{A0}", "\u{3164}", "\u{FE0F}"],
    ]
}
