/// The scopes of a script: blocks, and functions with their parameters.
struct ScriptScopes {
    /// The tokens of each; outer scopes come before those within them.
    private(set) var ranges: [Range<Int>] = []
    /// The scope around each.
    private(set) var parents: [Int?] = []
    /// The innermost scope of each token.
    private(set) var innermost: [Int?] = []

    init(_ tokens: ScriptTokens) {
        ranges = tokens.all.indices.compactMap { Self.scope(at: $0, in: tokens) }
            .sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
        var open: [Int] = []
        for index in tokens.all.indices {
            while let last = open.last, ranges[last].upperBound <= index { open.removeLast() }
            while parents.count < ranges.count, ranges[parents.count].lowerBound == index {
                open.append(parents.count)
                parents.append(open.dropLast().last)
            }
            innermost.append(open.last)
        }
    }

    /// A scope and those around it, from the inside.
    func outward(from scope: Int) -> some Sequence<Int> {
        sequence(first: scope) { parents[$0] }
    }

    /// The scope that a token tells: the brace of a block, or the arrow before an expression.
    private static func scope(at index: Int, in tokens: ScriptTokens) -> Range<Int>? {
        if tokens.beginsBlock(at: index) {
            var start = index
            if tokens.isAny(of: [")"], at: index - 1) { start = tokens.all[index - 1].partner }
            if tokens.isArrow(at: index - 1) { start = tokens.all[index - 3].partner }
            return start..<tokens.all[index].partner + 1
        }
        guard tokens.isArrow(at: index), !tokens.beginsBlock(at: index + 1) else { return nil }
        var end = index + 1
        while end < tokens.all.count, tokens.all[end].kind != .closing, !tokens.isAny(of: [",", ";"], at: end) {
            end = max(end, tokens.all[end].partner) + 1
        }
        return tokens.all[index - 2].partner..<end
    }
}
