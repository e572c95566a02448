import Directory
import International

/// Puts a contact together from its properties.
struct ContactBuilder {
    private var contact: Contact
    private var name = ContactName()
    private var isGroup = false
    /// Names for the properties of a group, which may follow them.
    private var labels: [String: String] = [:]
    private var properties: [(property: ContactProperty, value: ContactValue)] = []

    init(line: Int) {
        contact = Contact(line: line)
    }

    /// Takes a property, with its value as UTF-8.
    mutating func add(_ property: ContactProperty, _ value: ContactValue) {
        if property.name == "X-ABLABEL", let group = property.group {
            labels[group] = value.text
        } else {
            properties.append((property, value))
        }
    }

    /// Takes a photo, by its address.
    mutating func addPhoto(_ address: String) {
        if contact.first(.image) == nil { contact.add(address, to: ContactColumn(.image)) }
    }

    /// The contact; nil where it is a list of contacts.
    mutating func finish() -> Contact? {
        for (property, value) in properties { take(property, value) }
        if isGroup { return nil }
        contact.takeName(name)
        return contact
    }

    private mutating func take(_ property: ContactProperty, _ value: ContactValue) {
        switch property.name {
        case "FN": name.formatted = name.formatted ?? value.text
        case "N": takeName(property, value.components)
        case "X-PHONETIC-LAST-NAME": name.phoneticFamily = value.text
        case "X-PHONETIC-MIDDLE-NAME": name.phoneticAdditional = value.text
        case "X-PHONETIC-FIRST-NAME": name.phoneticGiven = value.text
        case "SORT-STRING": name.sortText = value.text
        case "ORG": takeOrganization(value.components)
        case "TITLE": contact.add(value.text, to: ContactColumn(.jobTitle))
        case "TEL": contact.add(value.text.flatMap(telephoneNumber), to: column(.phone, property))
        case "EMAIL": contact.add(value.text, to: column(.email, property))
        case "URL": contact.add(value.text, to: column(.website, property))
        case "ADR": contact.add(postalAddress(value.components), to: column(.address, property))
        case "IMPP": contact.add(value.text, to: column(.message, property))
        case "BDAY": contact.add(value.text.map { contactDate($0, property) }, to: ContactColumn(.birthday))
        case "ANNIVERSARY", "X-ANNIVERSARY":
            contact.add(value.text.map { contactDate($0, property) }, to: ContactColumn(.anniversary))
        case "X-ABDATE" where kinds(of: property).contains("anniversary"):
            contact.add(value.text.map { contactDate($0, property) }, to: ContactColumn(.anniversary))
        case "NICKNAME": for nickname in value.list { contact.add(nickname, to: ContactColumn(.nickname)) }
        case "CATEGORIES": for category in value.list { contact.add(category, to: ContactColumn(.categories)) }
        case "RELATED", "X-ABRELATEDNAMES": contact.add(value.text, to: ContactColumn(.related))
        case "NOTE": contact.add(value.text, to: ContactColumn(.note))
        case "X-ANDROID-CUSTOM": takeAndroidValue(value.components)
        case "KIND", "X-ADDRESSBOOKSERVER-KIND": isGroup = value.text?.lowerCased() == "group"
        default: break
        }
    }

    private mutating func takeName(_ property: ContactProperty, _ parts: [String?]) {
        let parts = parts + [nil, nil, nil]
        (name.family, name.given, name.additional) = (parts[0], parts[1], parts[2])
        let sortTexts = property.values(of: "SORT-AS").compactMap(visible)
        if !sortTexts.isEmpty { name.sortText = sortTexts.joined(separator: " ") }
    }

    private mutating func takeOrganization(_ parts: [String?]) {
        contact.add(parts[0], to: ContactColumn(.organization))
        let units = parts.dropFirst().compactMap { $0 }
        if !units.isEmpty { contact.add(units.joined(separator: " "), to: ContactColumn(.department)) }
    }

    /// Android keeps nicknames in a property of its own: `vnd.android.cursor.item/nickname;NAME;1;…`.
    private mutating func takeAndroidValue(_ parts: [String?]) {
        guard parts.count > 1, parts[0] == "vnd.android.cursor.item/nickname" else { return }
        contact.add(parts[1], to: ContactColumn(.nickname))
    }

    private func column(_ field: ContactColumn.Field, _ property: ContactProperty) -> ContactColumn {
        ContactColumn(field, kinds: kinds(of: property), label: customLabel(of: property))
    }

    /// What a value is for, in the words of `TYPE`; Apple writes them as `_$!<HomeFAX>!$_`.
    private func kinds(of property: ContactProperty) -> Set<String> {
        var kinds = Set(property.types)
        if let label = property.group.flatMap({ labels[$0] }).flatMap(appleKind) {
            let known = ["home", "work", "fax", "pager", "main", "anniversary"]
            kinds.formUnion(known.filter { label.hasPrefix($0) || label.hasSuffix($0) })
            if label == "mobile" || label == "iphone" { kinds.insert("cell") }
            if label == "homepage" { kinds.remove("home") }
        }
        if !kinds.isDisjoint(with: ["iphone", "mobile", "x-mobile", "x-iphone"]) { kinds.insert("cell") }
        return kinds
    }

    /// A person's own word for what a value is for.
    private func customLabel(of property: ContactProperty) -> String? {
        if let label = property.group.flatMap({ labels[$0] }) {
            return appleKind(label) == nil ? onOneLine(label) : nil
        }
        let types = property.values(of: "TYPE")
        guard let own = types.first(where: { $0.lowerCased().hasPrefix("x-") }) else { return nil }
        let label = String(own.unicodeScalars.dropFirst(2))
        return ["mobile", "iphone", "other"].contains(label.lowerCased()) ? nil : visible(label)
    }

    /// The word within `_$!<…>!$_`, in lower case; nil where the label is a person's own.
    private func appleKind(_ label: String) -> String? {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return nil }
        return String(label.unicodeScalars.dropFirst(4).dropLast(4)).lowerCased()
    }
}

/// A number as people write it, from one or from an address such as `tel:+1-555-0100;ext=5`.
private func telephoneNumber(_ text: String) -> String? {
    guard text.lowerCased().hasPrefix("tel:") else { return text }
    let parts = split(String(text.unicodeScalars.dropFirst(4)), at: ";")
    let extensions = parts.dropFirst().filter { $0.lowerCased().hasPrefix("ext=") }
    guard let number = parts.first else { return nil }
    return extensions.reduce(number) { $0 + " ext. " + String($1.unicodeScalars.dropFirst(4)) }
}

/// An address in one line: from the country down to the house where it is written in Hangul, Han or kana, else from the
/// house up.
func postalAddress(_ parts: [String?]) -> String? {
    let parts = parts.map { $0.map { onOneLine($0) } } + Array(repeating: nil, count: 7)
    let (box, room, street, city, region, code, country) =
        (parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts[6])
    let isLargestFirst = parts.contains { part in
        part?.unicodeScalars.contains { [.hangul, .han, .hiragana, .katakana].contains($0.script) } == true
    }
    if isLargestFirst {
        let line = [country, region, city, street, room, box, code.map { "(\($0))" }].compactMap { $0 }
        return line.isEmpty ? nil : line.joined(separator: " ")
    }
    let place = [city, region, code].compactMap { $0 }.joined(separator: " ")
    let lines = [box, room, street, place.isEmpty ? nil : place, country].compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: ", ")
}

/// A date as ISO 8601 writes it; without the year where it is left out (`--0302`, or 1604 as Apple has it).
private func contactDate(_ text: String, _ property: ContactProperty) -> String {
    let day = text.utf8.prefix { $0 != UInt8(ascii: "T") && $0 != UInt8(ascii: " ") }
    let digits = day.filter { $0 != UInt8(ascii: "-") }
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return text }
    func dated(_ digits: some Swift.Collection<UInt8>) -> String {
        String(decoding: digits.prefix(2), as: UTF8.self) + "-" + String(decoding: digits.dropFirst(2), as: UTF8.self)
    }
    if day.starts(with: "--".utf8), digits.count == 4 { return dated(digits) }
    guard digits.count == 8 else { return isoDate(text) ?? text }
    let year = String(decoding: digits.prefix(4), as: UTF8.self)
    let monthAndDay = dated(digits.dropFirst(4))
    let isYearLeftOut = property.values(of: "X-APPLE-OMIT-YEAR").contains(year)
    return isYearLeftOut ? monthAndDay : isoDate(year + "-" + monthAndDay) ?? text
}
