/// What a column says of a contact in the CSV files of Google Contacts and Outlook.
enum ContactCell {
    case name(ContactName.Part)
    /// What stands before and after a name, such as Dr. and Jr.
    case prefix, suffix
    case value(ContactColumn)
    case date(ContactColumn)
    /// A value whose kind another column says.
    case labelled(ContactColumn.Field)
    case categories
    /// A part of an address; the place is `work`, `home` or none.
    case address(place: String?, ContactAddresses.Part)

    /// By the name of the column in lower case; nil where it says nothing that is shown.
    init?(column: String) {
        if let meaning = Self.meanings[column] {
            self = meaning
            return
        }
        guard let numbered = NumberedColumn(column) else { return nil }
        switch (numbered.kind, numbered.rest) {
        case ("phone", "value"): self = .labelled(.phone)
        case ("e-mail", "value"): self = .labelled(.email)
        case ("website", "value"): self = .labelled(.website)
        case ("address", "formatted"): self = .labelled(.address)
        case ("relation", "value"): self = .value(ContactColumn(.related))
        case ("organization", "name"): self = .value(ContactColumn(.organization))
        case ("organization", "title"): self = .value(ContactColumn(.jobTitle))
        case ("organization", "department"): self = .value(ContactColumn(.department))
        default: return nil
        }
    }

    /// The names that the column of its label may have, in lower case; none where it has no label.
    func labelColumns(of column: String) -> [String] {
        guard case .labelled = self, let numbered = NumberedColumn(column) else { return [] }
        return ["label", "type"].map { "\(numbered.kind) \(numbered.number) - \($0)" }
    }

    private static let meanings: [String: ContactCell] = {
        var meanings: [String: ContactCell] = [
            // Google, now and until 2024.
            "name": .name(.formatted),
            "given name": .name(.given), "additional name": .name(.additional), "family name": .name(.family),
            "phonetic first name": .name(.phoneticGiven), "given name yomi": .name(.phoneticGiven),
            "phonetic middle name": .name(.phoneticAdditional), "additional name yomi": .name(.phoneticAdditional),
            "phonetic last name": .name(.phoneticFamily), "family name yomi": .name(.phoneticFamily),
            "name prefix": .prefix, "name suffix": .suffix,
            "organization name": .value(ContactColumn(.organization)),
            "organization title": .value(ContactColumn(.jobTitle)),
            "organization department": .value(ContactColumn(.department)),
            "labels": .categories, "group membership": .categories,
            "photo": .value(ContactColumn(.image)),
            // Both.
            "first name": .name(.given), "middle name": .name(.additional), "last name": .name(.family),
            "nickname": .value(ContactColumn(.nickname)), "notes": .value(ContactColumn(.note)),
            "birthday": .date(ContactColumn(.birthday)),
            // Outlook.
            "title": .prefix, "suffix": .suffix,
            "company": .value(ContactColumn(.organization)), "job title": .value(ContactColumn(.jobTitle)),
            "department": .value(ContactColumn(.department)), "categories": .categories,
            "web page": .value(ContactColumn(.website)), "anniversary": .date(ContactColumn(.anniversary)),
            "e-mail address": .value(ContactColumn(.email)), "e-mail 2 address": .value(ContactColumn(.email)),
            "e-mail 3 address": .value(ContactColumn(.email)),
        ]
        let phones: [(String, Set<String>)] = [
            ("primary phone", []), ("other phone", []), ("car phone", []), ("mobile phone", ["cell"]),
            ("home phone", ["home"]), ("home phone 2", ["home"]), ("home fax", ["home", "fax"]),
            ("business phone", ["work"]), ("business phone 2", ["work"]), ("business fax", ["work", "fax"]),
            ("company main phone", ["main"]), ("other fax", ["fax"]), ("pager", ["pager"]),
        ]
        for (column, kinds) in phones { meanings[column] = .value(ContactColumn(.phone, kinds: kinds)) }
        for (word, place) in [("home", "home"), ("business", "work"), ("other", nil)] {
            for part in ContactAddresses.Part.allCases {
                for name in part.names { meanings[word + " " + name] = .address(place: place, part) }
            }
        }
        return meanings
    }()
}

/// A column of Google's that there may be several of: `phone 2 - value`.
private struct NumberedColumn {
    var kind: String
    var number: String
    var rest: String

    init?(_ column: String) {
        let halves = split(column, at: " - ")
        guard halves.count == 2, let space = halves[0].utf8.lastIndex(of: UInt8(ascii: " ")) else { return nil }
        let number = halves[0].utf8[space...].dropFirst()
        guard !number.isEmpty, number.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        kind = String(Substring(halves[0].utf8[..<space]))
        self.number = String(Substring(number))
        rest = halves[1]
    }
}

/// The addresses of a contact, whose parts stand in columns of their own.
struct ContactAddresses {
    enum Part: CaseIterable {
        case street, city, region, code, country

        /// What Outlook calls it, after the place.
        var names: [String] {
            switch self {
            case .street: ["street"]
            case .city: ["city"]
            case .region: ["state"]
            case .code: ["postal code"]
            case .country: ["country/region", "country"]
            }
        }
    }

    private var places: [(place: String?, parts: [Part: String])] = []

    mutating func set(_ part: Part, of place: String?, _ text: String) {
        if let index = places.firstIndex(where: { $0.place == place }) {
            places[index].parts[part] = text
        } else {
            places.append((place, [part: text]))
        }
    }

    /// Each in one line.
    var all: [(ContactColumn, String?)] {
        places.map { place, parts in
            let line = postalAddress([nil, nil] + Part.allCases.map { parts[$0] })
            return (ContactColumn(.address, kinds: place.map { [$0] } ?? []), line)
        }
    }
}
