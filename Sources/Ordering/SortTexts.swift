import Directory
import International
import Platform

/// What each item is sorted and sectioned by: its reading, else its name without an ignored prefix.
struct SortTexts: Sendable {
    /// The text of each item, by its index.
    let texts: [String]
    private let rules: Rules

    /// The texts of `items`, whose own texts are in NFC.
    init(of items: [Item], context: Context) {
        let rules = Rules(context)
        (texts, _) = parallelArray(count: items.count, jobs: context.jobs) { stretch, add in
            var maker = Maker(rules: rules)
            for item in stretch {
                let reading = items[item].isPlain ? nil : items[item].reading
                add(reading.map { maker.text(ofReading: $0) } ?? maker.text(ofName: items[item].name))
            }
        }
        self.rules = rules
    }

    /// What another name of an item is sorted by.
    func text(ofName name: String) -> String {
        var maker = Maker(rules: rules)
        return maker.text(ofName: name)
    }
}

/// What a collection's locale and settings ask for.
private struct Rules: Sendable {
    var prefixes: IgnoredPrefixes?
    /// Whether Hangul is among the labels.
    var hasHangul: Bool
    /// Whether Hanja have Korean readings.
    var readsHanja: Bool

    init(_ context: Context) {
        prefixes = IgnoredPrefixes(context.settings.ignoredPrefixes, locale: context.locale)
        hasHangul = context.hasHangulLabels
        readsHanja = context.locale.language == "ko"
    }
}

/// Makes sort texts on one thread.
private struct Maker {
    let rules: Rules
    var hanja: HanjaReading?

    init(rules: Rules) {
        self.rules = rules
        hanja = rules.readsHanja ? HanjaReading() : nil
    }

    mutating func text(ofReading reading: String) -> String {
        let trimmed = trimmed(reading)
        guard rules.hasHangul, mayHaveJamoOrHanja(trimmed) else { return trimmed }
        return LooseJamo.sortable(trimmed) ?? trimmed
    }

    mutating func text(ofName name: String) -> String {
        var text = trimmed(name)
        if let rest = rules.prefixes?.remainder(of: text[...]) { text = String(rest) }
        guard rules.hasHangul, mayHaveJamoOrHanja(text) else { return text }
        return LooseJamo.sortable(text) ?? hanja?.sortable(text) ?? text
    }

    private func mayHaveJamoOrHanja(_ text: String) -> Bool {
        !text.withUTF8Bytes { $0.isASCIIOrHangul }
    }

    /// The text without white space and invisible characters around it; itself where there are only such.
    private func trimmed(_ text: String) -> String {
        let bytes = text.utf8
        if let first = bytes.first, let last = bytes.last, (0x21..<0x7F).contains(first), (0x21..<0x7F).contains(last) {
            return text
        }
        func isPadding(_ scalar: Unicode.Scalar) -> Bool { scalar.isWhiteSpace || scalar.isInvisible }
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isPadding($0) }),
            let last = scalars.lastIndex(where: { !isPadding($0) })
        else { return text }
        return first == scalars.startIndex && scalars.index(after: last) == scalars.endIndex
            ? text : String(scalars[first...last])
    }
}
