import Directory

// The settings that name columns and roles, once these are known.

extension CollectionColumns {
    /// The settings with every name in its final form: a column's key, else a role's name.
    func resolved(_ configuration: CollectionConfiguration, _ problems: inout [Problem]) -> CollectionSettings {
        var settings = configuration.settings
        switch configuration.sort?.value {
        case .field(let name, let descending)?: settings.sort = .field(canonical(name), descending: descending)
        case let sort?: settings.sort = sort
        case nil: break
        }
        switch configuration.sectionSource?.value {
        case .field(let name)?: settings.sections.by = .field(canonical(name))
        case let source?: settings.sections.by = source
        case nil: break
        }
        settings.row = configuration.row?.map { canonical($0.value) }
        settings.searchFields = configuration.searchFields?.compactMap { name in
            switch field(named: name.value) {
            case .column?, .role?: return canonical(name.value)
            default:
                report(name, in: "search.fields", &problems)
                return nil
            }
        }
        return settings
    }

    /// The fields of a row that are set, or nil where none are.
    func row(_ configuration: CollectionConfiguration, _ problems: inout [Problem]) -> [RowField]? {
        configuration.row.map { rowFields($0, in: "row", &problems) }
    }

    /// The fields that filter the list.
    func facets(_ configuration: CollectionConfiguration, _ problems: inout [Problem]) -> [RowField] {
        var seen: Set<RowField> = []
        return rowFields(configuration.facets, in: "facets", &problems).filter { seen.insert($0).inserted }
    }

    private func rowFields(_ names: [Located<String>], in setting: String, _ problems: inout [Problem]) -> [RowField] {
        names.compactMap { name in
            switch field(named: name.value) {
            case .column(let column)?: return .column(column)
            case .role(let role)?:
                if let field = RowField(role), field != .image || setting == "row" { return field }
                problems.append(Problem(name.location, .fieldNotInRow(setting: setting, name: name.value)))
            default: report(name, in: setting, &problems)
            }
            return nil
        }
    }

    private func canonical(_ name: String) -> String {
        if case .role(let role)? = field(named: name) { return role.rawValue }
        return name
    }
}

extension RowField {
    fileprivate init?(_ role: Role) {
        switch role {
        case .summary: self = .summary
        case .reading: self = .reading
        case .aliases: self = .aliases
        case .tags: self = .tags
        case .date: self = .date
        case .updated: self = .updated
        case .image: self = .image
        default: return nil
        }
    }
}
