/// Numbers with the digits and separators of a language: `63,681`, `1.234,50`. May be shared between threads.
public final class NumberFormat: Sendable {
    // ICU's formatter is immutable.
    private nonisolated(unsafe) let handle: OpaquePointer?

    /// The format of a language, given as a BCP 47 tag.
    public init(language: String) {
        handle = ICU.openNumberFormat(language)
    }

    deinit {
        if let handle { ICU.closeNumberFormat(handle) }
    }

    /// A whole number as text.
    public func text(of number: Int) -> String {
        handle.flatMap { ICU.format(number, format: $0) } ?? String(number)
    }

    /// A decimal number, such as `-1234.50`, as text with as many digits after the point as it has; `isGrouped` says whether
    /// thousands are divided.
    public func text(ofDecimal number: String, isGrouped: Bool) -> String {
        handle.flatMap { ICU.format(number, grouped: isGrouped, format: $0) } ?? number
    }
}
