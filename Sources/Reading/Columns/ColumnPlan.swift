import Directory

/// What becomes of the columns of one table; made once a table, so that rows need no look-up by name.
struct ColumnPlan: Sendable {
    /// A column of the table and where its values go.
    struct Transfer: Sendable {
        var column: Int
        var target: Int
        /// Whether its cells are divided into lists.
        var isList: Bool
        /// Whether its values may name what is not there, so that their places count.
        var isPlaced = false
    }

    /// The column of each role.
    let roles: RoleMap<Int>
    /// Whether any column plays a role that most items are without.
    let hasDetails: Bool
    /// The columns that are shown, with the index of each among the collection's columns.
    var shown: [Transfer] = []
    /// The columns that only order or divide, with the index of each among the collection's withheld columns.
    var withheld: [Transfer] = []

    /// Begins with the roles alone.
    init(roles: RoleMap<Int>) {
        self.roles = roles
        let plain: [Role] = [.name, .id, .summary, .date, .draft]
        hasDetails = Role.allCases.contains { !plain.contains($0) && roles[$0] != nil }
    }
}
