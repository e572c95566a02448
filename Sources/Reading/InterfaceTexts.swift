import Directory

/// Reads a file of interface texts (`Templates/strings/LANGUAGE.json`): texts by key, plurals as objects by CLDR category.
///
/// Entries that are neither are left out, with an error; of keys that are not among the known ones it is warned, if any are
/// given.
public func readInterfaceTexts(
    _ bytes: [UInt8],
    path: String,
    known: Set<String>? = nil,
    problems: inout [Problem]
) -> [String: InterfaceText] {
    guard let node = readJSON(bytes, path: path, problems: &problems) else { return [:] }
    guard case .map(let entries) = node.content else {
        problems.append(Problem(node.location, .recordExpected(found: .list)))
        return [:]
    }
    var texts: [String: InterfaceText] = [:]
    for entry in entries {
        if let known, !known.contains(entry.key) {
            let nearest = nearestName(to: entry.key, among: known.sorted())
            problems.append(Problem(entry.keyLocation, .textUnknown(key: entry.key, nearest: nearest)))
        }
        if let text = interfaceText(entry.value) {
            texts[entry.key] = text
        } else {
            problems.append(Problem(entry.value.location, .malformedText(key: entry.key)))
        }
    }
    return texts
}

private func interfaceText(_ node: Node) -> InterfaceText? {
    switch node.content {
    case .text(let text): return .plain(text)
    case .map(let entries):
        var forms: [InterfaceText.Form] = []
        for entry in entries {
            guard case .text(let text) = entry.value.content,
                ["zero", "one", "two", "few", "many", "other"].contains(entry.key)
            else { return nil }
            forms.append(InterfaceText.Form(category: entry.key, text: text))
        }
        return forms.contains { $0.category == "other" } ? .plural(forms) : nil
    default: return nil
    }
}
