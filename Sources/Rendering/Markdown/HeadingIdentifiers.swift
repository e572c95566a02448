import International

/// Makes the ids of headings from their words, each once.
struct HeadingIdentifiers {
    private var taken: Set<String>
    /// The last number given to headings of the same words.
    private var numbers: [String: Int] = [:]

    /// Ids that clash with none of these. They clash with none of Ganada's own either, since those begin with `_`.
    init(taken: Set<String>) {
        self.taken = taken
    }

    /// The id of the next heading: its letters and digits in lower case, `-` for all between, a number where that is taken.
    mutating func identifier(for heading: String) -> String {
        let plain = Self.plainIdentifier(heading)
        var identifier = plain
        while !taken.insert(identifier).inserted {
            let number = numbers[plain, default: 1] + 1
            numbers[plain] = number
            identifier = "\(plain)-\(number)"
        }
        return identifier
    }

    /// The id that GitHub gives to the first heading of these words, which links to it in a README have.
    static func identifierOnGitHub(_ heading: String) -> String {
        var identifier = String.UnicodeScalarView()
        for scalar in heading.normalized(to: .nfc).lowerCased().unicodeScalars {
            let category = scalar.generalCategory
            if category.isLetter || category.isMark || category.isNumber || scalar == "-" || scalar == "_" {
                identifier.append(scalar)
            } else if scalar == " " {
                identifier.append("-")
            }
        }
        return String(identifier)
    }

    /// The id that the first heading of these words has.
    static func plainIdentifier(_ heading: String) -> String {
        var identifier = String.UnicodeScalarView()
        for scalar in heading.normalized(to: .nfc).lowerCased().unicodeScalars {
            let category = scalar.generalCategory
            if category.isLetter || category.isMark || category.isNumber {
                identifier.append(scalar)
            } else if let last = identifier.last, last != "-" {
                identifier.append("-")
            }
        }
        while identifier.last == "-" { identifier.removeLast() }
        return identifier.isEmpty ? "heading" : String(identifier)
    }
}
