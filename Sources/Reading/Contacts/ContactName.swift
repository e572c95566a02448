import International

/// The names of a contact as its properties have them, and the one that it is listed by.
struct ContactName {
    /// The whole name (`FN`), in whatever order the phone has put it.
    var formatted: String?
    /// The parts (`N`).
    var family: String?
    var given: String?
    var additional: String?
    /// How the parts are spoken or sorted, family name first.
    var phoneticFamily: String?
    var phoneticAdditional: String?
    var phoneticGiven: String?
    /// What the file says that it is sorted by.
    var sortText: String?

    /// A part of it.
    enum Part {
        case formatted, family, given, additional, phoneticFamily, phoneticAdditional, phoneticGiven
    }

    /// Sets a part.
    mutating func set(_ part: Part, _ text: String) {
        switch part {
        case .formatted: formatted = text
        case .family: family = text
        case .given: given = text
        case .additional: additional = text
        case .phoneticFamily: phoneticFamily = text
        case .phoneticAdditional: phoneticAdditional = text
        case .phoneticGiven: phoneticGiven = text
        }
    }

    /// The name to show, or nil where there is none.
    ///
    /// A name of Hangul or Han begins with the family name, also where a phone set to another language put it last, and its
    /// parts stand without a space.
    var shown: String? {
        let parts = [given, additional, family].compactMap { $0 }
        guard let family, let given, isFamilyFirst else { return formatted ?? joined(parts, " ") }
        let own = family + (additional ?? "") + given
        guard let formatted else { return own }
        let isReversed = withoutSpaces(formatted) == withoutSpaces(parts.joined())
        return isReversed ? own : formatted
    }

    /// How it is sorted and put into a section, or nil where it is as shown.
    var reading: String? {
        let phonetic = [phoneticFamily, phoneticAdditional, phoneticGiven].compactMap { $0 }
        let reading = joined(phonetic, " ") ?? sortText
        return reading == shown ? nil : reading
    }

    private var isFamilyFirst: Bool {
        [family, given].allSatisfy { $0.map(isWrittenFamilyFirst) == true }
    }

    private func joined(_ parts: [String], _ separator: String) -> String? {
        parts.isEmpty ? nil : parts.joined(separator: separator)
    }

    private func withoutSpaces(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isWhiteSpace }))
    }
}

/// Whether a part of a name is in a script that puts the family name first, without a space after it.
func isWrittenFamilyFirst(_ part: String) -> Bool {
    part.unicodeScalars.contains { $0.script == .hangul || $0.script == .han }
}
