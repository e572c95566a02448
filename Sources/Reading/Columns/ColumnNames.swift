import Directory
import International

/// The usual names of columns in the interface languages, by role: `Templates/strings/columns.json`.
///
/// That file maps a role to languages, and those to names, the most usual first. Identities are never in it: a number in a column called ID is
/// seldom one.
public struct ColumnNames: Sendable {
    /// The path of the file in the theme.
    public static let themePath = "strings/columns.json"

    private var roles: [String: (role: Role, rank: Int)] = [:]

    /// No names but the roles' own.
    public init() {}

    /// Reads the file; what is wrong with it is among the problems.
    public init(json bytes: [UInt8], path: String, problems: inout [Problem]) {
        guard let node = readJSON(bytes, path: path, problems: &problems), case .map(let entries) = node.content else {
            return
        }
        for entry in entries {
            guard let role = Role(named: entry.key), role != .id, case .map(let languages) = entry.value.content else {
                problems.append(.unknownSetting(entry, known: Role.allCases.map(\.rawValue)))
                continue
            }
            for language in languages {
                let names = Decoding<[String]>.list(of: .text).decode(language.value, language.key, &problems) ?? []
                for (rank, name) in names.enumerated() { add(name, for: role, rank: rank) }
            }
        }
    }

    /// The role that a column of this name usually plays, and how usual the name is: the less, the more usual.
    func role(ofColumn name: String) -> (role: Role, rank: Int)? {
        roles[Self.key(name)]
    }

    private mutating func add(_ name: String, for role: Role, rank: Int) {
        let key = Self.key(name)
        guard !key.isEmpty, roles[key].map({ rank < $0.rank }) ?? true else { return }
        roles[key] = (role, rank)
    }

    /// The letters and digits of a name, folded: `Full_Name`, `full name` and `FULL NAME*` are one, and so are 성명 and 성 명.
    static func key(_ name: String) -> String {
        let folded = name.normalized(to: .nfkcCaseFolded).unicodeScalars.filter {
            let category = $0.generalCategory
            return category.isLetter || category.isMark || category.isNumber
        }
        return String(String.UnicodeScalarView(folded))
    }
}
