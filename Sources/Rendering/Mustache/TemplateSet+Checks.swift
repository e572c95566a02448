import Directory

extension TemplateSet {
    /// Warnings for the values that templates name but that are not among these names; of a dotted name each part counts.
    func unknownValues(known names: [String]) -> [Problem] {
        let known = Set(names)
        var problems: [Problem] = []
        for use in templates.flatMap(\.uses) where use.role == .value && use.name != "." {
            let unknown = use.name.split(separator: ".").map(String.init).first { !known.contains($0) }
            guard let unknown else { continue }
            let nearest = nearestName(to: unknown, among: names)
            problems.append(Problem(use.location, .templateValueUnknown(name: unknown, nearest: nearest)))
        }
        return problems
    }

    /// Errors for calls of templates that there are not, and for templates that call themselves whatever the values.
    func linkProblems() -> [Problem] {
        let names = templates.map(\.name)
        var problems: [Problem] = []
        for use in templates.flatMap(\.uses) {
            guard case .partial = use.role, indices[use.name] == nil else { continue }
            let nearest = nearestName(to: use.name, among: names)
            problems.append(Problem(use.location, .templateUnknown(name: use.name, nearest: nearest)))
        }
        return problems + templates.indices.compactMap(endlessCall)
    }

    /// The problem that a template leads back to itself through calls that are always rendered.
    private func endlessCall(from start: Int) -> Problem? {
        var reached: Set<Int> = []
        var next = [start]
        while let template = next.popLast() {
            for use in templates[template].uses where use.role == .partial(alwaysRendered: true) {
                guard let called = indices[use.name] else { continue }
                if called == start {
                    return Problem(use.location, .templateRecursion(name: templates[start].name))
                }
                if reached.insert(called).inserted { next.append(called) }
            }
        }
        return nil
    }
}
