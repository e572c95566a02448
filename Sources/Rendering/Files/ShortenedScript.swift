/// A reduced script whose local names are short.
///
/// The name of a variable is shortened wherever the script has it or nowhere: not if it is also a key of an object or a
/// pattern, or stands in a template or outside of all brackets, and not if a browser has a global of that name. So all of
/// them are bound within the script, and nothing outside knows them. The new name occurs nowhere else in it, so that no two
/// become one. What follows a dot is another name that keeps its length.
struct ShortenedScript {
    private(set) var bytes: [UInt8] = []

    init(_ script: ReducedScript) {
        let names = ScriptNames(script)
        let shortened = Self.shortened(names)
        var position = 0
        for name in names.all {
            guard !name.isMember, let short = shortened[name.text] else { continue }
            bytes += script.bytes[position..<name.range.lowerBound] + Array(short.utf8)
            position = name.range.upperBound
        }
        bytes += script.bytes[position...]
    }

    /// The short names by the long ones, the shortest for those that occur most.
    private static func shortened(_ names: ScriptNames) -> [String: String] {
        var counts: [String: Int] = [:]
        for name in names.all where !name.isMember && !names.fixed.contains(name.text) && name.text.utf8.count > 1 {
            counts[name.text, default: 0] += 1
        }
        let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        let taken = Set(names.all.map(\.text)).union(names.fixed)
        let free = candidates.lazy.filter { !taken.contains($0) }
        return Dictionary(uniqueKeysWithValues: zip(ordered, free).filter { $1.utf8.count < $0.utf8.count })
    }

    private static let candidates: [String] = {
        // Letters that words of the language have anyway come first: they cost less once compressed.
        let letters = "etnrisoalcdufpmhgbvwykxjqzSELTADMINPROCGBFHUVWKXYJQZ".map(String.init)
        return letters + letters.flatMap { first in letters.map { first + $0 } }
    }()
}
