/// A reduced script whose local names are short, in which declarations that follow each other are one, and that lacks
/// semicolons and commas before a closing bracket.
///
/// A name is shortened if the script declares it in a scope, which of the name of a browser's global must be seen: nothing
/// outside knows it then. The keys of objects and patterns and what follows a dot keep their length. Scopes use the same few names again, which
/// costs least once compressed: in each those that occur most get the first names that stand in it for nothing else.
struct ShortenedScript {
    private(set) var bytes: [UInt8] = []

    init(_ script: ReducedScript) {
        let tokens = ScriptTokens(script)
        let scopes = ScriptScopes(tokens)
        var edits = Self.edits(ScriptVariables(tokens, scopes), scopes, tokens)
        for index in tokens.all.indices {
            if tokens.isSuperfluous(at: index) { edits.append((tokens.all[index].range, "")) }
            guard tokens.continuesDeclaration(at: index) else { continue }
            edits.append((tokens.all[index - 1].range.lowerBound..<tokens.all[index + 1].range.lowerBound, ","))
        }
        var position = 0
        for (range, text) in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            bytes += script.bytes[position..<range.lowerBound] + Array(text.utf8)
            position = range.upperBound
        }
        bytes += script.bytes[position...]
    }

    /// What stands in the place of each name.
    private static func edits(
        _ variables: ScriptVariables,
        _ scopes: ScriptScopes,
        _ tokens: ScriptTokens
    ) -> [(range: Range<Int>, text: String)] {
        var edits: [(range: Range<Int>, text: String)] = []
        var taken = Array(repeating: variables.known, count: scopes.ranges.count)
        for scope in scopes.ranges.indices {
            let ordered = variables.ofScopes[scope].sorted {
                ($1.uses.count, $0.uses[0].token) < ($0.uses.count, $1.uses[0].token)
            }
            for variable in ordered {
                guard let short = candidates.first(where: { !taken[scope].contains($0) }) else { continue }
                for use in variable.uses {
                    let range = tokens.all[use.token].range
                    edits.append(use.isShorthand ? (range.upperBound..<range.upperBound, ":\(short)") : (range, short))
                    for outer in scopes.outward(from: use.scope) where outer >= scope { taken[outer].insert(short) }
                }
            }
        }
        return edits
    }

    private static let candidates: [String] = {
        // Letters that words of the language have anyway come first: they cost less once compressed.
        let letters = "etnrisoalcdufpmhgbvwykxjqzSELTADMINPROCGBFHUVWKXYJQZ".map(String.init)
        return letters + letters.flatMap { first in letters.map { first + $0 } }
    }()
}

extension ScriptTokens {
    /// Whether a token is a comma or semicolon that nothing follows in its brackets: not one that stands for an empty member
    /// or statement.
    fileprivate func isSuperfluous(at index: Int) -> Bool {
        guard index > 0, all.indices.contains(index + 1), all[index + 1].kind == .closing else { return false }
        let before = all[index - 1]
        guard before.kind != .sign else { return false }
        if isAny(of: [","], at: index) { return before.kind != .opening }
        return isAny(of: [";"], at: index) && isAny(of: ["}"], at: index + 1)
            && !isAny(of: ["else", "do"], at: index - 1)
            && !isAny(of: ["for", "await", "while", "if"], at: before.partner - 1)
    }

    /// Whether a token begins a declaration right after another of its kind.
    fileprivate func continuesDeclaration(at index: Int) -> Bool {
        guard isAny(of: ["const", "let"], at: index), isAny(of: [";"], at: index - 1) else { return false }
        var before = index - 2
        while before >= 0, all[before].kind != .opening, !isAny(of: [";"], at: before) {
            if text(at: before) == text(at: index) { return true }
            before = min(before, all[before].partner) - 1
        }
        return false
    }
}
