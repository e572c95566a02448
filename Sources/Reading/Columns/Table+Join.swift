import Directory
import Platform

extension Table {
    /// Adds the column of a role that several columns play together: their values in the order of the setting, without those
    /// that are blank, with a space between, or with `separator` where the role has several values.
    ///
    /// A family name comes first and without a space where all parts of the name are Hangul or Han.
    mutating func addJoined(
        _ mapping: CollectionConfiguration.RoleMapping,
        separator: String,
        jobs: Int
    ) {
        let parts = mapping.columns.compactMap { column in columns.firstIndex(of: column.value) }
        guard !parts.isEmpty else { return }
        let isName = mapping.role == .name || mapping.role == .reading
        let family = isName ? parts.first { isNameOfFamilyNames(columns[$0]) } : nil
        let between = mapping.role.isList ? separator : " "
        parallelChange(&rows, jobs: jobs) { [count = columns.count] stretch, rows in
            for row in stretch {
                let texts = parts.compactMap { part -> (part: Int, text: String)? in
                    guard part < rows[row].values.count, let value = rows[row].values[part] else { return nil }
                    let text = if case .list(let texts) = value { texts.joined(separator: between) } else { value.text }
                    return visible(text).map { (part, $0) }
                }
                let isFamilyFirst =
                    texts.contains { $0.part == family } && texts.allSatisfy { isWrittenFamilyFirst($0.text) }
                let ordered =
                    texts.filter { isFamilyFirst && $0.part == family }
                    + texts.filter { !isFamilyFirst || $0.part != family }
                let joined = ordered.map(\.text).joined(separator: isFamilyFirst ? "" : between)
                let missing = count - rows[row].values.count
                if missing > 0 { rows[row].values.append(contentsOf: repeatElement(nil, count: missing)) }
                rows[row].values.append(joined.isEmpty ? nil : .text(joined))
            }
        }
        columns.append(mapping.column)
    }
}

/// Whether a column of this name holds family names.
private func isNameOfFamilyNames(_ name: String) -> Bool { familyNames.contains(ColumnNames.key(name)) }

/// The names of such columns, folded as `ColumnNames` does.
private let familyNames: Set<String> = [
    "lastname", "familyname", "surname", "성", "성씨", "姓", "姓氏", "氏", "苗字", "nachname", "familienname",
]
