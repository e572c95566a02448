import Directory

/// The columns of a collection: those of all its tables together.
struct CollectionColumns {
    /// The columns that are shown, in the order they are shown.
    var shown: [Column] = []
    /// The columns that are not shown and yet order or divide the items.
    private(set) var withheld: [String] = []
    /// The columns that `columns` does not name.
    private(set) var leftOut: [String] = []
    /// What the interface calls shown columns that have no label of their own, by index.
    var terms: [Int: InterfaceTerm] {
        let labelled = Set((configuration.columns ?? []).filter { $0.label != nil }.map(\.name.value))
        let pairs = shown.indices.compactMap { index -> (Int, InterfaceTerm)? in
            guard let traits = traits[shown[index].key], traits.label == nil, !labelled.contains(shown[index].key)
            else { return nil }
            return traits.term.map { (index, $0) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
    /// The shown columns of images and Markdown, which may name what is not there.
    var placed: [Int] { shown.indices.filter { shown[$0].type == .image || shown[$0].type == .markdown } }
    /// The plan of each table.
    private(set) var plans: [ColumnPlan] = []

    private let configuration: CollectionConfiguration
    /// The columns of every table with the role that each plays.
    private var roles: [String: Role] = [:]
    /// What the formats know of columns.
    private(set) var traits: [String: Table.ColumnTraits] = [:]
    /// Every column there is, in the order of the tables.
    private var all: [String] = []
    /// Those that the tables could have.
    private var possible: [String] = []

    /// Divides the columns of the tables into roles, shown ones and the rest.
    init(
        _ tables: [(head: Table, recognition: RoleRecognition)],
        configuration: CollectionConfiguration,
        _ problems: inout [Problem]
    ) {
        self.configuration = configuration
        let hidden = Set(configuration.hidden.map(\.value))
        var free: [String] = []
        for (head, recognition) in tables {
            let columns = head.columns
            traits.merge(head.traits) { first, _ in first }
            possible += head.possibleColumns
            for role in Role.allCases {
                if let column = recognition.roles[role] { roles[columns[column]] = roles[columns[column]] ?? role }
            }
            for (column, name) in columns.enumerated() {
                if !all.contains(name) { all.append(name) }
                let isFree = !recognition.isUsed(column) && !isHiddenColumn(name, hidden)
                if isFree && !free.contains(name) { free.append(name) }
            }
        }
        show(free, &problems)
        withhold(&problems)
        checkNames(&problems)
        plans = tables.map { plan($0.head.columns, $0.recognition) }
    }

    private mutating func show(_ free: [String], _ problems: inout [Problem]) {
        guard let choices = configuration.columns else {
            let joined = configuration.joinedColumns
            let listed = free.filter { traits[$0]?.isUnlisted != true && !joined.contains($0) }
            shown = listed.map { Column(key: $0, label: traits[$0]?.label ?? $0, type: traits[$0]?.type ?? .text) }
            leftOut = free.filter { traits[$0]?.isUnlisted == true }
            return
        }
        for choice in choices {
            let name = choice.name.value
            if free.contains(name) {
                if shown.contains(where: { $0.key == name }) { continue }
                let label = choice.label ?? traits[name]?.label ?? name
                shown.append(Column(key: name, label: label, type: choice.type ?? traits[name]?.type ?? .text))
            } else if roles[name] == nil && Role(named: name) == nil {
                report(choice.name, in: "columns", &problems)
            }
        }
        leftOut = free.filter { name in !shown.contains { $0.key == name } }
    }

    /// Sets apart what only `sort` and `sections.by` name.
    private mutating func withhold(_ problems: inout [Problem]) {
        if case .field(let name, _)? = configuration.sort?.value, let place = configuration.sort?.location {
            switch field(named: name) {
            case .hidden?, .leftOut?: withheld.append(name)
            case nil: report(Located(name, at: place), in: "sort", &problems)
            default: break
            }
        }
        if case .field(let name)? = configuration.sectionSource?.value,
            let place = configuration.sectionSource?.location
        {
            switch field(named: name) {
            case .leftOut? where !withheld.contains(name): withheld.append(name)
            case .hidden?, nil: report(Located(name, at: place), in: "sections.by", &problems)
            default: break
            }
        }
    }

    private func checkNames(_ problems: inout [Problem]) {
        for name in configuration.hidden where !all.contains(name.value) {
            report(name, in: "hide", &problems)
        }
        for name in configuration.filledDown where !all.contains(name.value) {
            report(name, in: "fillDown", &problems)
        }
        let hidden = Set(configuration.hidden.map(\.value))
        for mapping in configuration.fields {
            for name in mapping.columns where isHiddenColumn(name.value, hidden) || !all.contains(name.value) {
                report(name, in: "fields.\(mapping.role.rawValue)", &problems)
            }
        }
    }

    private func plan(_ columns: [String], _ recognition: RoleRecognition) -> ColumnPlan {
        var plan = ColumnPlan(roles: recognition.roles)
        for (column, name) in columns.enumerated() {
            if !recognition.isUsed(column), let target = shown.firstIndex(where: { $0.key == name }) {
                let isList = shown[target].type == .tags
                let isPlaced = placed.contains(target)
                plan.shown.append(
                    ColumnPlan.Transfer(column: column, target: target, isList: isList, isPlaced: isPlaced)
                )
            }
            if let target = withheld.firstIndex(of: name) {
                plan.withheld.append(ColumnPlan.Transfer(column: column, target: target, isList: false))
            }
        }
        return plan
    }
}

extension CollectionColumns {
    /// What a setting can name.
    enum Field {
        /// A shown column, by its index.
        case column(Int)
        case role(Role)
        /// A column that never leaves.
        case hidden
        /// A column that `columns` does not name.
        case leftOut
    }

    /// The name of the column that plays a role, else the role's own.
    func column(playing role: Role) -> String {
        all.first { roles[$0] == role } ?? role.rawValue
    }

    /// What a name stands for: a shown column, the role that a column plays, another column, else a role by its own name.
    func field(named name: String) -> Field? {
        if let column = shown.firstIndex(where: { $0.key == name }) { return .column(column) }
        if let role = roles[name] { return .role(role) }
        if leftOut.contains(name) { return .leftOut }
        if all.contains(name) { return .hidden }
        return Role(named: name).map { .role($0) }
    }

    /// Reports a name that stands for nothing that the setting can use.
    func report(_ name: Located<String>, in setting: String, _ problems: inout [Problem]) {
        // Where there are no items yet, nothing is known of their columns.
        if all.isEmpty || (possible.contains(name.value) && !all.contains(name.value)) { return }
        let fact: Fact =
            all.contains(name.value)
            ? .hiddenColumn(setting: setting, name: name.value)
            : .unknownColumn(
                setting: setting,
                name: name.value,
                nearest: nearestName(to: name.value, among: all + possible)
            )
        problems.append(Problem(name.location, fact))
    }
}

/// Whether a column never leaves: it is named by `hide`, or a key of its name begins with `_`.
func isHiddenColumn(_ name: String, _ hidden: Set<String>) -> Bool {
    // Nested keys are joined by dots.
    let keys = name.utf8.split(separator: UInt8(ascii: "."))
    return hidden.contains(name) || keys.contains { $0.first == UInt8(ascii: "_") }
}
