extension HanjaReading {
    /// The syllable of a character that has several, where a word begins with another than the collation files it under.
    static func exception(
        _ hanja: Unicode.Scalar,
        before rest: Substring.UnicodeScalarView
    ) -> Unicode.Scalar? {
        guard let exception = exceptions[hanja] else { return nil }
        if exception.before.isEmpty { return exception.syllable }
        guard let next = rest.first, exception.before.unicodeScalars.contains(next) else { return nil }
        return exception.syllable
    }

    /// Characters with a second sound, and what follows them in the usual words that have it (樂園, 降服, 便所, 洞察 …); an
    /// empty text stands for every word.
    private static let exceptions: [Unicode.Scalar: (syllable: Unicode.Scalar, before: String)] = [
        "樂": ("락", "園觀天土勝浪康境善極事歲"),
        "郎": ("랑", ""),
        "降": ("항", "服伏旗魔兵"),
        "車": ("거", "馬駕輪裂"),
        "便": ("변", "所器秘祕毒"),
        "洞": ("통", "察達徹簫"),
        "度": ("탁", "支"),
        "狀": ("장", "啓"),
        "宅": ("택", "配地居內"),
        "滑": ("골", "稽"),
        "泌": ("비", "尿"),
        "輻": ("폭", "輳湊"),
        "廓": ("확", "大"),
        "什": ("집", "器"),
        "婆": ("바", "羅"),
        "拓": ("탁", "本跋"),
        "邯": ("한", "鄲"),
        "推": ("퇴", "敲"),
        "糖": ("탕", "水"),
        "布": ("보", "施"),
        "沈": ("심", "淸"),
        "幀": ("탱", "畵畫"),
        "茶": ("차", "禮"),
        "羨": ("연", "道門"),
    ]
}
