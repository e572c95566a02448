/// Which plural form a number takes in a language (CLDR plural rules). May be shared between threads.
public final class PluralRules: Sendable {
    /// The CLDR plural categories; every language has `other`.
    public enum Category: String, Sendable, CaseIterable {
        case zero, one, two, few, many, other
    }

    // ICU's rules are immutable.
    private nonisolated(unsafe) let handle: OpaquePointer?

    /// The rules of a language, given as a BCP 47 tag; those of no language where it has none.
    public init(language: String) {
        handle = ICU.openPluralRules(language)
    }

    deinit {
        if let handle { ICU.closePluralRules(handle) }
    }

    /// The category of a whole number.
    public func category(of number: Int) -> Category {
        handle.flatMap { ICU.pluralCategory(of: number, rules: $0) }.flatMap(Category.init) ?? .other
    }
}
