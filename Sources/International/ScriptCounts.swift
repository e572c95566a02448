/// How many letters of some texts are written in each script; kana counts as `hiragana`.
public struct ScriptCounts: Sendable {
    private var counts: [Int32: Int] = [:]
    private var latin = 0
    private var hangul = 0

    /// No texts yet.
    public init() {}

    /// Counts the letters of a text.
    public mutating func add(_ text: String) {
        for scalar in text.unicodeScalars {
            // Nearly all letters there are in large directories need no look-up.
            if scalar.isASCII {
                if (0x61...0x7A).contains(scalar.value | 0x20) { latin += 1 }
                continue
            }
            if (0xAC00...0xD7A3).contains(scalar.value) {
                hangul += 1
                continue
            }
            var script = scalar.script
            if script == .common || script == .inherited { continue }
            if script == .katakana { script = .hiragana }
            counts[script.rawValue, default: 0] += 1
        }
    }

    /// Adds what was counted of other texts.
    public mutating func add(_ others: ScriptCounts) {
        counts.merge(others.counts, uniquingKeysWith: +)
        latin += others.latin
        hangul += others.hangul
    }

    /// The script of most letters; nil where there are no letters.
    ///
    /// Han characters are counted for the kana or Hangul beside them where those make a tenth of the letters: they are
    /// then Japanese or Korean.
    public var main: Script? {
        var counts = counts
        counts[Script.latin.rawValue, default: 0] += latin
        counts[Script.hangul.rawValue, default: 0] += hangul
        let total = counts.values.reduce(0, +)
        let han = counts[Script.han.rawValue] ?? 0
        for script in [Script.hiragana, .hangul] where han > 0 {
            guard let count = counts[script.rawValue], count > 0, count * 10 >= total else { continue }
            counts[script.rawValue] = count + han
            counts[Script.han.rawValue] = 0
            break
        }
        // Of equal counts the lower number wins, so that the order of the dictionary does not matter.
        let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
        return most.flatMap { $0.value > 0 ? Script(rawValue: $0.key) : nil }
    }
}
