/// What a column can be for an item, beside a field that is shown.
enum Role: String, CaseIterable, Sendable {
    case name, id, reading, section, aliases, summary, tags, url, image, body, date, updated, redirects, draft, see

    /// The names that a column has for it in every language, the first being its own.
    var names: [String] {
        switch self {
        case .name: ["name", "title"]
        case .id: ["id", "slug"]
        case .summary: ["summary", "description"]
        default: [rawValue]
        }
    }

    /// Whether several columns can play it together.
    var isJoinable: Bool {
        switch self {
        case .name, .reading, .section, .summary, .aliases, .tags, .see: true
        case .id, .url, .image, .body, .date, .updated, .redirects, .draft: false
        }
    }

    /// Whether it has several values.
    var isList: Bool {
        switch self {
        case .aliases, .tags, .see, .redirects: true
        default: false
        }
    }

    /// The role of one of these names.
    init?(named name: String) {
        guard let role = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self = role
    }
}

/// A value for some of the roles.
struct RoleMap<Value: Sendable>: Sendable {
    private var values: [Value?] = Array(repeating: nil, count: Role.allCases.count)

    subscript(role: Role) -> Value? {
        get { values[Self.position(of: role)] }
        set { values[Self.position(of: role)] = newValue }
    }

    private static func position(of role: Role) -> Int {
        switch role {
        case .name: 0
        case .id: 1
        case .reading: 2
        case .section: 3
        case .aliases: 4
        case .summary: 5
        case .tags: 6
        case .url: 7
        case .image: 8
        case .body: 9
        case .date: 10
        case .updated: 11
        case .redirects: 12
        case .draft: 13
        case .see: 14
        }
    }
}
