import Directory

/// Finds which column of a table plays which role.
struct RoleRecognition {
    /// The column of each role.
    private(set) var roles = RoleMap<Int>()
    /// What was found on the way.
    private(set) var notices: [Notice.Fact] = []

    private let columns: [String]
    private let fields: [CollectionConfiguration.RoleMapping]
    private var isTaken: [Bool]

    /// Assigns roles by the setting `fields`, then by the roles' own names, then by the usual names of columns.
    ///
    /// Where `isHidden` says that a column never leaves, it plays no role. What the format knows of a column says more
    /// than its usual meaning.
    init(
        _ table: Table,
        fields: [CollectionConfiguration.RoleMapping],
        isHidden: [Bool],
        names: ColumnNames
    ) {
        columns = table.columns
        let isOwn = columns.map { table.traits[$0] != nil }
        self.fields = fields
        isTaken = isHidden
        for mapping in fields {
            if let column = columns.firstIndex(of: mapping.column), !isHidden[column] {
                roles[mapping.role] = column
            }
        }
        let joined = fields.filter(\.isJoined).flatMap(\.columns).compactMap { columns.firstIndex(of: $0.value) }
        for column in joined { isTaken[column] = true }
        for role in Role.allCases {
            if let column = roles[role] { isTaken[column] = true }
        }
        recognizeOwnNames()
        recognizeUsualNames(names, unless: isOwn)
        // They may be shown by themselves as well.
        let playing = Set(Role.allCases.compactMap { roles[$0] })
        for column in joined where !playing.contains(column) { isTaken[column] = isHidden[column] }
    }

    /// What the columns were taken for, of which these are shown.
    func summary(shown: [Column]) -> Notice.Fact {
        let taken = Role.allCases.compactMap { role in
            roles[role].map { Notice.ColumnRole(role: role.rawValue, column: columns[$0]) }
        }
        let isShown = Set(shown.map(\.key))
        let fields = columns.indices.filter { !isTaken[$0] && isShown.contains(columns[$0]) }
        return .columns(roles: taken, shown: fields.map { columns[$0] })
    }

    /// Whether every row was given one of these identities.
    func identifies(_ rows: [Row], among identities: Set<String>) -> Bool {
        rows.allSatisfy { row in
            guard let column = roles[.id], column < row.values.count else { return false }
            return row.values[column].map { identities.contains(trimmed($0.text)) } ?? false
        }
    }

    /// Whether a column plays a role or is hidden.
    func isUsed(_ column: Int) -> Bool { isTaken[column] }

    /// Gives up roles that were recognised by name where no value fits them; their columns are then shown as fields.
    ///
    /// A spreadsheet's "date" may be `Q3`; when some of its values are dates, the others are errors.
    mutating func giveUpMisfits(in table: Table) {
        giveUpBlankName(in: table)
        for (role, fits) in Self.tests {
            guard let column = roles[role], !isSet(role) else { continue }
            let values = table.rows.lazy.prefix(1000).compactMap { row in
                column < row.values.count ? row.values[column].flatMap { visible($0.text) } : nil
            }
            if values.isEmpty || values.contains(where: fits) { continue }
            roles[role] = nil
            isTaken[column] = false
            notices.append(.columnKeptAsField(column: columns[column], role: role.rawValue))
        }
    }

    /// Gives up a name that was recognised by its column's where that is blank: Outlook's `Title` is seldom filled.
    private mutating func giveUpBlankName(in table: Table) {
        guard let column = roles[.name], !isSet(.name), !table.rows.isEmpty else { return }
        let isBlank = table.rows.prefix(1000).allSatisfy { row in
            column >= row.values.count || row.values[column].flatMap { visible($0.text) } == nil
        }
        guard isBlank else { return }
        roles[.name] = nil
        isTaken[column] = false
    }

    private static let tests: [(Role, @Sendable (String) -> Bool)] = [
        (.date, { isoDate($0) != nil }), (.updated, { isoDate($0) != nil }),
        (.image, { $0.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") } }),
        (.url, { $0.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") } }),
    ]

    private func isSet(_ role: Role) -> Bool {
        fields.contains { $0.role == role && $0.column == roles[role].map { columns[$0] } }
    }

    /// Takes the first free column whose values could be names: nearly all there, nearly all different, and not all of
    /// them numbers, dates or addresses.
    ///
    /// A column that is only called `See` refers to nothing where there are no names: it may be a German list of lakes.
    mutating func chooseNameColumn(in table: Table) {
        if let column = roles[.see], !isSet(.see) {
            roles[.see] = nil
            isTaken[column] = false
        }
        let column = columns.indices.first { !isTaken[$0] && couldBeNames(table, column: $0) }
        guard let column else { return }
        roles[.name] = column
        isTaken[column] = true
        notices.append(.nameColumnChosen(columns[column]))
    }

    private mutating func recognizeOwnNames() {
        let keys = columns.map(ColumnNames.key)
        for role in Role.allCases where roles[role] == nil {
            for name in role.names where roles[role] == nil {
                if let column = keys.indices.first(where: { keys[$0] == name && !isTaken[$0] }) {
                    roles[role] = column
                    isTaken[column] = true
                }
            }
        }
    }

    private mutating func recognizeUsualNames(_ names: ColumnNames, unless isOwn: [Bool]) {
        var ranks = RoleMap<Int>()
        for column in columns.indices where !isTaken[column] && !isOwn[column] {
            guard let (role, rank) = names.role(ofColumn: columns[column]) else { continue }
            let isBetter = ranks[role].map { rank < $0 } ?? (roles[role] == nil)
            if isBetter {
                roles[role] = column
                ranks[role] = rank
            }
        }
        for role in Role.allCases where ranks[role] != nil {
            if let column = roles[role] { isTaken[column] = true }
        }
    }

    private func couldBeNames(_ table: Table, column: Int) -> Bool {
        // A thousand rows tell; nearly means nine of ten.
        let sample = table.rows.prefix(1000)
        var distinct: Set<String> = []
        var kinds = ValueKinds()
        for row in sample {
            guard column < row.values.count, let value = row.values[column], let text = visible(value.text) else {
                continue
            }
            distinct.insert(text)
            kinds.add(value)
        }
        return !distinct.isEmpty && distinct.count * 10 >= sample.count * 9 && kinds.type == .text
    }
}
