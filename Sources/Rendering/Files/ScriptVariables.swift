/// The variables of a script that nothing outside of it knows.
struct ScriptVariables {
    struct Variable {
        var uses: [Use]
    }

    /// A place where a variable stands.
    struct Use {
        var token: Int
        var scope: Int
        /// Whether it is the key of an object or a pattern too: `{a}`.
        var isShorthand: Bool
    }

    /// For each scope those that it declares.
    private(set) var ofScopes: [[Variable]]
    /// Names of what others know: words and globals of the language and the browser, and what stands outside of all scopes.
    private(set) var known = ScriptWords.language.union(ScriptWords.globals)

    init(_ tokens: ScriptTokens, _ scopes: ScriptScopes) {
        var uses: [String: [Use]] = [:]
        for (index, token) in tokens.all.enumerated() where token.kind == .name {
            guard let isShorthand = tokens.isShorthand(at: index) else { continue }
            let name = String(decoding: tokens.text(at: index), as: UTF8.self)
            guard let scope = scopes.innermost[index] else {
                known.insert(name)
                continue
            }
            uses[name, default: []].append(Use(token: index, scope: scope, isShorthand: isShorthand))
        }
        ofScopes = Array(repeating: [], count: scopes.ranges.count)
        for (name, uses) in uses {
            for (scope, uses) in Self.byDeclaration(uses, scopes) {
                let isDeclared = uses.contains { $0.scope == scope && tokens.isDeclared(at: $0.token) }
                if isDeclared || !known.contains(name) { ofScopes[scope].append(Variable(uses: uses)) }
            }
        }
    }

    /// The uses of a name by the scope that declares it: the outermost in which the name stands outside of inner scopes, for
    /// there its declaration stands so.
    private static func byDeclaration(_ uses: [Use], _ scopes: ScriptScopes) -> [Int: [Use]] {
        let own = Set(uses.map(\.scope))
        return Dictionary(grouping: uses) { use in
            scopes.outward(from: use.scope).reduce(use.scope) { own.contains($1) ? $1 : $0 }
        }
    }
}

extension ScriptTokens {
    /// Whether a name is surely declared where it stands, which makes it another than a global of that name.
    fileprivate func isDeclared(at index: Int) -> Bool {
        isAny(of: ["const", "let", "function"], at: index - 1) || isArrow(at: index + 2)
    }

    /// Whether a name is key and variable in one; nil where it is no variable: after a dot, or a key alone, `{a: b, c() {}}`.
    fileprivate func isShorthand(at index: Int) -> Bool? {
        let isSpread = isAny(of: ["."], at: index - 1) && isAny(of: ["."], at: index - 2)
        if isAny(of: ["."], at: index - 1), !isSpread { return nil }
        guard let bracket = all[index].bracket, isAny(of: ["{"], at: bracket), !beginsBlock(at: bracket),
            isAny(of: ["{", ",", "async", "get", "set", "*"], at: index - 1)
        else { return false }
        return isAny(of: [",", "}", "="], at: index + 1) ? true : nil
    }
}
